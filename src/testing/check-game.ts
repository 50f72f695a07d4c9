/** The conformance suite: one check that every game must pass. */
import fc from "fast-check";
import type { Game, GameTypes, Viewer } from "../game.js";
import { type RandomGame, randomGames, type Step, stepsOf } from "./arbitraries.js";
import { seededRandom } from "../kit/chance/random.js";
import { checkChanges } from "./laws/changes.js";
import { checkCopies } from "./laws/copies.js";
import { checkEncoding } from "./laws/encodings.js";
import { difference } from "./laws/equal.js";
import { checkHash } from "./laws/hashes.js";
import { checkHidden } from "./laws/hiding.js";
import { BrokenLaw, type BrokenAt, same } from "./laws/law.js";
import { checkForesight, checkPicking } from "./laws/picking.js";
import { checkGrowth, checkRecord } from "./laws/records.js";
import { checkRefusals } from "./laws/refusals.js";
import { checkScreens } from "./laws/screens.js";
import { checkSending } from "./laws/sending.js";
import { checkSimulation } from "./laws/simulation.js";
import { checkMoveNames, checkState } from "./laws/states.js";
import { checkTogether } from "./laws/together.js";
import { Variants } from "./laws/variants.js";
import { checkViews } from "./laws/views.js";

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
 * every legal move in any order, copies of a position share no memory, saved states that were changed are refused or play on,
 * simulations agree with the pure functions, also when several take turns, and an encoding, if the game has one, shows what views
 * and `choices` show. It runs under any test runner.
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
 * @throws BrokenLaw, whose message has the broken law, the values that differ, the seed, the number of the move, and the record
 * of the smallest game found that breaks it.
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
  const moves: Types["move"][] = [];
  let place = 0;
  const at = (move: number): void => {
    place = move;
  };
  const places = new WeakMap<object, Omit<BrokenAt, "seed">>();
  let left = SMALLER_GAMES;
  const property = fc.property(
    randomGames(options),
    fc.array(fc.nat(), { minLength: moments, maxLength: moments }),
    fc.array(anyMove, { minLength: 5, maxLength: 20 }),
    (random, picks, junk) => {
      if (left === 0) return;
      if (left < SMALLER_GAMES) left--;
      moves.length = 0;
      at(0);
      const played = (move: Types["move"]): void => at(moves.push(move));
      try {
        checkCopies(game, random, played);
        moves.length = 0;
        const steps = playThrough(game, random, longest, played);
        checkSteps(game, steps, { hidden, longest, picks, junk, hashes, random, at });
      } catch (thrown) {
        const error = thrown instanceof BrokenLaw ? thrown : failureOf(thrown);
        const record = recordOf(game, random.options, moves.slice(0, place));
        places.set(error, { move: place, record });
        if (left === SMALLER_GAMES) left--;
        throw error;
      }
    },
  );
  const found = fc.check(property, { numRuns: games, ...(seed === undefined ? {} : { seed }) });
  const { errorInstance: error } = found;
  if (!found.failed) return;
  if (!(error instanceof BrokenLaw)) throw error;
  const { move, record } = places.get(error) ?? { move: 0, record: "" };
  throw new BrokenLaw(
    error.law,
    error.detail,
    { seed: found.seed, move, record },
    { cause: error },
  );
}

/** The number of games that are tried after one that breaks a law, to find a smaller one. */
const SMALLER_GAMES = 30;

/** Everything that the checks of one game need. */
interface Checks<Types extends GameTypes> {
  readonly hidden: CheckOptions<Types>["hidden"];
  readonly longest: number;
  /** A number for each moment that is checked thoroughly. */
  readonly picks: readonly number[];
  /** Values that are hardly moves. */
  readonly junk: readonly unknown[];
  /** States of earlier games by their hashes. */
  readonly hashes: Map<number, Types["state"]>;
  readonly random: RandomGame<Types["options"]>;
  /** Says which move is being checked, counted from 1. */
  readonly at: (move: number) => void;
}

/** Checks a game that was played. */
function checkSteps<Types extends GameTypes>(
  game: Game<Types>,
  steps: readonly Step<Types>[],
  { hidden, longest, picks, junk, hashes, random, at }: Checks<Types>,
): void {
  for (const [index, { state, next }] of steps.entries()) {
    at(index + 1);
    checkHash(game, hashes, next);
    // In every state, and before records, which moves with the same notation break as well.
    if (index < 200) checkMoveNames(game, state);
  }
  const end = steps.length === 0 ? game.setup(random.options) : steps[steps.length - 1].next;
  checkState(game, end);
  const moving = movingParts(steps);
  const variants = new Variants(
    steps.map(({ state }) => state),
    moving,
  );
  for (const pick of steps.length === 0 ? [] : picks) {
    const step = steps[pick % steps.length];
    at((pick % steps.length) + 1);
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
  checkSimulation(game, steps.slice(0, 200), at);
  at(steps.length);
  checkScreens(game, end, picks[0] ?? 0);
  checkTogether(game, steps.slice(0, 200), picks[0] ?? 0, at);
  checkEncoding(game, random.options, steps, picks);
  checkRecord(game, random, steps.slice(0, 400), at);
  checkGrowth(game, random, steps.slice(0, 400), at);
  for (const pick of steps.length === 0 ? [] : picks) {
    at((pick % steps.length) + 1);
    const changing = { variants, moving, random: seededRandom(pick), longest };
    checkChanges(game, steps[pick % steps.length].state, changing);
  }
}

/** Returns the law that a game breaks by an error where there should be none. */
const failureOf = (error: unknown): BrokenLaw =>
  new BrokenLaw("a legal game goes on without errors", String(error), undefined, { cause: error });

/** The longest record in a message. */
const LONGEST_RECORD = 20_000;

/** Returns the record of a game as text, or as JSON if the game can't even write that. */
function recordOf<Types extends GameTypes>(
  game: Game<Types>,
  options: Types["options"],
  moves: readonly Types["move"][],
): string {
  let text: string;
  try {
    text = game.formatRecord(game.record(options, moves)).trimEnd();
  } catch {
    text = JSON.stringify({ options, moves });
  }
  return text.length > LONGEST_RECORD ? `${text.slice(0, LONGEST_RECORD)}…` : text;
}

/** Returns the names of the parts of states that moves of a game change. */
function movingParts<Types extends GameTypes>(steps: readonly Step<Types>[]): ReadonlySet<string> {
  const moving = new Set<string>();
  for (const { state, next } of steps) {
    const after = next as unknown as Readonly<Record<string, unknown>>;
    for (const [key, value] of Object.entries(state)) {
      if (!moving.has(key) && difference(value, after[key]) !== undefined) moving.add(key);
    }
  }
  return moving;
}

/** Plays a game to its end, twice. */
function playThrough<Types extends GameTypes>(
  game: Game<Types>,
  random: RandomGame<Types["options"]>,
  longest: number,
  played: (move: Types["move"]) => void,
): Step<Types>[] {
  const steps: Step<Types>[] = [];
  for (const step of stepsOf(game, random)) {
    steps.push(step);
    played(step.move);
    if (steps.length > longest) throw new BrokenLaw("every game ends", `not in ${longest} moves`);
  }
  let index = 0;
  for (const step of stepsOf(game, random)) {
    same("the same options and moves give the same game", step, steps[index++]);
  }
  return steps;
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
