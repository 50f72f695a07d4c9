/** The one contract for knowledge: what a player of a game knows beyond its rules, as a search uses it. */
import type { GameTypes, Viewer } from "../../game.js";
import type { Random } from "../chance/random.js";
import type { Rules } from "./rules.js";

/**
 * What guides a search in the positions of a game. Every member is optional: without it, the search uses the rules alone.
 */
export interface Guidance<Position> {
  /**
   * Draws what the viewer can't know, and all chance to come, anew. Without it, each iteration starts from a `resample` of the view.
   */
  determinize?(position: Position, viewer: Viewer, random: Random): void;
  /**
   * Writes the prior of each of the first `count` actions: the points that it promises to the seat that decides, beyond what it
   * promises to the others. Only differences count. Without it, all actions are alike before they are tried.
   */
  priors?(position: Position, actions: readonly number[], count: number, into: number[]): void;
  /** Returns an action for a rollout: a quick choice that a player might make. Without it, any legal action. */
  rollout?(position: Position, random: Random): number;
  /** Writes the points that each seat can expect at the end. Without it, the points of `score`. */
  evaluate?(position: Position, into: number[]): void;
  /** Tests whether an iteration stops here, so that `evaluate` compares positions at comparable moments. Without it, at the end. */
  isLeaf?(position: Position): boolean;
  /**
   * Returns the AMAF key of an action, from 0 to `amafKeys` - 1: actions with one key are assumed to be equally good whenever they
   * are played. `NONE` if it is like no other.
   */
  amafKey?(action: number): number;
  /** The number of AMAF keys. Without it, the search does not use RAVE. */
  readonly amafKeys?: number;
}

/** How a search weighs what it knows. */
export interface Weights {
  /** How much a search explores, in standard deviations of the rewards. */
  readonly exploration: number;
  /** The weight of an action's prior, in visits. */
  readonly prior: number;
  /** After this many visits of an action, its own rewards weigh as much as its AMAF rewards; 0 to use no RAVE. */
  readonly rave: number;
}

/** How strong the levels are; docs/results.md says how often each level beats the one below. */
export interface Levels {
  /** How many points `easy` may misjudge an action by, at most; 0 by default. It plays the best action by its prior. */
  readonly easy?: number;
  /** The iterations of the levels that search. */
  readonly medium: number;
  readonly hard: number;
}

/** What a player of a game knows, and how to search with it. */
export interface Knowledge<Position> extends Guidance<Position> {
  /**
   * Returns what to use in one search instead, for knowledge that computes something once from the position at the root. That
   * position belongs to the search, and may be changed.
   */
  prepare?(root: Position): Guidance<Position>;
  /** How a search weighs what it knows. Without it, as {@link PLAIN_WEIGHTS}. */
  readonly weights?: Weights;
  /** How long its opponents think. Without it, as {@link PLAIN_LEVELS}. */
  readonly levels?: Levels;
}

/** The weights for a game that says nothing about priors and AMAF keys. */
export const PLAIN_WEIGHTS: Weights = { exploration: 0.4, prior: 1, rave: 0 };
/** The levels of a game that says nothing about them. */
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

/** A game as bots see it. Its position is private to it, so bots only hand it around. */
export interface BotGame<Types extends GameTypes = GameTypes, Position = unknown> {
  readonly rules: BotRules<Types, Position>;
  readonly knowledge: Knowledge<Position>;
  /** Checks a view from outside and returns it; throws a `LoadError`. */
  accept(view: unknown): Types["view"];
  /** The position of a view, which must not be changed. */
  positionOf(view: Types["view"]): Position;
  /** Returns the position of a state that fits the view, drawn from a seed. Needed where knowledge can't `determinize`. */
  resample?(view: Types["view"], seed: number): Position;
}
