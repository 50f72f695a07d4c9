/** The contract for knowledge: what bots can use beyond the rules of a game. */
import type { Viewer } from "../../game.js";

/**
 * The random generator that a search hands to knowledge. Draw from it and from nothing else: then the same seed gives the same
 * search.
 *
 * @category Knowledge
 */
export interface SearchRandom {
  /**
   * Returns a whole number from 0 to `bound` - 1, all equally likely.
   *
   * @param bound - A whole number from 1 to 2^32 - 1.
   */
  below(bound: number): number;
  /** Returns a whole number from 0 to 2^32 - 1, all equally likely. */
  word(): number;
}

/**
 * Knowledge that guides a search in the positions of a game. Every member is optional, and what is missing falls back to the
 * rules. No member may change a position, except that `determinize` redraws its hidden parts.
 *
 * @category Knowledge
 */
export interface Guidance<Position = unknown> {
  /**
   * Redraws everything that the viewer can't know, and all future random events. Buys speed: without it, each iteration draws a
   * state with `resample` and reads it. A game that hides nothing and leaves nothing to chance has nothing to redraw: its
   * `determinize` is an empty function.
   *
   * @param position - The position of the viewer's view, which is changed.
   * @param viewer - The seat that the bot plays for.
   * @param random - The generator of this iteration.
   */
  determinize?(position: Position, viewer: Viewer, random: SearchRandom): void;
  /**
   * Writes the prior of each of the first `count` actions: the points that the seat that decides can expect from it, minus those of
   * its rivals. Only differences matter. Buys strength: the search tries good actions first, and `greedy` and `easy` play the best.
   * Without it, all actions have the same prior in a search, and `greedy` compares short random games.
   *
   * @param position - The position to move in.
   * @param actions - The legal actions; the list may be longer than `count`.
   * @param count - The number of legal actions.
   * @param into - Where to write the priors, from index 0 on.
   */
  priors?(position: Position, actions: readonly number[], count: number, into: number[]): void;
  /**
   * Returns a legal action for a rollout: a quick choice that a player might make. Buys strength where random games say little.
   * Without it, rollouts are the random games of the rules, with `playout` if they have it.
   *
   * @param position - The position to move in.
   * @param random - The generator of this iteration.
   */
  rollout?(position: Position, random: SearchRandom): number;
  /**
   * Writes the points that each seat can expect at the end of the game. Buys shorter iterations, together with `isLeaf`. Without it,
   * the points of `score`.
   *
   * @param position - The position at the end of an iteration.
   * @param into - Where to write the points, by seat.
   */
  evaluate?(position: Position, into: number[]): void;
  /**
   * Tests whether an iteration stops here, so that `evaluate` compares positions at comparable moments. Buys more iterations in the
   * same time. Without it, iterations stop at the end of the game.
   *
   * @param position - A position in an iteration, before it is over.
   */
  isLeaf?(position: Position): boolean;
  /**
   * Returns the AMAF key of an action, from 0 to `amafKeys` - 1, or `NONE` if no other action is similar: actions with the same key
   * are assumed to be equally good whenever they are played. Buys strength with few iterations (RAVE): each one says something
   * about all actions that were played in it.
   *
   * @param action - Any action.
   */
  amafKey?(action: number): number;
  /** The number of AMAF keys. Without it, the search does not use RAVE. */
  readonly amafKeys?: number;
}

/** The weights of a search for exploration, priors and RAVE. @category Knowledge */
export interface Weights {
  /** The weight of exploration, in standard deviations of the rewards. */
  readonly exploration: number;
  /** The weight of an action's prior, in visits. */
  readonly prior: number;
  /** After this many visits of an action, its own rewards weigh as much as its AMAF rewards; 0 to use no RAVE. */
  readonly rave: number;
}

/** The strength of the levels. An arena says how often each level beats the one below. @category Knowledge */
export interface Levels {
  /** The most points by which `easy` misjudges an action; 0 by default. It plays the action with the best prior. */
  readonly easy?: number;
  /** The iterations of `medium`. */
  readonly medium: number;
  /** The iterations of `hard`. */
  readonly hard: number;
  /** The milliseconds of `expert`; 500 by default. */
  readonly expert?: number;
}

/**
 * Knowledge about playing a game, and how to search with it. A game has it as its part `knowledge`, and bots take it as their option
 * `knowledge`. The bots of this library are nothing else than the search with the knowledge of their game.
 *
 * @category Knowledge
 */
export interface Knowledge<Position = unknown> extends Guidance<Position> {
  /**
   * Returns the guidance for one search. Buys speed: what depends on the position at the root only is computed once.
   *
   * @param root - The position at the root. It belongs to the search, and may be changed.
   */
  prepare?(root: Position): Guidance<Position>;
  /** The weights of a search. Default: `{ exploration: 0.4, prior: 1, rave: 0 }`. */
  readonly weights?: Weights;
  /** The strength of the levels. Default: `{ easy: 0, medium: 200, hard: 2000 }`. */
  readonly levels?: Levels;
}

/** The weights for a game without priors and AMAF keys. */
export const PLAIN_WEIGHTS: Weights = { exploration: 0.4, prior: 1, rave: 0 };
/** The default levels. */
export const PLAIN_LEVELS: Levels = { medium: 200, hard: 2000 };
