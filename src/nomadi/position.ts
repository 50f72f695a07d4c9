/**
 * The position: the working form of a game, compact and changed in place. The rules work on it and nowhere else. This file
 * is its form and its upkeep; the rules of a turn are in `play.ts`.
 */
import { hashText, type RandomState } from "../kit/random.js";
import type { Board } from "./board.js";
import { CARD_VALUES, DICE, PAWNS_EACH, type Phase, type Rules } from "./state.js";
import { GOAL, OFF_BOARD, SAND, START } from "./zone.js";

/** Seats that a game can have. */
const SEATS = 5;
/** Pawns that a game can have. */
const PAWNS = 16;

/** What stands on a cell that holds no pawn. A pawn is shown by its seat. */
export const EMPTY = -1;
const EDGE = -2;

/** Nobody, nothing. */
export const NONE = -1;

/** What lies on a square without a card, and a card whose value is not known: neither is the value of a card. */
export const NO_CARD = 0;
export const UNKNOWN = 9;

/** What stays the same throughout a game; positions of one game share it. */
export interface Ground {
  readonly board: Board;
  readonly rules: Rules;
  readonly players: number;
  /** How many pawns there are. */
  readonly pawns: number;
  /** By cell: `terrain` of the board, with the goal where it is in this game (N27). */
  readonly zone: Uint8Array;
  /** By value of a die: how many right angles a jump may have (N10). */
  readonly turns: Uint8Array;
  /** A number for all of this. */
  readonly hash: number;
}

/** What a pawn may not do with dice of one value, since it has done the opposite (N13): four numbers each. */
export const BAN_PAWN = 0;
export const BAN_DIE = 1;
export const BAN_FROM = 2;
export const BAN_TO = 3;
export const BAN_SIZE = 4;

/** A game as the rules see it. */
export interface Position {
  ground: Ground;
  phase: Phase;
  /** The seat to decide, or `NONE`. */
  seat: number;
  turn: number;
  /** By cell: the seat of the pawn there, `EMPTY` or `EDGE`. */
  readonly occupant: Int8Array;
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
}

/** A card in somebody's hand as one number: its value, its holder, and a bit for each seat that knows it. */
export const heldCard = (value: number, holder: number, seenBy: number): number =>
  (seenBy << 8) | (holder << 4) | (value + 4);
export const valueOfHeld = (card: number): number => (card & 15) - 4;
export const holderOfHeld = (card: number): number => (card >> 4) & 15;
export const seenByOfHeld = (card: number): number => card >> 8;

/** The seat in turn, or `NONE`: turns go round by seat (N1). */
export const inTurn = ({ turn, ground }: Position): number =>
  turn === 0 ? NONE : (turn - 1) % ground.players;

/** What a game is played on. */
export function makeGround(board: Board, rules: Rules, players: number): Ground {
  const zone = board.terrain.slice();
  if (rules.goal !== null) {
    for (const cell of board.squares) if (zone[cell] === GOAL) zone[cell] = SAND;
    for (const square of rules.goal) zone[board.numbers.get(square) ?? 0] = GOAL;
  }
  const turns = new Uint8Array(DICE + 1);
  for (const die of [2, 3, 4, 5, 6] as const) turns[die] = rules.turns[die];
  const hash = board.hash ^ hashText(`${players} ${JSON.stringify(rules)}`);
  return { board, rules, players, pawns: players * PAWNS_EACH[players], zone, turns, hash };
}

/** A position before anything is laid out, handed out or placed. */
export function blankPosition(ground: Ground): Position {
  const { cells, terrain } = ground.board;
  return {
    ground,
    phase: "pawns",
    seat: NONE,
    turn: 0,
    occupant: Int8Array.from(terrain, (kind) => (kind === OFF_BOARD ? EDGE : EMPTY)),
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
  };
}

/** A copy, written over a position that is not needed any longer if that one has the right size. */
export function copyPosition(from: Position, over?: Position): Position {
  if (over === from) return over;
  const fits = over?.occupant.length === from.occupant.length;
  const to = fits ? over : blankPosition(from.ground);
  to.ground = from.ground;
  to.phase = from.phase;
  to.seat = from.seat;
  to.turn = from.turn;
  to.occupant.set(from.occupant);
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
  return to;
}

/** Puts a pawn on an empty square. */
export function putPawn(position: Position, seat: number, cell: number): void {
  const { occupant, pawns, ground } = position;
  occupant[cell] = seat;
  let place = position.placed++;
  for (; place > 0 && pawns[place - 1] > cell; place--) pawns[place] = pawns[place - 1];
  pawns[place] = cell;
  if (ground.zone[cell] === START) position.inStart++;
  if (ground.zone[cell] === GOAL) position.inGoal++;
  position.crossed += ground.board.goalSide[cell];
}

/** Takes the pawn off a square. */
export function liftPawn(position: Position, cell: number): void {
  const { occupant, pawns, ground } = position;
  occupant[cell] = EMPTY;
  position.placed--;
  for (let place = pawns.indexOf(cell); place < position.placed; place++) {
    pawns[place] = pawns[place + 1];
  }
  if (ground.zone[cell] === START) position.inStart--;
  if (ground.zone[cell] === GOAL) position.inGoal--;
  position.crossed -= ground.board.goalSide[cell];
}

/** Whether a pawn stands beside a square. */
export function hasPawnBeside({ occupant, ground }: Position, cell: number): boolean {
  const { stride } = ground.board;
  return (
    occupant[cell - stride] >= 0 ||
    occupant[cell - 1] >= 0 ||
    occupant[cell + 1] >= 0 ||
    occupant[cell + stride] >= 0
  );
}

/** Notes what a pawn has just done, if another die of the value is left to undo it with (N13). */
export function noteReturn(position: Position, die: number, from: number, to: number): void {
  const { bans, dice } = position;
  let kept = 0;
  let known = dice[die] === 0;
  for (let ban = 0; ban < position.banCount; ban++) {
    const at = ban * BAN_SIZE;
    if (bans[at + BAN_PAWN] === from) bans[at + BAN_PAWN] = to;
    if (dice[bans[at + BAN_DIE]] === 0) continue;
    const again =
      bans[at + BAN_PAWN] === to &&
      bans[at + BAN_DIE] === die &&
      bans[at + BAN_FROM] === to &&
      bans[at + BAN_TO] === from;
    if (again) known = true;
    bans.copyWithin(kept++ * BAN_SIZE, at, at + BAN_SIZE);
  }
  position.banCount = kept;
  if (!known) addBan(position, to, die, to, from);
}

/** Forbids a pawn to go from one square to another with dice of a value. */
export function addBan(
  position: Position,
  pawn: number,
  die: number,
  from: number,
  to: number,
): void {
  const { bans } = position;
  const at = position.banCount++ * BAN_SIZE;
  bans[at + BAN_PAWN] = pawn;
  bans[at + BAN_DIE] = die;
  bans[at + BAN_FROM] = from;
  bans[at + BAN_TO] = to;
}

/** Whether the pawn on a square may not go to another with dice of a value (N13). */
export function isBanned(position: Position, die: number, from: number, to: number): boolean {
  const { bans, banCount } = position;
  for (let at = 0; at < banCount * BAN_SIZE; at += BAN_SIZE) {
    const forbidden =
      bans[at + BAN_PAWN] === from &&
      bans[at + BAN_DIE] === die &&
      bans[at + BAN_FROM] === from &&
      bans[at + BAN_TO] === to;
    if (forbidden) return true;
  }
  return false;
}
