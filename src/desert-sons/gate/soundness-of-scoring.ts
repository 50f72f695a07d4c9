/** Checks whether the complete oases with explorers are exactly those that are scored now (T24 to T29). */
import { findPortion } from "../rules/board.js";
import { NONE } from "../../kit/none.js";
import { hasExplorers, searchOasis } from "../rules/oases/oasis-search.js";
import type { Position } from "../rules/position.js";
import { lookAtActions } from "./soundness-of-actions.js";
import type { Subject } from "./soundness-subject.js";
import { readState } from "./transcript.js";

/**
 * Checks that explorers stand in complete oases only if these are about to be scored, and that the oasis being scored is
 * consistent.
 */
export function lookAtScoring(subject: Subject): void {
  const { state, board, report } = subject;
  const position = readState(state);
  const { found, face, explorer } = position;
  const due = state.phase === "explorer" ? allPortions(position) : duePortions(position);
  const good = new Set<number>();
  for (const portion of due) {
    const { complete, stamp } = searchOasis(position, found * 4 + portion);
    const first = [0, 1, 2, 3].find((other) => board.marks[found * 4 + other] === stamp);
    if (state.phase !== "explorer" && (!complete || first !== portion)) {
      report("completed", "expected the first portion of each complete oasis");
    }
    // While the last explorer acts, those before it still stand there.
    if (state.phase !== "explorer" && !hasExplorers(position, stamp)) {
      report("completed", "expected only oases with explorers");
    }
    for (const at of explorer) if (at !== NONE && board.marks[at] === stamp) good.add(at);
  }
  for (const at of new Set(explorer)) {
    if (at === NONE || good.has(at)) continue;
    if (searchOasis(position, at).complete) {
      report("explorers", `the oasis of ${board.names[at >> 2]} is complete and not being scored`);
    }
  }
  if (state.phase === "oasis" && state.completed.length < 2) {
    report("completed", "expected at least two portions");
  }
  if (state.scoring !== null) {
    const portion = findPortion(board, face[found], state.scoring.portion);
    if ((position.completed & (1 << portion)) !== 0)
      report("completed", `${state.scoring.portion} is already being scored`);
    lookAtActions(subject, position, state.scoring, portion);
  }
}

const allPortions = ({ found, face, setting }: Position): number[] =>
  found === NONE ? [] : [0, 1, 2, 3].slice(0, setting.board.portions[face[found]]);

const duePortions = ({ completed, scoring }: Position): number[] =>
  [0, 1, 2, 3].filter((portion) => portion === scoring || (completed & (1 << portion)) !== 0);
