/** Whether phase, seats and counters fit each other, and the game is over exactly when it must be (T32, T35). */
import { quoted } from "../../kit/errors.js";
import { listMoves } from "../rules/legality.js";
import { NONE } from "../rules/numbers.js";
import { IDLE_ROUNDS } from "../rules/turn-course.js";
import type { Phase } from "../table/state.js";
import type { Subject } from "./soundness-subject.js";
import { readState } from "./transcript.js";

/** Phases between the tile with oasis and the end of its scoring, in which an oasis is being scored. */
const ACTING: readonly Phase[] = ["action", "swap", "lay", "look", "remove"];

/** The phase fits what else the state says. */
export function lookAtPhase({ state, board, report }: Subject): void {
  const { phase, seat, inTurn, extra, found, scoring, completed, drawn, rumours, seats } = state;
  const expect = (path: string, holds: boolean, message: string): void => {
    if (!holds) report(path, message);
  };
  const acting = ACTING.includes(phase);
  const none = phase === "over" || phase === "start";
  expect(
    "seat",
    (seat === null) === (phase === "over"),
    "somebody decides unless the game is over",
  );
  expect("inTurn", (inTurn === null) === none, "a turn is somebody's once the game has begun");
  expect("extra", !extra || !none, "it is nobody's extra turn");
  expect("drawn", (drawn !== null) === (phase === "place"), "does not fit the phase");
  expect("scoring", (scoring !== null) === acting, "does not fit the phase");
  expect("found", found !== null || !(acting || phase === "oasis"), "does not fit the phase");
  expect(
    "found",
    found === null || acting || phase === "oasis" || phase === "explorer",
    "does not fit the phase",
  );
  expect(
    "completed",
    completed.length === 0 || acting || phase === "oasis",
    "does not fit the phase",
  );
  expect("rumours.hand", (rumours.hand !== null) === (phase === "lay"), "does not fit the phase");
  expect(
    "rumours.looked",
    (rumours.looked !== null) === (phase === "remove"),
    "does not fit the phase",
  );
  if (phase === "start") {
    expect("phase", state.rules.starts === "choose", "the starts are given in this game");
    const begun = state.tiles.length > 0 || state.discarded.length > 0 || state.idle > 0;
    expect("phase", !begun, "the game has begun");
    const drawnOne = seats.every(({ reserve }) => reserve.length === 1);
    expect("seats", drawnOne, "everybody begins with one tile");
  }
  if (inTurn === null || seat === null) return;
  const owner = Math.trunc(
    (board.explorerNumbers.get(scoring?.explorers[0] ?? NONE) ?? 0) / board.each,
  );
  expect("seat", seat === (acting ? owner : inTurn), "somebody else decides");
  if (found !== null)
    expect("found", seats[inTurn].caravan === found, "the caravan stands elsewhere");
  if (drawn !== null || found !== null || phase === "explorer") {
    expect("idle", state.idle === 0, "a tile was drawn, placed or discarded");
  }
  if (phase === "guide") {
    expect("phase", !extra && seats[inTurn].water > 0, "the guide can't be paid now");
  }
}

/** T32, T35: the game goes on while it must, and whoever decides has a choice. */
export function lookAtEnd({ state, report }: Subject): void {
  const { over, endReason, idle, turnsLeft, stack, seats, phase } = state;
  const position = readState(state);
  const limit = IDLE_ROUNDS * seats.length;
  const empty = stack.every((left) => left === 0);
  if ((turnsLeft !== null) !== empty) report("turnsLeft", "counts turns once the stack is empty");
  if ((turnsLeft ?? 0) > seats.length + 1) report("turnsLeft", "more turns than are left");
  if (turnsLeft === seats.length + 1 && idle !== 0) report("idle", "the last tile was just drawn");
  if (idle > limit) report("idle", `the game ends after ${limit} such turns`);
  if (phase !== "start" && !over && turnsLeft === 0) report("over", "the game is over");
  const reason = over ? (turnsLeft === 0 ? "stack-empty" : "idle") : null;
  if (reason === "idle" && idle < limit) report("over", "the game is not over");
  else if (endReason !== reason) {
    report(
      "endReason",
      `expected ${reason === null ? "null while the game goes on" : quoted(reason)}`,
    );
  }
  if (!over && listMoves(position).length < 2) report("phase", "nothing is left to decide");
}
