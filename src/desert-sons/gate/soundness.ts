/** Whether a well-formed state is a position of the game: what every position reached by play has in common. */
import type { Problem } from "../../kit/errors.js";
import { boardOf } from "../rules/board.js";
import { makeGround } from "../rules/ground.js";
import { UNKNOWN } from "../rules/position.js";
import type { Rumour, Rumours, State, View } from "../table/state.js";
import { groundProblems } from "./setup.js";
import { lookAtNames, lookAtSeats } from "./soundness-of-names.js";
import { lookAtPieces, lookAtRumours, lookAtTiles } from "./soundness-of-pieces.js";
import { lookAtScoring } from "./soundness-of-scoring.js";
import { lookAtEnd, lookAtPhase } from "./soundness-of-turn.js";
import type { Report, Subject } from "./soundness-subject.js";
import { readState, writeState } from "./transcript.js";

/** Everything that is unsound about a state whose form and tile set are good. */
export function soundnessProblems(state: State | View): Problem[] {
  const board = boardOf(state.tileSet);
  const problems: Problem[] = groundProblems(makeGround(board, state.rules, state.seats.length));
  const report: Report = (path, message) => problems.push({ path, message });
  const steps = [lookAtNames, lookAtSeats, lookAtOrder, lookAtTiles, lookAtPieces, lookAtRumours];
  // Each step relies on what the steps before it have found good.
  for (const look of [...steps, lookAtPhase, lookAtScoring, lookAtEnd]) {
    if (problems.length > 0) break;
    look({ state, board, report });
  }
  return problems;
}

/** Every list is in the one order that it has in this library, names nothing twice, and fits what else the state says. */
function lookAtOrder({ state, report }: Subject): void {
  const again = writeState(readState(state), 0);
  for (const key of COMPARED) {
    const text = JSON.stringify(key === "rumours" ? withUnknown(state.rumours) : state[key]);
    if (text !== JSON.stringify(again[key])) {
      report(key, "not in the right order, or not as the rest of the state has it");
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

/** Rumours as they are written from the position of a view. */
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
