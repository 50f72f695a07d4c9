/** Nomadi as numbers: what each square has, what each player has and knows, and moves as picks of pawns, dice and squares. */
import { Chance } from "../../kit/chance/chance.js";
import { type Encoding, relativeSeat } from "../../kit/engine/encoding.js";
import { NONE } from "../../kit/none.js";
import { CARD_VALUES, DICE, GOAL_PAWNS } from "../model/state.js";
import {
  EMPTY,
  GOAL,
  heldCard,
  holderOfHeld,
  NO_CARD,
  seenByOfHeld,
  START,
  UNKNOWN,
  valueOfHeld,
  WATER,
} from "../rules/numbers.js";
import { dieOf, fromOf, sumOf, toOf, typeOf } from "../rules/packing.js";
import { inTurn, type Position } from "../rules/position.js";
import { DECISIONS, vocabularyOf, WORDS } from "./format.js";

/** The channels of a square before those of the pawns. */
const OWN_CHANNELS = 6;
/** The units of coins and points, and of cards. */
const COINS = 20;
const CARDS = 5;

function encodeSquares(position: Position, viewer: number, spaces: Float32Array): void {
  const { setting, occupant, cards, offerCell, offerValue } = position;
  const { board, zone, players } = setting;
  const channels = OWN_CHANNELS + players;
  let at = 0;
  for (const cell of board.squares) {
    const terrain = zone[cell];
    if (terrain === START) spaces[at] = 1;
    else if (terrain === GOAL) spaces[at + 1] = 1;
    else if (terrain === WATER) spaces[at + 2] = 1;
    spaces[at + 3] = board.goalSide[cell];
    if (cards[cell] !== NO_CARD) spaces[at + 4] = 1;
    if (offerValue !== NO_CARD && offerCell === cell) spaces[at + 5] = 1;
    if (occupant[cell] !== EMPTY) {
      spaces[at + OWN_CHANNELS + relativeSeat(occupant[cell], viewer, players)] = 1;
    }
    at += channels;
  }
}

function encodeGlobals(position: Position, viewer: number, globals: Float32Array): void {
  const { setting, phase, dice, turnNumber, offerValue, offerPrice } = position;
  const { rules } = setting;
  let at = 0;
  for (const one of DECISIONS) globals[at++] = phase === one ? 1 : 0;
  for (let value = 1; value <= DICE; value++) globals[at++] = dice[value] / DICE;
  globals[at++] = turnNumber / rules.maxTurns;
  globals[at++] = position.deckLeft / CARD_VALUES.length;
  globals[at++] = position.inGoal / GOAL_PAWNS;
  const isKnown = offerValue !== NO_CARD && offerValue !== UNKNOWN;
  globals[at++] = isKnown ? 1 : 0;
  globals[at++] = isKnown ? offerValue / CARDS : 0;
  globals[at++] = offerPrice === NONE ? 0 : 1;
  globals[at++] = offerPrice === NONE ? 0 : offerPrice / COINS;
  globals[at++] = position.bribeBy === NONE ? 0 : position.bribeCoins / COINS;
  encodeSeats(position, viewer, globals, at);
}

function encodeSeats(position: Position, viewer: number, globals: Float32Array, at: number): void {
  const { setting, seat, offerValue, offerOwner, bribeBy, coins, debts, held } = position;
  const { players } = setting;
  const mover = inTurn(position);
  for (let other = 0; other < players; other++) {
    const place = at + relativeSeat(other, viewer, players);
    globals[place] = other === seat ? 1 : 0;
    globals[place + players] = other === mover ? 1 : 0;
    globals[place + 2 * players] = offerValue !== NO_CARD && other === offerOwner ? 1 : 0;
    globals[place + 3 * players] = other === bribeBy ? 1 : 0;
    globals[place + 4 * players] = coins[other] / COINS;
    globals[place + 5 * players] = debts[other] / COINS;
  }
  // Summed as whole numbers first: a sum of fractions would tell in which order cards are kept.
  const cards = at + 6 * players;
  for (let index = 0; index < position.heldCount; index++) {
    const place = cards + relativeSeat(holderOfHeld(held[index]), viewer, players);
    const value = valueOfHeld(held[index]);
    globals[place]++;
    if (value === UNKNOWN) continue;
    globals[place + players]++;
    globals[place + 2 * players] += value;
  }
  for (let place = cards; place < cards + players; place++) {
    globals[place] /= CARDS;
    globals[place + players] /= CARDS;
    globals[place + 2 * players] /= COINS;
  }
}

const NO_DICE = /* @__PURE__ */ Chance.none();

/** Hides the dice to come and, until the game is over, the cards that the viewer has not seen (N22). */
function hide(position: Position, viewer: number): void {
  const { cards, deck, held, heldCount, offerValue } = position;
  position.chance.follow(NO_DICE);
  if (position.phase === "over") return;
  if (offerValue !== NO_CARD && inTurn(position) !== viewer) position.offerValue = UNKNOWN;
  deck.fill(UNKNOWN);
  for (const cell of position.setting.board.squares) {
    if (cards[cell] !== NO_CARD) cards[cell] = UNKNOWN;
  }
  for (let index = 0; index < heldCount; index++) {
    const seenBy = seenByOfHeld(held[index]);
    if ((seenBy & (1 << viewer)) !== 0) continue;
    held[index] = heldCard(UNKNOWN, holderOfHeld(held[index]), seenBy);
  }
}

function picksOf(position: Position, action: number, into: number[], from: number): number {
  const { squareAt, spaces, dice, words, prices, coins } = vocabularyOf(position);
  const type = typeOf(action);
  switch (type) {
    case "move":
      into[from] = squareAt[fromOf(action)];
      into[from + 1] = dice + dieOf(action) - 1;
      into[from + 2] = spaces + squareAt[toOf(action)];
      return 3;
    case "card":
    case "place":
      into[from] = spaces + squareAt[toOf(action)];
      return 1;
    case "price":
      into[from] = prices + sumOf(action);
      return 1;
    case "bribe":
      into[from] = coins + sumOf(action);
      return 1;
    default:
      into[from] = words + WORDS.indexOf(type);
      return 1;
  }
}

/** The encoding. */
export const encoding: Encoding<Position> = {
  format: vocabularyOf,
  encode(position, viewer, spaces, globals) {
    encodeSquares(position, viewer, spaces);
    encodeGlobals(position, viewer, globals);
  },
  hide,
  picksOf,
};
