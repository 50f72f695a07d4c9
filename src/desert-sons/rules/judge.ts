/** Why a move is illegal: the first rule that it breaks, with what a tooltip needs to show. */

import type { Move } from "../model/move.js";
import type { AskingRule, Refusal } from "../model/refusal.js";
import { ACTIONS, GOODS, type Phase, SLOTS } from "../model/state.js";
import type { Decision } from "./decision.js";
import {
  refuseDiscard,
  refuseDraw,
  refusePlace,
  refuseStart,
  refuseTile,
  refuseTravel,
} from "./judge-exploration.js";
import { refuseExplorer, refuseGift, refuseOasis, refuseWithdrawal } from "./judge-oases.js";
import { NONE } from "./numbers.js";
import type { Position } from "./position.js";
import { readDecision } from "./read-move.js";
import { freeSlot } from "./rumours.js";

/** What each phase asks for, and by which rule. */
const ASKS: Readonly<
  Record<
    Exclude<Phase, "over">,
    { readonly types: readonly Move["type"][]; readonly rule: AskingRule }
  >
> = {
  start: { types: ["start"], rule: "T8" },
  travel: { types: ["move", "draw", "place", "scout", "discard", "withdraw", "done"], rule: "T10" },
  explore: { types: ["draw", "place", "scout", "discard", "withdraw", "done"], rule: "T12" },
  place: { types: ["place"], rule: "T13" },
  explorer: { types: ["explorer", "withdraw", "done"], rule: "T20" },
  oasis: { types: ["oasis"], rule: "T25" },
  action: { types: ["take", "decline"], rule: "T28" },
  swap: { types: ["give", "renounce"], rule: "T28" },
  lay: { types: ["lay"], rule: "T28" },
  look: { types: ["look"], rule: "T28" },
  remove: { types: ["remove", "leave"], rule: "T28" },
  guide: { types: ["guide", "done"], rule: "T23" },
};

/** The decision that a legal move stands for, or why the move is illegal. */
export function judge(position: Position, move: unknown): Decision | Refusal {
  const { phase } = position;
  const read = readDecision(position.ground.board, move);
  if ("reason" in read) return read;
  if (phase === "over") {
    return Object.freeze({ reason: "game-over", rule: "T32", message: "the game is over" });
  }
  const { types, rule } = ASKS[phase];
  if (!types.includes(read.type)) {
    const message = `expected a move of type ${types.join(", ")}, got ${read.type}`;
    return Object.freeze({ reason: "wrong-phase", rule, phase, message });
  }
  const refused = refuse(position, read);
  return refused === undefined ? read : Object.freeze(refused);
}

function refuse(position: Position, decision: Decision): Refusal | undefined {
  switch (decision.type) {
    case "start":
      return refuseStart(position, decision.field);
    case "move":
      return refuseTravel(position, decision);
    case "draw":
      return refuseDraw(position);
    case "place":
    case "scout":
      return refuseTile(position, decision) ?? refusePlace(position, decision);
    case "discard":
      return refuseDiscard(position, decision.face >> 2);
    case "explorer":
      return refuseExplorer(position, decision);
    case "withdraw":
      return refuseWithdrawal(position, decision.explorer);
    case "oasis":
      return refuseOasis(position, decision.portion);
    case "take":
      if (position.free[decision.what] > 0) return undefined;
      return {
        reason: "no-such-space",
        rule: "T28",
        message: `no action space for ${ACTIONS[decision.what]} is free`,
      };
    case "give":
      return refuseGift(position, decision.what);
    case "lay":
      if (freeSlot(position, decision.what) !== NONE) return undefined;
      return {
        reason: "no-free-slot",
        rule: "T28",
        message: `both slots of ${GOODS[decision.what]} are taken`,
      };
    case "look":
      if (position.seenBy[decision.what] !== 0) return undefined;
      return {
        reason: "empty-slot",
        rule: "T28",
        message: `there is no rumour on ${SLOTS[decision.what]}`,
      };
    default:
      return undefined;
  }
}
