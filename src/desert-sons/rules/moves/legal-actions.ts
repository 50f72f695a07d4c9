/** The legal actions of a position, as the position keeps them. */

/** The legal actions: the stops of the caravan, which are found by index, then those in a list. */
export interface LegalActions {
  /** Whether the rest is up to date. */
  listed: boolean;
  /** The number of fields that the caravan in turn may move to. */
  stops: number;
  /** The place in `reach` of the set that has them. */
  reachSet: number;
  /** The number of other actions; the list may be longer. */
  count: number;
  readonly actions: number[];
}

/** The legal actions before anything is listed. */
export const nothingListed = (): LegalActions => ({
  listed: false,
  stops: 0,
  reachSet: 0,
  count: 0,
  actions: [],
});

/** Adds an action. */
export function add(legal: LegalActions, action: number): void {
  legal.actions[legal.count++] = action;
}
