/** Judges an action: why it is illegal, if it is. */
import type { Seat } from "../../game.js";
import type { Move } from "../model/move.js";
import type { MoveRule, Refusal } from "../model/refusal.js";
import type { Phase, Square } from "../model/state.js";
import { isPayable } from "./earnings.js";
import { EMPTY, GOAL, NO_CARD, START } from "./numbers.js";
import { dieOf, fromOf, sumOf, toOf, typeOf } from "./packing.js";
import { mayLayCard, mayPlacePawn } from "./placing.js";
import { diceLeft, mayLeave, type Position } from "./position.js";
import { isBanned } from "./reach/no-returns.js";
import { isBackOverValley, isBackToStart } from "./setting.js";

/** By phase: the moves that it waits for, in words too, and the rule that says so. */
const ASKS: Readonly<
  Record<
    Exclude<Phase, "over">,
    {
      readonly types: readonly Move["type"][];
      readonly what: string;
      readonly rule: "N3" | "N5" | "N6" | "N15" | "N21" | "N28";
    }
  >
> = {
  cards: { types: ["card"], what: "a square for the next card", rule: "N3" },
  pawns: { types: ["place"], what: "a square for the next pawn", rule: "N5" },
  reroll: { types: ["reroll", "end-turn"], what: "a new roll or the end of the turn", rule: "N15" },
  move: { types: ["move"], what: "a move of a pawn", rule: "N6" },
  price: { types: ["price"], what: "a price", rule: "N21" },
  "price-answer": { types: ["accept", "refuse"], what: "an answer to the price", rule: "N21" },
  bribe: { types: ["bribe"], what: "an offer of coins", rule: "N28" },
  "bribe-answer": {
    types: ["take-bribe", "decline-bribe"],
    what: "an answer to the bribe",
    rule: "N28",
  },
};

/** The first rule that an action breaks, `undefined` if it is legal. */
export function judge(position: Position, action: number): Refusal | undefined {
  const { phase } = position;
  if (phase === "over") {
    return Object.freeze({ reason: "game-over", rule: "N24", message: "the game is over" });
  }
  const { types, what, rule } = ASKS[phase];
  if (!types.includes(typeOf(action))) {
    const message = `expected ${what}`;
    return Object.freeze({ reason: "wrong-phase", rule, phase, message });
  }
  const refusal = refuse(position, action);
  return refusal;
}

function refuse(position: Position, action: number): Refusal | undefined {
  switch (typeOf(action)) {
    case "card":
      return refuseCard(position, toOf(action));
    case "place":
      return refusePlace(position, toOf(action));
    case "move":
      return refusePawnMove(position, action);
    case "price":
      return refusePrice(position, sumOf(action));
    case "accept":
      return isPayable(position) ? undefined : refuseSum(position, position.offerPrice, "N21");
    case "bribe":
      return refuseSum(position, sumOf(action), "N28");
    case "reroll":
    case "end-turn":
    case "refuse":
    case "take-bribe":
    case "decline-bribe":
      return undefined;
  }
}

function refusePrice({ setting }: Position, price: number): Refusal | undefined {
  const most = setting.rules.maxPrice;
  if (price <= most) return undefined;
  const message = `the price ${price} is above the highest price ${most}`;
  return { reason: "price-too-high", rule: "N21", most, message };
}

function refuseSum(position: Position, needed: number, rule: "N21" | "N28"): Refusal | undefined {
  const { seat, coins } = position;
  const cash = coins[seat];
  if (needed <= cash) return undefined;
  const message = `${needed} coins are needed, and seat ${seat} has ${cash}`;
  return { reason: "not-enough-cash", rule, needed, cash, message };
}

function refuseCard(position: Position, cell: number): Refusal | undefined {
  if (mayLayCard(position, cell)) return undefined;
  const { cards, setting } = position;
  const square = setting.board.names[cell];
  if (cards[cell] !== NO_CARD) {
    return { reason: "card-there", rule: "N3", message: `${square} already has a card` };
  }
  const message = `${square} is in the start or the goal, where no card may lie`;
  return { reason: "start-or-goal", rule: "N3", message };
}

function refusePlace(position: Position, cell: number): Refusal | undefined {
  if (mayPlacePawn(position, cell)) return undefined;
  const { setting, occupant } = position;
  const square = setting.board.names[cell];
  if (setting.zone[cell] !== START) {
    return { reason: "not-in-start", rule: "N5", message: `${square} is not in the start` };
  }
  if (occupant[cell] !== EMPTY) return occupied(square, occupant[cell], "N5");
  const message = `${square} is not beside another pawn, which a start of this size needs`;
  return { reason: "not-beside-pawn", rule: "N5", message };
}

const occupied = (square: Square, by: Seat, rule: "N5" | MoveRule): Refusal => ({
  reason: "occupied",
  rule,
  by,
  message: `a pawn of seat ${by} stands on ${square}`,
});

function refusePawnMove(position: Position, action: number): Refusal | undefined {
  const die = dieOf(action);
  const from = fromOf(action);
  const to = toOf(action);
  const { dice, occupant, setting } = position;
  const { reach, names } = setting.board;
  if (dice[die] === 0) {
    const left = Object.freeze(diceLeft(position));
    return {
      reason: "no-such-die",
      rule: "N6",
      dice: left,
      message: `no ${die} is among the dice left`,
    };
  }
  if (occupant[from] === EMPTY) {
    const square = names[from];
    return { reason: "no-pawn", rule: "N6", square, message: `no pawn stands on ${square}` };
  }
  if (reach.allows(position, action)) return undefined;
  if (setting.zone[from] === GOAL) {
    return {
      reason: "in-goal",
      rule: "N12",
      message: `the pawn on ${names[from]} is in the goal and stays`,
    };
  }
  if (!mayLeave(position, from)) {
    return {
      reason: "no-free-side",
      rule: "N7",
      message: `no square beside ${names[from]} is empty`,
    };
  }
  const rule = die === 1 ? "N8" : die <= 4 ? "N9" : "N10";
  if (occupant[to] !== EMPTY) return occupied(names[to], occupant[to], rule);
  if (!reach.reaches(position, action)) {
    const what = die === 1 ? "a step" : `a jump over ${die === 2 ? "1 pawn" : `${die - 1} pawns`}`;
    const message = `${what} from ${names[from]} does not end on ${names[to]}`;
    return { reason: "out-of-reach", rule, message };
  }
  if (isBackToStart(setting, from, to)) {
    const message = `${names[to]} is in the start, where a pawn may not return`;
    return { reason: "back-to-start", rule: "N12", message };
  }
  if (isBackOverValley(setting, from, to)) {
    const message = `${names[to]} is on the start side of the valley, where a pawn may not return`;
    return { reason: "back-over-valley", rule: "N12", message };
  }
  if (isBanned(position, action)) {
    const message = `the pawn went from ${names[to]} to ${names[from]} with a ${die} in this turn`;
    return { reason: "to-and-fro", rule: "N13", message };
  }
  const message = `on ${names[to]} the pawn would break the contact of the caravan`;
  return { reason: "out-of-contact", rule: "N11", message };
}
