/** `caravanserai arena`: plays bots against each other, with live standings on a terminal. */
import { closeSync, openSync, writeSync } from "node:fs";
import {
  arena,
  type ArenaRunner,
  ArgumentError,
  type PlayedGame,
  standings,
} from "caravanserai/bots";
import { redisQueue, threads } from "caravanserai/node";
import { Bots } from "../bots.js";
import { type Progress, progressOf } from "../progress.js";
import { FileError } from "../record-file.js";
import { optionsFor, gameOf } from "../games.js";
import { say, sayJson, type Terminal } from "../terminal.js";
import { type Options, UsageError } from "../usage.js";
import { forfeitLines, standingsLines } from "./standings-text.js";

/** Plays an arena as the arguments say. */
export async function playArena(terminal: Terminal, options: Options): Promise<void> {
  const module = options.text("game");
  const playable = await gameOf(module);
  const names = options.list("bots") ?? ["medium", "easy"];
  if (names.length < 2) throw new UsageError("--bots takes at least two bots");
  const players = options.whole("players", 2) ?? names.length;
  const seed = options.text("seed") ?? "arena";
  const found = new Bots(playable, options.whole("time", 1));
  // A bot given by name gets another seed in each game, and can be sent elsewhere; a program is an object.
  const bots = await Promise.all(names.map((name) => found.find(name)));
  const setUp = optionsFor(
    playable,
    players,
    seed,
    options.text("layout"),
    options.json("options"),
  );
  const runner = runnerOf(options, found, module);
  const asJson = options.flag("json");
  const keeper = new Keeper(options.text("records"));
  const games: PlayedGame[] = [];
  let progress: Progress | undefined;
  const report = (): void => {
    progress?.stop();
    // Threads end their games in any order.
    games.sort((one, other) => one.number - other.number);
    const result = standings(games);
    const isComplete = !terminal.signal.aborted;
    if (asJson) {
      const plain = games.map(({ record, ...game }) => game);
      sayJson(terminal, { game: playable.id, complete: isComplete, table: result, games: plain });
    } else {
      if (!isComplete) say(terminal, `Stopped after ${games.length} games:`);
      if (games.length > 0)
        say(terminal, ...standingsLines(result), ...forfeitLines(result, games));
    }
  };
  try {
    await arena({
      game: playable.game,
      bots,
      games: options.whole("games", 1, 1_000_000) ?? 20,
      seed,
      players,
      options: setUp,
      records: keeper.isWanted,
      signal: terminal.signal,
      ...(runner === undefined
        ? { resolve: (name, botSeed) => found.resolve(name, botSeed) }
        : { runner }),
      onGame(game, done, all) {
        games.push(game);
        keeper.keep(game);
        progress ??= progressOf(terminal, all, "games", asJson);
        progress.update(done, standingsLines(standings(games)));
      },
    });
    report();
  } catch (error) {
    if (terminal.signal.aborted) report();
    else progress?.stop();
    // Wrong arguments of the arena are wrong arguments of the command.
    throw ArgumentError.is(error) ? new UsageError(error.message) : error;
  } finally {
    keeper.close();
    await found.close();
  }
}

/** Returns the runner; `undefined` to play in this thread. Threads and workers import the modules themselves. */
function runnerOf(
  options: Options,
  { hasPrograms, modules: bots }: Bots,
  game: string | undefined,
): ArenaRunner | undefined {
  const url = options.text("redis");
  const workers = options.whole("workers", 1, 1_000);
  if (url === undefined && workers === undefined) return undefined;
  if (hasPrograms) {
    throw new UsageError(
      "programs play in one thread of this machine: leave --workers and --redis out",
    );
  }
  if (url !== undefined && workers !== undefined) {
    throw new UsageError("with --redis the workers play: start them with `caravanserai worker`");
  }
  if (url !== undefined) return redisQueue({ url, bots });
  return threads({
    bots,
    ...(game === undefined ? {} : { game }),
    ...(workers === undefined ? {} : { workers }),
  });
}

/** Writes each game to a file as it ends, as a line of JSON, so that an interrupted arena loses nothing. */
class Keeper {
  private readonly file: number | undefined;

  constructor(name: string | undefined) {
    try {
      this.file = name === undefined ? undefined : openSync(name, "w");
    } catch (error) {
      throw new FileError(`cannot write ${name ?? ""}: ${(error as Error).message}`);
    }
  }

  get isWanted(): boolean {
    return this.file !== undefined;
  }

  keep(game: PlayedGame): void {
    if (this.file !== undefined) writeSync(this.file, `${JSON.stringify(game)}\n`);
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
  }
}
