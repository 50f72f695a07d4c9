/** The parts of the board that can be clicked: squares and pawns. Also the cards on it. */
import { part } from "../../picture/frame.js";
import { at, escaped, rounded, tag } from "../../picture/markup.js";
import type { BoardSquare } from "../model/board.js";
import { whim } from "./hand.js";
import { card, pawn } from "./pieces.js";
import { type Scene, SIDE } from "./scene.js";

/** The inset of the mark of a choice in its square. */
const INSET = 2;

const hit = ({ centre }: BoardSquare): string =>
  tag("rect", {
    x: centre.x * SIDE - SIDE / 2 + INSET,
    y: centre.y * SIDE - SIDE / 2 + INSET,
    width: SIDE - 2 * INSET,
    height: SIDE - 2 * INSET,
    rx: 5,
    class: "hit",
  });

/** Draws the mark of a square that can be picked: a dot, or a rim around the card that lies there. */
const mark = ({ centre, contents }: BoardSquare): string =>
  tag("circle", {
    cx: centre.x * SIDE,
    cy: centre.y * SIDE,
    ...(contents.card === null ? { r: 5, class: "dot" } : { r: 17, class: "rim" }),
  });

/** Draws every square as a part to click. A pawn covers its square: see {@link drawPawns}. */
export const drawSquares = ({ board, options, titles }: Scene): string =>
  board.spaces
    .map((square) => {
      const { name, terrain, contents } = square;
      if (name === null) return "";
      const title = titles.text((words) =>
        [
          name,
          words.terrain[terrain],
          ...(contents.card === null ? [] : [words.picture.card(null)]),
        ].join(", "),
      );
      const choice = options.choices.has(`space:${name}`) ? mark(square) : "";
      return part(`space:${name}`, title ?? name, options, hit(square), choice);
    })
    .join("");

/** Draws the cards on the board, face down. Once the game is over they are face up, as in views. */
export const drawCards = ({ board, state }: Scene): string =>
  board.spaces
    .map(({ name, centre, contents }) => {
      if (name === null || contents.card === null) return "";
      return tag(
        "g",
        {
          "data-piece": "card",
          "data-space": name,
          class: "piece",
          transform: `translate(${rounded(centre.x * SIDE)} ${rounded(centre.y * SIDE)}) rotate(${rounded((whim(name, 50) - 0.5) * 14)})`,
        },
        card(state.over ? contents.card.value : null),
      );
    })
    .join("");

/**
 * Draws every pawn as a part to click. It takes all clicks on its square, since no legal move ever picks a square with a pawn.
 */
export const drawPawns = ({ board, options, titles }: Scene): string =>
  board.spaces
    .map((square) => {
      const { name, centre, contents } = square;
      const seat = contents.pawn;
      if (name === null || seat === null) return "";
      const title = titles.text((words) => words.picture.pawn(titles.nameOf(seat), name));
      const figure = tag(
        "g",
        { "data-piece": "pawn", "data-space": name, "data-seat": seat, class: "piece" },
        at(centre.x * SIDE, centre.y * SIDE, 1, pawn(seat)),
      );
      const rim = options.choices.has(`pawn:${name}`)
        ? tag("ellipse", {
            cx: centre.x * SIDE,
            cy: centre.y * SIDE + 8,
            rx: 17,
            ry: 11,
            class: "rim",
          })
        : "";
      return part(`pawn:${name}`, title ?? name, options, hit(square), rim, figure);
    })
    .join("");

/** Draws the names of rows and columns along the edges. */
export function drawCoordinates({ board }: Scene): string {
  const { bounds, spaces } = board;
  const rows = new Map<number, string>();
  const columns = new Map<number, string>();
  for (const { name, centre } of spaces) {
    const [, row = "", column = ""] = /^(\D+)(\d+)$/u.exec(name ?? "") ?? [];
    rows.set(centre.y, row);
    columns.set(centre.x, column);
  }
  const label = (x: number, y: number, text: string): string =>
    tag("text", { x: x * SIDE, y: y * SIDE + 4, class: "coordinate" }, escaped(text));
  return (
    [...rows].map(([y, text]) => label(bounds.x - 0.36, y, text)).join("") +
    [...columns].map(([x, text]) => label(x, bounds.y - 0.36, text)).join("")
  );
}
