/** A little parsing and writing of HTML. */

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

/** Returns the visible text: without tags, and optionally without code blocks. */
export const textOf = (html: string): string =>
  unescaped(
    html.replace(/<(?:svg|button)[\s\S]*?<\/(?:svg|button)>/gu, "").replace(/<[^>]*>/gu, " "),
  )
    .replace(/\s+/gu, " ")
    .trim();

/** Maps texts, and leaves tags alone. The function gets the elements around a text, outermost first. */
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
