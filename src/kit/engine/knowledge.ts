/** The contract for knowledge: what a search can use beyond the rules of a game. */
import type { GameTypes, Viewer } from "../../game.js";
import type { Random } from "../chance/random.js";
import type { Rules } from "./rules.js";

/**
 * Knowledge that guides a search in the positions of a game. Every member is optional: without any, the search uses the rules
 * alone.
 */
export interface Guidance<Position> {
  /**
   * Redraws everything that the viewer can't know, and all future random events. Without it, each iteration starts from a
   * `resample` of the view.
   */
  determinize?(position: Position, viewer: Viewer, random: Random): void;
  /**
   * Writes the prior of each of the first `count` actions: the points that the seat that decides can expect from it, minus those of
   * its rivals. Only differences matter. Without it, all actions have the same prior.
   */
  priors?(position: Position, actions: readonly number[], count: number, into: number[]): void;
  /** Returns an action for a rollout: a quick choice that a player might make. Without it, any legal action. */
  rollout?(position: Position, random: Random): number;
  /** Writes the points that each seat can expect at the end. Without it, the points of `score`. */
  evaluate?(position: Position, into: number[]): void;
  /**
   * Tests whether an iteration stops here, so that `evaluate` compares positions at comparable moments. Without it, iterations stop
   * at the end of the game.
   */
  isLeaf?(position: Position): boolean;
  /**
   * Returns the AMAF key of an action, from 0 to `amafKeys` - 1: actions with the same key are assumed to be equally good whenever
   * they are played. Returns `NONE` if no other action is similar.
   */
  amafKey?(action: number): number;
  /** The number of AMAF keys. Without it, the search does not use RAVE. */
  readonly amafKeys?: number;
}

/** The weights of a search for exploration, priors and RAVE. */
export interface Weights {
  /** The weight of exploration, in standard deviations of the rewards. */
  readonly exploration: number;
  /** The weight of an action's prior, in visits. */
  readonly prior: number;
  /** After this many visits of an action, its own rewards weigh as much as its AMAF rewards; 0 to use no RAVE. */
  readonly rave: number;
}

/** The strength of the levels; docs/results.md says how often each level beats the one below. */
export interface Levels {
  /** The most points by which `easy` misjudges an action; 0 by default. It plays the action with the best prior. */
  readonly easy?: number;
  /** The iterations of the levels that search. */
  readonly medium: number;
  readonly hard: number;
}

/** Knowledge about playing a game, and how to search with it. */
export interface Knowledge<Position> extends Guidance<Position> {
  /**
   * Returns the guidance for one search, for knowledge that computes something once from the position at the root. That position
   * belongs to the search, and may be changed.
   */
  prepare?(root: Position): Guidance<Position>;
  /** The weights of a search; {@link PLAIN_WEIGHTS} by default. */
  readonly weights?: Weights;
  /** The strength of the levels; {@link PLAIN_LEVELS} by default. */
  readonly levels?: Levels;
}

/** The weights for a game without priors and AMAF keys. */
export const PLAIN_WEIGHTS: Weights = { exploration: 0.4, prior: 1, rave: 0 };
/** The default levels. */
export const PLAIN_LEVELS: Levels = { medium: 200, hard: 2000 };

/** The part of the rules that bots use. */
export type BotRules<Types extends GameTypes, Position> = Pick<
  Rules<Types, Position>,
  | "actions"
  | "copy"
  | "count"
  | "moveOf"
  | "nth"
  | "play"
  | "players"
  | "playout"
  | "score"
  | "seat"
  | "track"
  | "undo"
>;

/** A game as bots see it. Its position is private to the game: bots only pass it on. */
export interface BotGame<Types extends GameTypes = GameTypes, Position = unknown> {
  readonly rules: BotRules<Types, Position>;
  readonly knowledge: Knowledge<Position>;
  /** Checks a view from outside and returns it; throws a `LoadError`. */
  accept(view: unknown): Types["view"];
  /** Returns the position of a view, which must not be changed. */
  positionOf(view: Types["view"]): Position;
  /** Returns the position of a state that fits the view, drawn from a seed. Needed where knowledge can't `determinize`. */
  resample?(view: Types["view"], seed: number): Position;
}
