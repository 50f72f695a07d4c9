/** Queries of front-ends about a state or view: the contents and neighbours of spaces, and who owns what. */
import type { Seat } from "../../game.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { checkSeat } from "../../kit/input/viewer.js";
import { spaceNumber } from "../rules/board.js";
import { engine, positionOf } from "../gate/engine.js";
import type { Camel, HexContents, Owner } from "../model/board.js";
import type { Terrain } from "../model/drawing.js";
import { NONE } from "../../kit/none.js";
import { CARAVANS, EMPTY, OASIS } from "../rules/numbers.js";
import { colourOf, type Position, seatOf } from "../rules/position.js";
import { scorePosition } from "../rules/score.js";
import {
  type Caravan,
  type Colour,
  COLOURS,
  type Score,
  type Space,
  type State,
  type Territory,
  type View,
} from "../model/state.js";

/** The contents of a space in play. @category Reading a state */
export interface Contents extends HexContents {
  /** The terrain of the space. */
  readonly terrain: Exclude<Terrain, "mountain">;
}

/** The owners of all caravans, by number of the caravan. */
const OWNERS: readonly Owner[] = Array.from({ length: CARAVANS }, (_, caravan) =>
  Object.freeze({ seat: seatOf(caravan), colour: COLOURS[colourOf(caravan)] }),
);

/** A camel and a leader of each caravan, by number of the caravan. */
const CAMELS: readonly Camel[] = OWNERS.map((owner) => Object.freeze({ ...owner, leader: false }));
const LEADERS: readonly Camel[] = OWNERS.map((owner) => Object.freeze({ ...owner, leader: true }));

/**
 * Returns the contents of a space.
 *
 * @param state - A state or view.
 * @param space - The name of the space.
 *
 * @example
 * ```ts
 * import { contentsOf, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * state.oases.every((space) => contentsOf(state, space).oasis); // => true
 * state.water.every(({ space, value }) => contentsOf(state, space).water === value); // => true
 * ```
 *
 * @throws {@link ArgumentError} if the space is not in play.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function contentsOf(state: State | View, space: Space): Contents {
  const position = positionOf(state);
  const { board } = position.setting;
  const number = spaceNumber(board, space);
  // A mountain is not a space.
  const terrain = board.spaces[number].terrain as Contents["terrain"];
  return Object.freeze({ terrain, ...contentsAt(position, number) });
}

/** Returns the contents of a space of a position. */
export function contentsAt(position: Position, number: number): HexContents {
  const { occupant, water, territory, leaders } = position;
  const holds = occupant[number];
  return Object.freeze({
    camel: holds > EMPTY ? (leaders[holds] === number ? LEADERS : CAMELS)[holds] : null,
    oasis: holds === OASIS,
    water: water[number] === 0 ? null : water[number],
    territory: territory[number] === NONE ? null : OWNERS[territory[number]],
  });
}

/** Returns the same as `score`, for pictures. */
export const standingOf = (state: State | View): Score => scorePosition(positionOf(state));

/**
 * Returns the neighbours of a space that are in play, counterclockwise from the right.
 *
 * @param state - A state or view.
 * @param space - The name of the space.
 *
 * @example
 * ```ts
 * import { neighboursOf, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * state.oases.map((oasis) => neighboursOf(state, oasis).length); // => [6, 6, 6, 6, 6]
 * ```
 *
 * @throws {@link ArgumentError} if the space is not in play.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function neighboursOf(state: State | View, space: Space): readonly Space[] {
  const { board } = positionOf(state).setting;
  const number = spaceNumber(board, space);
  return [...board.ring.subarray(number * 6, number * 6 + 6)]
    .filter((beside) => beside < board.count)
    .map((beside) => board.names[beside]);
}

/**
 * Returns the caravan of a seat and colour, or `undefined` if its leader has not been placed.
 *
 * @param state - A state or view.
 * @param seat - The owner of the caravan.
 * @param colour - Its colour.
 *
 * @example
 * ```ts
 * import { apply, findCaravan, setup } from "caravanserai/through-the-desert";
 *
 * const before = setup({ players: 2, seed: 1 });
 * findCaravan(before, 0, "sky"); // => undefined
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @throws {@link ArgumentError} if there is no such seat or colour.
 * @category Reading a state
 */
export function findCaravan(state: State | View, seat: Seat, colour: Colour): Caravan | undefined {
  const good = engine.trusted(state);
  checkOwner(good, seat, colour);
  return good.caravans.find((caravan) => caravan.seat === seat && caravan.colour === colour);
}

/**
 * Returns the territories of a seat, or of one of its caravans.
 *
 * @param state - A state or view.
 * @param seat - The owner of the territories.
 * @param colour - The colour of the caravan that enclosed them.
 *
 * @example
 * ```ts
 * import { setup, territoriesOf } from "caravanserai/through-the-desert";
 *
 * territoriesOf(setup({ players: 2, seed: 1 }), 0); // => []
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @throws {@link ArgumentError} if there is no such seat or colour.
 * @category Reading a state
 */
export function territoriesOf(
  state: State | View,
  seat: Seat,
  colour?: Colour,
): readonly Territory[] {
  const good = engine.trusted(state);
  const [first] = COLOURS;
  checkOwner(good, seat, typeof colour === "undefined" ? first : colour);
  return good.territories.filter(
    (territory) => territory.seat === seat && (colour ?? territory.colour) === territory.colour,
  );
}

/** Throws unless the game has such a seat and colour. */
function checkOwner({ seats }: State | View, seat: unknown, colour: unknown): void {
  checkSeat(seat, seats.length);
  if ((COLOURS as readonly unknown[]).includes(colour)) return;
  throw new ArgumentError("colour", `expected ${COLOURS.join(", ")}, got ${quoted(colour)}`);
}
