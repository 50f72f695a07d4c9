/** Queries about pieces: the values of goods, and the tiles and rumours that are left. */
import { positionOf } from "../gate/engine.js";
import { scorePosition } from "../rules/score.js";
import { unknownRumours } from "../rules/position/chance.js";
import { NONE } from "../../kit/none.js";
import { currentPile } from "../rules/position.js";
import { isKnown, valueOf } from "../rules/earnings.js";
import { type Good, GOODS, type Score, type State, type Tile, type View } from "../model/state.js";

/**
 * Returns the value of each good with the rumours on the board (rule T33), or `null` if the viewer does not know one of its
 * rumours.
 *
 * @param state - A state or view.
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
    return isKnown(position, good) ? valueOf(position, good) : null;
  };
  const [myrrh, frankincense, salt, gems] = GOODS.map((_, good) => value(good));
  return { myrrh, frankincense, salt, gems };
}

/**
 * Returns the tiles that are left in each pile, in the order of the tile set. All players know which tiles are left, but nobody
 * knows the order in which they will be drawn.
 *
 * @param state - A state or view.
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
  const { setting, seen } = position;
  const { board, firstPile, through } = setting;
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
 * Returns the values of the rumours that the viewer does not know: those nobody has looked at, and those only others have looked
 * at.
 *
 * @param state - A state or view.
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

/** Returns the same as `score`, for pictures. */
export const standingOf = (state: State | View): Score => scorePosition(positionOf(state));

// For pictures: the places for goods of a player, by the number of camel tiles.
export { placesWith } from "../rules/earnings.js";
