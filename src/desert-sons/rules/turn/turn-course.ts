/** The course of a turn: how it begins, what it asks for, how it ends, and when the game does (T22, T23, T32, T35). */
import type { Emitted } from "../emitted.js";
import { type EndReason, type Phase, SLOTS } from "../../model/state.js";
import { ask } from "./common-steps.js";
import { countActions } from "../actions.js";
import { NONE } from "../../../kit/none.js";
import { scoreCompleted } from "../oases/oasis-scoring.js";
import { ASIDE } from "../numbers.js";
import type { Position } from "../position.js";

/** The game ends after this many rounds without a tile drawn, placed or discarded (T35). */
const IDLE_ROUNDS = 10;

/** The number of turns in a row without a tile after which the game ends (T35). */
export const idleLimit = (players: number): number => IDLE_ROUNDS * players;

/** The number of turns that are left when the last tile is drawn, the current one included (T32). */
export const lastTurns = (players: number): number => players + 1;

/** Begins a turn, or an extra turn. */
export function beginTurn(
  position: Position,
  seat: number,
  extra: boolean,
  emitted: Emitted,
): void {
  position.inTurn = seat;
  position.extra = extra;
  if (!extra) {
    position.idle++;
    position.turnNumber++;
  }
  emitted?.push({ type: "turn-began", seat, extra, idle: position.idle });
  askUnlessForced(position, "travel", emitted);
}

/** Asks the seat in turn, or goes on to the scoring if it has nothing to choose. */
export function askUnlessForced(
  position: Position,
  phase: "travel" | "explore" | "explorer",
  emitted: Emitted,
): void {
  // There is always one action: to go on.
  if (countChoices(position, phase) > 1)
    emitted?.push({ type: "asked", seat: position.inTurn, phase });
  else score(position, emitted);
}

/** Asks the seat in turn, and returns the number of its legal actions. */
export function countChoices(position: Position, phase: Phase): number {
  position.phase = phase;
  position.seat = position.inTurn;
  position.legal.listed = false;
  return countActions(position);
}

/** Scores what the turn has completed (T22). */
export function score(position: Position, emitted: Emitted): void {
  position.seat = NONE;
  scoreCompleted(position, emitted);
  if (position.seat === NONE) endScoring(position, emitted);
}

/** Ends the scoring of a turn. After a normal turn, the guide is offered (T23). */
export function endScoring(position: Position, emitted: Emitted): void {
  const { inTurn, extra, seatWater } = position;
  position.found = NONE;
  if (!extra && seatWater[inTurn] > 0) ask(position, "guide", inTurn, emitted);
  else endTurn(position, emitted);
}

/** Ends a turn, and the game if it must end (T32, T35). */
export function endTurn(position: Position, emitted: Emitted): void {
  const { inTurn, setting } = position;
  if (position.turnsLeft !== NONE) position.turnsLeft--;
  const turnsLeft = position.turnsLeft === NONE ? null : position.turnsLeft;
  emitted?.push({ type: "turn-ended", seat: inTurn, turnsLeft });
  if (turnsLeft === 0) endGame(position, "stack-empty", emitted);
  else if (position.idle >= idleLimit(setting.players)) endGame(position, "idle", emitted);
  else beginTurn(position, (inTurn + 1) % setting.players, false, emitted);
}

function endGame(position: Position, reason: EndReason, emitted: Emitted): void {
  position.phase = "over";
  position.endReason = reason;
  position.seat = NONE;
  position.inTurn = NONE;
  position.extra = false;
  position.legal.listed = false;
  if (emitted === undefined) return;
  const { rumour, seenBy } = position;
  const rumours = SLOTS.flatMap((slot, place) =>
    seenBy[place] === 0 ? [] : [{ slot, value: rumour[place] }],
  );
  const aside = seenBy[ASIDE] === 0 ? null : rumour[ASIDE];
  emitted.push({ type: "game-ended", reason, rumours, aside });
}
