/** Checks whether a well-formed state has the properties of all positions reached by play. */
import type { Formed } from "../../kit/state/standing.js";
import type { Problem } from "../../kit/errors.js";
import { boardOf } from "../rules/board.js";
import { settingOf } from "../rules/setting.js";
import { UNKNOWN } from "../rules/numbers.js";
import type { Rumour, Rumours, State, View } from "../model/state.js";
import { settingProblems } from "./setup.js";
import { lookAtNames, lookAtSeats } from "./soundness-of-names.js";
import { lookAtPieces, lookAtRumours, lookAtTiles } from "./soundness-of-pieces.js";
import { lookAtScoring } from "./soundness-of-scoring.js";
import { lookAtEnd, lookAtPhase } from "./soundness-of-turn.js";
import type { Report, Subject } from "./soundness-subject.js";
import { readState, writeState } from "./transcript.js";

/** Returns the soundness problems of a state whose form and tile set are valid. */
export function soundnessProblems(state: Formed<State> | Formed<View>): Problem[] {
  const board = boardOf(state.tileSet);
  const problems: Problem[] = settingProblems(settingOf(board, state.rules, state.seats.length));
  const report: Report = (path, message) => problems.push({ path, message });
  const steps = [lookAtNames, lookAtSeats, lookAtOrder, lookAtTiles, lookAtPieces, lookAtRumours];
  // Each step relies on the ones before it.
  for (const look of [...steps, lookAtPhase, lookAtScoring, lookAtEnd]) {
    if (problems.length > 0) break;
    look({ state, board, report });
  }
  return problems;
}

/** Checks that every list has its fixed order, has nothing twice, and is consistent with the rest of the state. */
function lookAtOrder({ state, report }: Subject): void {
  const again = writeState(readState(state), 0);
  for (const key of COMPARED) {
    const text = JSON.stringify(key === "rumours" ? withUnknown(state.rumours) : state[key]);
    if (text !== JSON.stringify(again[key])) {
      report(key, "not in the order of this library, or not consistent with the rest of the state");
    }
  }
}

const COMPARED = [
  "over",
  "stack",
  "tiles",
  "discarded",
  "explorers",
  "completed",
  "scoring",
  "seats",
  "rumours",
] as const satisfies readonly (keyof State)[];

/** Returns rumours as they are written from the position of a view, in which unknown values are `UNKNOWN`. */
const withUnknown = (rumours: Rumours<number | null>): Rumours<number | null> => {
  const known = <Tile extends Rumour<number | null>>(rumour: Tile): Tile => ({
    ...rumour,
    value: rumour.value ?? UNKNOWN,
  });
  const { aside, hand, board } = rumours;
  return {
    ...rumours,
    aside: aside === null ? null : known(aside),
    hand: hand === null ? null : known(hand),
    board: board.map(known),
  };
};
