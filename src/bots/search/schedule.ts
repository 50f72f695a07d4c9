/** How a search spends its budget: the exploration phase, then sequential halving. */
import type { GameTypes } from "../../game.js";
import type { Search } from "./search.js";
import { SequentialHalving } from "./sequential-halving.js";

/** The share of the budget for the exploration phase; after it, the best actions at the root go through sequential halving. */
export const EXPLORATION_PHASE = 0.25;
/** The most candidates for sequential halving, and the iterations of the exploration phase needed for each. */
const MOST_CANDIDATES = 16;
const ITERATIONS_PER_CANDIDATE = 4;

/** Returns the number of candidates for sequential halving after this many iterations of the exploration phase. */
export const candidatesAfter = (iterations: number): number =>
  Math.min(MOST_CANDIDATES, Math.max(2, Math.floor(iterations / ITERATIONS_PER_CANDIDATE)));

/** The schedule of one search. */
export class Schedule<Types extends GameTypes, Position> {
  private halving: SequentialHalving | undefined;

  constructor(private readonly search: Search<Types, Position>) {}

  /** Runs one iteration. `progress` is the share of the budget that is used up, from 0 to 1. */
  iterate(progress: number): void {
    const { search } = this;
    if (progress < EXPLORATION_PHASE || search.iterations === 0) {
      search.explore();
      return;
    }
    this.halving ??= new SequentialHalving(
      search.order(true).slice(0, candidatesAfter(search.iterations)),
    );
    if (this.halving.isEven) search.redraw();
    const done = (progress - EXPLORATION_PHASE) / (1 - EXPLORATION_PHASE);
    search.compare(this.halving.select(done, (place) => search.valueOf(place)));
  }
}
