/** Why an action is illegal: the first rule that it breaks, with what a tooltip needs to show. */
import { NONE } from "../../kit/none.js";
import type { Move } from "../model/move.js";
import type { AskingRule, Refusal } from "../model/refusal.js";
import { ACTIONS, GOODS, type Phase, SLOTS } from "../model/state.js";
import {
  DISCARD,
  DRAW,
  EXPLORER,
  GIVE,
  LAY,
  LOOK,
  MOVE,
  OASIS,
  PLACE,
  SCOUT,
  START,
  TAKE,
  WITHDRAW,
} from "./moves/kinds.js";
import { destinationOf, detailOf, kindOf, TYPES, usesDriver } from "./moves/packing.js";
import { freeSlot } from "./oases/rumours.js";
import type { Position } from "./position.js";
import {
  refuseDiscard,
  refuseDraw,
  refusePlace,
  refuseStart,
  refuseTile,
  refuseTravel,
} from "./refusals/refuse-exploring.js";
import {
  refuseExplorer,
  refuseGift,
  refuseOasis,
  refuseWithdrawal,
} from "./refusals/refuse-oases.js";

/** The types of moves that each phase asks for, and by which rule. */
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

/** Returns why an action is illegal, `undefined` if it is legal. */
export function judge(position: Position, action: number): Refusal | undefined {
  const { phase } = position;
  if (phase === "over") {
    return Object.freeze({ reason: "game-over", rule: "T32", message: "the game is over" });
  }
  const { types, rule } = ASKS[phase];
  const type = TYPES[kindOf(action)];
  if (!types.includes(type)) {
    const message = `expected a move of type ${types.join(", ")}, got ${type}`;
    return Object.freeze({ reason: "wrong-phase", rule, phase, message });
  }
  const refusal = refuse(position, action);
  return refusal;
}

function refuse(position: Position, action: number): Refusal | undefined {
  const detail = detailOf(action);
  switch (kindOf(action)) {
    case START:
      return refuseStart(position, detail);
    case MOVE:
      return refuseTravel(position, destinationOf(action), usesDriver(action));
    case DRAW:
      return refuseDraw(position);
    case PLACE:
    case SCOUT:
      return refuseTile(position, action) ?? refusePlace(position, action);
    case DISCARD:
      return refuseDiscard(position, detail);
    case EXPLORER:
      return refuseExplorer(position, action);
    case WITHDRAW:
      return refuseWithdrawal(position, detail);
    case OASIS:
      return refuseOasis(position, detail);
    case TAKE:
      if (position.free[detail] > 0) return undefined;
      return {
        reason: "no-such-space",
        rule: "T28",
        message: `no action space for ${ACTIONS[detail]} is free`,
      };
    case GIVE:
      return refuseGift(position, detail);
    case LAY:
      if (freeSlot(position, detail) !== NONE) return undefined;
      return {
        reason: "no-free-slot",
        rule: "T28",
        message: `both slots of ${GOODS[detail]} are taken`,
      };
    case LOOK:
      if (position.seenBy[detail] !== 0) return undefined;
      return {
        reason: "empty-slot",
        rule: "T28",
        message: `there is no rumour on ${SLOTS[detail]}`,
      };
    default:
      return undefined;
  }
}
