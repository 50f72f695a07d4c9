/** The options that bots have in every game. */
import type { Seed } from "../../game.js";
import type { Knowledge } from "../../kit/engine/knowledge.js";

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
}
