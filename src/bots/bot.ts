/** The interface of a bot: one method that takes a view and returns a move. */
import type { GameTypes } from "../game.js";
import type { Signal } from "./platform.js";

/** A bot's evaluation of one move. @category Bots */
export interface Considered<Move extends object = object> {
  /** The move. */
  readonly move: Move;
  /** The number of visits in the search. */
  readonly visits: number;
  /** The expected final points after this move, by seat: an estimate, on average over what was searched. */
  readonly expected: readonly number[];
  /**
   * The expected share of the win after this move, by seat, from 0 to 1: an estimate, which is too sure of the winner where searched
   * games stop before the end. Left out if the bot does not know.
   */
  readonly shares?: readonly number[];
}

/** A bot's answer. @category Bots */
export interface Thought<Move extends object = object> {
  /** The move that the bot makes. */
  readonly move: Move;
  /** The moves that the bot has considered, most visited first. Empty if it does not list them. */
  readonly considered: readonly Considered<Move>[];
  /** The expected moves (principal variation), starting with the bot's own. */
  readonly line: readonly Move[];
  /** The number of iterations of its search; 0 if it does not search. */
  readonly iterations: number;
}

/** The options of {@link Bot.think}. @category Bots */
export interface ThinkOptions<Move extends object = object> {
  /** An `AbortSignal`: once it is aborted, `think` rejects with its reason. */
  readonly signal?: Signal;
  /**
   * Called now and then with the intermediate result.
   *
   * @param thought - The intermediate result.
   */
  readonly onProgress?: (thought: Thought<Move>) => void;
}

/**
 * A player. It gets only the view of its seat, so it can't look at hidden cards or at future dice.
 *
 * @category Bots
 */
export interface Bot<Types extends GameTypes = GameTypes> {
  /** The name in standings. */
  readonly name: string;
  /**
   * Returns the bot's move in a view of the seat that decides.
   *
   * @param view - The view of the seat that decides.
   * @param options - How to abort the bot and to follow its progress.
   */
  think(
    view: Types["view"],
    options?: ThinkOptions<Types["move"]>,
  ): Promise<Thought<Types["move"]>>;
  /**
   * Ends what the bot does between its moves, if it does anything: pondering. It can be asked again afterwards. Call it when its game is
   * over or left.
   */
  stop?(): void;
}
