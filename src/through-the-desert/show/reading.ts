/** What a front-end asks about a state or view: what is on a space, where the hexes are, who owns what. */
import type { Seat } from "../../game.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { checkSeat } from "../../kit/viewer.js";
import { spaceName, spaceNumber } from "../rules/board.js";
import { engine, positionOf } from "../gate/engine.js";
import { readHexes, type Terrain } from "../table/drawing.js";
import { EMPTY, NONE, OASIS } from "../rules/numbers.js";
import { colourOf, type Position, seatOf } from "../rules/position.js";
import {
  type Caravan,
  type Colour,
  COLOURS,
  type Space,
  type State,
  type Territory,
  type View,
} from "../table/state.js";

/** Who owns a camel or a territory: a seat and the colour of its caravan. @category Reading a state */
export interface Owner {
  /** The seat. */
  readonly seat: Seat;
  /** The colour. */
  readonly colour: Colour;
}

/** A camel on the board. @category Reading a state */
export interface Camel extends Owner {
  /** Whether a rider sits on it. */
  readonly leader: boolean;
}

/** What is on a space. @category Reading a state */
export interface Contents {
  /** What the space is printed with. */
  readonly terrain: Exclude<Terrain, "mountain">;
  /** The camel on it, or `null`. */
  readonly camel: Camel | null;
  /** Whether it is an oasis, which is a space with a palm. */
  readonly oasis: boolean;
  /** The value of the water token on it, or `null`. */
  readonly water: number | null;
  /** The caravan that encloses it, or `null`. */
  readonly territory: Owner | null;
}

/** A hex of the board and where to draw it. @category Reading a state */
export interface BoardHex {
  /** Its name if it is a space in play, or `null`. */
  readonly space: Space | null;
  /** What it is printed with. */
  readonly terrain: Terrain;
  /** Whether it lies in the section that 2 and 3 players leave out. */
  readonly section: boolean;
  /** Its row from 0, top to bottom. */
  readonly row: number;
  /** Its column from 0: a hex is two columns wide, so shifted rows have columns of the other parity. */
  readonly column: number;
  /** Where its centre is, left to right, in units of a hex's side, for hexes with a corner on top. */
  readonly x: number;
  /** Where its centre is, top to bottom, in the same units. */
  readonly y: number;
}

const ownerOf = (caravan: number): Owner => ({
  seat: seatOf(caravan),
  colour: COLOURS[colourOf(caravan)],
});

/**
 * What is on a space.
 *
 * @example
 * ```ts
 * import { contentsOf, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * contentsOf(state, state.oases[0]).oasis; // => true
 * contentsOf(state, state.water[0].space).water === state.water[0].value; // => true
 * ```
 *
 * @throws {@link ArgumentError} if the space is not in play.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function contentsOf(state: State | View, space: Space): Contents {
  const position = positionOf(state);
  return contentsAt(position, spaceNumber(position.ground.board, space));
}

/** What is on a space of a position. */
export function contentsAt(position: Position, number: number): Contents {
  const { occupant, water, territory, leaders, ground } = position;
  const holds = occupant[number];
  const camel = holds > EMPTY ? { ...ownerOf(holds), leader: leaders[holds] === number } : null;
  return {
    terrain: ground.board.spaces[number].terrain as Contents["terrain"], // A mountain is not a space.
    camel,
    oasis: holds === OASIS,
    water: water[number] === 0 ? null : water[number],
    territory: territory[number] === NONE ? null : ownerOf(territory[number]),
  };
}

/**
 * The neighbours of a space that are in play, counterclockwise from the right.
 *
 * @example
 * ```ts
 * import { neighboursOf, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * neighboursOf(state, state.oases[0]).length; // => 6
 * ```
 *
 * @throws {@link ArgumentError} if the space is not in play.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function neighboursOf(state: State | View, space: Space): readonly Space[] {
  const { board } = positionOf(state).ground;
  const number = spaceNumber(board, space);
  return [...board.ring.subarray(number * 6, number * 6 + 6)]
    .filter((beside) => beside < board.count)
    .map((beside) => board.names[beside]);
}

/**
 * Every hex of the board, row by row, with its place: everything needed to draw it. Mountains are included, and so is the
 * section that 2 and 3 players leave out.
 *
 * @example
 * ```ts
 * import { boardHexes, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const hexes = boardHexes(state);
 * hexes.some((hex) => hex.terrain === "mountain"); // => true
 * hexes.filter((hex) => hex.space === state.oases[0]).length; // => 1
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function boardHexes(state: State | View): readonly BoardHex[] {
  const { board } = positionOf(state).ground;
  return readHexes(board.layout.rows).hexes.map(({ row, column, terrain, section }) => {
    const name = spaceName({ row, column });
    return {
      space: board.numbers.has(name) ? name : null,
      terrain,
      section,
      row,
      column,
      x: (column * Math.sqrt(3)) / 2,
      y: row * 1.5,
    };
  });
}

/**
 * The caravan of a seat and colour, `undefined` if its leader has not been placed.
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
 * The territories of a seat, or of one of its caravans.
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
  checkOwner(good, seat, colour === undefined ? COLOURS[0] : colour);
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
