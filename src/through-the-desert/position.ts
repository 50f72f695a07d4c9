/**
 * The position: the working form of a game, compact and changed in place, with the legal placements kept up to date. The
 * rules work on it and nowhere else. This file is its form and its upkeep; the rules of a turn are in `play.ts`.
 */
import { NumberSets } from "../kit/sets.js";
import type { Board } from "./board.js";
import { type Colour, COLOURS, type Phase, type Rules } from "./state.js";

/** Seats that a game can have; also the stride of caravan numbers. */
export const SEATS = 5;

/** How many caravans there can be: one for each colour and seat. */
export const CARAVANS = COLOURS.length * SEATS;

/** Sets of open spaces: where each caravan may grow, and last where leaders may be placed. */
const OPEN_SETS = CARAVANS + 1;
export const LEADER_SPACES = OPEN_SETS - 1;

/** What stands on a space that holds no camel. A camel is shown by the number of its caravan. */
export const EMPTY = -1;
export const OASIS = -2;
/** Everything out of play: mountains, the edge, the section left out. */
export const WALL = -3;

/** In `cells`, above the bits of the caravans: a camel stands there or it is out of play; a palm does; a territory has it. */
const TAKEN = 1 << CARAVANS;
const PALM = TAKEN << 1;
const CLAIMED = PALM << 1;

/** What `occupy` tells: six bits of each kind. */
export const FRESH = 63;
const OPEN = 1 << 6;
const CONTESTED = 1 << 12;

/** In `cells`: the bits of all caravans. */
export const ALL_CARAVANS = TAKEN - 1;

/** Nobody's: no caravan encloses the space; no colour was given back; no leader stands. */
export const NONE = -1;

/** The number of a caravan; also its bit in `cells`. */
export const caravanOf = (colour: number, seat: number): number => colour * SEATS + seat;
export const colourOf = (caravan: number): number => (caravan / SEATS) | 0;
export const seatOf = (caravan: number): number => caravan % SEATS;

/** What stays the same throughout a game; positions of one game share it. */
export interface Ground {
  readonly board: Board;
  readonly rules: Rules;
  readonly players: number;
  /** The spaces with a palm, in board order. */
  readonly oases: readonly number[];
  /** For each space a bit for each oasis beside it. */
  readonly oasisNear: Uint8Array;
}

/** A game as the rules see it. */
export interface Position {
  ground: Ground;
  phase: Phase;
  /** The seat to decide, or `NONE`. */
  seat: number;
  round: number;
  left: number;
  /** By space, and one more entry for everything out of play. */
  readonly occupant: Int8Array;
  /** By space: the caravan that encloses it, or `NONE`. */
  readonly territory: Int8Array;
  /** By space: the value of the token there, or 0. */
  readonly water: Int8Array;
  /**
   * By space what the rules ask for at every neighbour, in one word: a bit for each caravan with a camel beside it, and
   * `TAKEN`, `PALM` and `CLAIMED`.
   */
  readonly cells: Int32Array;
  /** By caravan the spaces where it may grow (C3 to C5), and last the spaces for leaders (L2 to L4). */
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
  /** What to take back, if anybody will want to; see `undo.ts`. */
  trail: number[] | undefined;
}

/** Where `taken` counts the tokens of a value for a seat. */
export const takenIndex = (seat: number, value: number): number => seat * 3 + value - 1;

/** What a game is played on, with its palms in place. */
export function makeGround(
  board: Board,
  rules: Rules,
  players: number,
  oases: readonly number[],
): Ground {
  const oasisNear = new Uint8Array(board.count + 1);
  for (const [index, oasis] of oases.entries()) {
    for (let place = 0; place < 6; place++) oasisNear[board.ring[oasis * 6 + place]] |= 1 << index;
  }
  return { board, rules, players, oases, oasisNear };
}

/** A position before anything is handed out or placed, but for the palms. */
export function blankPosition(ground: Ground): Position {
  const { count } = ground.board;
  const occupant = new Int8Array(count + 1).fill(EMPTY);
  const cells = new Int32Array(count + 1);
  for (const oasis of ground.oases) {
    occupant[oasis] = OASIS;
    cells[oasis] = PALM;
  }
  occupant[count] = WALL;
  cells[count] = TAKEN;
  return {
    ground,
    phase: "leaders",
    seat: NONE,
    round: 1,
    left: 1,
    occupant,
    territory: new Int8Array(count + 1).fill(NONE),
    water: new Int8Array(count + 1),
    cells,
    open: new NumberSets(OPEN_SETS, count),
    supply: new Int32Array(COLOURS.length),
    hands: new Int32Array(SEATS),
    gaveBack: new Int32Array(SEATS).fill(NONE),
    leaders: new Int32Array(CARAVANS).fill(NONE),
    sizes: new Int32Array(CARAVANS),
    scored: new Int32Array(CARAVANS),
    taken: new Int32Array(SEATS * 3),
    trail: undefined,
  };
}

/** A copy, written over a position that is not needed any longer if that one has the right size. */
export function copyPosition(from: Position, over?: Position): Position {
  if (over === from) return over;
  const fits = over?.ground.board.count === from.ground.board.count;
  const to = fits ? over : blankPosition(from.ground);
  to.ground = from.ground;
  to.phase = from.phase;
  to.seat = from.seat;
  to.round = from.round;
  to.left = from.left;
  to.trail = undefined;
  to.occupant.set(from.occupant);
  to.territory.set(from.territory);
  to.water.set(from.water);
  to.cells.set(from.cells);
  to.open.copyFrom(from.open);
  to.supply.set(from.supply);
  to.hands.set(from.hands);
  to.gaveBack.set(from.gaveBack);
  to.leaders.set(from.leaders);
  to.sizes.set(from.sizes);
  to.scored.set(from.scored);
  to.taken.set(from.taken);
  return to;
}

/** Finds the spaces where a leader may stand (L2, L3), before any does. */
export function openLeaderSpaces(position: Position): void {
  const { ground, occupant, water, open } = position;
  for (let space = 0; space < ground.board.count; space++) {
    const free = occupant[space] === EMPTY && water[space] === 0;
    if (free && ground.oasisNear[space] === 0) open.add(LEADER_SPACES, space);
  }
}

/**
 * Closes the spaces on and beside a leader for other leaders (L2, L4). Tells which of them were open: the space itself by the
 * bit of place 6, those beside it by the bits of their places.
 */
export function closeLeaderSpaces({ open, ground }: Position, space: number): number {
  const { ring, count } = ground.board;
  let closed = 0;
  for (let place = 0; place <= 6; place++) {
    const at = place === 6 ? space : ring[space * 6 + place];
    if (at === count || !open.has(LEADER_SPACES, at)) continue;
    open.remove(LEADER_SPACES, at);
    closed |= 1 << place;
  }
  return closed;
}

/** Opens again what `closeLeaderSpaces` has closed. */
export function reopenLeaderSpaces(
  { open, ground }: Position,
  space: number,
  closed: number,
): void {
  for (let place = 0; place <= 6; place++) {
    if ((closed & (1 << place)) === 0) continue;
    open.add(LEADER_SPACES, place === 6 ? space : ground.board.ring[space * 6 + place]);
  }
}

/**
 * Puts a camel of a caravan on a space, and brings the places where caravans may grow up to date (C3 to C5). Tells, a bit for
 * each place of the ring, which neighbours the caravan did not touch before (`FRESH`), from bit 6 on which of them belong to a
 * region (E3), and from bit 12 on which of those another caravan touches.
 */
export function occupy(position: Position, caravan: number, space: number): number {
  const { cells, open, ground } = position;
  const { ring } = ground.board;
  const closed = closedCells(ground);
  const walls = wallCells(ground);
  const bit = 1 << caravan;
  const foreign = ALL_CARAVANS & ~bit;
  const shift = colourOf(caravan) * SEATS;
  const touchingHere = cells[space] & ALL_CARAVANS;
  for (let other = 0; touchingHere >> other !== 0; other += SEATS) {
    const seats = (touchingHere >> other) & 31;
    if (isLone(seats)) open.remove(other + lowestBit(seats), space);
  }
  cells[space] |= TAKEN;
  position.occupant[space] = caravan;
  position.sizes[caravan]++;
  let seen = 0;
  for (let place = 0; place < 6; place++) {
    const beside = ring[space * 6 + place];
    const cell = cells[beside];
    if ((cell & walls) === 0) seen |= ((cell & foreign) === 0 ? OPEN : OPEN | CONTESTED) << place;
    if ((cell & bit) !== 0) continue;
    seen |= 1 << place;
    cells[beside] = cell | bit;
    if ((cell & closed) !== 0) continue;
    const seats = (cell >> shift) & 31;
    if (seats === 0) open.add(caravan, beside);
    else if (isLone(seats)) open.remove(shift + lowestBit(seats), beside);
  }
  return seen;
}

/** Takes a camel away again: the opposite of `occupy`, which told what was `fresh`. */
export function vacate(position: Position, space: number, fresh: number): void {
  const { occupant, cells, open, ground } = position;
  const { ring } = ground.board;
  const closed = closedCells(ground);
  const caravan = occupant[space];
  const shift = colourOf(caravan) * SEATS;
  for (let place = 0; place < 6; place++) {
    if ((fresh & (1 << place)) === 0) continue;
    const beside = ring[space * 6 + place];
    const cell = cells[beside] & ~(1 << caravan);
    cells[beside] = cell;
    if ((cell & closed) !== 0) continue;
    const seats = (cell >> shift) & 31;
    if (seats === 0) open.remove(caravan, beside);
    else if (isLone(seats)) open.add(shift + lowestBit(seats), beside);
  }
  occupant[space] = EMPTY;
  cells[space] &= ~TAKEN;
  position.sizes[caravan]--;
  const touchingHere = cells[space] & ALL_CARAVANS;
  for (let other = 0; touchingHere >> other !== 0; other += SEATS) {
    const seats = (touchingHere >> other) & 31;
    if (isLone(seats)) open.add(other + lowestBit(seats), space);
  }
}

/** Gives a space to a territory (E3), and closes it to further camels (E5). */
export function claim(position: Position, caravan: number, space: number): void {
  const { territory, cells, open, ground } = position;
  territory[space] = caravan;
  cells[space] |= CLAIMED;
  if (!ground.rules.ownerMayFill && open.has(caravan, space)) open.remove(caravan, space);
}

/** Takes a space out of a territory again: the opposite of `claim`. */
export function unclaim(position: Position, space: number): void {
  const { territory, occupant, cells, open, ground } = position;
  const caravan = territory[space];
  territory[space] = NONE;
  cells[space] &= ~CLAIMED;
  if (ground.rules.ownerMayFill || occupant[space] !== EMPTY) return;
  // Nobody else touches a territory, so whoever touches it could grow there.
  if ((cells[space] & (1 << caravan)) !== 0) open.add(caravan, space);
}

/** What closes a space to camels (C3), as bits of a cell: a territory only where even its owner may not place in it. */
const closedCells = ({ rules }: Ground): number =>
  rules.ownerMayFill ? TAKEN | PALM : TAKEN | PALM | CLAIMED;

/** What closes a region (E3), as bits of a cell. */
export const wallCells = ({ rules }: Ground): number => (rules.oasisWalls ? TAKEN | PALM : TAKEN);

/** Whether exactly one bit is set. */
const isLone = (bits: number): boolean => bits !== 0 && (bits & (bits - 1)) === 0;

/** The place of a lone bit. */
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The colours of a set, a bit for each. */
export const coloursIn = (set: number): Colour[] =>
  COLOURS.filter((_, colour) => (set & (1 << colour)) !== 0);
