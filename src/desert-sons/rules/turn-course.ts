/** The course of a turn: how it begins, what it asks for, how it ends, and when the game does (T22, T23, T32, T35). */
import { type EndReason, type Phase, SLOTS } from "../model/state.js";
import { ask, type Tell } from "./common-steps.js";
import { countMoves } from "./legality.js";
import { NONE } from "./numbers.js";
import { scoreCompleted } from "./oasis-scoring.js";
import { ASIDE, type Position } from "./position.js";

/** Turns in a row without a tile after which the game ends, for each player (T35). */
export const IDLE_ROUNDS = 10;

export function beginTurn(position: Position, seat: number, extra: boolean, tell: Tell): void {
  position.inTurn = seat;
  position.extra = extra;
  if (!extra) position.idle++;
  tell?.push({ type: "turn-began", seat, extra, idle: position.idle });
  askUnlessForced(position, "travel", tell);
}

/** Asks the seat in turn, or goes on to the scoring if it has nothing to choose. */
export function askUnlessForced(
  position: Position,
  phase: "travel" | "explore" | "explorer",
  tell: Tell,
): void {
  // One choice is always there: to go on.
  if (countChoices(position, phase) > 1)
    tell?.push({ type: "asked", seat: position.inTurn, phase });
  else score(position, tell);
}

/** Asks the seat in turn, and returns how many choices it has. */
export function countChoices(position: Position, phase: Phase): number {
  position.phase = phase;
  position.seat = position.inTurn;
  position.legal.listed = false;
  return countMoves(position);
}

/** T22: the end of a turn. */
export function score(position: Position, tell: Tell): void {
  position.seat = NONE;
  scoreCompleted(position, tell);
  if (position.seat === NONE) endScoring(position, tell);
}

/** T23: the guide is offered after a normal turn. */
export function endScoring(position: Position, tell: Tell): void {
  const { inTurn, extra, seatWater } = position;
  position.found = NONE;
  if (!extra && seatWater[inTurn] > 0) ask(position, "guide", inTurn, tell);
  else endTurn(position, tell);
}

/** T32, T35. */
export function endTurn(position: Position, tell: Tell): void {
  const { inTurn, ground } = position;
  if (position.turnsLeft !== NONE) position.turnsLeft--;
  const turnsLeft = position.turnsLeft === NONE ? null : position.turnsLeft;
  tell?.push({ type: "turn-ended", seat: inTurn, turnsLeft });
  if (turnsLeft === 0) endGame(position, "stack-empty", tell);
  else if (position.idle >= IDLE_ROUNDS * ground.players) endGame(position, "idle", tell);
  else beginTurn(position, (inTurn + 1) % ground.players, false, tell);
}

function endGame(position: Position, reason: EndReason, tell: Tell): void {
  position.phase = "over";
  position.endReason = reason;
  position.seat = NONE;
  position.inTurn = NONE;
  position.extra = false;
  position.legal.listed = false;
  if (tell === undefined) return;
  const { rumour, seenBy } = position;
  const rumours = SLOTS.flatMap((slot, place) =>
    seenBy[place] === 0 ? [] : [{ slot, value: rumour[place] }],
  );
  const aside = seenBy[ASIDE] === 0 ? null : rumour[ASIDE];
  tell.push({ type: "game-ended", reason, rumours, aside });
}
