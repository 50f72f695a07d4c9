/** The rules by their ids: the page of each, and the exports that name it. */
import {
  Comment,
  type DeclarationReflection,
  type DocumentReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type SomeType,
} from "typedoc";
import { byImportance, pathOf } from "../arrange.js";

/** An export that names a rule. */
interface Naming {
  readonly export: DeclarationReflection;
  /** For the type of refusals: the reasons that name the rule. */
  readonly reasons: readonly string[];
}

export interface Rule {
  readonly id: string;
  readonly document: DocumentReflection;
  readonly namings: Naming[];
}

/** A row of a table on a rules page that begins with an id. */
const ROW = /^\| ([A-Z]\d+) +\|/gmu;
const ID = /\b[A-Z]\d+\b/gu;

/** Returns every rule, by its id. The ids of different games differ. */
export function rulesOf(project: ProjectReflection): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const document of project.documents ?? []) {
    if (!pathOf(project, document).startsWith("rules/")) continue;
    const text = Comment.combineDisplayParts(document.content);
    for (const [, id = ""] of text.matchAll(ROW)) rules.set(id, { id, document, namings: [] });
  }
  for (const module of project.children ?? []) {
    for (const child of module.children ?? []) {
      if (child.kindOf(ReflectionKind.Reference)) continue;
      const reasons = reasonsByRule(child.type);
      for (const id of new Set([...idsIn(child), ...reasons.keys()])) {
        rules.get(id)?.namings.push({ export: child, reasons: reasons.get(id) ?? [] });
      }
    }
  }
  for (const { namings } of rules.values()) {
    namings.sort((one, other) => byImportance(one.export, other.export));
  }
  return rules;
}

/** Returns the ids in the comments of an export and of all its parts. */
function idsIn(reflection: Reflection): Set<string> {
  const { comment } = reflection;
  const texts =
    comment === undefined
      ? []
      : [comment.summary, ...comment.blockTags.map(({ content }) => content)].map((parts) =>
          // Ids in code examples do not count.
          Comment.combineDisplayParts(parts.filter(({ kind }) => kind === "text")),
        );
  const ids = new Set(texts.join("\n").match(ID));
  reflection.traverse((part) => {
    for (const id of idsIn(part)) ids.add(id);
  });
  return ids;
}

/** Returns the reasons of a union of refusals, `Because<reason, rules>` each, by the rules that they name. */
function reasonsByRule(type: SomeType | undefined): Map<string, string[]> {
  const reasons = new Map<string, string[]>();
  const visit = (part: SomeType): void => {
    if (part.type === "union" || part.type === "intersection") part.types.forEach(visit);
    if (part.type !== "reference" || part.name !== "Because") return;
    const [reason, rules] = part.typeArguments ?? [];
    if (reason?.type !== "literal" || rules === undefined) return;
    for (const id of literalsOf(rules)) {
      reasons.set(id, [...(reasons.get(id) ?? []), String(reason.value)]);
    }
  };
  if (type !== undefined) visit(type);
  return reasons;
}

/** Returns the texts of a union of literals, also behind a name such as `MoveRule`. */
function literalsOf(type: SomeType): string[] {
  if (type.type === "literal") return typeof type.value === "string" ? [type.value] : [];
  if (type.type === "union") return type.types.flatMap(literalsOf);
  if (type.type === "reference" && type.reflection?.isDeclaration() === true) {
    return type.reflection.type === undefined ? [] : literalsOf(type.reflection.type);
  }
  return [];
}
