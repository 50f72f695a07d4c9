/** `caravanserai arena`: plays bots against each other, with live standings on a terminal. */
import {
  arena,
  ArgumentError,
  type SprtOptions,
  type SprtState,
  standings,
} from "caravanserai/bots";
import { Bots } from "../bots.js";
import { type Progress, progressOf } from "../progress.js";
import { runnerOf } from "../runner.js";
import { optionsFor, gameOf } from "../games.js";
import { say, sayJson, type Terminal } from "../terminal.js";
import { type Options, quoted, UsageError } from "../usage.js";
import { ownPackage } from "../package.js";
import { ArenaLog } from "./log.js";
import { forfeitLines, standingsLines, testLines } from "./standings-text.js";

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
  const sprt = sprtOf(options);
  const file = options.text("log");
  const log =
    file === undefined
      ? undefined
      : await ArenaLog.open(file, {
          caravanserai: ownPackage.version,
          ...{ game: playable.id, bots: names, players, seed, options: setUp },
          ...(sprt === undefined ? {} : { sprt }),
        });
  const { played = [] } = log ?? {};
  let games = [...played];
  let test: SprtState | undefined;
  let progress: Progress | undefined;
  const report = (): void => {
    progress?.stop();
    // Threads end their games in any order.
    games.sort((one, other) => one.number - other.number);
    const result = standings(games);
    const isComplete = !terminal.signal.aborted;
    if (asJson) {
      const plain = games.map(({ record, ...game }) => game);
      sayJson(terminal, {
        ...{ game: playable.id, complete: isComplete, table: result, games: plain },
        ...(test === undefined ? {} : { sprt: test }),
      });
    } else {
      if (!isComplete) say(terminal, `Stopped after ${games.length} games:`);
      if (games.length > 0)
        say(terminal, ...standingsLines(result), ...forfeitLines(result, games));
      if (test !== undefined) say(terminal, ...testLines(test));
    }
  };
  try {
    const result = await arena({
      game: playable.game,
      bots,
      games: options.whole("games", 1, 1_000_000) ?? (sprt === undefined ? GAMES : MOST_TESTED),
      seed,
      players,
      options: setUp,
      // A report opens each game of a log on the page to play on.
      records: log !== undefined,
      played,
      signal: terminal.signal,
      ...(sprt === undefined ? {} : { sprt }),
      ...(runner === undefined
        ? { resolve: (name, botSeed) => found.resolve(name, botSeed) }
        : { runner }),
      onGame(game, done, all, state) {
        games.push(game);
        test = state;
        log?.keep(game);
        progress ??= progressOf(terminal, all, "games", asJson);
        progress.update(done, () => [
          ...standingsLines(standings(games)),
          ...(state === undefined ? [] : testLines(state)),
        ]);
      },
    });
    // Of games that ended in any order, a test takes those up to its decision.
    games = [...result.games];
    report();
  } catch (error) {
    if (terminal.signal.aborted) report();
    else progress?.stop();
    // Wrong arguments of the arena are wrong arguments of the command.
    throw ArgumentError.is(error) ? new UsageError(error.message) : error;
  } finally {
    log?.close();
    await found.close();
  }
}

/** The number of games by default, and the most that a test takes. */
const GAMES = 20;
const MOST_TESTED = 100_000;

/** Returns the hypotheses of `--sprt`, such as `0,10` or `0,10,0.01,0.01`. */
export function sprtOf(options: Options): SprtOptions | undefined {
  const text = options.text("sprt");
  if (text === undefined) return undefined;
  const numbers = text.split(",").map((part) => (part.trim() === "" ? NaN : Number(part)));
  const [elo0 = NaN, elo1 = NaN, alpha, beta] = numbers;
  if (numbers.length < 2 || numbers.length > 4 || numbers.some(Number.isNaN)) {
    throw new UsageError(
      `--sprt takes two Elo differences such as 0,10 (with a minus: --sprt=-5,5), and perhaps both probabilities of an error: 0,10,0.05,0.05; not ${quoted(text)}`,
    );
  }
  return {
    elo0,
    elo1,
    ...(alpha === undefined ? {} : { alpha }),
    ...(beta === undefined ? {} : { beta }),
  };
}
