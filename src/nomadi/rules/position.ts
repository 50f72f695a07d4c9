/**
 * The position: the form of a game that the rules work on, compact and changed in place. This file says what it is made of and
 * moves pawns in it; the rules of a turn are in `play.ts`.
 */
import { Block } from "../../kit/boards/block.js";
import { Chance } from "../../kit/chance/chance.js";
import { NONE } from "../../kit/none.js";
import { CARD_VALUES, DICE, type EndReason, type Phase } from "../model/state.js";
import { EMPTY, GOAL, NO_CARD, PAWNS, SEATS, START } from "./numbers.js";
import type { FormationCache } from "./reach/formation-cache.js";
import { ABOVE, BELOW, LEFT, RIGHT, SIDES, STANDING } from "./reach/landing.js";
import { BAN_SIZE } from "./reach/no-returns.js";
import type { Setting } from "./setting.js";
import type { Trail } from "./undo.js";

/** A game at one moment, for the rules. */
export interface Position {
  setting: Setting;
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
  /** The number of pawns on the board, in the start, on the goal side of the valley, and in the goal. */
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
  /** The number of the list that `PawnReach` made for this position, or 0 if it is out of date. No two positions share one. */
  listing: number;
  /** The number of the analysis that `PawnReach` made of the pawns' squares, or 0 if it is out of date. No two positions share one. */
  analysis: number;
  /** The moves of formations that were met before; only searches have it. */
  formationCache: FormationCache | undefined;
  /** The moves played since `track`; `undefined` if moves are not tracked. */
  trail: Trail | undefined;
  /** The memory of all these lists. */
  readonly block: Block;
}

/** The seat in turn, or `NONE` before the first turn and after the end: turns go round by seat (N1). */
export const inTurn = ({ turnNumber, phase, setting }: Position): number =>
  turnNumber === 0 || phase === "over" ? NONE : (turnNumber - 1) % setting.players;

/** The dice that are left, ascending. */
export function diceLeft({ dice }: Position): number[] {
  const left: number[] = [];
  for (let value = 1; value <= 6; value++) {
    for (let count = dice[value]; count > 0; count--) left.push(value);
  }
  return left;
}

/** The number of dice that are left. */
export function countDice({ dice }: Position): number {
  let count = 0;
  for (let value = 1; value <= DICE; value++) count += dice[value];
  return count;
}

/** A position whose lists are all zeros. */
function emptyPosition(setting: Setting): Position {
  const { cells } = setting.board;
  const cards = CARD_VALUES.length;
  const block = new Block(
    4 * (PAWNS + DICE * BAN_SIZE + cards + 2 * SEATS) + 5 * cells + DICE + 1 + cards,
  );
  return {
    setting,
    phase: "pawns",
    endReason: null,
    seat: NONE,
    turnNumber: 0,
    pawns: block.words(PAWNS),
    bans: block.words(DICE * BAN_SIZE),
    held: block.words(cards),
    coins: block.words(SEATS),
    debts: block.words(SEATS),
    marks: block.halfWords(cells),
    occupant: block.bytes(cells),
    cards: block.bytes(cells),
    dice: block.bytes(DICE + 1),
    deck: block.bytes(cards),
    spots: block.bits(cells),
    placed: 0,
    inStart: 0,
    crossed: 0,
    inGoal: 0,
    banCount: 0,
    deckLeft: 0,
    heldCount: 0,
    offerValue: NO_CARD,
    offerCell: NONE,
    offerOwner: NONE,
    offerPrice: NONE,
    bribeBy: NONE,
    bribeCoins: 0,
    bribeNote: null,
    chance: Chance.none(),
    listing: 0,
    analysis: 0,
    formationCache: undefined,
    trail: undefined,
    block,
  };
}

/** A position without cards, coins and pawns. */
export function blankPosition(setting: Setting): Position {
  const position = emptyPosition(setting);
  position.occupant.set(setting.occupant);
  position.spots.set(setting.spots);
  return position;
}

/** A copy that tracks no moves. It is written into `into`, a position no longer needed, if that has the right size. */
export function copyPosition(from: Position, into?: Position): Position {
  if (into === from) return into;
  const fits = into?.occupant.length === from.occupant.length;
  const to = fits ? into : emptyPosition(from.setting);
  to.setting = from.setting;
  to.phase = from.phase;
  to.endReason = from.endReason;
  to.seat = from.seat;
  to.turnNumber = from.turnNumber;
  to.placed = from.placed;
  to.inStart = from.inStart;
  to.crossed = from.crossed;
  to.inGoal = from.inGoal;
  to.banCount = from.banCount;
  to.deckLeft = from.deckLeft;
  to.heldCount = from.heldCount;
  to.offerValue = from.offerValue;
  to.offerCell = from.offerCell;
  to.offerOwner = from.offerOwner;
  to.offerPrice = from.offerPrice;
  to.bribeBy = from.bribeBy;
  to.bribeCoins = from.bribeCoins;
  to.bribeNote = from.bribeNote;
  to.chance.follow(from.chance);
  to.listing = 0;
  to.analysis = 0;
  to.formationCache = from.formationCache;
  to.trail = undefined;
  to.block.copyFrom(from.block);
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
function showPawn({ spots, setting }: Position, cell: number): void {
  const { stride } = setting.board;
  spots[cell] ^= STANDING;
  spots[cell - stride] ^= BELOW;
  spots[cell + 1] ^= LEFT;
  spots[cell + stride] ^= ABOVE;
  spots[cell - 1] ^= RIGHT;
}

/** Counts a pawn that has come to a square (`by` 1) or left it (`by` -1). */
function countPawn(position: Position, cell: number, by: 1 | -1): void {
  const { zone, board } = position.setting;
  if (zone[cell] === START) position.inStart += by;
  else if (zone[cell] === GOAL) position.inGoal += by;
  if (board.goalSide[cell] > 0) position.crossed += by;
  position.listing = 0;
  position.analysis = 0;
}

/** Tests whether a pawn stands beside a square. */
export const hasPawnBeside = ({ spots }: Position, cell: number): boolean =>
  (spots[cell] & SIDES) !== 0;

/** Tests whether a pawn may leave its square: there is an empty square beside it (N7), and it is not in the goal (N12). */
export const mayLeave = ({ spots, setting }: Position, cell: number): boolean =>
  ((spots[cell] & SIDES) | setting.walls[cell]) !== SIDES;
