/** The end of the worker: thinks for bots of another thread. */
import type { Game, GameTypes, Seed } from "../../game.js";
import { gameIdOf } from "../../kit/engine/made-games.js";
import { ArgumentError, BotError, quoted } from "../../kit/errors.js";
import { entriesOf, fieldsOf } from "../../kit/input/plain.js";
import { checkResolve } from "../arena/job.js";
import type { Bot, Thought } from "../bot.js";
import { botByName } from "../by-name.js";
import { checkGame } from "../options.js";
import { Stop } from "../stop.js";
import { type Answer, isOurs, listen, type Port, type Question } from "./port.js";

/** The options of {@link serveBots}. @category Workers */
export interface ServeBotsOptions {
  /** Games that are not of this library: a view names its game by its id. */
  readonly games?: readonly Game<GameTypes>[];
  /**
   * Returns the bot with a name. Default: {@link botByName}, with the game.
   *
   * @param name - The name of the bot.
   * @param seed - The seed of the bot.
   * @param game - The game of the view, if it is one of `games`.
   */
  readonly resolve?: (name: string, seed: Seed, game?: Game<GameTypes>) => Bot;
}

/** More games than a worker serves. */
const MOST_GAMES = 1_000;

/** Returns the games by their ids. Throws an `ArgumentError`. */
function gamesById(given: unknown): ReadonlyMap<string, Game<GameTypes>> {
  const list = given === undefined ? [] : entriesOf(given, MOST_GAMES);
  if (list === undefined) {
    throw new ArgumentError("options.games", `expected a list of games, got ${quoted(given)}`);
  }
  return new Map(
    list.map((game) => {
      checkGame(game);
      const id = gameIdOf(game);
      if (id === undefined) {
        throw new ArgumentError("options.games", "expected games made with `makeGame`");
      }
      // It has the functions of a game.
      return [id, game as Game<GameTypes>];
    }),
  );
}

/**
 * Makes a worker think for bots of {@link runInWorker}. The file of the worker has nothing else to do, except to pass on games and
 * bots of your own.
 *
 * @example
 * ```ts
 * // bot-worker.js, for the browser
 * import { serveBots } from "caravanserai/bots";
 *
 * const port = globalThis as unknown as Parameters<typeof serveBots>[0];
 * if (typeof port.postMessage === "function") serveBots(port);
 * // With a game of your own: serveBots(port, { games: [lastWater] });
 * ```
 *
 * @param port - `self` in a Web Worker, `parentPort` in a worker thread.
 * @param options - Games and bots of your own.
 * @throws {@link ArgumentError} if the port or an option is not valid.
 * @category Workers
 */
export function serveBots(port: Port, options: ServeBotsOptions = {}): void {
  if (typeof (options as unknown) !== "object" || (options as unknown) === null) {
    throw new ArgumentError("options", `expected an object, got ${quoted(options)}`);
  }
  // They come from outside, whatever their types.
  const given = fieldsOf(options, "games", "resolve");
  const games = gamesById(given.games);
  const { resolve = botByName } = given as ServeBotsOptions;
  checkResolve(resolve);
  const running = new Map<number, Stop>();
  const answer = (what: Answer): void => {
    port.postMessage({ caravanserai: what });
  };
  const think = async ({ id, view, bot = "hard", seed = 0, progress }: Question): Promise<void> => {
    const signal = new Stop(new BotError("stopped"));
    running.set(id, signal);
    try {
      if (view === undefined) throw new BotError("no view came with the question");
      const onProgress = (thought: Thought): void => {
        answer({ id, progress: thought });
      };
      const options = progress === true ? { signal, onProgress } : { signal };
      const player = resolve(bot, seed, games.get(view.game));
      answer({ id, thought: await player.think(view, options) });
    } catch (error) {
      const { name = "Error", message = String(error) } = error as Partial<Error>;
      if (!signal.aborted) answer({ id, failure: { name, message } });
    } finally {
      running.delete(id);
    }
  };
  listen(port, (message) => {
    if (!isOurs(message)) return;
    // Only `runInWorker` sends messages of this form.
    const question = message.caravanserai as Question;
    if (question.abort === true) running.get(question.id)?.abort();
    else void think(question);
  });
}
