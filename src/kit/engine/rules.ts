/** The contract for rules: the functions of a game on its positions. Everything else that a game can do is derived from them. */
import type { GameTypes, RandomSource } from "../../game.js";
import { draw } from "../chance/random.js";
import { NONE } from "../none.js";

/**
 * The rules of a game on its own position, which is mutable and private to the game. The engine, simulations, search and
 * {@link makeGame} each take a part of it.
 *
 * Every legal move is a whole number from 0 to 2^28 - 1, its action. The same move has the same action in every position on one
 * board.
 *
 * Only `play`, `playout` and `undo` may change a position, and no member may keep anything between two calls.
 *
 * @category Parts of a game
 */
export interface Rules<Types extends GameTypes, Position> {
  /**
   * Copies a position. The copy shares nothing that `play` changes, and tracks no moves.
   *
   * @param position - The position to copy.
   * @param into - A position that is no longer needed: the copy may be written into its memory.
   */
  copy(position: Position, into?: Position): Position;
  /**
   * Returns the number of seats.
   *
   * @param position - The position of the game.
   */
  players(position: Position): number;
  /**
   * Returns the seat that decides, or `NONE` once the game is over.
   *
   * @param position - The position of the game.
   */
  seat(position: Position): number;
  /**
   * Writes every legal action once into a list, in an order that depends on the position only, and returns how many there are.
   * The list may be longer than that.
   *
   * @param position - The position to move in.
   * @param into - The list to write to, from index 0 on.
   */
  actions(position: Position, into: number[]): number;
  /**
   * Returns the move of an action.
   *
   * @param position - The position to move in.
   * @param action - A legal action.
   */
  moveOf(position: Position, action: number): Types["move"];
  /**
   * Returns the action of a move on this board, legal now or not; or a refusal if the value does not have the form of a move.
   *
   * @param position - The position, for its board.
   * @param move - Any value.
   */
  actionOf(position: Position, move: unknown): number | Types["refusal"];
  /**
   * Returns why an action is illegal, `undefined` if it is legal.
   *
   * @param position - The position to move in.
   * @param action - An action, as `actionOf` returns it.
   */
  judge(position: Position, action: number): Types["refusal"] | undefined;
  /**
   * Plays a legal action, and everything that follows without a choice, up to the next decision.
   *
   * @param position - The position, which is changed.
   * @param action - A legal action.
   * @param emitted - Where to add the events; `undefined` in simulations, which do not need them.
   * @param move - The move, if it contains more than its action, such as a note; searches leave it out.
   */
  play(position: Position, action: number, emitted?: Types["event"][], move?: Types["move"]): void;
  /**
   * Returns the points by source, and the winners once the game is over. In the position of a view, hidden points do not count.
   *
   * @param position - The position to score.
   */
  score(position: Position): Types["score"];
  /**
   * Returns a whole number that is equal for equal positions and differs for others; the random generator is part of the position.
   * See {@link hashOf}.
   *
   * @param position - The position to hash.
   */
  hash(position: Position): number;

  /**
   * Returns the number of legal actions. Write it only where listing them is too slow.
   *
   * @param position - The position to move in.
   */
  count?(position: Position): number;
  /**
   * Returns the legal action at `index`, in the order of `actions`. Write it together with `count`.
   *
   * @param position - The position to move in.
   * @param index - A whole number from 0 to `count` - 1.
   */
  nth?(position: Position, index: number): number;
  /**
   * Returns the legal moves, in the order of `actions`. Write it only where it is faster than `moveOf` for each action.
   *
   * @param position - The position to move in.
   */
  moves?(position: Position): readonly Types["move"][];
  /**
   * Plays random legal actions until the game is over, and returns how many. An index that the generator returns must be checked:
   * throw an `ArgumentError` if it is out of bounds.
   *
   * @param position - The position, which is changed. These actions are never undone one by one.
   * @param random - The random generator that chooses the actions.
   */
  playout?(position: Position, random: RandomSource): number;
  /**
   * Makes the position track its moves from now on, so that `undo` can take them back. Without it, simulations keep a copy of the
   * position before each move.
   *
   * @param position - The position that will be searched on.
   */
  track?(position: Position): void;
  /**
   * Takes back the last action since `track`. Returns `false` if there is none.
   *
   * @param position - The position, which is changed.
   */
  undo?(position: Position): boolean;
}

/** Returns the legal moves of a position, in the order of `actions`. */
export function movesIn<Types extends GameTypes, Position>(
  rules: Pick<Rules<Types, Position>, "actions" | "moveOf" | "moves">,
  position: Position,
): readonly Types["move"][] {
  if (rules.moves !== undefined) return rules.moves(position);
  const listed: number[] = [];
  const count = rules.actions(position, listed);
  const moves = new Array<Types["move"]>(count);
  for (let index = 0; index < count; index++) moves[index] = rules.moveOf(position, listed[index]);
  return moves;
}

/** The rules needed to count and pick legal actions. */
type Listing<Types extends GameTypes, Position> = Pick<
  Rules<Types, Position>,
  "actions" | "count" | "nth"
>;

/** Returns the number of legal actions. Writes them into `listed`, unless the rules can count and pick them without a list. */
export const countIn = <Types extends GameTypes, Position>(
  rules: Listing<Types, Position>,
  position: Position,
  listed: number[],
): number =>
  rules.count === undefined || rules.nth === undefined
    ? rules.actions(position, listed)
    : rules.count(position);

/** Returns the legal action at an index below the count. `listed` must be unchanged since `countIn`. */
export const actionAt = <Types extends GameTypes, Position>(
  rules: Listing<Types, Position>,
  position: Position,
  index: number,
  listed: readonly number[],
): number =>
  rules.count === undefined || rules.nth === undefined ? listed[index] : rules.nth(position, index);

/** Plays random legal actions until the game is over, and returns how many. */
export function playRandomly<Types extends GameTypes, Position>(
  rules: Listing<Types, Position> & Pick<Rules<Types, Position>, "play" | "playout" | "seat">,
  position: Position,
  random: RandomSource,
): number {
  if (rules.playout !== undefined) return rules.playout(position, random);
  const listed: number[] = [];
  let played = 0;
  for (; rules.seat(position) !== NONE; played++) {
    const count = countIn(rules, position, listed);
    rules.play(position, actionAt(rules, position, draw(random, count), listed));
  }
  return played;
}
