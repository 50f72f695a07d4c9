/** SVG as text: elements with escaped attributes. All texts about players or layouts go through here. */

/** The value of an attribute; one that is `undefined` or `false` is left out. */
type Value = string | number | false | undefined;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * Characters that XML 1.0 can't contain, escaped or not: control characters, lone surrogates (pairs are one character with the
 * flag `u`), and the two non-characters.
 */
// eslint-disable-next-line no-control-regex -- Control characters are what this is about.
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

/** Characters that may need escaping: a fast test, since most texts are paths. */
// eslint-disable-next-line no-control-regex -- As above.
const SUSPECT = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;

/** Escapes a text for an element or an attribute. */
export const escaped = (text: string): string =>
  SUSPECT.test(text)
    ? text
        .replace(IMPOSSIBLE, "\ufffd")
        .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")
    : text;

/** Formats a number with at most two decimals, so that pictures are small and the same everywhere. */
export const rounded = (number: number): string => {
  const text = String(Math.round(number * 100) / 100);
  return text === "-0" ? "0" : text;
};

/** Returns an element. Its children are markup: escape texts from elsewhere. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  ...children: readonly string[]
): string {
  let text = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined || value === false) continue;
    text += ` ${key}="${typeof value === "number" ? rounded(value) : escaped(value)}"`;
  }
  return children.length === 0 ? `${text}/>` : `${text}>${children.join("")}</${name}>`;
}

/** Returns a `<title>`, which browsers show as a tooltip and screen readers say; empty without a text. */
export const titled = (text: string | undefined): string =>
  text === undefined || text === "" ? "" : `<title>${escaped(text)}</title>`;

/** Returns a group that is moved and scaled. */
export const at = (x: number, y: number, scale: number, ...children: readonly string[]): string =>
  tag(
    "g",
    {
      transform: `translate(${rounded(x)} ${rounded(y)})${scale === 1 ? "" : ` scale(${rounded(scale)})`}`,
    },
    ...children,
  );
