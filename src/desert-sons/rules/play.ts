/**
 * Playing a decision: it changes the position and tells what happened. Forced moves happen by themselves, so until the game is
 * over there are always at least two legal moves.
 */
import { carryOut, declineAction, giveGood, renounceGood, takeAction } from "./action-spaces.js";
import { portionWith } from "./board.js";
import { payWater, returnExplorer, type Tell } from "./common-steps.js";
import type { Decision } from "./decision.js";
import { discard, draw, moveCaravan, place, placeExplorer } from "./exploring.js";
import { NONE } from "./numbers.js";
import { chooseOasis, dueAction } from "./oasis-scoring.js";
import type { Position } from "./position.js";
import { chooseSlot, layRumour, leaveRumour, removeRumour } from "./rumours.js";
import { chooseStart } from "./starts.js";
import { beginTurn, endScoring, endTurn, score } from "./turn-course.js";

/** Plays a legal decision. */
export function play(position: Position, decision: Decision, tell: Tell): void {
  switch (decision.type) {
    case "start":
      chooseStart(position, decision.field, tell);
      break;
    case "move":
      moveCaravan(position, decision.field, decision.driver, tell);
      break;
    case "draw":
      draw(position, tell);
      break;
    case "place":
      place(position, decision.face, decision.field, ownSource(position), tell);
      break;
    case "scout":
      place(position, decision.face, decision.field, decision.from, tell);
      break;
    case "discard":
      discard(position, decision.face >> 2, tell);
      break;
    case "explorer":
      placeExplorer(position, decision.explorer, portionAsked(position, decision), tell);
      break;
    case "withdraw":
      returnExplorer(position, decision.explorer, "withdrawn", tell);
      score(position, tell);
      break;
    case "done":
      if (position.phase === "guide") endTurn(position, tell);
      else score(position, tell);
      break;
    case "guide":
      payWater(position, position.inTurn, "guide", tell);
      beginTurn(position, position.inTurn, true, tell);
      break;
    default:
      goOnScoring(position, decision, tell);
  }
}

/** Where a tile of one's own comes from: the stack if it was just drawn, or else one's reserve. */
const ownSource = ({ phase, inTurn }: Position): number => (phase === "place" ? NONE : inTurn);

/** The portion of the tile found in this turn that a decision is about. */
const portionAsked = ({ ground, face, found }: Position, { portion }: Decision): number =>
  portionWith(ground.board, face[found], portion);

/** Decisions within the scoring of oases; after the last one the turn goes on. */
function goOnScoring(position: Position, decision: Decision, tell: Tell): void {
  switch (decision.type) {
    case "oasis":
      chooseOasis(position, portionAsked(position, decision), tell);
      break;
    case "take":
      takeAction(position, decision.what, tell);
      break;
    case "decline":
      declineAction(position, tell);
      break;
    case "give":
      giveGood(position, decision.what, tell);
      break;
    case "renounce":
      renounceGood(position, tell);
      break;
    case "lay":
      layRumour(position, decision.what, tell);
      break;
    case "look":
      chooseSlot(position, decision.what, tell);
      break;
    case "remove":
      removeRumour(position, tell);
      break;
    default:
      leaveRumour(position, tell);
  }
  carryOutDue(position, tell);
  if (position.seat === NONE) endScoring(position, tell);
}

/** T28, `after-placing`: carries out the actions of placed explorers, until one of them asks its owner for a decision. */
function carryOutDue(position: Position, tell: Tell): void {
  while (position.phase === "action" && dueAction(position) !== NONE) {
    carryOut(position, dueAction(position), tell);
  }
}
