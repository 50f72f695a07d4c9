/** Checks whether a tile set makes a good game, for authors of tile sets. */
import { checkDrawing } from "../../kit/boards/layouts.js";
import { type Board, boardOf } from "../rules/board.js";
import { spaceIndex } from "../rules/tiles/face-tables.js";
import { NONE } from "../../kit/none.js";
import { ACTIONS, type Field } from "../model/state.js";
import { knownTileSets, type TileSet, tileSetSchema } from "../model/tile-set.js";
import { lineOf, NO_LINE } from "../model/tile.js";

/** A property of a good tile set that this one lacks. @category Tile sets */
export interface TileSetFlaw {
  /** The property. */
  readonly property:
    "heights" | "piles" | "room" | "connected" | "open-starts" | "goods" | "reachable" | "rumours";
  /** The problem, as a sentence. */
  readonly message: string;
  /** The fields at fault; empty if it is not about fields. */
  readonly fields: readonly Field[];
}

/**
 * Checks whether a tile set makes a good game: equally strong explorers for every seat, at least two piles of similar size, more
 * fields than tiles, a connected cross, tiles that a caravan can reach, enough goods.
 *
 * @param given - The tile set to check.
 *
 * @example
 * ```ts
 * import { checkTileSet, wideDesert } from "caravanserai/desert-sons";
 *
 * checkTileSet(wideDesert); // => []
 * checkTileSet({ ...wideDesert, goods: 3 }).map(({ property }) => property); // => ["goods"]
 * ```
 *
 * @returns the properties that the set lacks; an empty list for a good set.
 * @throws {@link LayoutError} if the value is not a tile set.
 * @category Tile sets
 */
export function checkTileSet(given: TileSet): readonly TileSetFlaw[] {
  const set = knownTileSets.define(checkDrawing(tileSetSchema, given));
  const board = boardOf(set);
  const flaws: TileSetFlaw[] = [];
  const report = (
    property: TileSetFlaw["property"],
    message: string,
    fields: readonly Field[] = [],
  ): void => {
    flaws.push({ property, message, fields });
  };
  const sums = set.explorers.map((heights) => heights.reduce((sum, height) => sum + height, 0));
  if (new Set(sums).size > 1) report("heights", `the sets add up to ${sums.join(", ")}`);
  const sizes = board.piles.map((pile) => pile.reduce((sum, count) => sum + count, 0));
  if (sizes.length < 2) report("piles", "two players leave out pile 1, and there is no other");
  if (Math.max(...sizes) > 2 * Math.min(...sizes)) {
    report("piles", `the piles have ${sizes.join(", ")} tiles`);
  }
  const tiles = sizes.reduce((sum, size) => sum + size, 0);
  const free = board.cross.filter((face) => face === NONE).length;
  if (tiles > free) report("room", `${tiles} tiles for ${free} fields`);
  const apart = fieldsApart(board);
  if (apart.length > 0) report("connected", "no lines join these fields to the first start", apart);
  const closed = set.starts.filter((_, seat) => !leadsOut(board, board.starts[seat]));
  if (closed.length > 0) report("open-starts", "no open line leaves these starts", closed);
  const spaces = ACTIONS.map((_, action) => spacesOf(board, action));
  for (const [action, name] of ACTIONS.slice(0, 4).entries()) {
    if (spaces[action] > set.goods + Math.ceil(set.goods / 2)) {
      report("goods", `${spaces[action]} spaces for ${name}, and ${set.goods} of it`);
      break;
    }
  }
  const closedKinds = board.kinds.filter((_, kind) => !isReachable(board, kind * 4));
  if (closedKinds.length > 0) {
    report("reachable", `no line leads onto ${closedKinds.join(", ")}: it can never be placed`);
  }
  if (set.rumours.length === 8) report("rumours", "with 8 rumours no slot is left free");
  return flaws;
}

/** Returns the number of spaces of an action. */
function spacesOf(board: Board, action: number): number {
  let spaces = 0;
  for (const pile of board.piles) {
    for (const [kind, count] of pile.entries()) {
      for (let portion = 0; portion < 4; portion++) {
        spaces += count * board.spaces[spaceIndex(kind * 4, portion, action)];
      }
    }
  }
  return spaces;
}

const isReachable = ({ sides }: Board, face: number): boolean =>
  [0, 1, 2, 3].some((side) => lineOf(sides[face * 4 + side]) !== NO_LINE);

/** Returns the fields of the cross that no lines connect to the first start. */
function fieldsApart({ beside, cross, names, sides, starts }: Board): Field[] {
  const reached = new Set([starts[0]]);
  for (const field of reached) {
    for (let side = 0; side < 4; side++) {
      const other = beside[field * 4 + side];
      if (other === NONE || cross[other] === NONE) continue;
      if (lineOf(sides[cross[field] * 4 + side]) !== NO_LINE) reached.add(other);
    }
  }
  return names.filter((_, field) => cross[field] !== NONE && !reached.has(field));
}

/** Tests whether an open line leaves a field of the cross. */
const leadsOut = ({ beside, cross, sides }: Board, field: number): boolean =>
  [0, 1, 2, 3].some((side) => {
    const other = beside[field * 4 + side];
    const open = other !== NONE && cross[other] === NONE;
    return open && lineOf(sides[cross[field] * 4 + side]) !== NO_LINE;
  });
