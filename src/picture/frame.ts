/** The frame around a picture: its size, its title and its style. */
import type { GameEvent } from "../game.js";
import { at, rounded, tag, titled } from "./markup.js";
import { croppedTo, crosses, type PlacedBoard } from "./marks.js";
import type { Checked } from "./options.js";
import { type Palette, styled } from "./theme.js";

/** The picture of a game: everything inside the frame. */
export interface Picture {
  /** The id of the game, or the kind of picture: the class that its style is scoped to. */
  readonly game: string;
  /** A sentence that describes the picture. */
  readonly title: string;
  /** The width, in the units of `body`. */
  readonly width: number;
  /** The height. */
  readonly height: number;
  /** The colours that only this game has. */
  readonly palette: Palette;
  /** Its CSS: declarations by selector, scoped to the picture. */
  readonly rules: Readonly<Record<string, string>>;
  /** The markup. */
  readonly body: string;
  /** The spaces of the board; missing in a picture of a panel. */
  readonly board?: PlacedBoard;
}

/** The options that a frame needs: pictures without a board have neither of the last two. */
type Framing = Pick<Checked<object, GameEvent>, "theme" | "width"> &
  Partial<Pick<Checked<object, GameEvent>, "crop" | "crossed">>;

const NONE: ReadonlySet<string> = /* @__PURE__ */ new Set();

/** Returns the whole picture as text: well-formed XML for a file or a page. */
export function framed(
  { game, title, width, height, palette, rules, body, board }: Picture,
  { theme, width: pixels, crop = NONE, crossed = NONE }: Framing,
): string {
  const whole = { x: 0, y: 0, width, height };
  const shown = board === undefined ? whole : croppedTo(board, crop, whole);
  const box = [shown.x, shown.y, shown.width, shown.height].map(rounded);
  return tag(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      class: `caravanserai ${game} theme-${theme}`,
      viewBox: box.join(" "),
      width: pixels,
      height: pixels === undefined ? undefined : (pixels * shown.height) / shown.width,
      role: "img",
      "font-family": "system-ui, sans-serif",
    },
    titled(title),
    styled(game, theme, palette, rules),
    tag("rect", { width, height, style: "fill:var(--paper)", class: "paper" }),
    body,
    board === undefined ? "" : crosses(board, crossed),
  );
}

/** The room around a panel that is drawn alone, for its border. */
const EDGE = 4;

/** Returns a panel as a picture of its own size. */
export const alone = (
  width: number,
  height: number,
  panel: string,
): Pick<Picture, "width" | "height" | "body"> => ({
  width: width + 2 * EDGE,
  height: height + 2 * EDGE,
  body: at(EDGE, EDGE, 1, panel),
});

/** Wraps a part that can be clicked, with its title. Its class says whether it is in `choices` or `picked`. */
export const part = (
  pick: string,
  title: string | undefined,
  options: Checked<object, GameEvent>,
  ...children: readonly string[]
): string => wrapped(pick, title, options, {}, children);

/** Wraps a part that is small, or says too little by itself: a page shows a button with its name as well, by `data-button`. */
export const namedPart = (
  pick: string,
  title: string | undefined,
  options: Checked<object, GameEvent>,
  ...children: readonly string[]
): string => wrapped(pick, title, options, { "data-button": "" }, children);

function wrapped(
  pick: string,
  title: string | undefined,
  { choices, picked }: Checked<object, GameEvent>,
  attributes: Readonly<Record<string, string>>,
  children: readonly string[],
): string {
  const state = picked.has(pick) ? "part picked" : choices.has(pick) ? "part choice" : "part";
  return tag("g", { "data-pick": pick, ...attributes, class: state }, titled(title), ...children);
}

/** Wraps a piece that would be placed; empty if there is none. The pointer goes through it. */
export const ghostly = (...pieces: readonly string[]): string =>
  pieces.every((piece) => piece === "") ? "" : tag("g", { class: "ghost" }, ...pieces);
