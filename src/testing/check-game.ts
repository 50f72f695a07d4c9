/** The conformance suite: one check that every game must pass. */
import fc from "fast-check";
import type { Game, GameTypes, Viewer } from "../game.js";
import { type RandomGame, randomGames, type Step, stepsOf } from "./arbitraries.js";
import { difference } from "./equal.js";
import { BrokenLaw } from "./law.js";
import { checkRecord, checkRefusals, checkSimulation, checkState, checkViews } from "./laws.js";
import { checkHidden } from "./laws-of-hiding.js";
import { checkForesight, checkPicking } from "./laws-of-picking.js";
import { checkGrowth } from "./laws-of-records.js";
import { checkScreens } from "./laws-of-screens.js";
import { checkSending } from "./laws-of-sending.js";
import { checkTogether } from "./laws-of-simulations.js";

/** The options of {@link checkGame}. @category Conformance */
export interface CheckOptions<Types extends GameTypes> {
  /** An arbitrary of options for `setup`. */
  readonly options: fc.Arbitrary<Types["options"]>;
  /**
   * Returns the paths in a state that a viewer may not know, such as `seats[1].card`: they must be `null` or missing in the
   * view. No law can find out by itself what a game intends to hide: without this, a view that hides too little passes.
   *
   * @param state - A state of a random game.
   * @param viewer - The viewer.
   */
  readonly hidden?: (state: Types["state"], viewer: Viewer) => readonly string[];
  /** The number of games. Default: 100. */
  readonly games?: number;
  /** The number of states of each game that are checked thoroughly; all others are checked quickly. Default: 8. */
  readonly moments?: number;
  /** The number of moves after which a game counts as endless. Default: 100,000. */
  readonly longest?: number;
  /** The seed of the random games, to repeat a run. Default: a new one each time. */
  readonly seed?: number;
}

/**
 * Plays random games and checks at every step the laws of every game in this library: `legalMoves` and `apply` agree, a refusal
 * has a reason and changes nothing, the same seed gives the same game, states are frozen and survive JSON, notation and records
 * read back what was written, totals are sums of their sources, the game ends, hashes are equal exactly for equal states, views
 * show nothing that is hidden, resampled states fit the view, boards and scores of views reveal nothing else, picks lead to
 * every legal move in any order, and simulations agree with the pure functions, also when several take turns. It runs under any
 * test runner.
 *
 * @param game - The module of the game.
 * @param options - The options of the games, and how thorough to be.
 *
 * @example
 * ```ts
 * import * as game from "caravanserai/through-the-desert";
 * import { checkGame } from "caravanserai/testing";
 * import fc from "fast-check";
 *
 * const options = fc.record({ players: fc.integer({ min: 2, max: 5 }), seed: fc.integer() });
 * checkGame<game.Types>(game, { options, games: 2 });
 * ```
 *
 * @throws an error of fast-check that names the broken law and the smallest game found that breaks it.
 * @category Conformance
 */
export function checkGame<Types extends GameTypes>(
  game: Game<Types>,
  { options, hidden, games = 100, moments = 8, longest = 100_000, seed }: CheckOptions<Types>,
): void {
  const anyMove = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.anything({ maxDepth: 1, withNullPrototype: true }),
  );
  const hashes = new Map<number, Types["state"]>();
  fc.assert(
    fc.property(
      randomGames(options),
      fc.array(fc.nat(), { minLength: moments, maxLength: moments }),
      fc.array(anyMove, { minLength: 5, maxLength: 20 }),
      (random, picks, junk) => {
        const steps = playThrough(game, random, longest);
        for (const { next } of steps) checkHash(game, hashes, next);
        const end = steps.length === 0 ? game.setup(random.options) : steps[steps.length - 1].next;
        checkState(game, end);
        for (const pick of steps.length === 0 ? [] : picks) {
          const step = steps[pick % steps.length];
          checkState(game, step.state);
          const elsewhere = steps[(pick >> 3) % steps.length].move;
          const mixed = recombined(game.legalMoves(step.state), pick);
          const others = [...junk, ...twisted(step.move, junk), ...mixed, elsewhere];
          checkRefusals(game, step.state, others);
          if (hidden !== undefined) checkHidden(game, step.state, hidden);
          checkViews(game, step, pick);
          checkSending(game, step);
          checkPicking(game, step.state, pick);
          checkForesight(game, step.state, step.move);
          checkScreens(game, step.state, pick);
        }
        checkSimulation(game, steps.slice(0, 200));
        checkScreens(game, end, picks[0] ?? 0);
        checkTogether(game, steps.slice(0, 200), picks[0] ?? 0);
        checkRecord(game, random, steps.slice(0, 400));
        checkGrowth(game, random, steps.slice(0, 400));
      },
    ),
    { numRuns: games, ...(seed === undefined ? {} : { seed }) },
  );
}

/** Checks every step of a game, played twice, to its end. */
function playThrough<Types extends GameTypes>(
  game: Game<Types>,
  random: RandomGame<Types["options"]>,
  longest: number,
): Step<Types>[] {
  const steps: Step<Types>[] = [];
  for (const step of stepsOf(game, random)) {
    steps.push(step);
    if (steps.length > longest) throw new BrokenLaw("every game ends", `not in ${longest} moves`);
  }
  const again = stepsOf(game, random);
  const [first] = [...again].slice(-1);
  if (steps.length > 0 && difference(first, steps[steps.length - 1]) !== undefined) {
    throw new BrokenLaw("the same options and moves give the same game", "the ends differ");
  }
  return steps;
}

/** The maximum number of states whose hashes are compared. */
const MOST_HASHES = 20_000;

function checkHash<Types extends GameTypes>(
  game: Game<Types>,
  hashes: Map<number, Types["state"]>,
  state: Types["state"],
): void {
  const hash = game.hash(state);
  const known = hashes.get(hash);
  if (known === undefined) {
    if (hashes.size < MOST_HASHES) hashes.set(hash, state);
    return;
  }
  const moves = JSON.stringify(game.legalMoves(state));
  if (JSON.stringify(game.legalMoves(known)) !== moves) {
    throw new BrokenLaw("different positions have different hashes", String(hash));
  }
}

/** The maximum number of recombined moves. */
const MOST_RECOMBINED = 400;

/** Recombines the parts of legal moves of one type: such moves are the most likely to be accepted by mistake. */
function recombined(moves: readonly object[], pick: number): unknown[] {
  if (moves.length === 0) return [];
  const { type } = moves[pick % moves.length] as { type?: unknown };
  const alike = moves.filter((move) => (move as { type?: unknown }).type === type);
  let made: Record<string, unknown>[] = [{}];
  for (const key of Object.keys(alike[0])) {
    const parts = [...new Set(alike.map((move) => (move as Record<string, unknown>)[key]))];
    const all = made.flatMap((one) => parts.map((part) => ({ ...one, [key]: part })));
    const stride = Math.ceil(all.length / MOST_RECOMBINED);
    made = all.filter((_, index) => (index + pick) % stride === 0);
  }
  return made;
}

/** Returns variants of a move with something changed, added or left out. */
function twisted(move: object, junk: readonly unknown[]): unknown[] {
  const [one, other] = junk;
  return [
    { ...move, extra: one },
    ...Object.keys(move).flatMap((key) => {
      const { [key]: left, ...rest } = move as Record<string, unknown>;
      return [rest, { ...move, [key]: one }, { ...move, [key]: other }, { ...move, [key]: [left] }];
    }),
  ];
}
