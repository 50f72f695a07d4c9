/** The best move at first sight: points now, and then what is near. */
import type { Seed } from "../../game.js";
import { hashText } from "../../kit/random.js";
import { positionOf } from "../gate/engine.js";
import { colourOfDecision, listDecisions, moveOf, spaceOfDecision } from "../rules/legality.js";
import { play } from "../rules/play.js";
import { caravanOf, copyPosition, type Position } from "../rules/position.js";
import { totalsOf } from "../rules/score.js";
import { undo } from "../rules/undo.js";
import type { Move } from "../table/move.js";
import type { View } from "../table/state.js";

/** What an oasis earns (E2). */
const OASIS = 5;

/**
 * The move with the largest lead over the strongest rival right after it; among equals the one on the most promising space; then
 * any of them, decided by the seed.
 */
export function greedyMove(view: View, seed: Seed): Move {
  const position = copyPosition(positionOf(view));
  const { seat, phase } = position;
  const decisions: number[] = [];
  const totals: number[] = [];
  const count = listDecisions(position, decisions);
  position.trail = [];
  let best: readonly [decision: number, lead: number, hope: number, tie: number] | undefined;
  for (let index = 0; index < count; index++) {
    const decision = decisions[index];
    play(position, colourOfDecision(decision), spaceOfDecision(decision), undefined);
    totalsOf(position, totals);
    undo(position);
    const lead = totals[seat] - Math.max(...totals.filter((_, other) => other !== seat));
    const hope = phase === "give-back" ? 0 : promise(position, decision);
    const tie = hashText(`${decision} ${String(seed)}`);
    if (best === undefined || isBetter([lead, hope, tie], best)) best = [decision, lead, hope, tie];
  }
  return moveOf(position, best?.[0] ?? decisions[0]);
}

/** Whether the first difference is in favour of the first list. */
function isBetter(
  one: readonly [number, number, number],
  [, lead, hope, tie]: readonly [number, number, number, number],
): boolean {
  if (one[0] !== lead) return one[0] > lead;
  if (one[1] !== hope) return one[1] > hope;
  return one[2] > tie;
}

/** How promising a space is for a caravan: water and oases that it has not scored, the nearer the better. */
function promise({ ground, water, scored, seat }: Position, decision: number): number {
  const { board, oases } = ground;
  const space = spaceOfDecision(decision);
  const done = scored[caravanOf(colourOfDecision(decision), seat)];
  const pull = (target: number, points: number): number =>
    points / Math.max(1, distance(board.spaces[space], board.spaces[target])) ** 2;
  let sum = 0;
  for (const [index, oasis] of oases.entries()) {
    if ((done & (1 << index)) === 0) sum += pull(oasis, OASIS);
  }
  for (let target = 0; target < board.count; target++) {
    if (water[target] > 0) sum += pull(target, water[target]);
  }
  return sum;
}

/** How many steps two hexes are apart: neighbours in a row are two columns apart, rows are shifted by one. */
function distance(
  one: { readonly row: number; readonly column: number },
  other: { readonly row: number; readonly column: number },
): number {
  const rows = Math.abs(one.row - other.row);
  return rows + Math.max(0, (Math.abs(one.column - other.column) - rows) / 2);
}
