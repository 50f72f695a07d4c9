/**
 * Plays an action: changes the position and emits what happened. Forced moves happen by themselves, so until the game is over
 * there are always at least two legal actions.
 */
import { NONE } from "../../kit/none.js";
import type { Emitted } from "./emitted.js";
import { portionWith } from "./board.js";
import {
  DECLINE,
  DISCARD,
  DONE,
  DRAW,
  EXPLORER,
  GIVE,
  GUIDE,
  LAY,
  LEAVE,
  LOOK,
  MOVE,
  OASIS,
  PLACE,
  REMOVE,
  RENOUNCE,
  SCOUT,
  START,
  TAKE,
  WITHDRAW,
} from "./moves/kinds.js";
import {
  destinationOf,
  detailOf,
  faceOf,
  kindOf,
  placedOn,
  scoutedOf,
  sentExplorer,
  sentTo,
  usesDriver,
} from "./moves/packing.js";
import {
  carryOut,
  declineAction,
  giveGood,
  renounceGood,
  takeAction,
} from "./oases/action-spaces.js";
import { chooseOasis, dueAction } from "./oases/oasis-scoring.js";
import { chooseSlot, layRumour, leaveRumour, removeRumour } from "./oases/rumours.js";
import type { Position } from "./position.js";
import { payWater, returnExplorer } from "./turn/common-steps.js";
import { discard, draw, moveCaravan, place, placeExplorer } from "./turn/exploring.js";
import { chooseStart, nextStart } from "./turn/starts.js";
import { beginTurn, endScoring, endTurn, score } from "./turn/turn-course.js";
import { trackMove } from "./undo.js";

/** Begins the game: with the choice of starts, or with the first turn (T8). */
export function begin(position: Position, emitted: Emitted): void {
  const { setting, caravan } = position;
  if (setting.rules.starts === "fixed") {
    const step = setting.players === 2 ? 2 : 1;
    for (let seat = 0; seat < setting.players; seat++) {
      caravan[seat] = setting.board.starts[seat * step];
    }
  }
  nextStart(position, emitted);
}

/** Plays a legal action. */
export function play(position: Position, action: number, emitted?: Emitted): void {
  if (position.tracked !== undefined) trackMove(position, position.tracked);
  const detail = detailOf(action);
  switch (kindOf(action)) {
    case START:
      chooseStart(position, detail, emitted);
      break;
    case MOVE:
      moveCaravan(position, destinationOf(action), usesDriver(action), emitted);
      break;
    case DRAW:
      draw(position, emitted);
      break;
    case PLACE:
      place(position, faceOf(action), placedOn(action), ownSource(position), emitted);
      break;
    case SCOUT:
      place(position, faceOf(action), placedOn(action), scoutedOf(action), emitted);
      break;
    case DISCARD:
      discard(position, detail, emitted);
      break;
    case EXPLORER: {
      const portion = portionOfFound(position, sentTo(action));
      placeExplorer(position, sentExplorer(action), portion, emitted);
      break;
    }
    case WITHDRAW:
      returnExplorer(position, detail, "withdrawn", emitted);
      score(position, emitted);
      break;
    case OASIS:
      chooseOasis(position, portionOfFound(position, detail), emitted);
      goOnScoring(position, emitted);
      break;
    case TAKE:
      takeAction(position, detail, emitted);
      goOnScoring(position, emitted);
      break;
    case DECLINE:
      declineAction(position, emitted);
      goOnScoring(position, emitted);
      break;
    case GIVE:
      giveGood(position, detail, emitted);
      goOnScoring(position, emitted);
      break;
    case RENOUNCE:
      renounceGood(position, emitted);
      goOnScoring(position, emitted);
      break;
    case LAY:
      layRumour(position, detail, emitted);
      goOnScoring(position, emitted);
      break;
    case LOOK:
      chooseSlot(position, detail, emitted);
      goOnScoring(position, emitted);
      break;
    case REMOVE:
      removeRumour(position, emitted);
      goOnScoring(position, emitted);
      break;
    case LEAVE:
      leaveRumour(position, emitted);
      goOnScoring(position, emitted);
      break;
    case GUIDE:
      payWater(position, position.inTurn, "guide", emitted);
      beginTurn(position, position.inTurn, true, emitted);
      break;
    case DONE:
      if (position.phase === "guide") endTurn(position, emitted);
      else score(position, emitted);
  }
}

/** Where a tile of one's own comes from: the stack if it was just drawn, otherwise one's reserve. */
const ownSource = ({ phase, inTurn }: Position): number => (phase === "place" ? NONE : inTurn);

/** The portion of the tile found in this turn that has these sides, a bit for each. */
const portionOfFound = ({ setting, face, found }: Position, sides: number): number =>
  portionWith(setting.board, face[found], sides);

/**
 * Goes on after an action within the scoring of oases: with `after-placing`, carries out the actions of placed explorers until one
 * of them asks its owner for a decision (T28); after the last action, ends the scoring.
 */
function goOnScoring(position: Position, emitted: Emitted): void {
  while (position.phase === "action" && dueAction(position) !== NONE) {
    carryOut(position, dueAction(position), emitted);
  }
  if (position.seat === NONE) endScoring(position, emitted);
}
