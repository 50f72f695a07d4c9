/** The scoring of completed oases (T24 to T31): which, in which order, and whose explorer acts next. */
import type { Emitted } from "../emitted.js";
import { type Action, ACTIONS } from "../../model/state.js";
import { namePortion } from "../board.js";
import { ask, payWater, returnExplorer } from "../turn/common-steps.js";
import { NONE } from "../../../kit/none.js";
import { countSpaces, hasExplorers, searchOasis, standsIn } from "./oasis-search.js";
import { actingExplorer, ownerOf, type Position } from "../position.js";

/** The actions in a list, each as often as `counts` says. */
export const actionNames = (counts: ArrayLike<number>): Action[] =>
  ACTIONS.flatMap((action, number) => new Array<Action>(counts[number]).fill(action));

/**
 * Finds the oases that the tile placed in this turn has completed, and scores them (T22, T25). Only a tile with oasis can
 * complete any, and only those it belongs to. If nobody has to decide, `seat` stays `NONE`.
 */
export function scoreCompleted(position: Position, emitted: Emitted): void {
  const { found, face, setting } = position;
  if (found === NONE) return;
  const { board } = setting;
  let met = 0;
  for (let portion = 0; portion < board.portions[face[found]]; portion++) {
    if ((met & (1 << portion)) !== 0) continue;
    const { complete, stamp } = searchOasis(position, found * 4 + portion);
    for (let other = portion; other < 4; other++) {
      if (board.marks[found * 4 + other] === stamp) met |= 1 << other;
    }
    if (complete && hasExplorers(position, stamp)) position.completed |= 1 << portion;
  }
  if (position.completed === 0) return;
  if (emitted !== undefined) {
    const portions = portionsIn(position.completed).map((portion) =>
      namePortion(board, face[found], portion),
    );
    emitted.push({ type: "oases-completed", field: board.names[found], portions });
  }
  nextOasis(position, emitted);
}

/** The portions of a set, a bit for each. */
export const portionsIn = (set: number): number[] =>
  [0, 1, 2, 3].filter((portion) => (set & (1 << portion)) !== 0);

/** T25: the seat in turn chooses, if there is a choice. */
function nextOasis(position: Position, emitted: Emitted): void {
  const { completed } = position;
  position.seat = NONE;
  if (completed === 0) return;
  if ((completed & (completed - 1)) !== 0) ask(position, "oasis", position.inTurn, emitted);
  else chooseOasis(position, 31 - Math.clz32(completed), emitted);
}

/** Begins to score an oasis: the explorers line up, and the owner of the first one pays (T26, T27). */
export function chooseOasis(position: Position, portion: number, emitted: Emitted): void {
  const { found, face, setting, free } = position;
  const { board } = setting;
  position.completed &= ~(1 << portion);
  position.scoring = portion;
  const { size, stamp } = searchOasis(position, found * 4 + portion);
  countSpaces(position, size, free);
  const order = lineUp(position, (explorer) => standsIn(position, explorer, stamp));
  fillQueue(position, order);
  emitted?.push({
    type: "scoring-began",
    portion: namePortion(board, face[found], portion),
    explorers: order.map((explorer) => board.heights[explorer]),
    spaces: actionNames(free),
  });
  if (order.length > 1) charge(position, emitted);
  nextAction(position, emitted);
}

/** Makes explorers act in an order. The next to act is the last of the queue. */
function fillQueue(position: Position, order: readonly number[]): void {
  position.queued = order.length;
  for (const [place, explorer] of order.entries()) {
    position.queue[order.length - 1 - place] = explorer;
  }
}

/** Lines up explorers, the tallest first; the turban makes its holder's tallest the first of all (T26). */
export function lineUp(position: Position, belongs: (explorer: number) => boolean): number[] {
  const order = position.setting.board.byHeight.filter(belongs);
  const tallest = favouredExplorer(position);
  const turbaned = order.indexOf(tallest);
  return turbaned > 0 ? [order[turbaned], ...order.filter((one) => one !== tallest)] : order;
}

/** T26: the explorer that the turban makes the tallest of all. */
export const favouredExplorer = ({ setting, turban }: Position): number =>
  setting.board.tallest[turban];

/** The owner of the first explorer pays 1 water, or takes the explorer back (T27). */
function charge(position: Position, emitted: Emitted): void {
  const first = actingExplorer(position);
  const owner = ownerOf(position.setting, first);
  if (position.seatWater[owner] > 0) payWater(position, owner, "oasis", emitted);
  else {
    position.queued--;
    returnExplorer(position, first, "unpaid", emitted);
  }
}

/** T28: the owner of the next explorer is asked, as long as there is a space; then postponed actions are carried out. */
function nextAction(position: Position, emitted: Emitted): void {
  const { free, setting, queued } = position;
  if (dueAction(position) !== NONE) {
    callNext(position);
    return;
  }
  let spaces = 0;
  for (let action = 0; action < ACTIONS.length; action++) spaces += free[action];
  if (queued > 0 && spaces > 0) {
    ask(position, "action", ownerOf(setting, actingExplorer(position)), emitted);
  } else if (!beginActions(position, emitted)) endOasis(position, emitted);
}

/** T28, `after-placing`: the action that the next explorer has to carry out before anybody is asked, or `NONE`. */
export const dueAction = ({ queue, queued, placed }: Position): number =>
  queued === 0 ? NONE : placed[queue[queued - 1]];

/** The owner of the next explorer carries out its action: see `goOnScoring`. */
function callNext(position: Position): void {
  position.phase = "action";
  position.seat = ownerOf(position.setting, actingExplorer(position));
}

/** T28, `after-placing`: all explorers are placed, so those on spaces act now. Returns whether there are any. */
function beginActions(position: Position, emitted: Emitted): boolean {
  const { setting } = position;
  if (setting.rules.actions === "at-once") return false;
  const order = placedExplorers(position);
  if (order.length === 0) return false;
  fillQueue(position, order);
  emitted?.push({
    type: "actions-began",
    explorers: order.map((explorer) => setting.board.heights[explorer]),
  });
  callNext(position);
  return true;
}

/** The explorers on action spaces whose actions are still to be carried out, in the order in which they act. */
export const placedExplorers = (position: Position): number[] =>
  lineUp(position, (explorer) => position.placed[explorer] !== NONE);

/** T28, `after-placing`: the explorer waits on the space that it took. */
export function postponeAction(position: Position, action: number, emitted: Emitted): void {
  const explorer = actingExplorer(position);
  position.placed[explorer] = action;
  position.queued--;
  const height = position.setting.board.heights[explorer];
  emitted?.push({ type: "action-postponed", height, action: ACTIONS[action] });
  nextAction(position, emitted);
}

/** Ends the scoring of an oasis: its explorers go back, and the turban moves on (T29, T30). */
function endOasis(position: Position, emitted: Emitted): void {
  const { found, face, scoring, setting, free } = position;
  const { board } = setting;
  const { stamp } = searchOasis(position, found * 4 + scoring);
  for (const explorer of board.byHeight) {
    if (standsIn(position, explorer, stamp)) returnExplorer(position, explorer, "scored", emitted);
  }
  position.scoring = NONE;
  position.queued = 0;
  free.fill(0);
  emitted?.push({ type: "scoring-ended", portion: namePortion(board, face[found], scoring) });
  position.turban = (position.turban + 1) % setting.players;
  emitted?.push({ type: "turban-passed", to: position.turban });
  nextOasis(position, emitted);
}

/** Ends the action of the acting explorer. */
export function endAction(position: Position, emitted: Emitted): void {
  const explorer = actingExplorer(position);
  position.placed[explorer] = NONE;
  position.queued--;
  emitted?.push({ type: "action-ended", height: position.setting.board.heights[explorer] });
  nextAction(position, emitted);
}
