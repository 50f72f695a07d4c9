/** The options that bots have in every game. */
import type { Seed } from "../../game.js";
import type { Knowledge } from "../../kit/engine/knowledge.js";
import type { SearchWorkers } from "../workers/search-workers.js";

/** The options of bots that do not search. @category Bots */
export interface BotSettings {
  /** Knowledge of the game, instead of its own; `{}` for none. It is made for the positions of this game. */
  readonly knowledge?: Knowledge;
  /** The seed. Default: 0. */
  readonly seed?: Seed;
  /** The name in standings. */
  readonly name?: string;
}

/** The options of bots that search. @category Bots */
export interface MctsSettings {
  /**
   * Knowledge of the game, instead of its own; `{}` for none. It is made for the positions of this game, and without any the search
   * knows only the rules.
   */
  readonly knowledge?: Knowledge;
  /** The number of iterations for each move. Same seed, same move, on every platform. Default: 2000. */
  readonly iterations?: number;
  /** The time for each move in milliseconds, instead of a number of iterations. */
  readonly milliseconds?: number;
  /** The seed. Default: 0. */
  readonly seed?: Seed;
  /** The name in standings. Default: `mcts:` and its budget. */
  readonly name?: string;
  /**
   * Workers that search together, on all cores: see {@link SearchWorkers}. They share the budget. The same seed and the same number of
   * workers make the same moves. Default: the search runs in this thread.
   */
  readonly workers?: SearchWorkers;
  /**
   * Whether the bot ponders: while the others think, it searches on from the views that it expects to get. If one of them comes, its search
   * goes on from there, and `iterations` of the thought counts what was done before. The views are worked out from its own, so it
   * knows no more than without. Moves then depend on the clock. It ends by itself after four times the iterations of the last search; end
   * it with {@link Bot.stop}. Default: `false`.
   */
  readonly ponder?: boolean;
}

/** The options of bots by name and of levels. @category Bots */
export interface LevelSettings {
  /** Knowledge of the game, instead of its own; `{}` for none. */
  readonly knowledge?: Knowledge;
  /** The seed. Default: 0. */
  readonly seed?: Seed;
  /** Workers that search together, for bots that search: see {@link SearchWorkers}. Default: the search runs in this thread. */
  readonly workers?: SearchWorkers;
}

/** Checked settings of a bot by its name. */
export interface Chosen {
  readonly seed: Seed;
  readonly workers?: SearchWorkers | undefined;
}
