/** Checks the explorers and action spaces of the oasis that is being scored (T26 to T28). */
import { quoted } from "../../kit/errors.js";
import { NONE } from "../../kit/none.js";
import { RUMOUR } from "../rules/numbers.js";
import { lineUp } from "../rules/oases/oasis-scoring.js";
import { countSpaces, searchOasis, standsIn } from "../rules/oases/oasis-search.js";
import { goodsOf, placesOf } from "../rules/earnings.js";
import type { Position } from "../rules/position.js";
import { ACTIONS, GOODS, type Scoring } from "../model/state.js";
import type { Subject } from "./soundness-subject.js";

/** Checks that the explorers still to act are the last in order, and that the others took the spaces that are not free. */
export function lookAtActions(
  subject: Subject,
  position: Position,
  scoring: Scoring,
  portion: number,
): void {
  const { state, board, report } = subject;
  const { size, stamp } = searchOasis(position, position.found * 4 + portion);
  const spaces = ACTIONS.map(() => 0);
  countSpaces(position, size, spaces);
  const order = lineUp(position, (explorer) => standsIn(position, explorer, stamp)).map(
    (explorer) => board.heights[explorer],
  );
  if (scoring.explorers.length === 0) {
    report("scoring.explorers", "expected at least one explorer that is still to act");
  }
  const used = ACTIONS.map((_, action) => spaces[action] - position.free[action]);
  for (const [action, name] of ACTIONS.entries()) {
    if (used[action] < 0)
      report("scoring.spaces", `expected at most ${spaces[action]} for ${name}`);
  }
  if (state.rules.actions === "at-once") lookAtQueue(subject, scoring, order, used);
  else lookAtPlaced(subject, scoring, order, used);
  lookAtDecision(subject, position, scoring, used);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** T28, `at-once`. */
function lookAtQueue(
  { state, report }: Subject,
  { explorers, placed }: Scoring,
  order: readonly number[],
  used: readonly number[],
): void {
  const acted = order.length - explorers.length;
  if (explorers.join() !== order.slice(Math.max(0, acted)).join()) {
    report("scoring.explorers", "expected the explorers that are still to act, in order");
  }
  if (placed.length > 0) {
    report("scoring.placed", "expected an empty list, since actions are carried out at once");
  }
  if (sum(used) > acted + (state.phase === "action" ? 0 : 1)) {
    report("scoring.spaces", "fewer spaces are free than explorers can have left");
  }
}

/** T28, `after-placing`: in phase `action` explorers are placed, and after that those in `placed` act. */
function lookAtPlaced(
  { state, report }: Subject,
  { explorers, placed }: Scoring,
  order: readonly number[],
  used: readonly number[],
): void {
  const heights = placed.map(({ height }) => height);
  const placing = state.phase === "action";
  const before = placing ? order.slice(0, Math.max(0, order.length - explorers.length)) : order;
  if (explorers.join() !== (placing ? order.slice(before.length) : heights).join()) {
    report("scoring.explorers", "expected the explorers that are still to act, in order");
  }
  if (heights.some((height) => !before.includes(height))) {
    report("scoring.placed", "expected explorers of the oasis that are not still to be placed");
  }
  for (const [action, name] of ACTIONS.entries()) {
    const waiting = placed.filter((one) => one.action === name).length;
    // While explorers are being placed, no action is carried out, so each used space has an explorer on it.
    if (placing ? used[action] !== waiting : used[action] < waiting) {
      report("scoring.placed", `expected ${placing ? "" : "at most "}${used[action]} on ${name}`);
    }
  }
  // All other explorers have carried out their actions, or declined.
  if (sum(used) > order.length) {
    report("scoring.spaces", "fewer spaces are free than explorers can have left");
  }
}

/** Checks whether the phase fits the space that was taken, and what is left to take. */
function lookAtDecision(
  { state, report }: Subject,
  position: Position,
  scoring: Scoring,
  used: readonly number[],
): void {
  const { phase, seat } = state;
  const first = (scoring.placed as readonly ((typeof scoring.placed)[number] | undefined)[])[0];
  const took = (action: number): boolean =>
    state.rules.actions === "at-once" ? used[action] > 0 : first?.action === ACTIONS[action];
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
    if (!took(RUMOUR)) report("phase", "no action space for a rumour was taken");
    const { unseen, aside, hand } = state.rumours;
    if (phase !== "lay" && (unseen > 0 || aside !== null || hand !== null)) {
      report("phase", "there is still a rumour to draw");
    }
  }
}
