/** The ground: sand on both sides of the valley, and the grid. */
import { rounded, tag } from "../../picture/markup.js";
import { colour } from "../../picture/theme.js";
import type { Board, BoardSquare } from "../model/board.js";
import { SIDE } from "./scene.js";

/** Returns squares as one path. */
export const squaresPath = (squares: readonly BoardSquare[]): string =>
  squares
    .map(
      ({ outline: [corner] }) =>
        `M${rounded(corner.x * SIDE)} ${rounded(corner.y * SIDE)}h${SIDE}v${SIDE}h-${SIDE}z`,
    )
    .join("");

/** Draws the shadow of the board, and the sand. */
export function drawSand({ spaces }: Board): string {
  const all = squaresPath(spaces);
  const far = squaresPath(spaces.filter(({ contents }) => contents.goalSide));
  return (
    tag("path", { d: all, transform: "translate(0 5)", class: "board-shadow" }) +
    tag("path", { d: all, class: "board-edge" }) +
    tag("path", { d: all, style: `fill:${colour("sand")}` }) +
    tag("path", { d: far, style: `fill:${colour("sand-far")}` })
  );
}

/** Draws the lines between squares. */
export const drawGrid = ({ spaces }: Board): string =>
  tag("path", { d: squaresPath(spaces), class: "grid" });
