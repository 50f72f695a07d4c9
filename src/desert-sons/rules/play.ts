/**
 * The rules of decisions: each changes the position and tells what happened. What is forced and no choice happens by
 * itself, so a position that is not over always waits for a decision between two moves at least.
 */
import { drawFromStack } from "./chance.js";
import { namePortion, portionWith } from "./board.js";
import { NONE } from "./numbers.js";
import { nthChoice } from "./legality.js";
import {
  addToReserve,
  caravanOn,
  currentPile,
  type Position,
  stackHasTiles,
  takeFromReserve,
} from "./position.js";
import type { Decision } from "./decision.js";
import { extendReach } from "./caravan-reach.js";
import {
  chooseSlot,
  declineAction,
  giveGood,
  layRumour,
  leaveRumour,
  removeRumour,
  renounceGood,
  takeAction,
} from "./action-spaces.js";
import { chooseOasis } from "./oasis-scoring.js";
import { ask, payWater, returnExplorer, type Tell } from "./common-steps.js";
import {
  askUnlessForced,
  beginTurn,
  countChoices,
  endScoring,
  endTurn,
  score,
} from "./turn-course.js";

/** Takes a legal decision. */
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
  if (position.seat === NONE) endScoring(position, tell);
}

/** Starts the game: with the choice of starts, or with the first turn. */
export function begin(position: Position, tell: Tell): void {
  const { ground, caravan } = position;
  if (ground.rules.starts === "fixed") {
    const step = ground.players === 2 ? 2 : 1;
    for (let seat = 0; seat < ground.players; seat++) {
      caravan[seat] = ground.board.starts[seat * step];
    }
  }
  nextStart(position, tell);
}

/** T8: the next seat without a start chooses; where one is left only, it is that one. */
function nextStart(position: Position, tell: Tell): void {
  const { ground, caravan } = position;
  const seat = caravan.indexOf(NONE);
  if (seat === NONE || seat >= ground.players) {
    beginTurn(position, 0, false, tell);
    return;
  }
  position.seat = seat;
  const free = ground.board.starts.filter((start) => caravanOn(position, start) === NONE);
  if (free.length === 1) chooseStart(position, free[0], tell);
  else ask(position, "start", seat, tell);
}

function chooseStart(position: Position, field: number, tell: Tell): void {
  const { seat, ground } = position;
  position.caravan[seat] = field;
  tell?.push({ type: "start-chosen", seat, field: ground.board.names[field] });
  nextStart(position, tell);
}

/** T10, T11. */
function moveCaravan(position: Position, field: number, driver: boolean, tell: Tell): void {
  const { inTurn: seat, caravan, ground } = position;
  const { names } = ground.board;
  if (driver) payWater(position, seat, "driver", tell);
  const from = names[caravan[seat]];
  caravan[seat] = field;
  tell?.push({ type: "caravan-moved", seat, from, to: names[field], driver });
  askUnlessForced(position, "explore", tell);
}

/** Takes the top tile for a seat, and notes when it was the last (T32). */
function drawTile(position: Position, seat: number, to: "hand" | "reserve", tell: Tell): number {
  const { ground } = position;
  const pile = currentPile(position) + 1;
  const kind = drawFromStack(position);
  position.taken = kind;
  position.idle = 0;
  if (to === "reserve") addToReserve(position, seat, kind);
  tell?.push({ type: "tile-drawn", seat, pile, tile: ground.board.kinds[kind], to });
  if (!stackHasTiles(position)) {
    position.turnsLeft = ground.players + 1;
    tell?.push({ type: "stack-emptied", turnsLeft: position.turnsLeft });
  }
  return kind;
}

/** T7: a tile for each reserve. */
export function handOutTiles(position: Position): void {
  for (let seat = 0; seat < position.ground.players; seat++) {
    drawTile(position, seat, "reserve", undefined);
  }
}

/** T13. */
function draw(position: Position, tell: Tell): void {
  const { inTurn: seat, ground } = position;
  const kind = drawTile(position, seat, "hand", tell);
  position.drawn = kind;
  const count = countChoices(position, "place");
  if (count > 1) tell?.push({ type: "asked", seat, phase: "place" });
  else if (count === 1) {
    const { face, field } = nthChoice(position, 0);
    place(position, face, field, NONE, tell);
  } else {
    position.drawn = NONE;
    addToReserve(position, seat, kind);
    tell?.push({ type: "tile-kept", seat, tile: ground.board.kinds[kind] });
    askUnlessForced(position, "explorer", tell);
  }
}

/** T13 to T19: places the tile in hand, or one of a reserve. */
function place(position: Position, face: number, field: number, from: number, tell: Tell): void {
  const { inTurn: seat, caravan, ground } = position;
  const { board } = ground;
  const kind = face >> 2;
  const scouting = from !== NONE && from !== seat;
  if (scouting) payWater(position, seat, "scout", tell);
  if (from === NONE) position.drawn = NONE;
  else takeFromReserve(position, from, kind);
  position.face[field] = face;
  position.laid = field;
  extendReach(position, field);
  caravan[seat] = field;
  position.idle = 0;
  const desert = board.desert[kind] === 1;
  if (!desert) position.found = field;
  tell?.push({
    type: "tile-placed",
    seat,
    from: from === NONE ? "stack" : from,
    tile: board.kinds[kind],
    field: board.names[field],
    rotation: face & 3,
    desert,
  });
  if (scouting && stackHasTiles(position)) drawTile(position, from, "reserve", tell);
  askUnlessForced(position, desert ? "travel" : "explorer", tell);
}

/** T16. */
function discard(position: Position, kind: number, tell: Tell): void {
  const { inTurn: seat, ground } = position;
  takeFromReserve(position, seat, kind);
  position.discarded[kind]++;
  position.thrown = kind;
  position.idle = 0;
  tell?.push({ type: "tile-discarded", seat, tile: ground.board.kinds[kind] });
  askUnlessForced(position, "explorer", tell);
}

/** T20. */
function placeExplorer(position: Position, explorer: number, portion: number, tell: Tell): void {
  const { found, face, ground, inTurn: seat } = position;
  const { board } = ground;
  position.explorer[explorer] = found * 4 + portion;
  tell?.push({
    type: "explorer-placed",
    seat,
    height: board.heights[explorer],
    field: board.names[found],
    portion: namePortion(board, face[found], portion),
  });
  score(position, tell);
}
