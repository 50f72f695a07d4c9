/** Reads the markup of a picture as a tree, so that pictures can be compared part by part. */
import { ArgumentError, quoted } from "../../kit/errors.js";

/** An element or a text of a picture. */
export interface Part {
  /** Its whole markup. */
  readonly markup: string;
  /** The name of the element; empty for a text, and `d` for one line of a path. */
  readonly name: string;
  /** What stands before its children, such as its opening tag, and after them; empty for a text. */
  readonly open: string;
  readonly close: string;
  /** Elements and texts, or the lines of a path. */
  readonly children: readonly Part[];
}

/** An opening or closing tag, or a text. Quoted values may contain anything. */
const TOKEN = /<(?:"[^"]*"|'[^']*'|[^"'<>])+>|[^<]+/gy;

/** The slash of a closing tag, and the name of an element. */
const TAG = /^<(\/?)([A-Za-z][\w:.-]*)/u;

/** What only clicks and pointers need: the names of parts, and titles apart from that of the picture. */
const DATA = / data-[\w-]+="[^"]*"/gu;
const TITLE = /<title>[^<]*<\/title>/gu;

/** The lines of a path, and what stands before and after them. */
const PATH = /^(<path (?:[^>]*? )?d=")(M[^"]*)("[^>]*>)$/u;

/** A shorter path is replaced as a whole: its lines may overlap, and look otherwise one by one. */
const LONG_PATH = 2_000;

/** An element whose end has not been met yet. */
interface Open {
  readonly name: string;
  readonly open: string;
  readonly from: number;
  readonly children: Part[];
}

/** Reads one picture, as `toSvg` draws it. Throws an `ArgumentError` that names it by `where`. */
export function readPicture(picture: unknown, where: string): Part {
  if (typeof picture !== "string") {
    throw new ArgumentError(where, `expected a picture as text, got ${quoted(picture)}`);
  }
  const refuse = (at: number): never => {
    throw new ArgumentError(where, `expected the markup of an SVG, which ends at ${at}`);
  };
  const top: Open = { name: "", open: "", from: 0, children: [] };
  const opened: Open[] = [top];
  let titles = 0;
  const text = picture.replace(DATA, "").replace(TITLE, (title) => (titles++ === 0 ? title : ""));
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const markup = TOKEN.exec(text)?.[0];
    if (markup === undefined) return refuse(from);
    const parent = opened[opened.length - 1];
    const [, closing = "", name = ""] = TAG.exec(markup) ?? [];
    if (name === "" && markup.startsWith("<")) return refuse(from);
    if (name === "") parent.children.push(leaf(markup, name));
    else if (closing === "/") {
      if (parent.name !== name) return refuse(from);
      // The first one has no name.
      const outer = opened[opened.length - 2];
      const whole = text.slice(parent.from, from + markup.length);
      const { open, children } = parent;
      outer.children.push({ markup: whole, name, open, close: markup, children });
      opened.pop();
    } else if (markup.endsWith("/>")) {
      parent.children.push(name === "path" ? pathOf(markup) : leaf(markup, name));
    } else opened.push({ name, open: markup, from, children: [] });
  }
  const root = top.children.find(({ name }) => name === "svg");
  const isAlone = top.children.every(
    (one) => one === root || (one.name === "" && one.markup.trim() === ""),
  );
  if (root === undefined || opened.length > 1 || !isAlone) return refuse(picture.length);
  return root;
}

const leaf = (markup: string, name: string): Part => ({
  ...{ markup, name, open: "", close: "" },
  children: [],
});

/** Returns a path as its lines, each of which begins somewhere: pictures draw many things with one path. */
function pathOf(markup: string): Part {
  const [, open = "", d = "", close = ""] = PATH.exec(markup) ?? [];
  const lines = d.length < LONG_PATH ? [] : d.split(/(?=M)/u);
  if (lines.length < 2) return leaf(markup, "path");
  return { markup, name: "path", open, close, children: lines.map((line) => leaf(line, "d")) };
}
