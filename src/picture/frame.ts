/** The frame around a picture: its size, its title and its style. */
import type { GameEvent } from "../game.js";
import { rounded, tag, titled } from "./markup.js";
import type { Checked } from "./options.js";
import { type Palette, styled } from "./theme.js";

/** The picture of a game: everything inside the frame. */
export interface Picture {
  /** The id of the game. */
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
}

/** Returns the whole picture as text: well-formed XML for a file or a page. */
export function framed(
  { game, title, width, height, palette, rules, body }: Picture,
  { theme, width: pixels }: Checked<object, GameEvent>,
): string {
  return tag(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      class: `caravanserai ${game} theme-${theme}`,
      viewBox: `0 0 ${rounded(width)} ${rounded(height)}`,
      width: pixels,
      height: pixels === undefined ? undefined : (pixels * height) / width,
      role: "img",
      "font-family": "system-ui, sans-serif",
    },
    titled(title),
    styled(game, theme, palette, rules),
    tag("rect", { width, height, style: "fill:var(--paper)", class: "paper" }),
    body,
  );
}

/** Wraps a part that can be clicked, with its title. Its class says whether it is in `choices` or `picked`. */
export function part(
  pick: string,
  title: string | undefined,
  { choices, picked }: Checked<object, GameEvent>,
  ...children: readonly string[]
): string {
  const state = picked.has(pick) ? "part picked" : choices.has(pick) ? "part choice" : "part";
  return tag("g", { "data-pick": pick, class: state }, titled(title), ...children);
}
