/** The little of HTML that is read and written here. */

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#039;": "'",
  "&nbsp;": " ",
};

export const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|nbsp|#0?39);/gu, (entity) => ENTITIES[entity] ?? entity);

export const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** What a reader reads: without tags, and without blocks of code if they are not wanted. */
export const textOf = (html: string): string =>
  unescaped(
    html.replace(/<(?:svg|button)[\s\S]*?<\/(?:svg|button)>/gu, "").replace(/<[^>]*>/gu, " "),
  )
    .replace(/\s+/gu, " ")
    .trim();

/** Changes texts, and leaves tags alone. The function is told inside which elements a text stands, the outermost first. */
export function mapTexts(
  html: string,
  change: (text: string, inside: readonly string[]) => string,
): string {
  const inside: string[] = [];
  return html
    .split(/(<[^>]*>)/u)
    .map((part) => {
      const [, closing, name] = /^<(\/?)([a-z][a-z0-9-]*)/u.exec(part) ?? [];
      if (name === undefined) return part === "" ? part : change(part, inside);
      if (closing === "/") inside.splice(inside.lastIndexOf(name));
      else if (!part.endsWith("/>") && !/^(?:br|hr|img|input|link|meta)$/u.test(name))
        inside.push(name);
      return part;
    })
    .join("");
}
