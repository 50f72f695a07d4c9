/** The scoring of completed oases (T24 to T31): which, in which order, and whose explorer acts next. */
import { type Action, ACTIONS } from "../model/state.js";
import { namePortion } from "./board.js";
import { ask, payWater, returnExplorer, type Tell } from "./common-steps.js";
import { NONE } from "./numbers.js";
import { countSpaces, hasExplorers, searchOasis, standsIn } from "./oasis-search.js";
import { actingExplorer, ownerOf, type Position } from "./position.js";

/** The actions in a list, each as often as `counts` says. */
export const listActions = (counts: ArrayLike<number>): Action[] =>
  ACTIONS.flatMap((action, number) => new Array<Action>(counts[number]).fill(action));

/**
 * Finds the oases that the tile placed in this turn has completed, and scores them (T22, T25). Only a tile with oasis can
 * complete any, and only those it belongs to. If nobody has to decide, `seat` stays `NONE`.
 */
export function scoreCompleted(position: Position, tell: Tell): void {
  const { found, face, ground } = position;
  if (found === NONE) return;
  const { board } = ground;
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
  if (tell !== undefined) {
    const portions = portionsIn(position.completed).map((portion) =>
      namePortion(board, face[found], portion),
    );
    tell.push({ type: "oases-completed", field: board.names[found], portions });
  }
  nextOasis(position, tell);
}

/** The portions of a set, a bit for each. */
export const portionsIn = (set: number): number[] =>
  [0, 1, 2, 3].filter((portion) => (set & (1 << portion)) !== 0);

/** T25: the seat in turn chooses, if there is a choice. */
function nextOasis(position: Position, tell: Tell): void {
  const { completed } = position;
  position.seat = NONE;
  if (completed === 0) return;
  if ((completed & (completed - 1)) !== 0) ask(position, "oasis", position.inTurn, tell);
  else chooseOasis(position, 31 - Math.clz32(completed), tell);
}

/** T26, T27: the explorers line up, and the first one's owner pays. */
export function chooseOasis(position: Position, portion: number, tell: Tell): void {
  const { found, face, ground, free } = position;
  const { board } = ground;
  position.completed &= ~(1 << portion);
  position.scoring = portion;
  const { size, stamp } = searchOasis(position, found * 4 + portion);
  countSpaces(position, size, free);
  const order = lineUp(position, (explorer) => standsIn(position, explorer, stamp));
  fillQueue(position, order);
  tell?.push({
    type: "scoring-began",
    portion: namePortion(board, face[found], portion),
    explorers: order.map((explorer) => board.heights[explorer]),
    spaces: listActions(free),
  });
  if (order.length > 1) charge(position, tell);
  nextAction(position, tell);
}

/** Makes explorers act in an order. The next to act is the last of the queue. */
function fillQueue(position: Position, order: readonly number[]): void {
  position.queued = order.length;
  for (const [place, explorer] of order.entries()) {
    position.queue[order.length - 1 - place] = explorer;
  }
}

/** T26: some explorers, tallest first; the turban makes its holder's tallest the first of all. */
export function lineUp(position: Position, belongs: (explorer: number) => boolean): number[] {
  const order = position.ground.board.byHeight.filter(belongs);
  const tallest = favouredExplorer(position);
  const turbaned = order.indexOf(tallest);
  return turbaned > 0 ? [order[turbaned], ...order.filter((one) => one !== tallest)] : order;
}

/** T26: the explorer that the turban makes the tallest of all. */
export const favouredExplorer = ({ ground, turban }: Position): number =>
  ground.board.tallest[turban];

/** T27. */
function charge(position: Position, tell: Tell): void {
  const first = actingExplorer(position);
  const owner = ownerOf(position.ground, first);
  if (position.seatWater[owner] > 0) payWater(position, owner, "oasis", tell);
  else {
    position.queued--;
    returnExplorer(position, first, "unpaid", tell);
  }
}

/** T28: the owner of the next explorer is asked, as long as there is a space; then postponed actions are carried out. */
function nextAction(position: Position, tell: Tell): void {
  const { free, ground, queued } = position;
  if (dueAction(position) !== NONE) {
    callNext(position);
    return;
  }
  let spaces = 0;
  for (let action = 0; action < ACTIONS.length; action++) spaces += free[action];
  if (queued > 0 && spaces > 0) {
    ask(position, "action", ownerOf(ground, actingExplorer(position)), tell);
  } else if (!beginActions(position, tell)) endOasis(position, tell);
}

/** T28, `after-placing`: the action that the next explorer has to carry out before anybody is asked, or `NONE`. */
export const dueAction = ({ queue, queued, placed }: Position): number =>
  queued === 0 ? NONE : placed[queue[queued - 1]];

/** The owner of the next explorer carries out its action: see `goOnScoring`. */
function callNext(position: Position): void {
  position.phase = "action";
  position.seat = ownerOf(position.ground, actingExplorer(position));
}

/** T28, `after-placing`: all explorers are placed, so those on spaces act now. Returns whether there are any. */
function beginActions(position: Position, tell: Tell): boolean {
  const { ground } = position;
  if (ground.rules.actions === "at-once") return false;
  const order = placedExplorers(position);
  if (order.length === 0) return false;
  fillQueue(position, order);
  tell?.push({
    type: "actions-began",
    explorers: order.map((explorer) => ground.board.heights[explorer]),
  });
  callNext(position);
  return true;
}

/** The explorers on action spaces whose actions are still to be carried out, in the order in which they act. */
export const placedExplorers = (position: Position): number[] =>
  lineUp(position, (explorer) => position.placed[explorer] !== NONE);

/** T28, `after-placing`: the explorer waits on the space that it took. */
export function postponeAction(position: Position, action: number, tell: Tell): void {
  const explorer = actingExplorer(position);
  position.placed[explorer] = action;
  position.queued--;
  const height = position.ground.board.heights[explorer];
  tell?.push({ type: "action-postponed", height, action: ACTIONS[action] });
  nextAction(position, tell);
}

/** T29, T30. */
function endOasis(position: Position, tell: Tell): void {
  const { found, face, scoring, ground, free } = position;
  const { board } = ground;
  const { stamp } = searchOasis(position, found * 4 + scoring);
  for (const explorer of board.byHeight) {
    if (standsIn(position, explorer, stamp)) returnExplorer(position, explorer, "scored", tell);
  }
  position.scoring = NONE;
  position.queued = 0;
  free.fill(0);
  tell?.push({ type: "scoring-ended", portion: namePortion(board, face[found], scoring) });
  position.turban = (position.turban + 1) % ground.players;
  tell?.push({ type: "turban-passed", to: position.turban });
  nextOasis(position, tell);
}

/** The explorer is done. */
export function endAction(position: Position, tell: Tell): void {
  const explorer = actingExplorer(position);
  position.placed[explorer] = NONE;
  position.queued--;
  tell?.push({ type: "action-ended", height: position.ground.board.heights[explorer] });
  nextAction(position, tell);
}
