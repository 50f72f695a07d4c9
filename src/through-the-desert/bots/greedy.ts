/** The best move at first sight: points now, and then what is near. */
import type { Seed } from "../../game.js";
import { hashText } from "../../kit/chance/random.js";
import { positionOf } from "../gate/engine.js";
import { colourOfDecision, spaceOfDecision } from "../rules/board.js";
import { listDecisions, moveOf } from "../rules/legality.js";
import { play } from "../rules/play.js";
import { caravanOf, copyPosition, type Position } from "../rules/position.js";
import { totalsOf } from "../rules/score.js";
import { undo } from "../rules/undo.js";
import type { Move } from "../model/move.js";
import type { View } from "../model/state.js";
import { reachFrom } from "./reach.js";

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

/** How promising the space of a decision is for its caravan. */
function promise(position: Position, decision: number): number {
  const caravan = caravanOf(colourOfDecision(decision), position.seat);
  return reachFrom(position, spaceOfDecision(decision), position.scored[caravan]);
}
