/** A picture of a game: the area, and beside or below it the panels of the players and the centre panel. */
import { framed } from "../../picture/frame.js";
import { at } from "../../picture/markup.js";
import { type Checked, checkSvgOptions, type SvgOptions } from "../../picture/options.js";
import type { DesertSonsWords } from "../../words/words.js";
import { engine } from "../gate/engine.js";
import { board } from "../frontend/board.js";
import { goodValues, standingOf } from "../frontend/reading-pieces.js";
import type { MoveEvent } from "../model/events.js";
import type { State, View } from "../model/state.js";
import { area } from "./area.js";
import { changesOf } from "./last-move.js";
import { PALETTE, RULES } from "./palette.js";
import { MARGIN, panelsOf } from "./panels.js";
import { scaleOf } from "./pieces.js";
import type { Scene } from "./scene.js";
import { NEEDED_WORDS, pictureTitle } from "./titles.js";

/** The width or height of the area, whichever is larger. */
const AREA = 1100;

/**
 * Returns a picture of a game as SVG: the area with everything on it, and panels with the pieces of the players and the supply. A
 * view shows only what its viewer may know: rumours that they have not looked at lie face down. A state shows everything, so draw
 * views for players.
 *
 * Parts that can be picked have their pick in `data-pick`, such as `space:f7`, `explorer:16` or `tile:OODD NE[F]`. Those in
 * `choices` and `picked` are marked. Rotations are shown only if they are among them, and a preview of the tile lies on its field
 * once tile, field and rotation are clear.
 *
 * @param state - The state or view to draw.
 * @param options - How to draw it.
 *
 * @example
 * ```ts
 * import { choices, setup, view } from "caravanserai/desert-sons";
 * import { toSvg } from "caravanserai/svg/desert-sons";
 * import { desertSons } from "caravanserai/words/en";
 *
 * const seen = view(setup({ players: 2, seed: 1 }), 0);
 * const picture = toSvg(seen, {
 *   words: desertSons,
 *   names: ["Anna", "Ben"],
 *   choices: choices(seen, []).picks,
 * });
 * picture.startsWith("<svg "); // => true
 * picture.includes("Anna: move the caravan or explore"); // => true
 * picture.includes('<g data-pick="space:c6" class="part choice">'); // => true
 * toSvg(seen, { theme: "sepia" as "dark" }); // throws ArgumentError
 * ```
 *
 * @throws `LoadError` if the value is not a state or view of this game.
 * @throws `ArgumentError` if an option is unknown or wrong.
 * @category Pictures
 */
export function toSvg(
  state: State | View,
  options: SvgOptions<DesertSonsWords, MoveEvent> = {},
): string {
  const checked = checkSvgOptions(options, NEEDED_WORDS);
  const scene = sceneOf(engine.trusted(state), checked);
  const { bounds } = scene.board;
  const scale = Math.max(1, Math.round(AREA / Math.max(bounds.width, bounds.height))) / 100;
  const width = bounds.width * 100 * scale;
  const height = bounds.height * 100 * scale;
  const panels = panelsOf(scene, width, height);
  const whole = {
    width: Math.max(MARGIN + width + MARGIN, panels.right),
    height: Math.max(MARGIN + height + MARGIN, panels.bottom),
  };
  const top = checked.panels === "below" ? MARGIN : (whole.height - height) / 2;
  const left = checked.panels === "below" ? (whole.width - width) / 2 : MARGIN;
  return framed(
    {
      game: "desert-sons",
      title: pictureTitle(scene),
      ...whole,
      palette: PALETTE,
      rules: RULES,
      body: at(left, top, scale, area(scene, scale)) + panels.body,
    },
    checked,
  );
}

function sceneOf(state: State | View, options: Checked<DesertSonsWords, MoveEvent>): Scene {
  return {
    state,
    board: board(state),
    options,
    words: options.words,
    changes: changesOf(options.events),
    tall: scaleOf(state.tileSet.explorers),
    score: standingOf(state),
    values: goodValues(state),
  };
}
