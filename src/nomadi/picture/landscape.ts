/** The landscape: everything on the board that stays the same during a game, drawn once. */
import type { Board } from "../model/board.js";
import type { Rules } from "../model/state.js";
import { drawDunes } from "./dunes.js";
import { drawGrid, drawSand } from "./ground.js";
import { drawPlaces } from "./places.js";
import type { Scene } from "./scene.js";
import { drawValley } from "./valley.js";

/** A landscape, and where its goal is: the squares that a game gives (rule N27), or `null` for those of the layout. */
interface Landscape {
  readonly goal: Rules["goal"];
  readonly drawing: string;
}

/** The last landscape of each board, by its valley, which all games on one board share. */
const landscapes = new WeakMap<Board["lines"], Landscape>();

/** Draws the ground with everything that is part of it. */
export function drawLandscape({ board, state }: Scene): string {
  const { goal } = state.rules;
  let landscape = landscapes.get(board.lines);
  if (landscape?.goal !== goal) {
    const drawing = [drawSand, drawDunes, drawPlaces, drawGrid, drawValley]
      .map((draw) => draw(board))
      .join("");
    landscape = { goal, drawing };
    landscapes.set(board.lines, landscape);
  }
  return landscape.drawing;
}
