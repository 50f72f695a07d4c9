/** Puts documents and modules into the chapters of the table of contents, and exports into their order. */
import { basename } from "node:path";
import {
  type Application,
  Converter,
  type DeclarationReflection,
  type DocumentReflection,
  type ProjectReflection,
  ReflectionCategory,
  ReflectionKind,
} from "typedoc";
import { CHAPTERS, FIRST_EXPORTS } from "./contents.js";

type Entry = DeclarationReflection | DocumentReflection;

const KINDS = [
  ReflectionKind.Function,
  ReflectionKind.Variable,
  ReflectionKind.Class,
  ReflectionKind.Interface,
  ReflectionKind.TypeAlias,
];

const indexIn = <Value>(list: readonly Value[], value: Value): number => {
  const index = list.indexOf(value);
  return index < 0 ? list.length : index;
};

/** Compares exports inside a category. */
export const byImportance = (one: Entry, other: Entry): number =>
  indexIn(FIRST_EXPORTS, one.name) - indexIn(FIRST_EXPORTS, other.name) ||
  indexIn(KINDS, one.kind) - indexIn(KINDS, other.kind) ||
  one.name.localeCompare(other.name, "en");

/** Returns the path of a document under `docs`, without extension, as in the table of contents. */
export function pathOf(project: ProjectReflection, document: DocumentReflection): string {
  const path = project.files.getReflectionPath(document) ?? "";
  const [, inDocs = basename(path)] = /\/docs\/(.*)\.md$/u.exec(path) ?? [];
  return inDocs;
}

/** Returns the chapters with their contents, and warns of everything that is in none. */
function chaptersOf(
  project: ProjectReflection,
  warn: (what: string) => void,
): ReflectionCategory[] {
  const left = new Map<string, Entry>();
  for (const document of project.documents ?? []) left.set(pathOf(project, document), document);
  for (const module of project.children ?? []) left.set(module.name, module);
  const chapters = CHAPTERS.map(({ title, documents = [], modules = [] }) => {
    const chapter = new ReflectionCategory(title);
    for (const name of [...documents, ...modules]) {
      const entry = left.get(name);
      if (entry === undefined) warn(`tools/pages/contents.ts names ${name}, which is not there`);
      else chapter.children.push(entry);
      left.delete(name);
    }
    return chapter;
  });
  for (const name of left.keys()) warn(`${name} is in no chapter of tools/pages/contents.ts`);
  return chapters;
}

export function arrange(app: Application): void {
  // After TypeDoc has made its own categories.
  const late = -1000;
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }) => {
      project.categories = chaptersOf(project, (what) => app.logger.warn(what));
      for (const module of project.children ?? []) {
        for (const { children } of module.categories ?? []) children.sort(byImportance);
      }
    },
    late,
  );
}
