/**
 * The position: the working form of a game, compact and changed in place, with the legal placements kept up to date. The
 * rules work on it and on nothing else. This file has its form; `upkeep.ts` has how pieces change it, `play.ts` the rules of a turn.
 */
import { Block } from "../../kit/boards/block.js";
import { NumberSets } from "../../kit/boards/sets.js";
import { NONE } from "../../kit/none.js";
import {
  CARAVANS,
  CLOSED,
  COLOUR_COUNT,
  EMPTY,
  OASIS,
  OPEN_SETS,
  RICH,
  SEATS,
  SOLID,
  WALL,
} from "./numbers.js";
import { type Colour, COLOURS, type EndReason, type Phase } from "../model/state.js";
import type { Setting } from "./setting.js";

/** The number of a caravan; also its bit in `cells`. */
export const caravanOf = (colour: number, seat: number): number => colour * SEATS + seat;
export const colourOf = (caravan: number): number => (caravan / SEATS) | 0;
export const seatOf = (caravan: number): number => caravan % SEATS;

/** A game as the rules see it. */
export interface Position {
  setting: Setting;
  phase: Phase;
  /** The seat to decide, or `NONE`. */
  seat: number;
  /** Why the game ended, `null` while it goes on. */
  endReason: EndReason | null;
  round: number;
  left: number;
  /** By space, and one more entry for everything out of play. */
  readonly occupant: Int8Array;
  /** By space: the caravan that encloses it, or `NONE`. */
  readonly territory: Int8Array;
  /** By space: the value of the token there, or 0. */
  readonly water: Int8Array;
  /**
   * By space, in one word, what the rules look up at every neighbour: a bit for each caravan with a camel beside it, and
   * `SOLID`, `CLOSED` and `RICH`.
   */
  readonly cells: Int32Array;
  /** By caravan: the spaces where it may grow (C3 to C5); and as the last set the spaces for leaders (L2 to L4). */
  readonly open: NumberSets;
  /** By colour: loose camels. */
  readonly supply: Int32Array;
  /** By seat: a bit for each colour of which a leader is in hand. */
  readonly hands: Int32Array;
  /** By seat: the colour given back, or `NONE`. */
  readonly gaveBack: Int32Array;
  /** By caravan: where its leader stands, or `NONE`. */
  readonly leaders: Int32Array;
  /** By caravan: how many camels it has. */
  readonly sizes: Int32Array;
  /** By caravan: a bit for each oasis it has scored. */
  readonly scored: Int32Array;
  /** By seat and value: water tokens taken; see `takenIndex`. */
  readonly taken: Int32Array;
  /** The memory of all these lists. */
  readonly block: Block;
  /** The changes that `undo` can take back, `undefined` if moves are not tracked; see `undo.ts`. */
  trail: number[] | undefined;
}

/** The index in `taken` for a seat and a token value. */
export const takenIndex = (seat: number, value: number): number => seat * 3 + value - 1;

/** A position whose lists are all zeros. */
function emptyPosition(setting: Setting): Position {
  const { count } = setting.board;
  const spaces = count + 1;
  const sets = NumberSets.room(OPEN_SETS, count);
  const block = new Block(
    4 * (spaces + sets + COLOUR_COUNT + 5 * SEATS + 3 * CARAVANS) + 3 * spaces,
  );
  return {
    setting,
    phase: "leaders",
    seat: NONE,
    endReason: null,
    round: 1,
    left: 1,
    cells: block.words(spaces),
    open: new NumberSets(OPEN_SETS, count, block.words(sets)),
    supply: block.words(COLOUR_COUNT),
    hands: block.words(SEATS),
    gaveBack: block.words(SEATS),
    taken: block.words(SEATS * 3),
    leaders: block.words(CARAVANS),
    sizes: block.words(CARAVANS),
    scored: block.words(CARAVANS),
    occupant: block.bytes(spaces),
    territory: block.bytes(spaces),
    water: block.bytes(spaces),
    block,
    trail: undefined,
  };
}

/** A position with nothing handed out or placed except the palms. */
export function blankPosition(setting: Setting): Position {
  const { count } = setting.board;
  const position = emptyPosition(setting);
  position.gaveBack.fill(NONE);
  position.leaders.fill(NONE);
  position.occupant.fill(EMPTY);
  position.territory.fill(NONE);
  for (const oasis of setting.oases) {
    position.occupant[oasis] = OASIS;
    position.cells[oasis] = setting.rules.oasisWalls ? SOLID | CLOSED : CLOSED;
  }
  for (let space = 0; space < count; space++) {
    if (setting.oasisNear[space] !== 0) position.cells[space] |= RICH;
  }
  position.occupant[count] = WALL;
  position.cells[count] = SOLID | CLOSED;
  return position;
}

/** Lays out a token. */
export function layWater({ water, cells }: Position, space: number, value: number): void {
  water[space] = value;
  cells[space] |= RICH;
}

/** Copies a position, into the memory of another if that has the right size. */
export function copyPosition(from: Position, into?: Position): Position {
  if (into === from) return into;
  const fits = into?.setting.board.count === from.setting.board.count;
  const to = fits ? into : emptyPosition(from.setting);
  to.setting = from.setting;
  to.phase = from.phase;
  to.seat = from.seat;
  to.endReason = from.endReason;
  to.round = from.round;
  to.left = from.left;
  to.trail = undefined;
  to.block.copyFrom(from.block);
  return to;
}

/** The colours of a set that has one bit for each. */
export const coloursIn = (set: number): Colour[] =>
  COLOURS.filter((_, colour) => (set & (1 << colour)) !== 0);
