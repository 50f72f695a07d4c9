/** What a search needs of a game: decisions as numbers, and what an experienced player knows. */
import type { GameTypes, Seed, Viewer } from "../game.js";
import type { Random } from "./random.js";

/**
 * A position as a search sees it, changed in place. A game makes it of its own position, so the rules are those of the game;
 * a decision is a number that means the same decision in all positions of one game.
 */
export interface Mind<Move extends object = object> {
  /** How many seats there are. */
  readonly players: number;
  /** How many different numbers `trace` returns, from 0 on. */
  readonly traces: number;
  /** The margin of points at which a game is three quarters won. */
  readonly margin: number;
  /** How many decisions a playout takes before `worth` is asked, at the next position that is calm. */
  readonly horizon: number;
  /** Whether `worth` knows what a position like this is worth: in the middle of a turn it may not. */
  readonly isCalm: boolean;
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

/** What a game hands to the bots. */
export interface Knowledge<Types extends GameTypes = GameTypes> {
  /** A view, checked. Throws a `LoadError`. */
  accept(view: unknown): Types["view"];
  /** The position of a view, to search on. What the viewer does not know is settled by `Mind.settle`. */
  mindOf(view: Types["view"]): Mind<Types["move"]>;
  /** The best move at first sight. Moves that look equally good are decided by the seed. */
  greedyMove(view: Types["view"], seed: Seed): Types["move"];
}
