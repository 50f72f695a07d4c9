/** Ids of rules in HTML: as links, and as anchors of their rows. */
import { escaped, mapTexts } from "../html.js";

const ID = /\b[A-Z]\d+\b/gu;
/** Elements whose text is not changed. */
const APART = /^(?:a|pre|h[1-6]|svg|style|script)$/u;

/** Turns ids into links. Code is only linked if it is nothing but an id. */
export function linkIds(html: string, urlOf: (id: string) => string | undefined): string {
  return mapTexts(html, (text, inside) => {
    if (inside.some((name) => APART.test(name))) return text;
    if (inside.includes("code") && !/^(?:&quot;)?[A-Z]\d+(?:&quot;)?$/u.test(text)) return text;
    return text.replace(ID, (id) => {
      const url = urlOf(id);
      return url === undefined ? id : `<a href="${escaped(url)}" class="rule-link">${id}</a>`;
    });
  });
}

/** Gives the row of every rule its id as an anchor, and adds links to the exports that name it. */
export const anchorRows = (html: string, namedBy: (id: string) => string): string =>
  html.replace(
    /<tr>\s*<td>([A-Z]\d+)<\/td>\s*<td>([\s\S]*?)<\/td>\s*<\/tr>/gu,
    (_, id: string, rule: string) =>
      `<tr id="${id}" class="rule"><td><a href="#${id}">${id}</a></td><td>${rule}${namedBy(id)}</td></tr>`,
  );
