/** The frame around a picture: its size, its title and its style. */
import type { GameEvent } from "../game.js";
import { rounded, tag, titled } from "./markup.js";
import type { Checked } from "./options.js";
import { type Palette, styled } from "./theme.js";

/** What a game draws: everything inside the frame. */
export interface Picture {
  /** The id of the game. */
  readonly game: string;
  /** What the picture shows, in a sentence. */
  readonly title: string;
  /** How wide it is, in the units of `body`. */
  readonly width: number;
  /** How high it is. */
  readonly height: number;
  /** The colours that only this game has. */
  readonly palette: Palette;
  /** Its CSS: declarations by selector, which is looked for inside the picture only. */
  readonly rules: Readonly<Record<string, string>>;
  /** What is drawn, as markup. */
  readonly body: string;
}

/** The whole picture as text: well-formed XML that can be a file, or stand in a page. */
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

/** What can be clicked, and what it is called. `choices` and `picked` are shown by its class. */
export function part(
  pick: string,
  title: string | undefined,
  { choices, picked }: Checked<object, GameEvent>,
  ...children: readonly string[]
): string {
  const state = picked.has(pick) ? "part picked" : choices.has(pick) ? "part choice" : "part";
  return tag("g", { "data-pick": pick, class: state }, titled(title), ...children);
}
