/** Random games, for property tests with fast-check. */
import fc from "fast-check";
import type { Game, GameTypes } from "../game.js";

/**
 * A game by its options and choices: each choice selects one of the legal moves of its turn, and they repeat when they are used
 * up.
 *
 * @category Arbitraries
 */
export interface RandomGame<Options> {
  /** The options of `setup`. */
  readonly options: Options;
  /** A whole number for each move. */
  readonly choices: readonly number[];
}

/**
 * Makes an arbitrary of random games with the given options.
 *
 * @param options - A fast-check arbitrary of options.
 *
 * @example
 * ```ts
 * import * as game from "caravanserai/through-the-desert";
 * import { randomGames, statesOf } from "caravanserai/testing";
 * import fc from "fast-check";
 *
 * const options = fc.record({ players: fc.integer({ min: 2, max: 5 }), seed: fc.integer() });
 * fc.assert(
 *   fc.property(randomGames(options), (random) => {
 *     for (const state of statesOf<game.Types>(game, random)) if (state.over) return true;
 *     return false;
 *   }),
 *   { numRuns: 5 },
 * );
 * ```
 *
 * @category Arbitraries
 */
export const randomGames = <Options>(
  options: fc.Arbitrary<Options>,
): fc.Arbitrary<RandomGame<Options>> =>
  fc.record({ options, choices: fc.array(fc.nat(), { minLength: 1, maxLength: 60 }) });

/** A move of a random game, with the states before and after it. @category Arbitraries */
export interface Step<Types extends GameTypes> {
  /** The state before it. */
  readonly state: Types["state"];
  /** The move. */
  readonly move: Types["move"];
  /** The state after it. */
  readonly next: Types["state"];
}

/**
 * Yields every move of a random game, from set-up to its end.
 *
 * @param game - The module of a game.
 * @param options - A random game: the options, and the choices of moves.
 *
 * @example
 * ```ts
 * import * as game from "caravanserai/through-the-desert";
 * import { stepsOf } from "caravanserai/testing";
 *
 * const [first] = stepsOf<game.Types>(game, { options: { players: 2, seed: 1 }, choices: [7] });
 * first?.next.caravans.length; // => 1
 * ```
 *
 * @category Arbitraries
 */
export function* stepsOf<Types extends GameTypes>(
  game: Pick<Game<Types>, "setup" | "legalMoves" | "apply">,
  { options, choices }: RandomGame<Types["options"]>,
): Generator<Step<Types>> {
  let state = game.setup(options);
  for (let turn = 0; !state.over; turn++) {
    const moves = game.legalMoves(state);
    if (moves.length === 0) throw new Error("a state that is not over has no legal move");
    // The choices repeat, so the turn is mixed in for variety.
    const move = moves[(choices[turn % choices.length] + turn * 7919) % moves.length];
    const next = game.apply(state, move);
    yield { state, move, next };
    state = next;
  }
}

/**
 * Yields every state of a random game, from set-up to its end.
 *
 * @param game - The module of a game.
 * @param random - A random game: the options, and the choices of moves.
 *
 * @example
 * ```ts
 * import * as game from "caravanserai/through-the-desert";
 * import { statesOf } from "caravanserai/testing";
 *
 * const states = [...statesOf<game.Types>(game, { options: { players: 2, seed: 1 }, choices: [7] })];
 * states.at(-1)?.over; // => true
 * ```
 *
 * @category Arbitraries
 */
export function* statesOf<Types extends GameTypes>(
  game: Pick<Game<Types>, "setup" | "legalMoves" | "apply">,
  random: RandomGame<Types["options"]>,
): Generator<Types["state"]> {
  yield game.setup(random.options);
  for (const { next } of stepsOf(game, random)) yield next;
}
