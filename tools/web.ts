/** The URLs of the project: its repository and its documentation site, both from package.json. */
import { readFileSync } from "node:fs";
import manifest from "../package.json" with { type: "json" };

/** The documentation site, which ends with a slash. */
export const site = manifest.homepage;

/** The repository's page. */
export const repository = manifest.repository.url.replace(/^git\+/u, "").replace(/\.git$/u, "");

/** Returns the URL of a file's page in the repository. */
export const fileUrl = (path: string): string => `${repository}/blob/HEAD/${path}`;

/** Returns the URL of a file's raw content, for pictures. */
export const rawUrl = (path: string): string => `${repository}/raw/HEAD/${path}`;

/** Returns the documentation page of a guide, relative to the site: TypeDoc names it by the guide's title. */
export function pageOf(guide: string): string {
  const { title } = readGuide(guide);
  return `documents/${title.replace(/[^\w(),.+-]/gu, "_")}.html`;
}

/** Returns the title of a guide, and the text below it. */
export function readGuide(path: string): { readonly title: string; readonly text: string } {
  const source = readFileSync(path, "utf8");
  const [, header = "", text = ""] = /^---\n(.*?)^---\n(.*)$/msu.exec(source) ?? [];
  const [, title] = /^title: *"?(.*?)"?$/mu.exec(header) ?? [];
  if (title === undefined) throw new Error(`${path} has no title`);
  return { title, text: text.replace(/^\s*# .*\n/u, "").trim() };
}
