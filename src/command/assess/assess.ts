/** `caravanserai assess`: judges a board by play. */
import { ArgumentError } from "caravanserai/bots";
import { assess, type AssessProgress, balanceCard } from "caravanserai/layouts";
import { Bots, isProgram } from "../bots.js";
import { writeText } from "../files.js";
import { gameOf, optionsFor } from "../games.js";
import { type Progress, progressOf } from "../progress.js";
import { runnerOf } from "../runner.js";
import { say, sayJson, type Terminal } from "../terminal.js";
import { type Options, UsageError } from "../usage.js";
import { assessmentLines, verdictLine } from "./assessment-text.js";

/** The number of games by default: shares of wins with about 5 points either way. */
const GAMES = 400;

const THEMES = ["auto", "light", "dark"] as const;

/** Assesses a board as the arguments say. */
export async function assessBoard(terminal: Terminal, options: Options): Promise<void> {
  const module = options.text("game");
  const playable = await gameOf(module);
  const players = options.whole("players", 2) ?? Math.max(2, playable.players?.[0] ?? 2);
  const seed = options.text("seed") ?? "assess";
  const layout = options.text("layout");
  const setUp = optionsFor(playable, players, seed, layout, options.json("options"));
  const contestGames = options.whole("contests", 0, 1_000_000);
  const svg = options.text("svg");
  const theme = options.oneOf("theme", THEMES) ?? "auto";
  const asJson = options.flag("json");
  const bot = options.text("bot");
  if (bot !== undefined && isProgram(bot)) {
    throw new UsageError("--bot takes the name of a bot or a module: a program has one seat only");
  }
  const found = new Bots(playable, undefined);
  if (bot !== undefined) await found.find(bot);
  const runner = runnerOf(options, found, module);
  let progress: Progress | undefined;
  let last: AssessProgress | undefined;
  const report = (): void => {
    progress?.stop();
    const assessment = last?.assessment();
    if (assessment === undefined) return;
    const isComplete = last?.done === last?.all;
    if (svg !== undefined) writeText(svg, `${balanceCard(assessment, { theme })}\n`);
    if (asJson) sayJson(terminal, { complete: isComplete, ...assessment });
    else {
      if (!isComplete) say(terminal, `Stopped after ${last?.done ?? 0} games:`);
      say(terminal, ...assessmentLines(assessment));
    }
  };
  try {
    await assess({
      ...{ game: playable.game, options: setUp, players, seed, signal: terminal.signal },
      games: options.whole("games", 1, 1_000_000) ?? GAMES,
      ...(bot === undefined ? {} : { bot }),
      ...(contestGames === undefined ? {} : { contestGames }),
      ...(runner === undefined
        ? { resolve: (name, botSeed) => found.resolve(name, botSeed) }
        : { runner }),
      onProgress(now) {
        last = now;
        progress ??= progressOf(terminal, now.all, "games", asJson);
        progress.update(now.done, () => [verdictLine(now.assessment())]);
      },
    });
    report();
  } catch (error) {
    if (terminal.signal.aborted) report();
    else progress?.stop();
    // Wrong arguments of the assessment are wrong arguments of the command.
    throw ArgumentError.is(error) ? new UsageError(error.message) : error;
  }
}
