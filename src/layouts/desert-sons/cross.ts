/** Draws the cross of a tile set: four arms that are equal by quarter rotations, so that no seat is better off. */
import { squareName } from "../../kit/boards/places.js";
import type { Random } from "../../kit/chance/random.js";
import { drawn } from "./draw.js";
import type { Measures } from "./measures.js";

/** A field of the cross: its place, and the side of its spring, from the north clockwise. */
interface CrossField {
  readonly row: number;
  readonly column: number;
  readonly spring: number | undefined;
}

/** The cross as text, and the fields where caravans start, clockwise from the north. */
interface Cross {
  readonly cross: string;
  readonly starts: readonly string[];
}

const LEFT = 3;
const RIGHT = 1;

/** Draws the cross. */
export function drawCross({ width, springs }: Measures, random: Random): Cross {
  const middle = (width - 1) / 2;
  // The arm in the north; neither its start nor the field beside the centre has a spring.
  const places = Array.from({ length: middle - 2 }, (_, index) => index + 1);
  const wet = new Map<number, number>();
  while (wet.size < Math.min(springs, places.length)) {
    wet.set(drawn(random, places), random.below(2) === 0 ? LEFT : RIGHT);
  }
  const arm = Array.from({ length: middle }, (_, row): CrossField => {
    return { row, column: middle, spring: wet.get(row) };
  });
  const arms = [0, 1, 2, 3].map((turns) => arm.map((field) => turned(field, turns, width)));
  const centre: CrossField = { row: middle, column: middle, spring: undefined };
  const lines = [...arms, [centre]].map((fields) => fields.map(fieldText).join(" | "));
  return { cross: lines.join("\n"), starts: arms.map(([start]) => squareName(start)) };
}

/** Rotates a field about the centre by quarter turns clockwise. */
function turned(field: CrossField, turns: number, width: number): CrossField {
  if (turns === 0) return field;
  const { row, column, spring } = field;
  const next = {
    row: column,
    column: width - 1 - row,
    spring: spring === undefined ? undefined : (spring + 1) % 4,
  };
  return turned(next, turns - 1, width);
}

const SIDES = "NESW";

function fieldText({ row, column, spring }: CrossField): string {
  const name = squareName({ row, column });
  if (spring === undefined) return `${name}: DDDD`;
  const sides = [0, 1, 2, 3].map((side) => (side === spring ? "O" : "D")).join("");
  return `${name}: ${sides} ${SIDES.charAt(spring)}[]`;
}
