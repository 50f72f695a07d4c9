/**
 * The rules of a turn: an action changes the position and emits events. Whatever leaves no choice happens by itself, so there is
 * at least one legal action in every position until the game is over.
 */
import { NONE } from "../../kit/none.js";
import type { Emitted } from "./emitted.js";
import { COLOURS, type EndReason } from "../model/state.js";
import { colourOfAction, kindOf, spaceOfAction } from "./actions.js";
import { scoreOases, takeWater } from "./earnings.js";
import { canPlaceCamel } from "./legality.js";
import { CAMEL, LEADER, LEADER_SPACES, RICH } from "./numbers.js";
import { caravanOf, coloursIn, type Position } from "./position.js";
import { encloseBeside, encloseLeaders } from "./territory/enclosure.js";
import { change, Change, trackPiece, trackTurn } from "./undo.js";
import { closeLeaderSpaces, occupy, openLeaderSpaces } from "./upkeep.js";

/** Plays a legal action. */
export function play(position: Position, action: number, emitted?: Emitted): void {
  if (position.trail !== undefined) trackTurn(position.trail, position);
  const kind = kindOf(action);
  const colour = colourOfAction(action);
  if (kind === CAMEL) placeCamel(position, colour, spaceOfAction(action), emitted);
  else if (kind === LEADER) placeLeader(position, colour, spaceOfAction(action), emitted);
  else giveBack(position, colour, emitted);
}

/** Begins the game, after leaders are handed out and, unless players choose, given back. */
export function begin(position: Position, emitted: Emitted): void {
  openLeaderSpaces(position);
  if (position.phase !== "give-back") nextLeader(position, emitted);
}

/** D4: the leader goes back to the supply. */
export function returnLeader(position: Position, seat: number, colour: number): void {
  takeFromHand(position, seat, 1 << colour);
  position.gaveBack[seat] = colour;
  position.supply[colour]++;
  position.trail?.push(change(Change.RETURNED, seat, colour));
}

function takeFromHand({ hands, trail }: Position, seat: number, colours: number): void {
  trail?.push(change(Change.HAND, seat, hands[seat]));
  hands[seat] &= ~colours;
}

function giveBack(position: Position, colour: number, emitted: Emitted): void {
  const { seat } = position;
  returnLeader(position, seat, colour);
  emitted?.push({ type: "leader-given-back", seat, colour: COLOURS[colour] });
  if (seat + 1 < position.setting.players) beginTurn(position, seat + 1, 1, emitted);
  else {
    position.phase = "leaders";
    position.seat = NONE;
    nextLeader(position, emitted);
  }
}

function placeLeader(position: Position, colour: number, space: number, emitted: Emitted): void {
  const { seat } = position;
  const caravan = caravanOf(colour, seat);
  takeFromHand(position, seat, 1 << colour);
  position.leaders[caravan] = space;
  const seen = occupy(position, caravan, space);
  if (position.trail !== undefined) trackPiece(position.trail, Change.LEADER, space, seen);
  const closed = closeLeaderSpaces(position, space);
  position.trail?.push(change(Change.LEADER_SPACES, space, closed));
  emitted?.push({
    type: "leader-placed",
    seat,
    colour: COLOURS[colour],
    space: position.setting.board.names[space],
  });
  nextLeader(position, emitted);
}

/** L1: the next seat with leaders in hand places one; L7: if there is no space for any, all are lost. */
function nextLeader(position: Position, emitted: Emitted): void {
  const { hands, open, setting } = position;
  if (open.size(LEADER_SPACES) === 0) loseLeaders(position, emitted);
  for (let step = 1; step <= setting.players; step++) {
    const seat = (position.seat + step) % setting.players;
    if (hands[seat] === 0) continue;
    // All seats have the same number of leaders, so no seat is skipped before the last round is complete.
    const round = position.seat === NONE ? 1 : position.round + (seat <= position.seat ? 1 : 0);
    position.round = round;
    beginTurn(position, seat, 1, emitted);
    return;
  }
  encloseLeaders(position, emitted);
  position.phase = "camels";
  position.seat = NONE;
  nextTurn(position, emitted);
}

function loseLeaders(position: Position, emitted: Emitted): void {
  const { hands, setting } = position;
  for (let seat = 0; seat < setting.players; seat++) {
    if (hands[seat] === 0) continue;
    emitted?.push({ type: "leaders-lost", seat, colours: coloursIn(hands[seat]) });
    takeFromHand(position, seat, hands[seat]);
  }
}

function placeCamel(position: Position, colour: number, space: number, emitted: Emitted): void {
  const { seat, supply, setting } = position;
  const caravan = caravanOf(colour, seat);
  supply[colour]--;
  position.left--;
  const seen = occupy(position, caravan, space);
  if (position.trail !== undefined) trackPiece(position.trail, Change.CAMEL, space, seen);
  emitted?.push({
    type: "camel-placed",
    seat,
    colour: COLOURS[colour],
    space: setting.board.names[space],
  });
  if ((position.cells[space] & RICH) !== 0) {
    takeWater(position, caravan, space, emitted);
    scoreOases(position, caravan, setting.oasisNear[space], emitted);
  }
  encloseBeside(position, caravan, space, seen, emitted);
  if (setting.rules.endTiming === "immediate" && supply[colour] === 0) {
    endGame(position, "colour-used-up", emitted);
  } else if (position.left === 0 || !canPlaceCamel(position, seat)) {
    endTurn(position, emitted);
  }
}

/** F1: the game ends after the turn in which a colour ran out. C8: it also ends if nobody can place a camel any more. */
function endTurn(position: Position, emitted: Emitted): void {
  const usedUp = isUsedUp(position);
  if (position.left > 0 && (usedUp || anybodyCanPlace(position))) {
    emitted?.push({ type: "turn-forfeited", seat: position.seat, left: position.left });
  }
  if (usedUp) endGame(position, "colour-used-up", emitted);
  else nextTurn(position, emitted);
}

/** Tests whether a colour has no loose camels left. */
function isUsedUp({ supply }: Position): boolean {
  return (
    supply[0] === 0 || supply[1] === 0 || supply[2] === 0 || supply[3] === 0 || supply[4] === 0
  );
}

/** C1: the next seat that can place has its turn; C8: those before it forfeit theirs. */
function nextTurn(position: Position, emitted: Emitted): void {
  const { players } = position.setting;
  // Mostly the next seat can place, and the other seats need not be looked at.
  const next = position.seat + 1 < players ? position.seat + 1 : 0;
  if (!canPlaceCamel(position, next) && !anybodyCanPlace(position)) {
    endGame(position, "no-placement", emitted);
    return;
  }
  if (position.seat === NONE) position.round = 1;
  let seat = position.seat;
  for (;;) {
    seat = seat + 1 < players ? seat + 1 : 0;
    if (seat === 0 && position.seat !== NONE) position.round++;
    const left = turnLength(position, seat);
    if (canPlaceCamel(position, seat)) {
      beginTurn(position, seat, left, emitted);
      return;
    }
    position.seat = seat;
    emitted?.push({ type: "turn-forfeited", seat, left });
  }
}

/** C2: the first two players place one camel in the first round; with two players only the first does. */
export function turnLength({ round, setting }: Position, seat: number): number {
  const handicapped = setting.players === 2 ? 1 : 2;
  return round === 1 && seat < handicapped ? 1 : 2;
}

function anybodyCanPlace(position: Position): boolean {
  for (let seat = 0; seat < position.setting.players; seat++) {
    if (canPlaceCamel(position, seat)) return true;
  }
  return false;
}

function beginTurn(position: Position, seat: number, left: number, emitted: Emitted): void {
  const { phase, round } = position;
  position.seat = seat;
  position.left = left;
  if (phase !== "over") emitted?.push({ type: "turn-began", seat, phase, round, left });
}

function endGame(position: Position, reason: EndReason, emitted: Emitted): void {
  position.phase = "over";
  position.seat = NONE;
  position.endReason = reason;
  position.left = 0;
  emitted?.push({ type: "game-ended", reason });
}
