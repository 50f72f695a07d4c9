/**
 * Writes llms.txt next to the documentation pages: an index of the guides, the rules and the API for language models. Runs
 * after the pages are built, and fails if a page that it or the package's README links is missing.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import manifest from "../package.json" with { type: "json" };
import { entryPoints } from "./entry-points.js";
import { linksOf, packedReadme } from "./packing/readme.js";
import { fileUrl, pageOf, readGuide, repository, site } from "./web.js";

const PAGES = "docs/api";

interface Entry {
  readonly title: string;
  /** Relative to the site. */
  readonly page: string;
  /** A sentence about the page. */
  readonly about: string;
}

/** Returns the first sentence of a Markdown text, without its links. */
function firstSentence(text: string): string {
  const [paragraph = ""] = text.split(/\n\s*\n/u);
  const plain = paragraph.replace(/\[([^\]]*)\]\([^)]*\)/gu, "$1").replace(/\s+/gu, " ");
  return /^.*?[.:!?](?=\s|$)/u.exec(plain)?.[0].replace(/:$/u, ".") ?? plain;
}

const guidesIn = (folder: string): Entry[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const path = `${folder}/${name}`;
      const { title, text } = readGuide(path);
      return { title, page: pageOf(path), about: firstSentence(text) };
    });

/** Returns the pages of the entry points, as named by TypeDoc, with the first sentence of each module's comment. */
function modules(): Entry[] {
  const pages = readdirSync(`${PAGES}/modules`).map((file) => {
    const html = readFileSync(`${PAGES}/modules/${file}`, "utf8");
    const [, title = ""] = /<title>([^<|]*?) *(?:\||<)/u.exec(html) ?? [];
    return { title, page: `modules/${file}` };
  });
  return entryPoints.map(({ name, specifier, source }) => {
    const found = pages.find(({ title }) => title === specifier || title === name);
    if (found === undefined) throw new Error(`no page of ${specifier}`);
    const [, comment = ""] = /^\/\*\*(.*?)\*\//su.exec(readFileSync(source, "utf8")) ?? [];
    const text = comment.replace(/^\s*\* ?/gmu, "").trim();
    return { title: specifier, page: found.page, about: firstSentence(text) };
  });
}

const section = (heading: string, entries: readonly Entry[]): string =>
  [
    `## ${heading}\n`,
    ...entries.map(
      ({ title, page, about }) => `- [${title}](${site}${page})${about === "" ? "" : `: ${about}`}`,
    ),
    "",
  ].join("\n");

const index = [
  `# ${manifest.name}\n`,
  `> ${manifest.description}\n`,
  `Install it with \`npm install ${manifest.name}\`. Version ${manifest.version}; source: ${repository}\n`,
  section("Guides", guidesIn("docs")),
  section("Rules", guidesIn("docs/rules")),
  section("Recipes", guidesIn("docs/recipes")),
  section("API", modules()),
  `## Optional\n\n- [Changelog](${fileUrl("CHANGELOG.md")})\n`,
].join("\n");

const readme = packedReadme(readFileSync("README.md", "utf8"));
const missing = [...linksOf(index), ...linksOf(readme)]
  .filter((link) => link.startsWith(site))
  .map((link) => link.slice(site.length).replace(/#.*$/u, "") || "index.html")
  .filter((page) => !existsSync(`${PAGES}/${page}`));
if (missing.length > 0) throw new Error(`no such pages: ${[...new Set(missing)].join(", ")}`);
writeFileSync(`${PAGES}/llms.txt`, index);
console.log(`${PAGES}/llms.txt: ${linksOf(index).length} links`);
