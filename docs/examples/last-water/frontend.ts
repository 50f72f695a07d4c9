/** For front-ends: the board with everything on it, and what a person picks to make a move. */
import type { BoardPoint, MovePick } from "caravanserai/kit";
import type { Position } from "./rules.js";
import { type Board, CAMP, type Move, OASIS, SQUARES, WELLS } from "./model.js";

/** How many squares there are in a row. */
const ROW = 4;
const HALF = 0.5;

/** The track winds through three rows: to the right, back, and to the right again. */
function centreOf(place: number): BoardPoint {
  const y = Math.floor(place / ROW);
  const along = place % ROW;
  return { x: y % 2 === 0 ? along : ROW - 1 - along, y };
}

/** The corners of a square, clockwise: `y` grows downwards. */
const outlineOf = ({ x, y }: BoardPoint): BoardPoint[] => [
  { x: x - HALF, y: y - HALF },
  { x: x + HALF, y: y - HALF },
  { x: x + HALF, y: y + HALF },
  { x: x - HALF, y: y + HALF },
];

function terrainOf(place: number): Board["spaces"][number]["terrain"] {
  if (place === CAMP) return "camp";
  if (place === OASIS) return "oasis";
  return WELLS.some(([well]) => well === place) ? "well" : "sand";
}

/** Every square, with its place and what is on it. */
export const board = ({ travellers, wells }: Position): Board => ({
  bounds: { x: -HALF, y: -HALF, width: ROW, height: SQUARES.length / ROW },
  spaces: SQUARES.map((name, place) => ({
    name,
    centre: centreOf(place),
    outline: outlineOf(centreOf(place)),
    terrain: terrainOf(place),
    contents: {
      camels: [...travellers.keys()].filter((seat) => travellers[seat]?.place === place),
      water: wells.get(place) ?? 0,
    },
  })),
  lines: [],
});

/** One pick makes a move: a die, or the card. */
export const picks = (_position: Position, move: Move): readonly MovePick[] =>
  move.type === "die" ? [`die:${move.die}`] : ["action:card"];
