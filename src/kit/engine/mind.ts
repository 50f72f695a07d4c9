/** What a search needs of a game: decisions as numbers, and what an experienced player knows. */
import type { GameTypes, Seed, Viewer } from "../../game.js";
import type { Random } from "../chance/random.js";

/**
 * A position as a search sees it, changed in place. A game makes it of its own position, so the rules are those of the game;
 * a decision is a number that means the same decision in all positions of one game.
 */
export interface Mind<Move extends object = object> {
  /** How many seats there are. */
  readonly players: number;
  /** How many different numbers `trace` returns, from 0 on. */
  readonly traces: number;
  /** Whether a game in the mind goes no further than this, so that `worth` judges all of them at comparable moments. */
  readonly ripe: boolean;
  /** The seat that decides, or -1 once the game is over. */
  readonly seat: number;
  /** A mind of its own at the same position. */
  clone(): Mind<Move>;
  /** Goes to the position of another mind of the same game. */
  follow(other: this): void;
  /** Draws what the viewer can't know, and all chance to come, anew. */
  settle(viewer: Viewer, random: Random): void;
  /** Writes every legal decision into `into`, and returns how many there are. */
  list(into: number[]): number;
  /** The points that each of the first `count` decisions promises to the seat that decides, beyond the others. */
  rate(decisions: readonly number[], count: number, into: number[]): void;
  /** A decision that a player might make at a glance. */
  glance(random: Random): number;
  /** Makes a legal decision. */
  play(decision: number): void;
  /** What a decision has in common with others that are good or bad together with it; -1 if nothing. */
  trace(decision: number): number;
  /** The points that each seat can expect at the end. */
  worth(into: number[]): void;
  /** The move of a legal decision. */
  moveOf(decision: number): Move;
}

/** How a search weighs what it knows. */
export interface Weights {
  /** How much a search tries what it has tried less, in standard deviations of what comes out of its games. */
  readonly exploration: number;
  /** How many visits the rating of a decision is worth. */
  readonly rating: number;
  /** Up to about how many visits a decision is judged by games in which it was made later; 0 if never. */
  readonly later: number;
}

/** How many games the searching levels play in their minds for a move: docs/results.md has how often each level beats the one below. */
export interface Levels {
  readonly medium: number;
  readonly hard: number;
}

/** What a game hands to the bots. */
export interface Knowledge<Types extends GameTypes = GameTypes> {
  /** A view, checked. Throws a `LoadError`. */
  accept(view: unknown): Types["view"];
  /** How to search in this game: how far a rating can be trusted, and how much decisions have in common. */
  readonly weights: Weights;
  /** How strong its opponents are. */
  readonly levels: Levels;
  /** The position of a view, to search on. What the viewer does not know is settled by `Mind.settle`. */
  mindOf(view: Types["view"]): Mind<Types["move"]>;
  /** The best move at first sight. Moves that look equally good are decided by the seed. */
  greedyMove(view: Types["view"], seed: Seed): Types["move"];
}
