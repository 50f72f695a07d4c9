/** Whether the complete oases with explorers are exactly those that are scored now (T24 to T29). */
import { quoted } from "../../kit/errors.js";
import { findPortion } from "../rules/board.js";
import { NONE } from "../rules/numbers.js";
import { lineUp } from "../rules/oasis-scoring.js";
import { countSpaces, hasExplorers, searchOasis } from "../rules/oasis-search.js";
import { goodsOf, placesOf, type Position } from "../rules/position.js";
import { ACTIONS, GOODS, type Scoring } from "../table/state.js";
import type { Subject } from "./soundness-subject.js";
import { readState } from "./transcript.js";

/** Explorers stand in complete oases only if those are about to be scored, and the one being scored is as it should be. */
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
    lookAtOasis(
      subject,
      position,
      state.scoring,
      findPortion(board, face[found], state.scoring.portion),
    );
  }
}

const allPortions = ({ found, face, ground }: Position): number[] =>
  found === NONE ? [] : [0, 1, 2, 3].slice(0, ground.board.portions[face[found]]);

const duePortions = ({ completed, scoring }: Position): number[] =>
  [0, 1, 2, 3].filter((portion) => portion === scoring || (completed & (1 << portion)) !== 0);

/** T26 to T28. */
function lookAtOasis(
  { state, board, report }: Subject,
  position: Position,
  scoring: Scoring,
  portion: number,
): void {
  const { phase, seat } = state;
  if ((position.completed & (1 << portion)) !== 0)
    report("completed", `${scoring.portion} is already being scored`);
  const { size, stamp } = searchOasis(position, position.found * 4 + portion);
  const order = lineUp(position, stamp).map((explorer) => board.heights[explorer]);
  const acted = order.length - scoring.explorers.length;
  if (scoring.explorers.join() !== order.slice(Math.max(0, acted)).join()) {
    report("scoring.explorers", "expected the explorers that are still to act, in order");
  }
  const spaces = ACTIONS.map(() => 0);
  countSpaces(position, size, spaces);
  let used = 0;
  for (const [action, name] of ACTIONS.entries()) {
    used += spaces[action] - position.free[action];
    if (position.free[action] > spaces[action])
      report("scoring.spaces", `expected at most ${spaces[action]} for ${name}`);
  }
  if (used > acted + (phase === "action" ? 0 : 1)) {
    report("scoring.spaces", "fewer spaces are free than explorers can have left");
  }
  const took = (action: number): boolean => spaces[action] > position.free[action];
  if (phase === "action" || seat === null) {
    if (scoring.good !== null) report("scoring.good", `expected null in phase ${quoted(phase)}`);
    if (scoring.spaces.length === 0) report("scoring.spaces", "expected at least one space");
  } else if (phase === "swap") {
    const good = scoring.good === null ? NONE : GOODS.indexOf(scoring.good);
    const full = goodsOf(position, seat) === placesOf(position, seat);
    if (good === NONE || !took(good) || !full || position.goods[good] === 0) {
      report("scoring.good", "expected the good of a taken space, with no free place for it");
    }
  } else {
    if (scoring.good !== null) report("scoring.good", `expected null in phase ${quoted(phase)}`);
    if (!took(ACTIONS.indexOf("rumour"))) report("phase", "no action space for a rumour was taken");
    const { unseen, aside, hand } = state.rumours;
    if (phase !== "lay" && (unseen > 0 || aside !== null || hand !== null)) {
      report("phase", "there is still a rumour to draw");
    }
  }
}
