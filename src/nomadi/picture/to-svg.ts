/** The whole picture of a game: the board, and the panels around it. */
import { alone, framed, type Picture } from "../../picture/frame.js";
import { at } from "../../picture/markup.js";
import { checkPanel, checkSvgOptions, type SvgOptions } from "../../picture/options.js";
import type { NomadiWords } from "../../words/words.js";
import { engine } from "../gate/engine.js";
import { board as boardOf } from "../frontend/board.js";
import type { MoveEvent } from "../model/events.js";
import type { State, View } from "../model/state.js";
import { ALONE, centrePanelAlone } from "./centre-panel.js";
import { drawGhost } from "./ghost.js";
import { drawLandscape } from "./landscape.js";
import { drawLastMove } from "./last-move.js";
import { placedPanels } from "./panels.js";
import { standingOf } from "../frontend/standing.js";
import { type Scene, SIDE } from "./scene.js";
import { PANEL, seatPanel } from "./seat-panel.js";
import { drawCards, drawCoordinates, drawPawns, drawSquares } from "./squares.js";
import { PALETTE, RULES } from "./palette.js";
import { pictureTitle, titlesWith } from "./titles.js";

/**
 * Returns a picture of a game as SVG, for a page or a file: the board with everything on it, the dice, the current offer, and the
 * possessions of each player. Each seat has a colour and a shape: disc, square, triangle, diamond, cross.
 *
 * Parts that can be picked have their pick in `data-pick`: squares (`space:q9`), pawns (`pawn:q9`) and dice (`die:5`; dice with
 * equal values are one part). A pawn covers its square and takes all clicks there, since no move ever picks a square with a pawn.
 * Pieces have `data-piece` (`pawn`, `card` or `die`) and `data-space` or `data-seat`, depending on where they are.
 *
 * Cards on the board are face down for every viewer until the game is over. Other cards are face up if the state or view contains
 * their value: draw a view to show a player only what they may know.
 *
 * @param state - The state or view to draw.
 * @param options - How to draw it.
 *
 * @example
 * ```ts
 * import { apply, choices, events, setup, view } from "caravanserai/nomadi";
 * import { toSvg } from "caravanserai/svg/nomadi";
 * import { nomadi } from "caravanserai/words/en";
 *
 * const before = setup({ players: 2, seed: 1 });
 * const move = { type: "place", square: "q14" } as const;
 * const state = apply(before, move);
 * const svg = toSvg(view(state, 1), {
 *   words: nomadi,
 *   names: ["Ada", "Ben"],
 *   events: events(before, move, 1),
 *   choices: choices(state, []).picks,
 * });
 * svg.startsWith("<svg "); // => true
 * svg.includes('<g data-pick="space:q15" class="part choice"><title>q15, start</title>'); // => true
 * svg.includes("<title>Ada’s pawn on q14</title>"); // => true
 * ```
 *
 * @throws `LoadError` if the value is not a state or view of this game.
 * @throws `ArgumentError` if an option is unknown or has a wrong value.
 * @category Pictures
 */
export function toSvg(
  state: State | View,
  options: SvgOptions<NomadiWords, MoveEvent> = {},
): string {
  const good = engine.trusted(state);
  const checked = checkSvgOptions(options);
  const scene: Scene = {
    state: good,
    board: boardOf(good),
    score: standingOf(good),
    options: checked,
    titles: titlesWith(checked.words, checked.names),
  };
  return framed(
    {
      game: "nomadi",
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
  const { coordinates, ghost, panels: where } = scene.options;
  const margin = coordinates ? 36 : where === "none" ? 4 : 24;
  const across = bounds.width * SIDE;
  const down = bounds.height * SIDE;
  const panels = placedPanels(scene);
  return {
    width: Math.max(across, panels.right) + 2 * margin,
    height: Math.max(down, panels.bottom) + 2 * margin,
    body:
      at(
        ...([margin - bounds.x * SIDE, margin - bounds.y * SIDE, 1] as const),
        ghost ? drawGhost(scene) : drawBoard(scene),
      ) + (ghost ? "" : at(margin, margin, 1, panels.body)),
    board: {
      spaces,
      toPicture: ({ x, y }) => ({
        x: margin + (x - bounds.x) * SIDE,
        y: margin + (y - bounds.y) * SIDE,
      }),
    },
  };
}

/** Returns the panel that is to be drawn alone, if any. */
function panelAlone(scene: Scene): Inside | undefined {
  const panel = checkPanel(scene.options.panel, scene.state.seats);
  if (panel === undefined) return undefined;
  if (panel !== "centre") return alone(PANEL.width, PANEL.height, seatPanel(scene, panel));
  return alone(ALONE.width, ALONE.height, centrePanelAlone(scene));
}

function drawBoard(scene: Scene): string {
  return [
    drawLandscape(scene),
    drawSquares(scene),
    drawCards(scene),
    drawLastMove(scene),
    drawPawns(scene),
    drawGhost(scene),
    scene.options.coordinates ? drawCoordinates(scene) : "",
  ].join("");
}
