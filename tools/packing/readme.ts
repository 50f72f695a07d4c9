/**
 * The README of the package. In the repository its links are relative, so that they work in every clone, fork and branch; the
 * package does not contain their targets, so there they are absolute.
 */
import { existsSync } from "node:fs";
import { fileUrl, pageOf, rawUrl, site } from "../web.js";

/** A link in Markdown or HTML: the text before its target, and the target. A link around a picture is one as well. */
const LINK =
  /(?<before>!?\[[^\][]*\]\(|\]\(|^\[[^\]]+\]: *|<(?:img|a)\b[^>]*?\b(?:src|href)=")(?<target>[^)"\s]+)/gmu;

/** Code, which contains no links. */
const CODE = /^```.*?^```|`[^`\n]+`/gmsu;

/** Returns the targets of all links of a text, in order. */
export function linksOf(text: string): string[] {
  return [...text.replace(CODE, "").matchAll(LINK)].map(({ groups }) => groups?.["target"] ?? "");
}

/** Tests whether a link works everywhere. */
export const isAbsolute = (target: string): boolean => /^(?:https:|#)/u.test(target);

/** Returns the README with absolute links. Throws if it links a missing file. */
export function packedReadme(text: string): string {
  // Code is cut out, and put back at the end.
  const code: string[] = [];
  const marked = text.replace(CODE, (block) => `\u0000${code.push(block) - 1}\u0000`);
  const linked = marked.replace(
    LINK,
    (_, before: string, target: string) =>
      before + (isAbsolute(target) ? target : absolute(target, /^(?:!|<img)/u.test(before))),
  );
  return linked
    .split("\u0000")
    .map((part, index) => (index % 2 === 1 ? (code[Number(part)] ?? "") : part))
    .join("");
}

function absolute(target: string, isPicture: boolean): string {
  const [path = "", anchor] = target.replace(/^\.\//u, "").split("#");
  if (!existsSync(path)) throw new Error(`the README links ${path}, which is not there`);
  const isGuide = path.startsWith("docs/") && path.endsWith(".md");
  const address = isPicture ? rawUrl(path) : isGuide ? site + pageOf(path) : fileUrl(path);
  return anchor === undefined ? address : `${address}#${anchor}`;
}
