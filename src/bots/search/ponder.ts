/** Pondering: searching ahead while the others think, from the views that are likely to come. */
import type { GameTypes } from "../../game.js";
import type { Asked } from "../asked.js";
import { pauseIdly } from "../platform.js";
import { Stop } from "../stop.js";
import { likelyViews } from "./likely-views.js";
import type { Search } from "./search.js";
import { inSlices, ROUND } from "./slices.js";

/** Pondering ends after this many times the iterations of the search before, all views together. */
const MOST_ITERATIONS = 4;

/** A view that may come, the search from it, and how likely it is. */
interface Foreseen<Types extends GameTypes> {
  readonly search: Search<Types>;
  readonly weight: number;
}

/**
 * The searches ahead of one bot. They begin from views that the bot itself has worked out from its own view, and a search is used only if
 * exactly its view comes: so it is the search that the bot would have made, with more iterations.
 */
export class Ponder<Types extends GameTypes> {
  private foreseen = new Map<string, Foreseen<Types>>();
  private running = new Stop(undefined);

  /** Returns the search from a view, if it was foreseen. Ends the searches ahead. */
  take(view: Types["view"]): Search<Types> | undefined {
    const { foreseen } = this;
    this.stop();
    return foreseen.get(canonical(view))?.search;
  }

  /** Searches ahead, after the move that a search has found. */
  begin(
    search: Search<Types>,
    question: Asked<Types>,
    searchFrom: (next: Asked<Types>) => Search<Types>,
  ): void {
    this.stop();
    if (search.isForced) return;
    for (const { view, weight } of likelyViews(question, search.root)) {
      const ahead = searchFrom({ ...question, view });
      if (!ahead.isForced) this.foreseen.set(canonical(view), { search: ahead, weight });
    }
    if (this.foreseen.size > 0) void this.run(MOST_ITERATIONS * search.iterations);
  }

  /** Ends the searches ahead and forgets them. */
  stop(): void {
    this.running.abort();
    this.foreseen = new Map();
  }

  private async run(most: number): Promise<void> {
    const running = (this.running = new Stop(undefined));
    const searches = [...this.foreseen.values()];
    let left = most;
    // Each view gets iterations in proportion to its weight.
    const lag = ({ search, weight }: Foreseen<Types>): number => search.iterations / weight;
    const step = (): boolean => {
      const { search } = searches.reduce((one, other) => (lag(other) < lag(one) ? other : one));
      for (let done = 0; done < ROUND; done++) search.explore();
      left -= ROUND;
      return left > 0 && !running.aborted;
    };
    await pauseIdly();
    if (!running.aborted) await inSlices(step, { pause: pauseIdly });
  }
}

/** Returns a view as text, the same for equal views. */
const canonical = (view: object): string =>
  JSON.stringify(view, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
