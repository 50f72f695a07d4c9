/** What play says of a board, as plain JSON. */
import type { Seat, Seed } from "../../game.js";

/** A share of games with its confidence interval. @category Balance */
export interface Share {
  /** The number of games. */
  readonly games: number;
  /** The number of games won; a win shared by two counts half. */
  readonly wins: number;
  /** `wins` divided by `games`, 0 without games. */
  readonly share: number;
  /** The 95 % confidence interval of the share (Wilson's interval). */
  readonly interval: readonly [least: number, most: number];
}

/** The mean of a number over games, with its confidence interval. @category Balance */
export interface Mean {
  /** The mean, 0 without games. */
  readonly mean: number;
  /** The 95 % confidence interval of the mean; the mean itself for fewer than two games. */
  readonly interval: readonly [least: number, most: number];
  /** The smallest and the largest number of all games. */
  readonly range: readonly [least: number, most: number];
}

/** One seat of a board. @category Balance */
export interface SeatBalance extends Share {
  /** The points at the end. */
  readonly points: Mean;
}

/** One source of points. @category Balance */
export interface SourceOfPoints {
  /** The name of the source: a field of the game's score. */
  readonly name: string;
  /** Points of a seat from this source at the end: the mean of all seats in each game. */
  readonly points: Mean;
  /** Points of the winner from this source at the end. */
  readonly winners: Mean;
}

/**
 * How a board treats its seats, by the intervals of their shares:
 *
 * - `fair`: each lies within 5 points of an even share.
 * - `unfair`: one lies beyond 5 points of an even share.
 * - `leaning`: neither, and one does not contain the even share.
 * - `unclear`: none of these; more games may tell.
 *
 * @category Balance
 */
export type Verdict = "fair" | "leaning" | "unfair" | "unclear";

/** A contest of a stronger bot, in one seat, against a weaker bot in all others. Every deal is played from every seat. @category Balance */
export interface Contest extends Share {
  /** The bot that should win. */
  readonly stronger: string;
  /** The bot in all other seats. */
  readonly weaker: string;
}

/** What play says of a board: the result of {@link assess}, as plain JSON. @category Balance */
export interface Assessment {
  /** The id of the game. */
  readonly game: string;
  /** The name of the board; `null` if the game's states name none. */
  readonly board: string | null;
  /** The number of players. */
  readonly players: number;
  /** The bot that played in all seats. */
  readonly bot: string;
  /** The seed of all games. */
  readonly seed: Seed;
  /** The number of games that count: all that ended by the rules. */
  readonly games: number;
  /** The number of games that ended because a bot did not answer. They count nowhere else. */
  readonly forfeits: number;
  /** How the board treats its seats. */
  readonly verdict: Verdict;
  /** The seat whose share is furthest from an even share. */
  readonly extreme: Seat;
  /** The wins and points of each seat, with the same bot in all seats. The intervals of all seats hold together with 95 %. */
  readonly seats: readonly SeatBalance[];
  /** Points by source, in the order of the game's score. */
  readonly sources: readonly SourceOfPoints[];
  /** The number of moves in a game. */
  readonly length: Mean;
  /** The number of legal moves of a decision: the branching factor. */
  readonly branching: Mean;
  /** How often the lead in points goes from one seat to another. */
  readonly leadChanges: Mean;
  /** The part of a game, from 0 to 1, in which the winner was behind. */
  readonly behind: Mean;
  /** The largest number of points by which the winner was behind. */
  readonly comeback: Mean;
  /** The points between the winner and the best other seat at the end. */
  readonly margin: Mean;
  /** How often the seat in the lead after half of the moves wins; without games that had no sole leader then. */
  readonly halfway: Share;
  /** The spaces of the board. */
  readonly spaces: {
    /** The number of spaces that can be named in a move. */
    readonly all: number;
    /** The spaces that no move of any game has named. */
    readonly unused: readonly string[];
  };
  /** Tests of skill: how often a stronger bot wins. An even share is one divided by the number of players. */
  readonly contests: readonly Contest[];
}
