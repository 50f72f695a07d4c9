/**
 * The README as the package has it. In the repository its links are relative, so that they work in every clone, fork and branch; the
 * package has none of the files they lead to, so there they are absolute.
 */
import { existsSync } from "node:fs";
import { fileUrl, pageOf, rawUrl, site } from "../web.js";

/** A link in Markdown or HTML: what stands before its target, and the target. A link around a picture is one as well. */
const LINK =
  /(?<before>!?\[[^\][]*\]\(|\]\(|^\[[^\]]+\]: *|<(?:img|a)\b[^>]*?\b(?:src|href)=")(?<target>[^)"\s]+)/gmu;

/** Code, where nothing is a link. */
const CODE = /^```.*?^```|`[^`\n]+`/gmsu;

/** The targets of all links of a text, in order. */
export function linksOf(text: string): string[] {
  return [...text.replace(CODE, "").matchAll(LINK)].map(({ groups }) => groups?.["target"] ?? "");
}

/** Whether a link works wherever it is shown. */
export const isAbsolute = (target: string): boolean => /^(?:https:|#)/u.test(target);

/** The README with absolute links. Throws when it links a file that is not there. */
export function packedReadme(text: string): string {
  // What is in code is put aside, and comes back at the end.
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
