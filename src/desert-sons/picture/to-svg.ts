/** A picture of a game: the area, and beside or below it the panels of the players and the centre panel. */
import { alone, framed, type Picture } from "../../picture/frame.js";
import { at } from "../../picture/markup.js";
import {
  type Checked,
  checkPanel,
  checkSvgOptions,
  type SvgOptions,
} from "../../picture/options.js";
import type { DesertSonsWords } from "../../words/words.js";
import { engine } from "../gate/engine.js";
import { board } from "../frontend/board.js";
import { goodValues, standingOf } from "../frontend/reading-pieces.js";
import type { MoveEvent } from "../model/events.js";
import type { State, View } from "../model/state.js";
import { area } from "./area.js";
import { ASKED_HEIGHT, CENTRE_HEIGHT, centrePanelAlone } from "./centre-panel.js";
import { ghost } from "./ghost.js";
import { changesOf } from "./last-move.js";
import { PALETTE, RULES } from "./palette.js";
import { PANEL } from "./panel-parts.js";
import { MARGIN, panelsOf } from "./panels.js";
import { scaleOf } from "./pieces.js";
import type { Scene } from "./scene.js";
import { SEAT_HEIGHT, seatPanel } from "./seat-panel.js";
import { SIZE } from "./tile-outline.js";
import { NEEDED_WORDS, pictureTitle } from "./titles.js";

/** The width or height of the area, whichever is larger. */
const AREA = 1100;
/** The margin around the area alone: its frame. */
const NARROW = 20;

/**
 * Returns a picture of a game as SVG: the area with everything on it, and panels with the pieces of the players and the supply. A
 * view shows only what its viewer may know: rumours that they have not looked at lie face down. A state shows everything, so draw
 * views for players.
 *
 * Parts that can be picked have their pick in `data-pick`, such as `space:f7`, `explorer:16` or `tile:OODD NE[F]`. Those in
 * `choices` and `picked` are marked. Rotations are shown only if they are among them, and the tile lies on its field as a ghost
 * once tile, field and rotation are clear: a click on it picks the next rotation.
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
  return framed(
    {
      game: "desert-sons",
      title: pictureTitle(scene),
      palette: PALETTE,
      rules: RULES,
      ...(panelAlone(scene) ?? whole(scene)),
    },
    checked,
  );
}

/** Everything inside the frame of a picture. */
type Inside = Pick<Picture, "width" | "height" | "body" | "board">;

function whole(scene: Scene): Inside {
  const { bounds, spaces } = scene.board;
  const { panels: where, coordinates } = scene.options;
  const scale = Math.max(1, Math.round(AREA / Math.max(bounds.width, bounds.height))) / 100;
  const width = bounds.width * SIZE * scale;
  const height = bounds.height * SIZE * scale;
  const margin = where === "none" && !coordinates ? NARROW : MARGIN;
  const panels = panelsOf(scene, width, height);
  const size = {
    width: Math.max(margin + width + margin, panels.right),
    height: Math.max(margin + height + margin, panels.bottom),
  };
  const top = where === "below" ? margin : (size.height - height) / 2;
  const left = where === "below" ? (size.width - width) / 2 : margin;
  const unit = SIZE * scale;
  return {
    ...size,
    body: scene.options.ghost
      ? at(left, top, scale, ghost(scene))
      : at(left, top, scale, area(scene, scale)) + panels.body,
    board: {
      spaces,
      toPicture: ({ x, y }) => ({
        x: left + (x - bounds.x) * unit,
        y: top + (y - bounds.y) * unit,
      }),
    },
  };
}

/** Returns the panel that is to be drawn alone, if any. */
function panelAlone(scene: Scene): Inside | undefined {
  const panel = checkPanel(scene.options.panel, scene.state.seats);
  if (panel === undefined) return undefined;
  return panel === "centre"
    ? alone(PANEL, CENTRE_HEIGHT - ASKED_HEIGHT, centrePanelAlone(scene))
    : alone(PANEL, SEAT_HEIGHT, seatPanel(scene, panel));
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
