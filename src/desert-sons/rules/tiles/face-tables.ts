/** Tables about faces: a face is a tile in one of its rotations, or a field of the cross, and has a number. */
import { ACTIONS, type Face } from "../../model/state.js";
import { BROWN, countActions, lineOf, NO_LINE, type Shape, writeTile } from "../../model/tile.js";
import { NONE } from "../../../kit/none.js";

/** Bits for a side in the packed sides of a face. */
export const SIDE_BITS = 3;
export const SIDE_MASK = 7;
/** All bits set on all sides: any tile fits. No side of a tile has all bits set. */
export const NOTHING_ASKED = (1 << (4 * SIDE_BITS)) - 1;
/** Bits of two sides: a table has an entry for each pair. */
const PAIR_BITS = 2 * SIDE_BITS;
const PAIR_MASK = (1 << PAIR_BITS) - 1;

/** Tables by face: those of the tiles first, then those of the cross. */
export interface FaceTables {
  /** By face: the least turn of its tile that gives the same. */
  readonly leastRotation: Uint8Array;
  /** By kind: how many of its turns differ; they are the first ones. */
  readonly rotations: Uint8Array;
  /** Four for each face, those of the cross after those of the tiles: the sides. */
  readonly sides: Uint8Array;
  /** By face: the sides with a line, and those with a brown one, a bit for each. */
  readonly lines: Uint8Array;
  readonly brownLines: Uint8Array;
  /** By kind, pair of sides and the required sides there: the turns in which it has them, a bit for each; see `fittingTurns`. */
  readonly turnsWith: Uint8Array;
  /** Four for each face: which portion each side belongs to, or `NONE`. */
  readonly portionAt: Int8Array;
  /** By face: how many portions it has. */
  readonly portions: Uint8Array;
  /** Four for each face: the sides of each portion, a bit for each. */
  readonly portionSides: Uint8Array;
  /** By face, portion and action: how many action spaces; see `spaceIndex`. */
  readonly spaces: Uint8Array;
  /** Four for each face: how many action spaces each portion has. */
  readonly spaceCounts: Uint8Array;
  /** By face: the tile as it lies, as text. */
  readonly faceTexts: readonly Face[];
}

/** The index in `spaces` of an action on a portion. */
export const spaceIndex = (face: number, portion: number, action: number): number =>
  (face * 4 + portion) * ACTIONS.length + action;

/** The turns in which a tile has the required sides, a bit for each. */
export const fittingTurns = (
  { turnsWith }: Pick<FaceTables, "turnsWith">,
  kind: number,
  asked: number,
): number =>
  turnsWith[((kind * 2) << PAIR_BITS) | (asked & PAIR_MASK)] &
  turnsWith[((kind * 2 + 1) << PAIR_BITS) | (asked >> PAIR_BITS)];

/** The tables of shapes in the order of their faces, of which the first `tileFaces` are those of tiles. */
export function faceTables(shapes: readonly Shape[], tileFaces: number): FaceTables {
  const faceTexts = shapes.map(writeTile);
  const leastRotation = Uint8Array.from({ length: tileFaces }, (_, face) => {
    const first = face - (face % 4);
    return faceTexts.indexOf(faceTexts[face], first) - first;
  });
  const sidesWith = (test: (side: number) => boolean): Uint8Array =>
    Uint8Array.from(shapes, ({ sides }) =>
      sides.reduce((bits, side, place) => (test(side) ? bits | (1 << place) : bits), 0),
    );
  const tables: FaceTables = {
    faceTexts,
    leastRotation,
    rotations: Uint8Array.from(
      { length: tileFaces / 4 },
      (_, kind) => Math.max(...leastRotation.subarray(kind * 4, kind * 4 + 4)) + 1,
    ),
    sides: Uint8Array.from(shapes.flatMap(({ sides }) => sides)),
    lines: sidesWith((side) => lineOf(side) !== NO_LINE),
    brownLines: sidesWith((side) => lineOf(side) === BROWN),
    turnsWith: turnsTable(shapes, tileFaces),
    portionAt: new Int8Array(shapes.length * 4).fill(NONE),
    portions: Uint8Array.from(shapes, ({ portions }) => portions.length),
    portionSides: new Uint8Array(shapes.length * 4),
    spaces: new Uint8Array(shapes.length * 4 * ACTIONS.length),
    spaceCounts: new Uint8Array(shapes.length * 4),
  };
  for (const [face, { portions }] of shapes.entries()) {
    for (const [portion, { sides, actions }] of portions.entries()) {
      tables.portionSides[face * 4 + portion] = sides;
      for (let side = 0; side < 4; side++) {
        if ((sides & (1 << side)) !== 0) tables.portionAt[face * 4 + side] = portion;
      }
      tables.spaces.set(countActions(actions), spaceIndex(face, portion, 0));
      tables.spaceCounts[face * 4 + portion] = actions.length;
    }
  }
  return tables;
}

function turnsTable(shapes: readonly Shape[], tileFaces: number): Uint8Array {
  const has = (side: number, asked: number): boolean => asked === SIDE_MASK || asked === side;
  return Uint8Array.from({ length: (tileFaces / 2) << PAIR_BITS }, (_, index) => {
    const first = (index >> (PAIR_BITS + 1)) * 4;
    const pair = (index >> PAIR_BITS) & 1;
    let turns = 0;
    for (let turn = 0; turn < 4; turn++) {
      const { sides } = shapes[first + turn];
      const fitting =
        has(sides[pair * 2], index & SIDE_MASK) &&
        has(sides[pair * 2 + 1], (index >> SIDE_BITS) & SIDE_MASK);
      if (fitting) turns |= 1 << turn;
    }
    return turns;
  });
}
