/** Loads games and bots by module: the only place where code that somebody named is imported. */
import type { Game, GameTypes, Seed } from "../../game.js";
import type { Bot } from "../../bots/bot.js";
import { isGameId } from "../../games/ids.js";
import { gameModules } from "../../games/modules.js";
import { ModuleError, quoted } from "../../kit/errors.js";
import { fieldsOf } from "../../kit/input/plain.js";
import { exportIn, exportsText, foundIn, placesIn } from "../../kit/modules/exports.js";
import { type GameModule, gameModule } from "../../kit/modules/game-module.js";
import { addressOf, checkSpecifier } from "./address.js";

/** Passed to the function that a module of a bot exports. @category Modules */
export interface BotSettings<Types extends GameTypes = GameTypes> {
  /** The seed of the bot: another one in each game and each seat of an arena. */
  readonly seed: Seed;
  /** The game that it plays. */
  readonly game: Game<Types>;
}

/**
 * Makes a bot for one seat of one game.
 *
 * @param settings - Its seed and its game.
 * @category Modules
 */
export type MakeBot<Types extends GameTypes = GameTypes> = (
  settings: BotSettings<Types>,
) => Bot<Types>;

/**
 * Loads a game: one of this library by its id, or one of your own by the path, the URL or the package of its module. Paths and packages
 * are looked for from the working directory.
 *
 * A module exports its game as `game` or as the default export and, if it has them, `about`, `knowledge`, `toSvg`, `toText` and
 * `words`: see `gameModule` of `caravanserai/kit`. Loading a module runs its code: take specifiers from whoever runs the program,
 * never from a file or a message.
 *
 * @param specifier - The id of a game, or a module such as `"./last-water.js"`.
 *
 * @example
 * ```ts
 * import { loadGame } from "caravanserai/node";
 *
 * const { id, game } = await loadGame("nomadi");
 * game.setup({ players: 2, seed: 7 }).game === id; // => true
 * await loadGame("./there-is-no-such-file.js").catch((error) => error.reason); // => "not-found"
 * ```
 *
 * @throws {@link ModuleError} if there is no such module, or it exports no game; {@link ArgumentError} if the specifier is not a text.
 * @category Modules
 */
export async function loadGame(specifier: string | URL): Promise<GameModule> {
  const name = checkSpecifier(specifier, "specifier");
  if (isGameId(name)) return gameModules[name];
  return gameModule(await importFrom(addressOf(name, "specifier"), name), name);
}

/**
 * Loads a bot by the path, the URL or the package of its module. The module exports the bot as `bot` or as the default export: an object
 * with `name` and `think`, or a function that makes one from `{ seed, game }`, so that it has another seed in each game.
 *
 * @param specifier - A module such as `"./my-bot.js"`.
 * @returns A function that makes the bot.
 *
 * @example
 * ```ts
 * import { loadBot } from "caravanserai/node";
 *
 * await loadBot("./there-is-no-such-file.js").catch((error) => error.reason); // => "not-found"
 * ```
 *
 * @throws {@link ModuleError} if there is no such module, or it exports no bot; {@link ArgumentError} if the specifier is not a text.
 * @category Modules
 */
export async function loadBot<Types extends GameTypes = GameTypes>(
  specifier: string | URL,
): Promise<MakeBot<Types>> {
  const name = checkSpecifier(specifier, "specifier");
  const places = placesIn(await importFrom(addressOf(name, "specifier"), name));
  const fail = (what: string): never => {
    throw new ModuleError(name, "no-bot", what);
  };
  const made = exportIn(places, "bot") ?? exportIn(places, "default");
  if (typeof made === "function") {
    // A function of the module; what it returns is checked.
    const make = made as (settings: BotSettings<Types>) => unknown;
    return (settings) => {
      const bot = make(settings);
      // It has both members of a bot; the result of `think` is checked at each call.
      if (isBot(bot)) return bot as Bot<Types>;
      return fail(`expected a function that returns a bot, got ${quoted(bot)}`);
    };
  }
  const { found: bot, isAmbiguous } = foundIn(places, "bot", isBot);
  if (isAmbiguous) fail("it exports several bots: call the one to be played `bot`");
  if (bot !== undefined) return () => bot as Bot<Types>;
  return fail(`expected an object with \`name\` and \`think\`, as \`bot\`; ${exportsText(places)}`);
}

function isBot(value: unknown): value is Bot {
  const { name, think } = fieldsOf(value, "name", "think");
  return typeof name === "string" && name !== "" && typeof think === "function";
}

/** Imports a module. Throws a `ModuleError` if its code fails. */
async function importFrom(address: string, name: string): Promise<unknown> {
  try {
    return await (import(/* @vite-ignore */ address) as Promise<unknown>);
  } catch (error) {
    const { name: kind = "Error", message = String(error) } = error as Partial<Error>;
    throw new ModuleError(name, "failed", `importing it failed: ${kind}: ${message}`);
  }
}
