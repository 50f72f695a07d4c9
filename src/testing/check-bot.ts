/** The conformance suite for bots: laws that every bot must keep. */
import fc from "fast-check";
import type { Bot } from "../bots/bot.js";
import type { Game, GameTypes } from "../game.js";
import { randomGames, type Step, stepsOf } from "./arbitraries.js";
import { shown } from "./laws/equal.js";
import { copyOf, distinct, keep, same } from "./laws/law.js";

/** The options of {@link checkBot}. @category Conformance */
export interface CheckBotOptions<Options> {
  /** An arbitrary of options for `setup`. */
  readonly options: fc.Arbitrary<Options>;
  /** The number of random games. Default: 20. */
  readonly games?: number;
  /** The number of positions in each game. Default: 4. */
  readonly moments?: number;
  /** The seed of the random games, to repeat a run. Default: a new one each time. */
  readonly seed?: number;
}

/**
 * Asks a bot at random moments of random games, and checks the laws of every bot: its move is legal, it does not change its
 * arguments, it makes the same move when asked again, and **it is fair**: two states with the same view for its seat get the
 * same move. The bot's budget must be a number of iterations, since a clock gives different results each time.
 *
 * @param game - The module of the game.
 * @param bot - The bot to check.
 * @param options - The options of the games, and how thorough to be.
 *
 * @example
 * ```ts
 * import { greedy } from "caravanserai/bots";
 * import * as game from "caravanserai/through-the-desert";
 * import { checkBot, desertOptions } from "caravanserai/testing";
 *
 * await checkBot<game.Types>(game, greedy(), { options: desertOptions, games: 2 });
 * ```
 *
 * @throws an error of fast-check that names the broken law and the smallest game found that breaks it.
 * @category Conformance
 */
export async function checkBot<Types extends GameTypes>(
  game: Game<Types>,
  bot: Bot<Types>,
  { options, games = 20, moments = 4, seed }: CheckBotOptions<Types["options"]>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      randomGames(options),
      fc.array(fc.nat(), { minLength: moments, maxLength: moments }),
      async (random, picks) => {
        const steps = [...stepsOf(game, random)];
        for (const pick of steps.length === 0 ? [] : picks) {
          await checkMoment(game, bot, steps[pick % steps.length], pick);
        }
      },
    ),
    { numRuns: games, ...(seed === undefined ? {} : { seed }) },
  );
}

async function checkMoment<Types extends GameTypes>(
  game: Game<Types>,
  bot: Bot<Types>,
  { state }: Step<Types>,
  seed: number,
): Promise<void> {
  const { seat } = state;
  if (seat === null) return;
  const view = game.view(state, seat);
  const before = copyOf(view);
  const { move, considered, line } = await bot.think(view);
  same("a bot changes nothing", view, before);
  const why = game.explain(state, move);
  keep("a bot makes a legal move", why === undefined, () => String(why?.message));
  same("a bot makes the same move again", (await bot.think(view)).move, move);
  same(
    "a bot plays by what it sees: a copy of the view",
    (await bot.think(copyOf(view))).move,
    move,
  );
  const other = game.view(game.resample(view, seed), seat);
  same("two tables that look the same get the same move", (await bot.think(other)).move, move);
  if (line.length > 0) same("the line that a bot expects begins with its move", line[0], move);
  for (const one of considered) {
    const refusal = game.explain(state, one.move);
    keep(
      "a bot considers legal moves",
      refusal === undefined,
      () => `${shown(one.move)}: ${String(refusal?.message)}`,
    );
  }
  const moves = considered.map((one) => JSON.stringify(one.move));
  distinct("a bot considers each move once", moves);
  const visits = considered.map((one) => one.visits);
  same(
    "the most visited move comes first",
    visits,
    [...visits].sort((a, b) => b - a),
  );
}
