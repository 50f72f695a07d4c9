/**
 * Takes moves back. A position that tracks its moves records, before each, everything that the move can change; of the board,
 * only the cells that the move names. A step takes less than 250 bytes.
 */
import { NONE } from "../../kit/none.js";
import { DICE, PHASES } from "../model/state.js";
import { SEATS } from "./numbers.js";
import { fromOf, toOf } from "./packing.js";
import { liftPawn, type Position, shiftPawn } from "./position.js";
import { BAN_SIZE } from "./reach/no-returns.js";

/** The moves made so far, with what is needed to take them back. */
export interface Trail {
  /** The steps one after the other. Each has its bans first, then a fixed number of words. */
  words: Int32Array;
  used: number;
  /** The notes of the bribes that were on offer. */
  readonly notes: (string | null)[];
  /** `recordStep`. It comes with the trail, so that bundles without simulations can leave it out. */
  readonly record: (trail: Trail, position: Position, action: number) => void;
}

/** Where in a step each number is. */
const FROM = 0;
const TO = 1;
const CARD = 2;
const PHASE = 3;
const SEAT = 4;
const TURN_NUMBER = 5;
const BAN_COUNT = 6;
const DECK_LEFT = 7;
const HELD_COUNT = 8;
const OFFER_VALUE = 9;
const OFFER_CELL = 10;
const OFFER_OWNER = 11;
const OFFER_PRICE = 12;
const BRIBE_BY = 13;
const BRIBE_COINS = 14;
const CHANCE = 15;
const DICE_LEFT = CHANCE + 1;
const COINS = DICE_LEFT + DICE + 1;
const DEBTS = COINS + SEATS;
const STEP = DEBTS + SEATS;

const STEPS_AT_FIRST = 64;

/** Makes a position track its moves from now on. */
export function track(position: Position): void {
  position.trail = {
    words: new Int32Array(STEPS_AT_FIRST * STEP),
    used: 0,
    notes: [],
    record: recordStep,
  };
}

/** Records a position before an action. */
function recordStep(trail: Trail, position: Position, action: number): void {
  // If these are not cells, the action changes no card, so that to write back the card of such a cell changes nothing either.
  const from = fromOf(action);
  const to = toOf(action);
  const { bans, dice, coins, debts, chance } = position;
  const banWords = position.banCount * BAN_SIZE;
  if (trail.used + banWords + STEP > trail.words.length) grow(trail);
  const { words, used } = trail;
  for (let word = 0; word < banWords; word++) words[used + word] = bans[word];
  const at = used + banWords;
  words[at + FROM] = from;
  words[at + TO] = to;
  words[at + CARD] = position.cards[to];
  words[at + PHASE] = PHASES.indexOf(position.phase);
  words[at + SEAT] = position.seat;
  words[at + TURN_NUMBER] = position.turnNumber;
  words[at + BAN_COUNT] = position.banCount;
  words[at + DECK_LEFT] = position.deckLeft;
  words[at + HELD_COUNT] = position.heldCount;
  words[at + OFFER_VALUE] = position.offerValue;
  words[at + OFFER_CELL] = position.offerCell;
  words[at + OFFER_OWNER] = position.offerOwner;
  words[at + OFFER_PRICE] = position.offerPrice;
  words[at + BRIBE_BY] = position.bribeBy;
  words[at + BRIBE_COINS] = position.bribeCoins;
  if (position.bribeBy !== NONE) trail.notes.push(position.bribeNote);
  words[at + CHANCE] = chance.place;
  for (let value = 1; value <= DICE; value++) words[at + DICE_LEFT + value] = dice[value];
  for (let seat = 0; seat < SEATS; seat++) {
    words[at + COINS + seat] = coins[seat];
    words[at + DEBTS + seat] = debts[seat];
  }
  trail.used = at + STEP;
}

function grow(trail: Trail): void {
  const words = new Int32Array(trail.words.length * 2);
  words.set(trail.words);
  trail.words = words;
}

/** Takes the last move back. Returns `false` if there is none. */
export function undo(position: Position): boolean {
  const { bans, dice, coins, debts, trail } = position;
  if (trail === undefined || trail.used === 0) return false;
  const { words } = trail;
  const at = trail.used - STEP;
  position.phase = PHASES[words[at + PHASE]];
  // A move is made only while the game goes on.
  position.endReason = null;
  position.seat = words[at + SEAT];
  position.turnNumber = words[at + TURN_NUMBER];
  position.banCount = words[at + BAN_COUNT];
  position.deckLeft = words[at + DECK_LEFT];
  position.heldCount = words[at + HELD_COUNT];
  position.offerValue = words[at + OFFER_VALUE];
  position.offerCell = words[at + OFFER_CELL];
  position.offerOwner = words[at + OFFER_OWNER];
  position.offerPrice = words[at + OFFER_PRICE];
  position.bribeBy = words[at + BRIBE_BY];
  position.bribeCoins = words[at + BRIBE_COINS];
  position.bribeNote = position.bribeBy === NONE ? null : (trail.notes.pop() ?? null);
  position.chance.goTo(words[at + CHANCE]);
  for (let value = 1; value <= DICE; value++) dice[value] = words[at + DICE_LEFT + value];
  for (let seat = 0; seat < SEATS; seat++) {
    coins[seat] = words[at + COINS + seat];
    debts[seat] = words[at + DEBTS + seat];
  }
  undoBoard(position, words[at + FROM], words[at + TO], words[at + CARD]);
  const banWords = position.banCount * BAN_SIZE;
  trail.used = at - banWords;
  for (let word = 0; word < banWords; word++) bans[word] = words[trail.used + word];
  position.listing = 0;
  return true;
}

/** Takes back what the move has changed on the board. */
function undoBoard(position: Position, from: number, to: number, card: number): void {
  if (position.phase === "move") shiftPawn(position, to, from);
  else if (position.phase === "pawns") liftPawn(position, to);
  position.cards[to] = card;
}
