/**
 * The position: the form of a game that the rules work on, compact and changed in place. This file says what it is made of and
 * moves pawns in it; the rules of a turn are in `play.ts`.
 */
import { Chance } from "../../kit/chance/chance.js";
import type { Formations } from "./formations.js";
import { EMPTY, type Ground } from "./board-under-rules.js";
import { ABOVE, BELOW, LEFT, RIGHT, SIDES, STANDING } from "./landing.js";
import { BAN_SIZE } from "./no-returns.js";
import { CARD_VALUES, DICE, type EndReason, type Phase } from "../model/state.js";
import type { Trail } from "./undo.js";
import { GOAL, START } from "./terrain-codes.js";

/** The largest number of seats. */
export const SEATS = 5;
/** The largest number of pawns. */
export const PAWNS = 16;

/** Stands for no seat, no cell and no price. */
export const NONE = -1;

/** In place of a card's value: no card, and a card whose value is unknown. No card has these values. */
export const NO_CARD = 0;
export const UNKNOWN = 9;

/** A game at one moment, for the rules. */
export interface Position {
  ground: Ground;
  phase: Phase;
  /** Why the game ended, `null` while it goes on. */
  endReason: EndReason | null;
  /** The seat that decides, or `NONE`. */
  seat: number;
  /** The number of the turn, from 1; 0 before the first turn. */
  turnNumber: number;
  /** By cell: the seat of the pawn there, `EMPTY` or `EDGE`. */
  readonly occupant: Int8Array;
  /** By cell: what a pawn would find if it landed there, as the bits of `landing.ts`. */
  readonly spots: Uint8Array;
  /** By cell: the bit of the pawn there, one for each in the order of placing; 0 where no pawn stands. */
  readonly marks: Uint16Array;
  /** The cells of the pawns, ascending. */
  readonly pawns: Int32Array;
  /** How many pawns are on the board, in the start, on the goal side of the valley, and in the goal. */
  placed: number;
  inStart: number;
  crossed: number;
  inGoal: number;
  /** By value: how many dice are left. */
  readonly dice: Int8Array;
  /** The moves that N13 forbids: see `no-returns.ts`. */
  readonly bans: Int32Array;
  banCount: number;
  /** By cell: the value of the card there, `UNKNOWN` or `NO_CARD`. */
  readonly cards: Int8Array;
  /** The cards that the players have yet to lay out: the last `deckLeft` of these, in this order. */
  readonly deck: Int8Array;
  deckLeft: number;
  /** The cards taken, in any order: see `heldCard`. */
  readonly held: Int32Array;
  heldCount: number;
  /** By seat. */
  readonly coins: Int32Array;
  readonly debts: Int32Array;
  /** The card on offer: its value or `NO_CARD`, the cell and the owner of the pawn on it, and the price or `NONE`. */
  offerValue: number;
  offerCell: number;
  offerOwner: number;
  offerPrice: number;
  /** The bribe on offer: the seat that offers or `NONE`, the coins, and the note. */
  bribeBy: number;
  bribeCoins: number;
  bribeNote: string | null;
  /** The dice to come. */
  readonly chance: Chance;
  /** The number of the list that `Reach` made for this position as it stands, or 0. No two positions have the same number. */
  listing: number;
  /** The number of the survey that `Reach` made of how the pawns stand now, or 0. No two positions have the same number. */
  survey: number;
  /** The moves of formations that were met before; only the minds of bots have them. */
  formations: Formations | undefined;
  /** What is needed to take moves back; only simulations have it. */
  trail: Trail | undefined;
}

/** A card that a player has taken, as one number: its value, its holder, and a bit for each seat that has seen it. */
export const heldCard = (value: number, holder: number, seenBy: number): number =>
  (seenBy << 8) | (holder << 4) | (value + 4);
export const valueOfHeld = (card: number): number => (card & 15) - 4;
export const holderOfHeld = (card: number): number => (card >> 4) & 15;
export const seenByOfHeld = (card: number): number => card >> 8;

/** The seat in turn, or `NONE` before the first turn and after the end: turns go round by seat (N1). */
export const inTurn = ({ turnNumber, phase, ground }: Position): number =>
  turnNumber === 0 || phase === "over" ? NONE : (turnNumber - 1) % ground.players;

/** The number of a pawn in lists by pawn, or of the first pawn of a set, from the bits of `marks`. `NOBODY` is that of no pawn. */
export const numberOf = (marks: number): number => Math.clz32(marks);
export const NOBODY = 32;
/** The bit of a pawn with a number. `NOBODY` has that of a pawn that there is not. */
export const bitOf = (number: number): number => 0x80000000 >>> number;

/** A position without cards, coins and pawns. */
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
    marks: new Uint16Array(cells),
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
    chance: Chance.none(),
    listing: 0,
    survey: 0,
    formations: undefined,
    trail: undefined,
  };
}

/** A copy without a trail. It is written into `over`, a position no longer needed, if that has the right size. */
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
  to.marks.set(from.marks);
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
  to.chance.follow(from.chance);
  to.listing = 0;
  to.survey = 0;
  to.formations = from.formations;
  to.trail = undefined;
  return to;
}

/** Puts a pawn on an empty square. */
export function putPawn(position: Position, seat: number, cell: number): void {
  const { occupant, marks, pawns } = position;
  const pawn = position.placed++;
  occupant[cell] = seat;
  marks[cell] = 1 << pawn;
  let place = pawn;
  for (; place > 0 && pawns[place - 1] > cell; place--) pawns[place] = pawns[place - 1];
  pawns[place] = cell;
  showPawn(position, cell);
  countPawn(position, cell, 1);
}

/** Takes the pawn that was placed last off its square. */
export function liftPawn(position: Position, cell: number): void {
  const { occupant, marks, pawns } = position;
  const pawn = --position.placed;
  occupant[cell] = EMPTY;
  marks[cell] = 0;
  let place = 0;
  while (pawns[place] !== cell) place++;
  for (; place < pawn; place++) pawns[place] = pawns[place + 1];
  showPawn(position, cell);
  countPawn(position, cell, -1);
}

/** Puts the pawn of a square on an empty one. */
export function shiftPawn(position: Position, from: number, to: number): void {
  const { occupant, marks, pawns, placed } = position;
  occupant[to] = occupant[from];
  occupant[from] = EMPTY;
  marks[to] = marks[from];
  marks[from] = 0;
  let place = 0;
  while (pawns[place] !== from) place++;
  for (; place > 0 && pawns[place - 1] > to; place--) pawns[place] = pawns[place - 1];
  for (; place + 1 < placed && pawns[place + 1] < to; place++) pawns[place] = pawns[place + 1];
  pawns[place] = to;
  showPawn(position, from);
  showPawn(position, to);
  countPawn(position, from, -1);
  countPawn(position, to, 1);
}

/** Updates what a pawn would find on a cell, and on those beside it, when a pawn has come to the cell or left it. */
function showPawn({ spots, ground }: Position, cell: number): void {
  const { stride } = ground.board;
  spots[cell] ^= STANDING;
  spots[cell - stride] ^= BELOW;
  spots[cell + 1] ^= LEFT;
  spots[cell + stride] ^= ABOVE;
  spots[cell - 1] ^= RIGHT;
}

/** Counts a pawn that has come to a square (`by` 1) or left it (`by` -1). */
function countPawn(position: Position, cell: number, by: 1 | -1): void {
  const { zone, board } = position.ground;
  if (zone[cell] === START) position.inStart += by;
  else if (zone[cell] === GOAL) position.inGoal += by;
  if (board.goalSide[cell] > 0) position.crossed += by;
  position.listing = 0;
  position.survey = 0;
}

/** Whether a pawn stands beside a square. */
export const hasPawnBeside = ({ spots }: Position, cell: number): boolean =>
  (spots[cell] & SIDES) !== 0;

/** N7, N12: whether a pawn on a square may leave it: there is an empty square beside it, and it is not in the goal. */
export const mayLeave = ({ spots, ground }: Position, cell: number): boolean =>
  ((spots[cell] & SIDES) | ground.walls[cell]) !== SIDES;
