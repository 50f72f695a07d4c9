/**
 * A strict reader of the XML that pictures are made of: elements, attributes and text. What XML 1.0 calls not well-formed is
 * refused, and so is what a picture has no need of: comments, processing instructions, document types and CDATA sections.
 */

/** An element with what is inside it. */
export interface Xml {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Xml | string)[];
}

const NAME = /[A-Za-z_:][\w:.-]*/y;
const SPACE = /[ \t\r\n]+/y;
const TEXT = /[^<]+/y;
const ENTITY = /&(?:#x([\da-fA-F]+)|#(\d+)|(amp|lt|gt|quot|apos));/y;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" },
};
/** A character that XML 1.0 does not have. A pair of surrogates is one character with the flag `u`. */
const NOT_A_CHARACTER = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Reads a whole document. Throws an error that says where it is not well-formed. */
export function parseXml(text: string): Xml {
  let place = 0;

  const fail = (problem: string): never => {
    throw new Error(
      `${problem} at ${place}: ${JSON.stringify(text.slice(Math.max(0, place - 40), place + 40))}`,
    );
  };
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = place;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) place += found.length;
    return found;
  };
  const expect = (expected: string): void => {
    if (!text.startsWith(expected, place)) fail(`expected ${expected}`);
    place += expected.length;
  };
  const decoded = (raw: string): string => {
    if (raw.includes("]]>")) fail("the end of a CDATA section in a text");
    let result = "";
    for (let index = 0; index < raw.length; index++) {
      if (raw[index] !== "&") {
        result += raw.charAt(index);
        continue;
      }
      ENTITY.lastIndex = index;
      const found = ENTITY.exec(raw);
      if (found === null) return fail("an ampersand that begins no known entity");
      const [whole, hexadecimal, decimal, named] = found;
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      const character = named === undefined ? characterOf(code) : ENTITIES[named];
      if (character === undefined) return fail(`${whole} is not a character`);
      result += character;
      index += whole.length - 1;
    }
    return result;
  };

  const attribute = (attributes: Record<string, string>): void => {
    const name = take(NAME) ?? fail("expected an attribute");
    if (Object.hasOwn(attributes, name)) fail(`the attribute ${name} stands twice`);
    expect("=");
    const quote = text[place];
    if (quote !== '"' && quote !== "'") fail("expected a quotation mark");
    const end = text.indexOf(quote ?? "", place + 1);
    if (end < 0) fail("an attribute without an end");
    const raw = text.slice(place + 1, end);
    if (raw.includes("<")) fail(`a < in the attribute ${name}`);
    attributes[name] = decoded(raw);
    place = end + 1;
  };

  const element = (): Xml => {
    expect("<");
    const name = take(NAME) ?? fail("expected the name of an element");
    const attributes: Record<string, string> = {};
    for (;;) {
      const apart = take(SPACE) !== undefined;
      if (text.startsWith("/>", place)) {
        place += 2;
        return { name, attributes, children: [] };
      }
      if (text[place] === ">") break;
      if (!apart) fail("expected a space before an attribute");
      attribute(attributes);
    }
    place += 1;
    const children: (Xml | string)[] = [];
    while (!text.startsWith("</", place)) {
      if (place >= text.length) fail(`${name} is not closed`);
      const characters = take(TEXT);
      children.push(characters === undefined ? element() : decoded(characters));
    }
    expect(`</${name}`);
    take(SPACE);
    expect(">");
    return { name, attributes, children };
  };

  place = text.search(NOT_A_CHARACTER);
  if (place >= 0) fail("a character that XML does not have");
  place = 0;
  take(SPACE);
  const root = element();
  take(SPACE);
  if (place < text.length) fail("something after the end");
  return root;
}

function characterOf(code: number): string | undefined {
  if (!(code <= 0x10_ff_ff)) return undefined;
  const character = String.fromCodePoint(code);
  return NOT_A_CHARACTER.test(character) ? undefined : character;
}

/** An element and all elements inside it, in the order of the document. */
export function* elementsOf(root: Xml): Generator<Xml> {
  yield root;
  for (const child of root.children) {
    if (typeof child !== "string") yield* elementsOf(child);
  }
}

/** The elements that have an attribute. */
export const having = (root: Xml, attribute: string): readonly Xml[] =>
  [...elementsOf(root)].filter(({ attributes }) => Object.hasOwn(attributes, attribute));

/** The values of an attribute, in the order of the document. */
export const valuesOf = (root: Xml, attribute: string): readonly string[] =>
  having(root, attribute).map(({ attributes }) => attributes[attribute] ?? "");

/** All text inside an element. */
export const textOf = (root: Xml): string =>
  root.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
