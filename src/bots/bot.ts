/** What a bot is: one method that gets a view and gives a move. */
import type { GameTypes } from "../game.js";
import type { Signal } from "./platform.js";

/** What a bot thinks of one move. @category Bots */
export interface Considered<Move extends object = object> {
  /** The move. */
  readonly move: Move;
  /** How often the bot has looked at it. */
  readonly visits: number;
  /** The points that each seat can expect at the end if it is played, by seat. */
  readonly expected: readonly number[];
}

/** What a bot answers. @category Bots */
export interface Thought<Move extends object = object> {
  /** The move that the bot makes. */
  readonly move: Move;
  /** The moves that it has looked at, the most visited first. Empty if the bot does not tell. */
  readonly considered: readonly Considered<Move>[];
  /** The moves that it expects, its own first, as far as it has looked. */
  readonly line: readonly Move[];
  /** How many games it has played in its mind. */
  readonly iterations: number;
}

/** What a bot is told beside the view. @category Bots */
export interface ThinkOptions<Move extends object = object> {
  /** An `AbortSignal` that ends the thinking: `think` then rejects with its reason. */
  readonly signal?: Signal;
  /**
   * Is called now and then with what the bot thinks so far.
   *
   * @param thought - What the bot thinks so far.
   */
  readonly onProgress?: (thought: Thought<Move>) => void;
}

/**
 * A player. It gets what its seat may know and nothing else, so it can't look at hidden cards or at the dice to come.
 *
 * @category Bots
 */
export interface Bot<Types extends GameTypes = GameTypes> {
  /** A name for tables of results. */
  readonly name: string;
  /**
   * The bot's move in a view of the seat that decides.
   *
   * @param view - What the seat that decides may see.
   * @param options - How to stop the bot and to follow its thoughts.
   */
  think(
    view: Types["view"],
    options?: ThinkOptions<Types["move"]>,
  ): Promise<Thought<Types["move"]>>;
}
