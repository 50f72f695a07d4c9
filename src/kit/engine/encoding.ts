/** The contract for encodings: a game as numbers, for people who train networks. */
import type { Seat } from "../../game.js";

/**
 * The names of the numbers and picks of all games on one board, with the same number of players and the same rules. It does not
 * depend on the seed.
 *
 * @category Encoding
 */
export interface EncodingFormat {
  /** The names of the values of each space. */
  readonly channels: readonly string[];
  /** The names of the values of the game as a whole. */
  readonly globals: readonly string[];
  /** Every pick that a move on this board can have. */
  readonly picks: readonly string[];
}

/**
 * The encoding of a game: its views as numbers, and its moves as picks out of a fixed list. A game has it as its part `encoding`,
 * and `caravanserai/learn` takes it from there.
 *
 * By convention values lie between 0 and 1 most of the time, and seats are relative: `+0` in a name is the viewer, `+1` the seat
 * after it, and so on. Then one network can play all seats.
 *
 * @category Encoding
 */
export interface Encoding<Position = unknown> {
  /**
   * Returns the names of the numbers and picks. Return the same object for the same board: encoders compare it for each view.
   *
   * @param position - Any position on the board.
   */
  format(position: Position): EncodingFormat;
  /**
   * Writes the numbers of a view. Both arrays contain zeros only.
   *
   * @param position - The position of a view, which lacks what the view hides.
   * @param viewer - The seat whose view it is.
   * @param spaces - The values of the spaces: those of the first named space of `board`, then those of the second, and so on.
   * @param globals - The values of the game as a whole.
   */
  encode(position: Position, viewer: Seat, spaces: Float32Array, globals: Float32Array): void;
  /**
   * Removes from a position what a seat may not know, so that it becomes the position of the seat's view. Write it only for speed:
   * without it, environments write a state, make its view and read it for each move.
   *
   * @param position - A copy of a position, which is changed.
   * @param viewer - The seat that will see it.
   */
  hide?(position: Position, viewer: Seat): void;
  /**
   * Writes the picks of a legal action, as indices into `picks` of the format and in the order of the game's `picks`. Returns how
   * many there are. Write it only for speed: without it, they are looked up by their names.
   *
   * @param position - The position to move in.
   * @param action - A legal action.
   * @param into - The list to write to.
   * @param from - The index in that list to begin at.
   */
  picksOf?(position: Position, action: number, into: number[], from: number): number;
}

/**
 * Names a value for each seat, the viewer first: `coins` becomes `coins+0`, `coins+1` and so on.
 *
 * @param name - The name of the value.
 * @param players - The number of seats.
 */
export const forSeats = (name: string, players: number): string[] =>
  Array.from({ length: players }, (_, seat) => `${name}+${seat}`);

/** Returns a seat as the viewer counts it: 0 for itself, 1 for the next seat, and so on. */
export const relativeSeat = (seat: Seat, viewer: Seat, players: number): number =>
  seat >= viewer ? seat - viewer : seat - viewer + players;
