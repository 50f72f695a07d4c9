/** Makes environments: many games that are stepped at once. */
import * as v from "valibot";
import type { Game, GameTypes, Seed } from "../game.js";
import { check, checkSeed, wholeNumber } from "../kit/input/check.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { fieldsOf } from "../kit/input/plain.js";
import { type EncoderOptions, GameEncoder } from "./encoder.js";
import { EnvironmentList, type Environments } from "./environment-list.js";
import { type Reward, REWARDS } from "./rewards.js";

/** The options of {@link environments}. @category Environments */
export interface EnvironmentsOptions<Types extends GameTypes = GameTypes> {
  /** The game, such as all of `caravanserai/nomadi`, or one of your own with the part `encoding`. */
  readonly game: Game<Types>;
  /** The number of players, and any option of `setup` that differs from its default. */
  readonly options: EncoderOptions<Types>;
  /** The number of games. */
  readonly count: number;
  /** The seed of all games: equal seeds and equal picks give equal games. */
  readonly seed: Seed;
  /** The rewards at the end of a game. Default: `"win-share"`. */
  readonly reward?: Reward;
}

/** The most games that are stepped at once. */
export const MOST_ENVIRONMENTS = 65_536;

const schema = v.object({
  count: wholeNumber(1, MOST_ENVIRONMENTS),
  reward: v.optional(v.picklist(REWARDS), "win-share"),
});

const OPTIONS = ["game", "options", "count", "seed", "reward"] as const;

/**
 * Sets up many games that are stepped at once, for training: each step makes one pick in every game. What a policy needs is in typed
 * arrays with a row for each game. A game that has ended is set up again at once, with the next seed.
 *
 * Observations and masks are made from the view of the seat that decides, never from a whole state: what is hidden does not show.
 *
 * @param options - The game, the number of games, and their seed.
 *
 * @example
 * ```ts
 * import { environments } from "caravanserai/learn";
 * import * as game from "caravanserai/through-the-desert";
 *
 * const envs = environments<game.Types>({ game, options: { players: 2 }, count: 2, seed: "petra" });
 * const { masks, picks, seats, terminals } = envs;
 * let ended = 0;
 * while (ended < 2) {
 *   // The first legal pick in each game.
 *   for (let row = 0; row < 2; row++) picks[row] = masks.indexOf(1, row * envs.encoder.picks.length) % envs.encoder.picks.length;
 *   envs.step();
 *   for (const terminal of terminals) ended += terminal;
 * }
 * seats.length; // => 2
 * ```
 *
 * @throws {@link ArgumentError} if an option is not valid, or the game has no encoding; {@link SetupError} if the game can't be set
 * up with these options.
 * @category Environments
 */
export function environments<Types extends GameTypes>(
  options: EnvironmentsOptions<Types>,
): Environments<Types> {
  // It comes from outside, whatever its type.
  if (typeof (options as unknown) !== "object" || (options as unknown) === null) {
    throw new ArgumentError("options", `expected an object, got ${quoted(options)}`);
  }
  const given = fieldsOf(options, ...OPTIONS) as EnvironmentsOptions<Types>;
  const { game, options: rules, seed, ...numbers } = given;
  const checked = check(schema, numbers, "option");
  if (!checked.good) {
    const [{ path, message }] = checked.problems;
    throw new ArgumentError(path, message);
  }
  const start = checkSeed(seed);
  const encoder = new GameEncoder(game, rules);
  return new EnvironmentList(encoder, start, checked.value);
}
