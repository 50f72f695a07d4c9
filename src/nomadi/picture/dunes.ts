/** Dunes, low ridges and ripples, wherever there is room for them. */
import { rounded, tag } from "../../picture/markup.js";
import type { Board, BoardSquare } from "../model/board.js";
import { whim } from "./hand.js";
import { SIDE } from "./scene.js";

/** The offset from one square to another: to the right, and down. */
type Offset = readonly [right: number, down: number];

/** A dune needs the squares all around it. */
const AROUND: readonly Offset[] = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].map((right): Offset => [right, down]),
);

/** Draws everything on the sand of a board. It depends only on the names of the squares, so it stays the same during a game. */
export function drawDunes({ spaces }: Board): string {
  const byPlace = new Map(spaces.map((square) => [keyOf(square, 0, 0), square]));
  const free = new Set(spaces.filter(({ terrain }) => terrain === "sand"));
  /** Takes squares if all of them are free, on one side of the valley. */
  const takes = (square: BoardSquare, offsets: readonly Offset[]): boolean => {
    const room = offsets.flatMap(([right, down]) => byPlace.get(keyOf(square, right, down)) ?? []);
    const { goalSide } = square.contents;
    const isRoom =
      room.length === offsets.length &&
      room.every((one) => free.has(one) && one.contents.goalSide === goalSide);
    if (isRoom) for (const one of room) free.delete(one);
    return isRoom;
  };
  const dunes = spaces.filter((square) => whim(square.name, 1) < 0.3 && takes(square, AROUND));
  const ridges = spaces.filter(
    (square) => whim(square.name, 2) < 0.4 && takes(square, ridge(square)),
  );
  const ripples = [...free].filter(({ name }) => whim(name, 3) < 0.4);
  return (
    tag("path", { d: ridges.map(ridgeOn).join(""), class: "ridge" }) +
    tag("path", { d: dunes.map((square) => duneOn(square, SHADE)).join(""), class: "dune-shade" }) +
    tag("path", { d: dunes.map((square) => duneOn(square, LIT)).join(""), class: "dune-lit" }) +
    tag("path", { d: ripples.map(ripplesOn).join(""), class: "ripple" })
  );
}

const keyOf = ({ centre }: BoardSquare, right: number, down: number): string =>
  `${centre.x + right} ${centre.y + down}`;

/** Returns the squares that a low ridge lies on: three to seven in a row. */
const ridge = ({ name }: BoardSquare): readonly Offset[] =>
  Array.from({ length: 3 + Math.floor(5 * whim(name, 4)) }, (_, right) => [right, 0]);

/** The two sides of a dune, each as a point and two curves: the one that the sun lights, and the one in the shade. */
const LIT = "M-50 12C-28-2-14-22 8-20C2-8-20 4-50 12Z";
const SHADE = "M-50 12C-20 4 2-8 8-20C22-18 34 2 50 14C24 6-8 6-50 12Z";

/** Draws a shape at a square, of a size that depends on its name. */
function duneOn({ name, centre }: BoardSquare, shape: string): string {
  const size = 0.8 + 0.35 * whim(name, 5);
  let down = false;
  return shape.replace(/-?\d+/gu, (number) => {
    const from = down ? centre.y : centre.x;
    down = !down;
    return ` ${rounded(from * SIDE + Number(number) * size)}`;
  });
}

function ridgeOn(square: BoardSquare): string {
  const { name, centre } = square;
  const across = (ridge(square).length - 0.2) * SIDE;
  const top = rounded(across * (0.3 + 0.4 * whim(name, 6)));
  const x = rounded((centre.x - 0.4) * SIDE);
  const y = rounded((centre.y - 0.15 + 0.5 * whim(name, 7)) * SIDE);
  return `M${x} ${y}q${top}-17 ${rounded(across)} 0q-${top}-7-${rounded(across)} 0z`;
}

/** Draws one to three waves. */
function ripplesOn({ name, centre }: BoardSquare): string {
  const lines = 1 + Math.floor(whim(name, 8) * 2.6);
  const middle = centre.y * SIDE + (whim(name, 9) - 0.5) * 10;
  return Array.from({ length: lines }, (_, line) => {
    const length = 6 + 4 * whim(name, 10 + line);
    const x = rounded(centre.x * SIDE - length + (whim(name, 13 + line) - 0.5) * 12);
    const y = rounded(middle + (line - (lines - 1) / 2) * 7);
    return `M${x} ${y}q${rounded(length / 2)}-3.2 ${rounded(length)} 0t${rounded(length)} 0`;
  }).join("");
}
