/**
 * The rules of a turn: a decision changes the position and tells what happened. Whatever leaves no choice happens by itself,
 * so a position that is not over always waits for a decision with at least one legal move.
 */
import type { MoveEvent } from "../model/events.js";
import { encloseBeside, encloseLeaders, scoreOases, takeWater } from "./enclosure.js";
import { canPlaceCamel } from "./legality.js";
import { LEADER_SPACES, NONE, RICH } from "./numbers.js";
import { caravanOf, coloursIn, type Position } from "./position.js";
import { COLOURS, type EndReason } from "../model/state.js";
import { change, Change, noteDecision, notePiece } from "./undo.js";
import { closeLeaderSpaces, occupy, openLeaderSpaces } from "./upkeep.js";

/**
 * Takes a legal decision: a colour, and a space if a piece is placed. The phase says which kind of decision it is.
 */
export function play(
  position: Position,
  colour: number,
  space: number,
  tell: MoveEvent[] | undefined,
): void {
  if (position.trail !== undefined) noteDecision(position.trail, position);
  if (position.phase === "camels") placeCamel(position, colour, space, tell);
  else if (position.phase === "leaders") placeLeader(position, colour, space, tell);
  else giveBack(position, colour, tell);
}

/** Starts the game once leaders are handed out, and given back if they were drawn or passed in. */
export function begin(position: Position, tell: MoveEvent[] | undefined): void {
  openLeaderSpaces(position);
  if (position.phase !== "give-back") nextLeader(position, tell);
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

function giveBack(position: Position, colour: number, tell: MoveEvent[] | undefined): void {
  const { seat } = position;
  returnLeader(position, seat, colour);
  tell?.push({ type: "leader-given-back", seat, colour: COLOURS[colour] });
  if (seat + 1 < position.ground.players) beginTurn(position, seat + 1, 1, tell);
  else {
    position.phase = "leaders";
    position.seat = NONE;
    nextLeader(position, tell);
  }
}

function placeLeader(
  position: Position,
  colour: number,
  space: number,
  tell: MoveEvent[] | undefined,
): void {
  const { seat } = position;
  const caravan = caravanOf(colour, seat);
  takeFromHand(position, seat, 1 << colour);
  position.leaders[caravan] = space;
  const seen = occupy(position, caravan, space);
  if (position.trail !== undefined) notePiece(position.trail, Change.LEADER, space, seen);
  const closed = closeLeaderSpaces(position, space);
  position.trail?.push(change(Change.LEADER_SPACES, space, closed));
  tell?.push({
    type: "leader-placed",
    seat,
    colour: COLOURS[colour],
    space: position.ground.board.names[space],
  });
  nextLeader(position, tell);
}

/** L1: the next seat with leaders in hand places one; L7: if there is no space for any, all are lost. */
function nextLeader(position: Position, tell: MoveEvent[] | undefined): void {
  const { hands, open, ground } = position;
  if (open.size(LEADER_SPACES) === 0) loseLeaders(position, tell);
  for (let step = 1; step <= ground.players; step++) {
    const seat = (position.seat + step) % ground.players;
    if (hands[seat] === 0) continue;
    // All seats have the same number of leaders, so no seat is skipped before the last round is complete.
    const round = position.seat === NONE ? 1 : position.round + (seat <= position.seat ? 1 : 0);
    position.round = round;
    beginTurn(position, seat, 1, tell);
    return;
  }
  encloseLeaders(position, tell);
  position.phase = "camels";
  position.seat = NONE;
  nextTurn(position, tell);
}

function loseLeaders(position: Position, tell: MoveEvent[] | undefined): void {
  const { hands, ground } = position;
  for (let seat = 0; seat < ground.players; seat++) {
    if (hands[seat] === 0) continue;
    tell?.push({ type: "leaders-lost", seat, colours: coloursIn(hands[seat]) });
    takeFromHand(position, seat, hands[seat]);
  }
}

function placeCamel(
  position: Position,
  colour: number,
  space: number,
  tell: MoveEvent[] | undefined,
): void {
  const { seat, supply, ground } = position;
  const caravan = caravanOf(colour, seat);
  supply[colour]--;
  position.left--;
  const seen = occupy(position, caravan, space);
  if (position.trail !== undefined) notePiece(position.trail, Change.CAMEL, space, seen);
  tell?.push({
    type: "camel-placed",
    seat,
    colour: COLOURS[colour],
    space: ground.board.names[space],
  });
  if ((position.cells[space] & RICH) !== 0) {
    takeWater(position, caravan, space, tell);
    scoreOases(position, caravan, ground.oasisNear[space], tell);
  }
  encloseBeside(position, caravan, space, seen, tell);
  if (ground.rules.endTiming === "immediate" && supply[colour] === 0) {
    endGame(position, "colour-used-up", tell);
  } else if (position.left === 0 || !canPlaceCamel(position, seat)) {
    endTurn(position, tell);
  }
}

/** F1: the game ends after the turn in which a colour ran out. C8: it also ends if nobody can place a camel any more. */
function endTurn(position: Position, tell: MoveEvent[] | undefined): void {
  const usedUp = isUsedUp(position);
  if (position.left > 0 && (usedUp || anybodyCanPlace(position))) {
    tell?.push({ type: "turn-forfeited", seat: position.seat, left: position.left });
  }
  if (usedUp) endGame(position, "colour-used-up", tell);
  else nextTurn(position, tell);
}

/** Whether a colour has no loose camels left. */
function isUsedUp({ supply }: Position): boolean {
  return (
    supply[0] === 0 || supply[1] === 0 || supply[2] === 0 || supply[3] === 0 || supply[4] === 0
  );
}

/** C1: the next seat that can place has its turn; C8: those before it forfeit theirs. */
function nextTurn(position: Position, tell: MoveEvent[] | undefined): void {
  const { players } = position.ground;
  // Mostly the next seat can place, and then nobody else has to be asked.
  const next = position.seat + 1 < players ? position.seat + 1 : 0;
  if (!canPlaceCamel(position, next) && !anybodyCanPlace(position)) {
    endGame(position, "no-placement", tell);
    return;
  }
  if (position.seat === NONE) position.round = 1;
  let seat = position.seat;
  for (;;) {
    seat = seat + 1 < players ? seat + 1 : 0;
    if (seat === 0 && position.seat !== NONE) position.round++;
    const left = turnLength(position, seat);
    if (canPlaceCamel(position, seat)) {
      beginTurn(position, seat, left, tell);
      return;
    }
    position.seat = seat;
    tell?.push({ type: "turn-forfeited", seat, left });
  }
}

/** C2: the first two players place one camel in the first round; with two players only the first does. */
export function turnLength({ round, ground }: Position, seat: number): number {
  const handicapped = ground.players === 2 ? 1 : 2;
  return round === 1 && seat < handicapped ? 1 : 2;
}

function anybodyCanPlace(position: Position): boolean {
  for (let seat = 0; seat < position.ground.players; seat++) {
    if (canPlaceCamel(position, seat)) return true;
  }
  return false;
}

function beginTurn(
  position: Position,
  seat: number,
  left: number,
  tell: MoveEvent[] | undefined,
): void {
  const { phase, round } = position;
  position.seat = seat;
  position.left = left;
  if (phase !== "over") tell?.push({ type: "turn-began", seat, phase, round, left });
}

function endGame(position: Position, reason: EndReason, tell: MoveEvent[] | undefined): void {
  position.phase = "over";
  position.seat = NONE;
  position.endReason = reason;
  position.left = 0;
  tell?.push({ type: "game-ended", reason });
}
