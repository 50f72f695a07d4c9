/** The search index: documents by section, rules, exports and their members. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Application,
  Comment,
  type DeclarationReflection,
  PageEvent,
  type Reflection,
  ReflectionKind,
  RendererEvent,
  type Router,
} from "typedoc";
import type { Place } from "../../docs/site/search.js";
import { documentPlaces, WEIGHTS } from "./sections.js";

/** Returns the text of comments, without examples. */
function commentText(reflection: Reflection): string {
  const { comment } = reflection;
  if (comment === undefined) return "";
  const tags = comment.blockTags.filter(({ tag }) => tag !== "@example" && tag !== "@category");
  return [comment.summary, ...tags.map(({ content }) => content)]
    .map((parts) => Comment.combineDisplayParts(parts))
    .join(" ");
}

const plain = (markdown: string): string =>
  markdown
    .replace(/\{@link (?:[^}|]*\|)?([^}]*)\}/gu, "$1")
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/[`*]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();

/** Returns the places of an export and of its members. */
function exportPlaces(router: Router, module: string, child: DeclarationReflection): Place[] {
  if (child.kindOf(ReflectionKind.Reference)) return [];
  const signatures = child.signatures ?? [];
  const place: Place = {
    title: child.name,
    where: module,
    url: router.getFullUrl(child),
    text: plain([child, ...signatures].map(commentText).join(" ")),
    weight: child.kindOf(ReflectionKind.Function) ? WEIGHTS.function : WEIGHTS.export,
  };
  const members = (child.children ?? []).filter(
    ({ flags, inheritedFrom }) => !flags.isExternal && inheritedFrom === undefined,
  );
  return [
    place,
    ...members.map((member) => ({
      title: member.name,
      where: `${module}, ${child.name}`,
      url: router.getFullUrl(member),
      text: plain([member, ...(member.signatures ?? [])].map(commentText).join(" ")),
      weight: child.name.endsWith("Options") ? WEIGHTS.option : WEIGHTS.member,
    })),
  ];
}

/** Writes `assets/places.js`, and empties TypeDoc's own index. */
export function writePlaces(app: Application): void {
  const documents: Place[] = [];
  app.renderer.on(PageEvent.END, ({ project, model, url, contents = "" }) => {
    const chapter = project.categories?.find(({ children }) =>
      children.some((child) => child === model && child.isDocument()),
    );
    if (chapter === undefined) return;
    documents.push(...documentPlaces({ title: model.name, chapter: chapter.title, url }, contents));
  });
  app.renderer.on(RendererEvent.END, ({ project, outputDirectory }) => {
    const { router } = app.renderer;
    if (router === undefined) throw new Error("pages are written without a router");
    const modules = (project.categories ?? [])
      .flatMap(({ children }) => children)
      .filter((child): child is DeclarationReflection => child.isDeclaration());
    const places = modules.flatMap((module) => [
      {
        title: module.name,
        where: "module",
        url: router.getFullUrl(module),
        text: plain(commentText(module)),
        weight: WEIGHTS.module,
      },
      ...(module.children ?? []).flatMap((child) => exportPlaces(router, module.name, child)),
    ]);
    const assets = join(outputDirectory, "assets");
    const all = JSON.stringify([...documents, ...places]);
    writeFileSync(join(assets, "places.js"), `window.caravanseraiPlaces=${all};\n`);
    writeFileSync(join(assets, "search.js"), "// The search is in site.js.\n");
  });
}
