/** Why a move is illegal: the first rule that it breaks, with what a tooltip needs to show. */
import type { Seat } from "../../game.js";
import { EMPTY, isBackOverValley, isBackToStart } from "./board-under-rules.js";
import { mayLayCard, mayPlacePawn } from "./legality.js";
import { malformed, readDecision } from "./read-move.js";
import { type Decision, diceLeft } from "./play.js";
import { hasFreeSide, NO_CARD, type Position } from "./position.js";
import { isBanned } from "./no-returns.js";
import type { MoveRule, Refusal } from "../table/refusal.js";
import type { Move } from "../table/move.js";
import type { Phase } from "../table/state.js";
import { GOAL, START } from "./terrain-codes.js";

const ASKS: Readonly<
  Record<
    Exclude<Phase, "over">,
    {
      readonly types: readonly Move["type"][];
      readonly what: string;
      readonly rule: "N3" | "N5" | "N6" | "N21" | "N28";
    }
  >
> = {
  cards: { types: ["card"], what: "a card to be laid out", rule: "N3" },
  pawns: { types: ["place"], what: "a pawn to be placed", rule: "N5" },
  move: { types: ["move"], what: "a pawn to be moved", rule: "N6" },
  price: { types: ["price"], what: "a price", rule: "N21" },
  "price-answer": { types: ["accept", "refuse"], what: "an answer to the price", rule: "N21" },
  bribe: { types: ["bribe"], what: "a bribe", rule: "N28" },
  "bribe-answer": {
    types: ["take-bribe", "decline-bribe"],
    what: "an answer to the bribe",
    rule: "N28",
  },
};

/** The move as numbers if it is legal, or why it is not. */
export function judge(position: Position, move: unknown): Decision | Refusal {
  const read = readDecision(position.ground.board, move);
  if ("path" in read) return malformed(read.path, read.message);
  const { phase } = position;
  if (phase === "over") {
    return Object.freeze({ reason: "game-over", rule: "N24", message: "the game is over" });
  }
  const { types, what, rule } = ASKS[phase];
  if (!types.includes(read.type)) {
    const message = `${what} is asked for`;
    return Object.freeze({ reason: "wrong-phase", rule, phase, message });
  }
  const refusal = refuse(position, read);
  return refusal === undefined ? read : Object.freeze(refusal);
}

function refuse(position: Position, decision: Decision): Refusal | undefined {
  const { type, amount, to } = decision;
  const { ground, coins, seat } = position;
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
      const message = `the highest price is ${most}`;
      return { reason: "price-too-high", rule: "N21", most, message };
    }
    case "accept":
      return refuseSum(position.offerPrice, coins[seat], "N21");
    case "bribe":
      return refuseSum(amount, coins[seat], "N28");
    case "refuse":
    case "take-bribe":
    case "decline-bribe":
      return undefined;
  }
}

function refuseSum(needed: number, cash: number, rule: "N21" | "N28"): Refusal | undefined {
  if (needed <= cash) return undefined;
  const message = `${needed} in cash are needed, and ${cash} are there`;
  return { reason: "not-enough-cash", rule, needed, cash, message };
}

function refuseCard({ cards }: Position, cell: number): Refusal {
  if (cards[cell] !== NO_CARD) {
    return { reason: "card-there", rule: "N3", message: "a card lies there" };
  }
  return { reason: "start-or-goal", rule: "N3", message: "no card lies in the start or the goal" };
}

function refusePlace({ ground, occupant }: Position, cell: number): Refusal {
  if (ground.zone[cell] !== START) {
    return { reason: "not-in-start", rule: "N5", message: "that square is not in the start" };
  }
  if (occupant[cell] !== EMPTY) return occupied(occupant[cell], "N5");
  const message = "in a start of this size a pawn goes beside another";
  return { reason: "not-beside-pawn", rule: "N5", message };
}

const occupied = (by: Seat, rule: "N5" | MoveRule): Refusal => ({
  reason: "occupied",
  rule,
  by,
  message: `a pawn of seat ${by} stands there`,
});

function refusePawnMove(position: Position, decision: Decision): Refusal | undefined {
  const { amount: die, from, to } = decision;
  const { dice, occupant, ground } = position;
  const { reach, names } = ground.board;
  if (dice[die] === 0) {
    const left = Object.freeze(diceLeft(position));
    return { reason: "no-such-die", rule: "N6", dice: left, message: `no die shows ${die}` };
  }
  if (occupant[from] === EMPTY) {
    const square = names[from];
    return { reason: "no-pawn", rule: "N6", square, message: `no pawn stands on ${square}` };
  }
  if (reach.allows(position, die, from, to)) return undefined;
  if (ground.zone[from] === GOAL) {
    return { reason: "in-goal", rule: "N12", message: "a pawn in the goal never moves again" };
  }
  if (!hasFreeSide(position, from)) {
    return { reason: "no-free-side", rule: "N7", message: "no empty square is beside that pawn" };
  }
  const rule = die === 1 ? "N8" : die <= 4 ? "N9" : "N10";
  if (occupant[to] !== EMPTY) return occupied(occupant[to], rule);
  if (!reach.reaches(position, die, from, to)) {
    const what = die === 1 ? "a step" : `a jump over ${die - 1}`;
    const message = `${names[to]} is not where ${what} from ${names[from]} ends`;
    return { reason: "out-of-reach", rule, message };
  }
  if (isBackToStart(ground, from, to)) {
    const message = "a pawn that has left the start does not come back";
    return { reason: "back-to-start", rule: "N12", message };
  }
  if (isBackOverValley(ground, from, to)) {
    const message = "a pawn that has crossed the valley does not come back";
    return { reason: "back-over-valley", rule: "N12", message };
  }
  if (isBanned(position, die, from, to)) {
    const message = `with a ${die} the pawn went from ${names[to]} to ${names[from]} in this turn`;
    return { reason: "to-and-fro", rule: "N13", message };
  }
  const message = "after that not all pawns would be in contact";
  return { reason: "out-of-contact", rule: "N11", message };
}
