/** Questions about pieces: what goods are worth, which tiles and rumours are left, how a tile looks when it is rotated. */
import { ArgumentError, quoted } from "../../kit/errors.js";
import { LONGEST_NAME } from "../../kit/limits.js";
import { positionOf } from "../gate/engine.js";
import { unknownRumours } from "../rules/chance.js";
import { NONE } from "../rules/numbers.js";
import { currentPile, UNKNOWN } from "../rules/position.js";
import { valueOf } from "../rules/score.js";
import { type Face, type Good, GOODS, type State, type Tile, type View } from "../table/state.js";
import { readTile, rotated, writeTile } from "../table/tile.js";

/**
 * What each good is worth with the rumours on the board (rule T33), `null` where a rumour lies that the viewer does not
 * know.
 *
 * @example
 * ```ts
 * import { goodValues, setup, view } from "caravanserai/desert-sons";
 *
 * goodValues(view(setup({ players: 2, seed: 1 }), 0)); // => { myrrh: 4, frankincense: 4, salt: 4, gems: 4 }
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function goodValues(state: State | View): Readonly<Record<Good, number | null>> {
  const position = positionOf(state);
  const value = (good: number): number | null => {
    const unknown = [good * 2, good * 2 + 1].some((slot) => position.rumour[slot] === UNKNOWN);
    return unknown ? null : valueOf(position, good);
  };
  const [myrrh, frankincense, salt, gems] = GOODS.map((_, good) => value(good));
  return { myrrh, frankincense, salt, gems };
}

/**
 * The tiles that are left in each pile, in the order of the set: which they are is known to all, their order to nobody.
 *
 * @example
 * ```ts
 * import { setup, tilesLeft } from "caravanserai/desert-sons";
 *
 * const piles = tilesLeft(setup({ players: 3, seed: 1 }));
 * piles.map((tiles) => tiles.length); // => [14, 17, 17, 17, 17]
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function tilesLeft(state: State | View): readonly (readonly Tile[])[] {
  const position = positionOf(state);
  const { ground, seen } = position;
  const { board, firstPile, through } = ground;
  const current = currentPile(position);
  return board.piles.map((pile, number) => {
    if (number < firstPile || current === NONE || number < current) return [];
    return board.kinds.flatMap((tile, kind) => {
      const left = number === current ? through[number][kind] - seen[kind] : pile[kind];
      return new Array<Tile>(left).fill(tile);
    });
  });
}

/**
 * What the rumours may say that the viewer does not know: those nobody has looked at and those only others have.
 *
 * @example
 * ```ts
 * import { rumoursLeft, setup, view } from "caravanserai/desert-sons";
 *
 * rumoursLeft(view(setup({ players: 2, seed: 1 }), 0)); // => [2, 1, 1, -1, -1, -2]
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function rumoursLeft(state: State | View): readonly number[] {
  return unknownRumours(positionOf(state));
}

/**
 * The face of a tile after a number of quarter turns clockwise: for drawing it as it would lie.
 *
 * @example
 * ```ts
 * import { rotatedTile } from "caravanserai/desert-sons";
 *
 * rotatedTile("OODD N[G] E[]", 1); // => "DOOD E[G] S[]"
 * rotatedTile("OODD", 1); // throws ArgumentError
 * ```
 *
 * @throws {@link ArgumentError} if the text is not a tile, or the rotation is not a whole number.
 * @category Tile sets
 */
export function rotatedTile(tile: Tile, rotation: number): Face {
  if (typeof (tile as unknown) !== "string" || tile.length > LONGEST_NAME) {
    throw new ArgumentError("tile", `expected a tile such as "ODDD N[M]", got ${quoted(tile)}`);
  }
  const problems: string[] = [];
  const shape = readTile(tile, 0, tile.length, (place, message) => {
    problems.push(`${message} at column ${place + 1}`);
  });
  if (shape === undefined) throw new ArgumentError("tile", problems.join("; "));
  if (!Number.isInteger(rotation))
    throw new ArgumentError(
      "rotation",
      `expected a whole number of quarter turns, got ${quoted(rotation)}`,
    );
  return writeTile(rotated(shape, ((rotation % 4) + 4) % 4));
}
