/**
 * The position: the working form of a game, compact and changed in place. The rules work on it and nowhere else. This file
 * is its form and its upkeep; the rules of a turn are in `play.ts`.
 */
import type { RandomState } from "../../kit/random.js";
import { showPawn } from "./formation.js";
import { EMPTY, type Ground, SIDES } from "./board-under-rules.js";
import { BAN_SIZE } from "./no-returns.js";
import { CARD_VALUES, DICE, type EndReason, type Phase } from "../table/state.js";
import type { Trail } from "./undo.js";
import { GOAL, START } from "./terrain-codes.js";

/** Seats that a game can have. */
export const SEATS = 5;
/** Pawns that a game can have. */
export const PAWNS = 16;

/** Nobody, nothing. */
export const NONE = -1;

/** What lies on a square without a card, and a card whose value is not known: neither is the value of a card. */
export const NO_CARD = 0;
export const UNKNOWN = 9;

/** A game as the rules see it. */
export interface Position {
  ground: Ground;
  phase: Phase;
  /** Why the game ended, `null` while it goes on. */
  endReason: EndReason | null;
  /** The seat to decide, or `NONE`. */
  seat: number;
  turnNumber: number;
  /** By cell: the seat of the pawn there, `EMPTY` or `EDGE`. */
  readonly occupant: Int8Array;
  /** By cell: what a pawn that would land there finds, as bits. */
  readonly spots: Uint8Array;
  /** By cell: the number of the pawn there, in the order in which they were put; meaningful only where one stands. */
  readonly numbers: Uint8Array;
  /** By number of a pawn: a bit for each pawn beside it. */
  readonly beside: Int32Array;
  /** By cell: how many pawns stand in a row to each side of it; see `ROW_BITS`. */
  readonly rows: Int32Array;
  /** The cells of the pawns, ascending. */
  readonly pawns: Int32Array;
  /** How many pawns stand; how many in the start, beyond the valley, in the goal. */
  placed: number;
  inStart: number;
  crossed: number;
  inGoal: number;
  /** By value: how many dice are left. */
  readonly dice: Int8Array;
  readonly bans: Int32Array;
  banCount: number;
  /** By cell: the value of the card there, `UNKNOWN` or `NO_CARD`. */
  readonly cards: Int8Array;
  /** The cards to be laid out by the players: the last `deckLeft`, in this order. */
  readonly deck: Int8Array;
  deckLeft: number;
  /** The cards taken, in any order: see `heldCard`. */
  readonly held: Int32Array;
  heldCount: number;
  /** By seat. */
  readonly coins: Int32Array;
  readonly debts: Int32Array;
  /** The card on offer: its value, the cell and the owner of the pawn on it, and the price, or `NONE`. */
  offerValue: number;
  offerCell: number;
  offerOwner: number;
  offerPrice: number;
  /** The bribe on offer: by whom, or `NONE`, and how much. */
  bribeBy: number;
  bribeCoins: number;
  bribeNote: string | null;
  /** Where the generator of the dice stands. */
  chance: RandomState;
  /** The number of the list of its legal moves that `Reach` has made, or 0 if pawns or dice have changed since. */
  listing: number;
  /** What is needed to take moves back, if anybody wants to. */
  trail: Trail | undefined;
}

/** A card in somebody's hand as one number: its value, its holder, and a bit for each seat that knows it. */
export const heldCard = (value: number, holder: number, seenBy: number): number =>
  (seenBy << 8) | (holder << 4) | (value + 4);
export const valueOfHeld = (card: number): number => (card & 15) - 4;
export const holderOfHeld = (card: number): number => (card >> 4) & 15;
export const seenByOfHeld = (card: number): number => card >> 8;

/** The seat in turn, or `NONE` before the first turn and after the end: turns go round by seat (N1). */
export const inTurn = ({ turnNumber, phase, ground }: Position): number =>
  turnNumber === 0 || phase === "over" ? NONE : (turnNumber - 1) % ground.players;

/** A position before anything is laid out, handed out or placed. */
export function blankPosition(ground: Ground): Position {
  const { cells } = ground.board;
  return {
    ground,
    phase: "pawns",
    endReason: null,
    seat: NONE,
    turnNumber: 0,
    occupant: ground.occupant.slice(),
    spots: ground.spots.slice(),
    numbers: new Uint8Array(cells),
    beside: new Int32Array(PAWNS),
    rows: new Int32Array(cells),
    pawns: new Int32Array(PAWNS),
    placed: 0,
    inStart: 0,
    crossed: 0,
    inGoal: 0,
    dice: new Int8Array(DICE + 1),
    bans: new Int32Array(DICE * BAN_SIZE),
    banCount: 0,
    cards: new Int8Array(cells),
    deck: new Int8Array(CARD_VALUES.length),
    deckLeft: 0,
    held: new Int32Array(CARD_VALUES.length),
    heldCount: 0,
    coins: new Int32Array(SEATS),
    debts: new Int32Array(SEATS),
    offerValue: NO_CARD,
    offerCell: NONE,
    offerOwner: NONE,
    offerPrice: NONE,
    bribeBy: NONE,
    bribeCoins: 0,
    bribeNote: null,
    chance: [0, 0, 0, 0],
    listing: 0,
    trail: undefined,
  };
}

/** A copy without a trail, written over a position that is not needed any longer if that one has the right size. */
export function copyPosition(from: Position, over?: Position): Position {
  if (over === from) return over;
  const fits = over?.occupant.length === from.occupant.length;
  const to = fits ? over : blankPosition(from.ground);
  to.ground = from.ground;
  to.phase = from.phase;
  to.endReason = from.endReason;
  to.seat = from.seat;
  to.turnNumber = from.turnNumber;
  to.occupant.set(from.occupant);
  to.spots.set(from.spots);
  to.numbers.set(from.numbers);
  to.beside.set(from.beside);
  to.rows.set(from.rows);
  to.pawns.set(from.pawns);
  to.placed = from.placed;
  to.inStart = from.inStart;
  to.crossed = from.crossed;
  to.inGoal = from.inGoal;
  to.dice.set(from.dice);
  to.bans.set(from.bans);
  to.banCount = from.banCount;
  to.cards.set(from.cards);
  to.deck.set(from.deck);
  to.deckLeft = from.deckLeft;
  to.held.set(from.held);
  to.heldCount = from.heldCount;
  to.coins.set(from.coins);
  to.debts.set(from.debts);
  to.offerValue = from.offerValue;
  to.offerCell = from.offerCell;
  to.offerOwner = from.offerOwner;
  to.offerPrice = from.offerPrice;
  to.bribeBy = from.bribeBy;
  to.bribeCoins = from.bribeCoins;
  to.bribeNote = from.bribeNote;
  to.chance = from.chance;
  to.listing = from.listing;
  to.trail = undefined;
  return to;
}

/** Puts a pawn on an empty square. */
export function putPawn(position: Position, seat: number, cell: number): void {
  const { occupant, numbers, pawns } = position;
  const pawn = position.placed++;
  occupant[cell] = seat;
  numbers[cell] = pawn;
  let place = pawn;
  for (; place > 0 && pawns[place - 1] > cell; place--) pawns[place] = pawns[place - 1];
  pawns[place] = cell;
  showPawn(position, pawn, cell, 1);
  countPawn(position, cell, 1);
}

/** Takes the pawn that was put last off its square. */
export function liftPawn(position: Position, cell: number): void {
  const { occupant, pawns } = position;
  const pawn = --position.placed;
  occupant[cell] = EMPTY;
  let place = 0;
  while (pawns[place] !== cell) place++;
  for (; place < pawn; place++) pawns[place] = pawns[place + 1];
  showPawn(position, pawn, cell, -1);
  countPawn(position, cell, -1);
}

/** Puts the pawn of a square on an empty one. */
export function shiftPawn(position: Position, from: number, to: number): void {
  const { occupant, numbers, pawns, placed } = position;
  const pawn = numbers[from];
  occupant[to] = occupant[from];
  occupant[from] = EMPTY;
  numbers[to] = pawn;
  let place = 0;
  while (pawns[place] !== from) place++;
  for (; place > 0 && pawns[place - 1] > to; place--) pawns[place] = pawns[place - 1];
  for (; place + 1 < placed && pawns[place + 1] < to; place++) pawns[place] = pawns[place + 1];
  pawns[place] = to;
  showPawn(position, pawn, from, -1);
  showPawn(position, pawn, to, 1);
  countPawn(position, from, -1);
  countPawn(position, to, 1);
}

/** Counts a pawn that has come to a square, or has left it. */
function countPawn(position: Position, cell: number, by: 1 | -1): void {
  const { zone, board } = position.ground;
  if (zone[cell] === START) position.inStart += by;
  else if (zone[cell] === GOAL) position.inGoal += by;
  if (board.goalSide[cell] > 0) position.crossed += by;
  position.listing = 0;
}

/** Whether a pawn stands beside a square. */
export const hasPawnBeside = ({ spots }: Position, cell: number): boolean =>
  (spots[cell] & SIDES) !== 0;

/** N7: whether an empty square is beside a square. */
export const hasFreeSide = ({ spots, ground }: Position, cell: number): boolean =>
  ((spots[cell] & SIDES) | ground.walls[cell]) !== SIDES;
