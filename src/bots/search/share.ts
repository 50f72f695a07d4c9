/** The share of one worker in a search that several workers make together. */
import type { GameTypes } from "../../game.js";
import { now, type Signal } from "../platform.js";
import type { RootTable } from "./root-table.js";
import { EXPLORATION_PHASE } from "./schedule.js";
import type { Search } from "./search.js";
import type { Budget } from "./searching-bot.js";
import { inSlices, ROUND } from "./slices.js";

/** The milliseconds between two pauses: nobody draws in this thread, but it may be told to stop. */
const WORKER_SLICE = 30;

/** Candidates to be compared, given by their keys, until a share of the budget after the exploration phase is used up. */
export interface Round {
  readonly candidates: readonly number[];
  /** From 0 to 1. */
  readonly until: number;
  /** The time for this round, if the budget has one. */
  readonly milliseconds?: number | undefined;
}

/** Returns the part of a number of iterations that falls to one of several workers. The parts add up to the number. */
export const partOf = (iterations: number, worker: number, workers: number): number =>
  iterations === Infinity ? iterations : Math.floor((iterations + workers - 1 - worker) / workers);

/** The share of a worker. Its iterations depend on the clock only if the budget is a time. */
export class Share<Types extends GameTypes> {
  private readonly first: number;

  constructor(
    readonly search: Search<Types>,
    private readonly budget: Budget,
  ) {
    this.first = search.iterations;
  }

  /** Makes the iterations of the exploration phase. */
  async explore(signal: Signal): Promise<RootTable> {
    const { search } = this;
    const { milliseconds } = this.budget;
    const most = this.iterationsUntil(0);
    const time = milliseconds === undefined ? undefined : milliseconds * EXPLORATION_PHASE;
    await this.run(most, time, signal, () => {
      search.explore();
    });
    return search.table();
  }

  /** Compares candidates, with the same random numbers for each. */
  async compare({ candidates, until, milliseconds }: Round, signal: Signal): Promise<RootTable> {
    const { search } = this;
    // A worker that has not met an action has no place for it: its share is the other candidates.
    const places = candidates.map((key) => search.root.keys.indexOf(key)).filter((at) => at >= 0);
    let next = 0;
    if (places.length > 0) {
      await this.run(this.iterationsUntil(until), milliseconds, signal, () => {
        if (next === 0) search.redraw();
        search.compare(places[next]);
        next = (next + 1) % places.length;
      });
    }
    return search.table();
  }

  /** Returns the number of iterations at which a phase ends; 0 is the end of the exploration phase, 1 that of the search. */
  private iterationsUntil(done: number): number {
    const { iterations } = this.budget;
    if (iterations === Infinity) return iterations;
    const explored = Math.ceil(iterations * EXPLORATION_PHASE);
    return this.first + explored + Math.floor((iterations - explored) * done);
  }

  private async run(
    most: number,
    milliseconds: number | undefined,
    signal: Signal,
    iterate: () => void,
  ): Promise<void> {
    const { search } = this;
    const end = milliseconds === undefined ? Infinity : now() + milliseconds;
    const step = (): boolean => {
      for (let done = 0; done < ROUND && search.iterations < most; done++) iterate();
      return search.iterations < most && (end === Infinity || now() < end);
    };
    await inSlices(step, { signal, slice: WORKER_SLICE });
  }
}
