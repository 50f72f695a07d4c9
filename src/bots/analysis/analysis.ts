/** The result of an analysis, as plain data that can be sent to another thread or saved as JSON. */
import type { Seat } from "../../game.js";

/** A move that the bot has considered in a decision. @category Analysis */
export interface AnalysedMove<Move extends object = object> {
  /** The move. */
  readonly move: Move;
  /** The move in notation. */
  readonly text: string;
  /** The number of visits in the search. */
  readonly visits: number;
  /** The expected final points after this move, by seat; empty if the bot does not say. */
  readonly expected: readonly number[];
  /** The expected share of the win after this move, by seat, from 0 to 1; empty if the bot does not say. */
  readonly shares: readonly number[];
}

/** The move that was made in a decision of a recorded game. @category Analysis */
export interface AnalysedPlay<Move extends object = object> {
  /** The move. */
  readonly move: Move;
  /** The move in notation. */
  readonly text: string;
  /** The points that it lost against the best move, `null` if the bot does not say. */
  readonly loss: number | null;
  /** The share of the win that it lost, `null` if the bot does not say. */
  readonly shareLoss: number | null;
  /** Whether it lost at least as many points as a blunder does. */
  readonly blunder: boolean;
}

/** One decision: the best moves, and in a recorded game the move that was made. @category Analysis */
export interface AnalysedDecision<Move extends object = object> {
  /** The number of the move in the game, from 1; 1 if a state was analysed. */
  readonly number: number;
  /** The seat that decides. */
  readonly seat: Seat;
  /** The best moves, the best first. The first is there always; it is the only one if the bot does not compare moves. */
  readonly best: readonly AnalysedMove<Move>[];
  /** The moves that the bot expects, starting with the best, in notation. */
  readonly line: readonly string[];
  /** The move that was made, `null` if a state was analysed. */
  readonly played: AnalysedPlay<Move> | null;
}

/** The moves of a seat in a recorded game. @category Analysis */
export interface AnalysedSeat {
  /** The seat. */
  readonly seat: Seat;
  /** The number of its moves. */
  readonly moves: number;
  /** The points that its moves lost on average. */
  readonly averageLoss: number;
  /** The number of its blunders. */
  readonly blunders: number;
}

/** An analysis, see {@link analyse}. @category Analysis */
export interface Analysis<Move extends object = object> {
  /** The id of the game. */
  readonly game: string;
  /** The name of the bot. */
  readonly bot: string;
  /** A move that loses this many points is a blunder. */
  readonly blunder: number;
  /** Whether all decisions were analysed. */
  readonly complete: boolean;
  /** The decisions, in order. */
  readonly decisions: readonly AnalysedDecision<Move>[];
  /** The seats that have moved, in order. Empty if a state was analysed. */
  readonly seats: readonly AnalysedSeat[];
}

/** Returns the figures of each seat. */
export function seatsOf(decisions: readonly AnalysedDecision[]): AnalysedSeat[] {
  const seats = new Set(decisions.flatMap(({ seat, played }) => (played === null ? [] : [seat])));
  return [...seats].sort((one, other) => one - other).map((seat) => seatOf(seat, decisions));
}

function seatOf(seat: Seat, decisions: readonly AnalysedDecision[]): AnalysedSeat {
  const plays = decisions.flatMap((one) => (one.seat === seat ? (one.played ?? []) : []));
  const known = plays.flatMap(({ loss }) => (loss === null ? [] : [loss]));
  return {
    seat,
    moves: plays.length,
    averageLoss: known.reduce((sum, loss) => sum + loss, 0) / Math.max(1, known.length),
    blunders: plays.filter(({ blunder }) => blunder).length,
  };
}
