/** Judges a move: the decision that it stands for if it is legal, or else the first rule that it breaks. */
import type { Seat } from "../../game.js";
import { EMPTY, isBackOverValley, isBackToStart } from "./board-under-rules.js";
import { mayLayCard, mayPlacePawn } from "./legality.js";
import { malformed, readDecision } from "./read-move.js";
import { type Decision, diceLeft } from "./play.js";
import { mayLeave, NO_CARD, type Position } from "./position.js";
import { isBanned } from "./no-returns.js";
import type { MoveRule, Refusal } from "../model/refusal.js";
import type { Move } from "../model/move.js";
import type { Phase, Square } from "../model/state.js";
import { GOAL, START } from "./terrain-codes.js";

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

/** The move as numbers if it is legal, or else why it is not. */
export function judge(position: Position, move: unknown): Decision | Refusal {
  const read = readDecision(position.ground.board, move);
  if ("path" in read) return malformed(read.path, read.message);
  const { phase } = position;
  if (phase === "over") {
    return Object.freeze({ reason: "game-over", rule: "N24", message: "the game is over" });
  }
  const { types, what, rule } = ASKS[phase];
  if (!types.includes(read.type)) {
    const message = `expected ${what}`;
    return Object.freeze({ reason: "wrong-phase", rule, phase, message });
  }
  const refusal = refuse(position, read);
  return refusal === undefined ? read : Object.freeze(refusal);
}

function refuse(position: Position, decision: Decision): Refusal | undefined {
  const { type, amount, to } = decision;
  const { ground } = position;
  switch (type) {
    case "card":
      return mayLayCard(position, to) ? undefined : refuseCard(position, to);
    case "place":
      return mayPlacePawn(position, to) ? undefined : refusePlace(position, to);
    case "move":
      return refusePawnMove(position, decision);
    case "price": {
      const most = ground.rules.maxPrice;
      if (amount <= most) return undefined;
      const message = `the price ${amount} is above the highest price ${most}`;
      return { reason: "price-too-high", rule: "N21", most, message };
    }
    case "accept":
      return refuseSum(position, position.offerPrice, "N21");
    case "bribe":
      return refuseSum(position, amount, "N28");
    case "reroll":
    case "end-turn":
    case "refuse":
    case "take-bribe":
    case "decline-bribe":
      return undefined;
  }
}

function refuseSum(position: Position, needed: number, rule: "N21" | "N28"): Refusal | undefined {
  const { seat, coins } = position;
  const cash = coins[seat];
  if (needed <= cash) return undefined;
  const message = `${needed} coins are needed, and seat ${seat} has ${cash}`;
  return { reason: "not-enough-cash", rule, needed, cash, message };
}

function refuseCard({ cards, ground }: Position, cell: number): Refusal {
  const square = ground.board.names[cell];
  if (cards[cell] !== NO_CARD) {
    return { reason: "card-there", rule: "N3", message: `${square} already has a card` };
  }
  const message = `${square} is in the start or the goal, where no card may lie`;
  return { reason: "start-or-goal", rule: "N3", message };
}

function refusePlace({ ground, occupant }: Position, cell: number): Refusal {
  const square = ground.board.names[cell];
  if (ground.zone[cell] !== START) {
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

function refusePawnMove(position: Position, decision: Decision): Refusal | undefined {
  const { amount: die, from, to } = decision;
  const { dice, occupant, ground } = position;
  const { reach, names } = ground.board;
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
  if (reach.allows(position, die, from, to)) return undefined;
  if (ground.zone[from] === GOAL) {
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
  if (!reach.reaches(position, die, from, to)) {
    const what = die === 1 ? "a step" : `a jump over ${die === 2 ? "1 pawn" : `${die - 1} pawns`}`;
    const message = `${what} from ${names[from]} does not end on ${names[to]}`;
    return { reason: "out-of-reach", rule, message };
  }
  if (isBackToStart(ground, from, to)) {
    const message = `${names[to]} is in the start, where a pawn may not return`;
    return { reason: "back-to-start", rule: "N12", message };
  }
  if (isBackOverValley(ground, from, to)) {
    const message = `${names[to]} is on the start side of the valley, where a pawn may not return`;
    return { reason: "back-over-valley", rule: "N12", message };
  }
  if (isBanned(position, die, from, to)) {
    const message = `the pawn went from ${names[to]} to ${names[from]} with a ${die} in this turn`;
    return { reason: "to-and-fro", rule: "N13", message };
  }
  const message = `on ${names[to]} the pawn would break the contact of the caravan`;
  return { reason: "out-of-contact", rule: "N11", message };
}
