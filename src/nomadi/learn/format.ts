/** The names of the numbers and picks of Nomadi. */
import { type EncodingFormat, forSeats } from "../../kit/engine/encoding.js";
import { CARD_VALUES, COINS_AT_START, DICE, PHASES } from "../model/state.js";
import {
  CARD_REACHED,
  FIRST_OVER_VALLEY,
  GOAL_SHARES,
  LAST_OUT_OF_START,
} from "../rules/earnings.js";
import type { Position } from "../rules/position.js";
import type { Setting } from "../rules/setting.js";

/** The phases in which a seat decides. */
export const DECISIONS = PHASES.filter((phase) => phase !== "over");

/** The moves without details, in the order of their picks. */
export const WORDS = [
  "reroll",
  "end-turn",
  "accept",
  "refuse",
  "take-bribe",
  "decline-bribe",
] as const;

/** The format of a setting, and where each kind of picks begins. */
export interface Vocabulary extends EncodingFormat {
  /** By cell: the index of its square. */
  readonly squareAt: Int16Array;
  readonly spaces: number;
  readonly dice: number;
  readonly words: number;
  readonly prices: number;
  readonly coins: number;
}

const vocabularies = new WeakMap<Setting, Vocabulary>();

/** Returns the format of a position. */
export function vocabularyOf({ setting }: Position): Vocabulary {
  let found = vocabularies.get(setting);
  if (found === undefined) {
    found = makeVocabulary(setting);
    vocabularies.set(setting, found);
  }
  return found;
}

function makeVocabulary(setting: Setting): Vocabulary {
  const { board, players, rules } = setting;
  const each = (name: string): string[] => forSeats(name, players);
  const names = Array.from(board.squares, (cell) => board.names[cell]);
  const squareAt = new Int16Array(board.cells);
  for (const [index, cell] of board.squares.entries()) squareAt[cell] = index;
  const spaces = names.length;
  const dice = 2 * spaces;
  const words = dice + DICE;
  const prices = words + WORDS.length;
  const coins = prices + rules.maxPrice + 1;
  return {
    channels: ["start", "goal", "water-hole", "beyond-valley", "card", "offer", ...each("pawn")],
    globals: [
      ...DECISIONS.map((phase) => `phase:${phase}`),
      ...upTo(DICE - 1).map((index) => `dice:${index + 1}`),
      ...["turn", "deck", "in-goal"],
      ...["offer-known", "offer-value", "offer-priced", "offer-price", "bribe-coins"],
      ...[...each("decides"), ...each("in-turn"), ...each("offer-to"), ...each("bribe-by")],
      ...[...each("coins"), ...each("debt"), ...each("cards"), ...each("known-cards")],
      ...each("known-value"),
    ],
    picks: [
      ...names.map((name) => `pawn:${name}`),
      ...names.map((name) => `space:${name}`),
      ...upTo(DICE - 1).map((index) => `die:${index + 1}`),
      ...WORDS.map((word) => `action:${word}`),
      ...upTo(rules.maxPrice).map((price) => `price:${price}`),
      ...(rules.bribery ? upTo(mostCoins(setting)).map((sum) => `coins:${sum}`) : []),
    ],
    squareAt,
    spaces,
    dice,
    words,
    prices,
    coins,
  };
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, index) => index);

/** The most coins that a player can have: all that players begin with, that the bank pays, and that are lent for cards. */
function mostCoins({ players, rules }: Setting): number {
  const cards = CARD_VALUES.length;
  const goal = GOAL_SHARES.reduce((sum, share) => sum + 2 * share, 0);
  const paid = LAST_OUT_OF_START + FIRST_OVER_VALLEY + cards * CARD_REACHED + goal;
  const lent = rules.credit === "cards" ? cards * rules.maxPrice : 0;
  return players * COINS_AT_START + paid + lent;
}
