/** The board in play: the spaces of a layout for a number of players, numbered, with their neighbours. */
import { ArgumentError, quoted } from "../../kit/errors.js";
import { ARCS } from "../../kit/boards/arcs.js";
import { besideTable, HEX_STEPS, hexName } from "../../kit/boards/places.js";
import { regionFrom } from "../../kit/boards/regions.js";
import { type DrawnHex, readHexes } from "../model/drawing.js";
import type { Layout } from "../model/layout.js";
import type { Move } from "../model/move.js";
import type { Space, WaterToken } from "../model/state.js";

/** A layout made ready for play: spaces are numbers from 0 in board order. */
export interface Board {
  readonly layout: Layout;
  /** The number of spaces in play. */
  readonly count: number;
  readonly spaces: readonly DrawnHex[];
  readonly names: readonly Space[];
  readonly numbers: ReadonlyMap<Space, number>;
  /** The six neighbours of each space, going round; `count` stands for everything that is not in play. */
  readonly ring: Int32Array;
  /** By space: into how many arcs its neighbours in play fall. */
  readonly arcs: Uint8Array;
  /** Whether all spaces are connected. */
  readonly isJoined: boolean;
  /** By kind of action: all its moves, made when they are needed. A large board keeps none; see `actions.ts`. */
  readonly moves: readonly Move[][];
  /** By action: the moves that a large board has met last. */
  readonly movesMet: Map<number, Move>;
  /** Water tokens as states have them, by space and value: states share them; see `tokenOn`. */
  readonly tokens: Map<number, WaterToken>;
  /** A list of spaces for temporary use. All positions on the board share it, so it is valid only within one call. */
  readonly scratch: Int32Array;
  /** Marks for a search of the board, shared in the same way: a space is marked when its entry is the current stamp. */
  readonly marks: Int32Array;
  stamp: number;
}

interface Boards {
  readonly whole: Board;
  readonly part: Board;
}

const boards = new WeakMap<Layout, Boards>();

/** The board of a good, frozen layout for a number of players (rule D2). */
export function boardOf(layout: Layout, players: number): Board {
  let made = boards.get(layout);
  if (made === undefined) {
    const spaces = readHexes(layout.rows).hexes.filter(({ terrain }) => terrain !== "mountain");
    const rest = spaces.filter(({ section }) => !section);
    const whole = makeBoard(layout, spaces);
    made = { whole, part: rest.length === spaces.length ? whole : makeBoard(layout, rest) };
    boards.set(layout, made);
  }
  return players >= 4 ? made.whole : made.part;
}

function makeBoard(layout: Layout, spaces: readonly DrawnHex[]): Board {
  const count = spaces.length;
  const names = spaces.map(hexName);
  const ring = besideTable(spaces, HEX_STEPS, count);
  return {
    layout,
    count,
    spaces,
    names,
    numbers: new Map(names.map((name, number) => [name, number])),
    ring,
    arcs: Uint8Array.from(spaces, (_, space) => arcsAround(ring, space, count)),
    isJoined: regionFrom({ count, beside: ring }, 0).length === count,
    moves: [[], [], []],
    movesMet: new Map(),
    tokens: new Map(),
    scratch: new Int32Array(count),
    marks: new Int32Array(count + 1),
    stamp: 0,
  };
}

/** The token of a value on a space. States are full of them, so each is one object, made when it is needed. */
export function tokenOn({ names, tokens }: Board, space: number, value: number): WaterToken {
  const key = space * 4 + value;
  let token = tokens.get(key);
  if (token === undefined) {
    token = Object.freeze({ space: names[space], value });
    tokens.set(key, token);
  }
  return token;
}

/** The number of a space by its name. */
export function spaceNumber(board: Board, space: Space): number {
  const number = board.numbers.get(space);
  if (number === undefined) {
    throw new ArgumentError("space", `unknown space ${quoted(space)}`);
  }
  return number;
}

function arcsAround(ring: Int32Array, space: number, count: number): number {
  let open = 0;
  for (let place = 0; place < 6; place++) {
    if (ring[space * 6 + place] !== count) open |= 1 << place;
  }
  return ARCS[open];
}
