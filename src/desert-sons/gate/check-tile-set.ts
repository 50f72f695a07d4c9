/** Checks whether a tile set makes a good game, for authors of tile sets. */
import { checkDrawing, define } from "../../kit/boards/layouts.js";
import { NONE } from "../../kit/none.js";
import type { TileSetFinding } from "../model/findings.js";
import { ACTIONS, type Field, GOODS, type Tile } from "../model/state.js";
import { knownTileSets, type TileSet, tileSetSchema } from "../model/tile-set.js";
import { lineOf, NO_LINE } from "../model/tile.js";
import { type Board, boardOf } from "../rules/board.js";
import { spaceIndex } from "../rules/tiles/face-tables.js";

const sumOf = (numbers: Iterable<number>): number =>
  [...numbers].reduce((sum, number) => sum + number, 0);

/**
 * Checks whether a tile set makes a good game. Problems spoil games: explorers that are stronger at some seats, more tiles than fields,
 * no oases, goods that nobody can get, tiles that can never or rarely be placed. Hints say what is unusual.
 *
 * The words of each language have a sentence for each finding: `findingText` of `caravanserai/words/en`.
 *
 * @param given - The tile set to check.
 *
 * @example
 * ```ts
 * import { checkTileSet, wideDesert } from "caravanserai/desert-sons";
 *
 * checkTileSet(wideDesert); // => []
 * const [finding] = checkTileSet({ ...wideDesert, goods: 3 });
 * finding; // => { kind: "problem", code: "few-goods", spaces: [], good: "myrrh", got: 3, places: 9 }
 * ```
 *
 * @returns the problems, then the hints; an empty list for a good set.
 * @throws {@link LayoutError} if the value is not a tile set.
 * @category Tile sets
 */
export function checkTileSet(given: TileSet): readonly TileSetFinding[] {
  const set = define(knownTileSets, checkDrawing(tileSetSchema, given));
  const board = boardOf(set);
  const findings: TileSetFinding[] = [];
  const report = (finding: TileSetFinding): void => void findings.push(finding);
  const problem = { kind: "problem", spaces: [] } as const;
  const hint = { kind: "hint", spaces: [] } as const;

  const sums = set.explorers.map(sumOf);
  if (new Set(sums).size > 1) report({ ...problem, code: "heights", sums });
  const sizes = board.piles.map(sumOf);
  if (sizes.length < 2) report({ ...problem, code: "one-pile" });
  const tiles = sumOf(sizes);
  const room = board.cross.filter((face) => face === NONE).length;
  if (tiles > room) report({ ...problem, code: "little-room", got: tiles, room });
  const apart = fieldsApart(board);
  if (apart.length > 0) report({ ...problem, code: "cross-apart", spaces: apart });
  const closed = set.starts.filter((_, seat) => !leadsOut(board, board.starts[seat]));
  if (closed.length > 0) report({ ...problem, code: "closed-starts", spaces: closed });

  const places = ACTIONS.map((_, action) => spacesOf(board, action));
  const lacks = (action: number): boolean => places[action] === 0;
  if (board.desert.every((isDesert) => isDesert === 1)) {
    report({ ...problem, code: "no-oases" });
  } else {
    const goods = GOODS.filter((_, good) => lacks(good));
    if (goods.length > 0) report({ ...problem, code: "missing-goods", goods });
  }
  for (const [action, good] of GOODS.entries()) {
    if (places[action] <= set.goods + Math.ceil(set.goods / 2)) continue;
    report({ ...problem, code: "few-goods", good, got: set.goods, places: places[action] });
    break;
  }
  const unreachable = board.kinds.filter((_, kind) => !isReachable(board, kind));
  if (unreachable.length > 0) report({ ...problem, code: "unreachable", tiles: unreachable });
  const rare = rareTiles(board);
  if (rare.length > 0) report({ ...problem, code: "rare-sides", tiles: rare });

  if (Math.max(...sizes) > 2 * Math.min(...sizes)) report({ ...hint, code: "pile-sizes", sizes });
  const actions = ACTIONS.filter((_, action) => action >= GOODS.length && lacks(action));
  if (actions.length > 0) report({ ...hint, code: "missing-actions", actions });
  if (set.rumours.length === 8) report({ ...hint, code: "full-rumours" });
  return findings;
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

/** Tests whether a line leads onto a tile. */
const isReachable = (board: Board, kind: number): boolean =>
  sidesOf(board, kind).some((side) => lineOf(side) !== NO_LINE);

/** Returns the sides of a tile. */
const sidesOf = ({ sides }: Board, kind: number): number[] => [
  ...sides.subarray(kind * 16, kind * 16 + 4),
];

/** A tile rarely fits if fewer than one in this many sides of all tiles and the cross are like one of its own. */
const RARE = 10;

/** Returns the tiles whose sides are rare among all others. */
function rareTiles(board: Board): Tile[] {
  const counts = new Map<number, number>();
  const add = (face: number, times: number): void => {
    for (const side of board.sides.subarray(face * 4, face * 4 + 4)) {
      counts.set(side, (counts.get(side) ?? 0) + times);
    }
  };
  for (const pile of board.piles) for (const [kind, times] of pile.entries()) add(kind * 4, times);
  for (const face of board.cross) if (face !== NONE) add(face, 1);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return board.kinds.filter((_, kind) => {
    let like = 0;
    for (const side of new Set(sidesOf(board, kind))) like += counts.get(side) ?? 0;
    // Its own sides do not help it.
    return isReachable(board, kind) && (like - 4) * RARE < all - 4;
  });
}

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
