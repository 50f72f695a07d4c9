/** Why a move is illegal: the first rule that it breaks, with what a tooltip needs to show. */
import { freeSlot } from "./actions.js";
import { NONE } from "./board.js";
import { type Decision, readDecision } from "./decision.js";
import type { Position } from "./position.js";
import type {
  Because,
  BySeat,
  InMove,
  InPhase,
  OfOwner,
  OnField,
  OnSides,
  WithGood,
  WithPortions,
  WithTile,
  WithTurn,
} from "./refusal-details.js";
import type { Move } from "./move.js";
import { ACTIONS, GOODS, type Phase, SLOTS } from "./state.js";
import { refuseExplorer, refuseGift, refuseOasis, refuseWithdrawal } from "./refuse-explorer.js";
import {
  refuseDiscard,
  refuseDraw,
  refusePlace,
  refuseStart,
  refuseTile,
  refuseTravel,
} from "./refuse-travel.js";

/**
 * Why a move is refused. Where several rules are broken, the first of the list below is told: form, phase, then what the
 * move needs, then where it goes.
 *
 * @category Playing
 */
export type Refusal =
  | (Because<"malformed", null> & InMove)
  | Because<"game-over", "T32">
  | (Because<"wrong-phase", AskingRule> & InPhase)
  | Because<"no-start", "T8">
  | (Because<"start-taken", "T8"> & BySeat)
  | Because<"no-water", "T11" | "T15">
  | Because<"unexplored", "T10">
  | Because<"already-there", "T10">
  | (Because<"occupied", "T10"> & BySeat)
  | Because<"out-of-reach", "T10" | "T11">
  | Because<"driver-not-needed", "T11">
  | Because<"no-open-line", "T12">
  | Because<"reserve-full", "T13">
  | Because<"stack-empty", "T13">
  | Because<"not-in-reserve", "T14" | "T15" | "T16">
  | (Because<"not-drawn", "T13"> & WithTile)
  | Because<"own-reserve", "T15">
  | Because<"nobody-there", "T15">
  | Because<"explored", "T17">
  | Because<"no-line-there", "T17">
  | (Because<"does-not-fit", "T17"> & OnSides)
  | (Because<"same-as-other-turn", "T17"> & WithTurn)
  | Because<"reserve-not-full", "T16">
  | (Because<"tile-fits", "T16"> & OnField)
  | (Because<"not-yours", "T20" | "T21"> & OfOwner)
  | Because<"no-oasis-tile", "T20">
  | (Because<"not-in-supply", "T20"> & OnField)
  | (Because<"no-such-portion", "T20" | "T25"> & WithPortions)
  | Because<"not-on-board", "T21">
  | Because<"not-complete", "T25">
  | Because<"no-such-space", "T28">
  | (Because<"same-good", "T28"> & WithGood)
  | Because<"no-such-good", "T28">
  | Because<"no-free-slot", "T28">
  | Because<"empty-slot", "T28">;

/** The rules by which something is asked for. @category Refusals */
export type AskingRule = "T8" | "T10" | "T12" | "T13" | "T20" | "T23" | "T25" | "T28";

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

/** The move as numbers if it is legal, or why it is not. */
export function judge(position: Position, move: unknown): Decision | Refusal {
  const { phase } = position;
  const read = readDecision(position.ground.board, move);
  if ("reason" in read) return read;
  if (phase === "over") {
    return Object.freeze({ reason: "game-over", rule: "T32", message: "the game is over" });
  }
  const { types, rule } = ASKS[phase];
  if (!types.includes(read.type)) {
    const message = `not a move of type ${read.type} but one of type ${types.join(", ")} is asked for`;
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
        message: `no space for ${ACTIONS[decision.what]} is free`,
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
        message: `no rumour lies on ${SLOTS[decision.what]}`,
      };
    default:
      return undefined;
  }
}
