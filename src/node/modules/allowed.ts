/** The modules that whoever runs an arena or a worker has named: nothing else is ever imported, whatever a job says. */
import { LONGEST_BOT } from "../../bots/arena/check-job.js";
import { botByName } from "../../bots/by-name.js";
import { isGameId } from "../../games/ids.js";
import { ArenaError, ArgumentError, quoted } from "../../kit/errors.js";
import { entriesOf } from "../../kit/input/plain.js";
import { addressOf, checkSpecifier } from "./address.js";
import { loadBot, loadGame } from "./load.js";

/**
 * Bots of your own by module: a list such as `["./mine.js"]`, each called as it is written there, or modules by the names that you
 * give them.
 *
 * @category Modules
 */
export type BotModules = readonly string[] | Readonly<Record<string, string | URL>>;

/** The addresses of modules that a thread may import for one job. */
export interface Modules {
  /** The module of the game; `undefined` for a game of this library. */
  readonly game: string | undefined;
  /** The modules of bots, by name. */
  readonly bots: Readonly<Record<string, string>>;
}

/** The maximum number of modules in a list. */
const MOST_MODULES = 1_000;

/** Returns the addresses of bots by name. Throws an `ArgumentError` or a `ModuleError`. */
export function botAddresses(given: unknown): Readonly<Record<string, string>> {
  if (given === undefined) return {};
  const list = entriesOf(given, MOST_MODULES);
  const entries: readonly (readonly [unknown, unknown])[] =
    list?.map((one) => [one, one] as const) ?? namedIn(given);
  return Object.fromEntries(
    entries.map(([name, specifier]) => {
      if (typeof name !== "string" || name === "" || name.length > LONGEST_BOT) {
        throw new ArgumentError("options.bots", `expected the name of a bot, got ${quoted(name)}`);
      }
      if (isOwnBot(name)) {
        throw new ArgumentError("options.bots", `${quoted(name)} is a bot of this library`);
      }
      const argument = `options.bots[${quoted(name)}]`;
      return [name, addressOf(checkSpecifier(specifier, argument), argument)];
    }),
  );
}

function namedIn(given: unknown): [string, unknown][] {
  try {
    if (typeof given === "object" && given !== null && !Array.isArray(given)) {
      return Object.entries(given).slice(0, MOST_MODULES);
    }
  } catch {
    // A value that can't be read has no names.
  }
  throw new ArgumentError("options.bots", `expected modules by name, got ${quoted(given)}`);
}

/** Tests whether a bot of this library has the name. */
function isOwnBot(name: string): boolean {
  try {
    botByName(name);
    return true;
  } catch {
    return false;
  }
}

/** Throws an `ArgumentError` unless a bot has the name: one of these, or one of this library. */
export function checkBotName(name: string, own: Readonly<Record<string, string>>): void {
  if (!Object.hasOwn(own, name)) botByName(name);
}

/** The games and bots that a worker plays beside those of this library. */
export interface Allowed {
  /** The addresses of games, by id. */
  readonly games: ReadonlyMap<string, string>;
  /** The addresses of bots, by name. */
  readonly bots: Readonly<Record<string, string>>;
}

/**
 * Loads what the operator of a worker allows: the ids of games are known only then, and a module that is broken is told at once. Throws
 * an `ArgumentError` or a `ModuleError`.
 */
export async function allow(games: unknown, bots: unknown): Promise<Allowed> {
  const list = games === undefined ? [] : entriesOf(games, MOST_MODULES);
  if (list === undefined) {
    throw new ArgumentError("options.games", `expected a list of modules, got ${quoted(games)}`);
  }
  const byId = new Map<string, string>();
  for (const one of list) {
    const specifier = checkSpecifier(one, "options.games");
    // The games of this library are always there.
    if (isGameId(specifier)) continue;
    const { id } = await loadGame(specifier);
    if (isGameId(id) || byId.has(id)) {
      throw new ArgumentError("options.games", `there is another game with the id ${quoted(id)}`);
    }
    byId.set(id, addressOf(specifier, "options.games"));
  }
  const addresses = botAddresses(bots);
  await Promise.all(Object.values(addresses).map((address) => loadBot(address)));
  return { games: byId, bots: addresses };
}

/** Returns the modules for a job from a queue, which names a game by its id and bots by name. Throws an `ArenaError`. */
export function modulesFor(
  { game, bots }: { readonly game: string; readonly bots: readonly string[] },
  allowed: Allowed,
): Modules {
  const address = allowed.games.get(game);
  if (address === undefined && !isGameId(game)) {
    throw new ArenaError(
      "not-allowed",
      `a worker does not play ${quoted(game)}: its operator names the module with \`games\` of serveQueue, or --game of the command`,
    );
  }
  const unknown = bots.find((name) => !Object.hasOwn(allowed.bots, name) && !isOwnBot(name));
  if (unknown !== undefined) {
    throw new ArenaError(
      "not-allowed",
      `a worker has no bot called ${quoted(unknown)}: its operator names the module with \`bots\` of serveQueue, or --bots of the command`,
    );
  }
  return { game: address, bots: allowed.bots };
}
