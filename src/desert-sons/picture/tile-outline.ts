/**
 * The lines of a tile: the shores of its oases, and the roads to its sides. A tile is 100 wide, around the origin. All lines cross
 * a side at the same places and at a right angle, so that neighbouring tiles always match.
 */
import { grain } from "../../picture/grain.js";
import type { Portion } from "../model/state.js";
import { type Around, Pen, type Spot, turned } from "./pen.js";

/** A tile's width, and half of it. */
export const SIZE = 100;
export const EDGE = 50;

/** How far an oasis reaches to both sides of the middle of a side. */
const REACH = 36;

/** A tile's place on the board: its centre, and a name that determines its random details. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** Returns a number from -1 to 1 that depends only on the name of a tile and a purpose. */
export const wobble = (name: string, what: number): number => grain(name, what) * 2 - 1;

const SIDES = "NESW";

/** Returns the numbers of a portion's sides, clockwise from the north. */
export const sidesOf = (portion: Portion): number[] =>
  Array.from(portion, (side) => SIDES.indexOf(side));

/** Returns the place where the lines of a side are drawn. They are described as if it were the north side. */
const towards = ({ x, y }: Place, side: number): Around => ({ x, y, turns: side });

/**
 * Returns the shore between two sides of a portion: from the right end of a side, seen from the centre, to the left end of the side
 * that is `gap` quarter turns further. If it is `shared`, another portion lies between, which leaves less room.
 */
function shore(gap: number, inset: number, shared: boolean, name: string): readonly Spot[] {
  const end = REACH - inset;
  const soft = shared ? 0 : wobble(name, gap) * 2;
  // A shore leaves its side straight, and bends sooner if there is less room.
  const bend = shared ? 44 : 36;
  switch (gap) {
    case 1: {
      const corner = end - 1 + soft;
      return [
        [end, -42],
        [corner + 6, -corner],
        [EDGE, -end],
      ];
    }
    case 2: {
      const waist = (shared ? 4 : 25 + soft) - inset;
      return [
        [end, -bend],
        [waist, shared ? -28 : -22],
        [waist, 0],
        [waist, shared ? 28 : 22],
        [end, bend],
        [end, EDGE],
      ];
    }
    case 3: {
      const middle = (shared ? -6 : 11 + soft) - inset * 0.7;
      return [
        [end, -bend],
        [middle + 14, middle - 14],
        [middle, middle],
        [middle - 14, middle + 14],
        [-bend, end],
        [-EDGE, end],
      ];
    }
    default: {
      const depth = (shared ? 19 : 11 + soft) + inset;
      return [
        [end, -bend],
        [18, -depth],
        [0, -depth],
        [-18, -depth],
        [-end, -bend],
        [-end, -EDGE],
      ];
    }
  }
}

/** The input for the shape of a portion. */
interface Asked {
  /** Its sides. */
  readonly portion: Portion;
  /** The number of oasis sides of the tile, in all portions. */
  readonly oasisSides: number;
  readonly at: Place;
}

/** Calls a function for each side of a portion, with the shore from there to the next side. */
function alongShores(
  { portion, oasisSides, at }: Asked,
  inset: number,
  draw: (around: Around, shore: readonly Spot[], first: boolean) => void,
): void {
  const sides = sidesOf(portion);
  const shared = oasisSides > sides.length;
  for (const [index, side] of sides.entries()) {
    const gap = (sides[(index + 1) % sides.length] - side + 4) % 4 || 4;
    draw(towards(at, side), shore(gap, inset, shared, at.name), index === 0);
  }
}

/** Returns the area of a portion, as the `d` of a path; `inset` is its distance from the shores. */
export function oasisArea(asked: Asked, inset: number): string {
  const pen = new Pen();
  const end = REACH - inset;
  alongShores(asked, inset, (around, curves, first) => {
    if (first) pen.move([-end, -EDGE], around);
    pen.line([end, -EDGE], around).curve(curves, around);
  });
  return pen.close().d;
}

/** Returns the shores of a portion, as the `d` of a path, without the sides where it continues. */
export function oasisShores(asked: Asked): string {
  const pen = new Pen();
  alongShores(asked, 0, (around, curves) => {
    pen.move([REACH, -EDGE], around).curve(curves, around);
  });
  return pen.d;
}

/** Returns a road from the centre to a side, as the `d` of a path. */
export function road(side: number, at: Place): string {
  const around = towards(at, side);
  const bend = wobble(at.name, side + 7) * 6;
  const curve: readonly Spot[] = [
    [bend, -16],
    [0, -32],
    [0, -EDGE],
  ];
  return new Pen().move([0, 0], around).curve(curve, around).d;
}

/** Returns the two spots beside the road to a side. */
export const besideRoad = (side: number): readonly [Spot, Spot] => [
  turned([-20, -37], side),
  turned([20, -37], side),
];
