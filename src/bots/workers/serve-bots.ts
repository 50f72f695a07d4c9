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
import { Shares } from "./serve-shares.js";
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

/** Returns the bot of this library with a name. */
const byName: NonNullable<ServeBotsOptions["resolve"]> = (name, seed, game) =>
  botByName(name, game === undefined ? seed : { seed, game });

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
  const { resolve = byName } = given as ServeBotsOptions;
  checkResolve(resolve);
  const running = new Map<number, Stop>();
  const shares = new Shares();
  const answer = (what: Answer): void => {
    port.postMessage({ caravanserai: what });
  };
  /** Answers a question to one worker, or its part of a question to several. */
  const reply = async (question: Question, signal: Stop): Promise<Omit<Answer, "id">> => {
    const { id, view, bot = "hard", seed = 0, share, round } = question;
    if (round !== undefined) return shares.compare(id, round, signal);
    if (view === undefined) throw new BotError("no view came with the question");
    const player = resolve(bot, seed, games.get(view.game));
    if (share !== undefined) return shares.begin(id, player, view, share, signal);
    const onProgress = (thought: Thought): void => {
      answer({ id, progress: thought });
    };
    const options = question.progress === true ? { signal, onProgress } : { signal };
    return { thought: await player.think(view, options) };
  };
  const think = async (question: Question): Promise<void> => {
    const { id } = question;
    const signal = new Stop(new BotError("stopped"));
    running.set(id, signal);
    try {
      answer({ id, ...(await reply(question, signal)) });
    } catch (error) {
      const { name = "Error", message = String(error) } = error as Partial<Error>;
      if (!signal.aborted) answer({ id, failure: { name, message } });
    } finally {
      running.delete(id);
    }
  };
  listen(port, (message) => {
    if (!isOurs(message)) return;
    // Only `runInWorker` and pools send messages of this form.
    const question = message.caravanserai as Question;
    if (question.stop !== undefined) shares.stop(question.stop);
    else if (question.abort === true) {
      shares.drop(question.id);
      running.get(question.id)?.abort();
    } else void think(question);
  });
}
