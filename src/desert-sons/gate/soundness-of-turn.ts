/** Checks whether phase, seats and counters fit each other, and the game is over exactly when it must be (T32, T35). */
import { quoted } from "../../kit/errors.js";
import { countActions } from "../rules/actions.js";
import { NONE } from "../../kit/none.js";
import { idleLimit, lastTurns } from "../rules/turn/turn-course.js";
import type { Phase } from "../model/state.js";
import type { Subject } from "./soundness-subject.js";
import { readState } from "./transcript.js";

/** The phases in which an oasis is being scored. */
const ACTING: readonly Phase[] = ["action", "swap", "lay", "look", "remove"];

/** Checks that the phase is consistent with the rest of the state. */
export function lookAtPhase({ state, board, report }: Subject): void {
  const { phase, seat, inTurn, extra, found, scoring, completed, drawn, rumours, seats } = state;
  const expect = (path: string, holds: boolean, message: string): void => {
    if (!holds) report(path, message);
  };
  const misfit = `does not fit phase ${quoted(phase)}`;
  const acting = ACTING.includes(phase);
  const none = phase === "over" || phase === "start";
  expect("seat", (seat === null) === (phase === "over"), misfit);
  expect("inTurn", (inTurn === null) === none, misfit);
  expect("extra", !extra || !none, misfit);
  expect("drawn", (drawn !== null) === (phase === "place"), misfit);
  expect("scoring", (scoring !== null) === acting, misfit);
  expect("found", found !== null || !(acting || phase === "oasis"), misfit);
  expect("found", found === null || acting || phase === "oasis" || phase === "explorer", misfit);
  expect("completed", completed.length === 0 || acting || phase === "oasis", misfit);
  expect("rumours.hand", (rumours.hand !== null) === (phase === "lay"), misfit);
  expect("rumours.looked", (rumours.looked !== null) === (phase === "remove"), misfit);
  if (phase === "start") {
    expect("phase", state.rules.starts === "choose", "the starts are fixed in this game");
    const begun = state.tiles.length > 0 || state.discarded.length > 0 || state.idle > 0;
    expect("phase", !begun, "the game has begun");
    const drawnOne = seats.every(({ reserve }) => reserve.length === 1);
    expect("seats", drawnOne, "every reserve begins with one tile");
  }
  if (inTurn === null || seat === null) return;
  const owner = Math.trunc(
    (board.explorerNumbers.get(scoring?.explorers[0] ?? NONE) ?? 0) / board.each,
  );
  const decides = acting ? owner : inTurn;
  expect("seat", seat === decides, `expected ${decides}, who decides now`);
  if (found !== null)
    expect("found", seats[inTurn].caravan === found, "expected the field of the caravan in turn");
  if (drawn !== null || found !== null || phase === "explorer") {
    expect("idle", state.idle === 0, "expected 0, since a tile was drawn, placed or discarded");
  }
  if (phase === "guide") {
    expect("phase", !extra && seats[inTurn].water > 0, "the guide can't be paid now");
  }
}

/** T32, T35: the game is over exactly when it must be, and until then the seat to decide has a choice. */
export function lookAtEnd({ state, report }: Subject): void {
  const { over, endReason, idle, turnsLeft, stack, seats, phase } = state;
  const position = readState(state);
  const limit = idleLimit(seats.length);
  const empty = stack.every((left) => left === 0);
  if ((turnsLeft !== null) !== empty)
    report("turnsLeft", `expected ${empty ? "a number once" : "null until"} the stack is empty`);
  const last = lastTurns(seats.length);
  if ((turnsLeft ?? 0) > last) report("turnsLeft", `expected at most ${last}`);
  if (turnsLeft === last && idle !== 0)
    report("idle", "expected 0, since the last tile was just drawn");
  if (idle > limit) report("idle", `expected at most ${limit}, after which the game ends`);
  if (phase !== "start" && !over && turnsLeft === 0)
    report("over", "expected true, since no turns are left");
  const reason = over ? (turnsLeft === 0 ? "stack-empty" : "idle") : null;
  if (reason === "idle" && idle < limit)
    report("over", "expected false, since no reason to end applies");
  else if (endReason !== reason) {
    report(
      "endReason",
      `expected ${reason === null ? "null while the game goes on" : quoted(reason)}`,
    );
  }
  if (!over && countActions(position) < 2)
    report("phase", "there is no choice to make in this phase");
}
