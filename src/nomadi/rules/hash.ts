/** The hash of a position: equal positions have equal hashes, and different ones almost never. */
import { hashOfChance } from "../../kit/chance/chance.js";
import { hashedOnce, mixed } from "../../kit/chance/random.js";
import type { Board } from "./board.js";
import type { Position } from "./position.js";
import type { Setting } from "./setting.js";
import { BAN_DIE, BAN_FROM, BAN_PAWN, BAN_SIZE, BAN_TO } from "./reach/no-returns.js";
import { PHASES } from "../model/state.js";

const hashOfBoard = /* @__PURE__ */ hashedOnce(({ layout }: Board) => JSON.stringify(layout));
const hashOfRules = /* @__PURE__ */ hashedOnce(
  ({ players, rules }: Setting) => `${players} ${JSON.stringify(rules)}`,
);

/** 53 bits of everything that can matter for the rest of the game: pawns, cards, money, who decides what, and the dice. */
export function hashPosition(position: Position): number {
  const { setting, pawns, placed, occupant, cards, dice, deck, coins, debts } = position;
  let low = hashOfBoard(setting.board) ^ hashOfRules(setting);
  let high = 0x6c078965;
  const fold = (value: number): void => {
    low = mixed(low ^ value);
    high = Math.imul(high ^ low, 0x9e3779b1) + value;
  };
  for (let index = 0; index < placed; index++) fold(pawns[index] * 8 + occupant[pawns[index]]);
  for (const cell of setting.board.squares) if (cards[cell] !== 0) fold(cell * 16 + cards[cell]);
  for (const list of [dice, deck.subarray(deck.length - position.deckLeft), coins, debts]) {
    for (const value of list) fold(value);
  }
  fold(hashSet(position.held, position.heldCount));
  fold(hashReturns(position));
  fold(hashOfChance(position.chance));
  fold(position.chance.place);
  for (const value of [
    PHASES.indexOf(position.phase),
    position.seat,
    position.turnNumber,
    position.offerValue,
    position.offerCell,
    position.offerOwner,
    position.offerPrice,
    position.bribeBy,
    position.bribeCoins,
  ]) {
    fold(value);
  }
  return (mixed(high) & 0x1fffff) * 2 ** 32 + mixed(low);
}

/** A sum, so that the order of the numbers does not matter. */
function hashSet(numbers: Int32Array, count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index++) sum = (sum + mixed(numbers[index] + 1)) | 0;
  return sum;
}

function hashReturns({ bans, banCount }: Position): number {
  let sum = 0;
  for (let at = 0; at < banCount * BAN_SIZE; at += BAN_SIZE) {
    const squares = mixed(bans[at + BAN_FROM] * 8192 + bans[at + BAN_TO]);
    sum = (sum + mixed(squares ^ (bans[at + BAN_PAWN] * 8 + bans[at + BAN_DIE]))) | 0;
  }
  return sum;
}
