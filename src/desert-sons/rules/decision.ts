/** A move as the rules see it: every name in it is a number. And how the legal ones of a position are kept. */
import type { Move } from "../model/move.js";

/** A move as numbers; what a move does not have is `NONE`. */
export interface Decision {
  readonly type: Move["type"];
  readonly field: number;
  readonly driver: boolean;
  /** The tile as it would lie: `kind * 4 + rotation`. */
  readonly face: number;
  /** Whose reserve the scout takes the tile from; `NONE` for one's own or the stack. */
  readonly from: number;
  readonly explorer: number;
  /** The sides of the portion, a bit for each. */
  readonly portion: number;
  /** The number of an action, a good or a slot. */
  readonly what: number;
}

/** A decision together with its move. */
export interface Choice extends Decision {
  /** Its place in the list of all choices of the board that were created so far. */
  readonly number: number;
  readonly move: Move;
}

/** The legal decisions of a position; see `legality.ts`. */
export interface Legal {
  /** Whether the rest of this is up to date. */
  listed: boolean;
  /** How many fields the caravan in turn may move to: these choices come first and are not in the list. */
  stops: number;
  /** Where `reach` has them. */
  find: number;
  /** How many other choices there are; the list may be longer. */
  count: number;
  readonly choices: Choice[];
  /** The choice that `nth` gave last, which is mostly what is played next. */
  picked: Choice | undefined;
}

/** Before anything is listed. */
export const nothingListed = (): Legal => ({
  listed: false,
  stops: 0,
  find: 0,
  count: 0,
  choices: [],
  picked: undefined,
});
