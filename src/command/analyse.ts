/**
 * `caravanserai analyse`: compares the moves of a recorded game with those of a bot, and estimates the points each move lost.
 */
import { analyse as analyseGame, type AnalysedSeat, type Analysis } from "caravanserai/bots";
import { Bots, isProgram } from "./bots.js";
import { progressOf } from "./progress.js";
import { readRecord } from "./record-file.js";
import { isShown, say, sayJson, type Terminal } from "./terminal.js";
import { type Options, UsageError } from "./usage.js";

/** Analyses a record as the arguments say. */
export async function analyse(terminal: Terminal, file: string, options: Options): Promise<void> {
  const name = options.text("bot") ?? "mcts:2000";
  if (isProgram(name))
    throw new UsageError("--bot takes a bot that tells what it expects: mcts, medium, hard");
  const { playable, record } = await readRecord(file, options);
  const { game } = playable;
  const { signal } = terminal;
  const bots = new Bots(playable, undefined);
  const bot = await bots.of(name, "analysis");
  const blunder = options.whole("blunder", 1) ?? playable.blunder;
  const asJson = options.flag("json");
  const all = Math.max(1, record.moves.length);
  const isForMachine = asJson || !isShown(terminal);
  const progress = progressOf(terminal, all, "moves", isForMachine);
  let found: Analysis | undefined;
  try {
    found = await analyseGame({
      ...{ game, record, bot, blunder, signal },
      onProgress(analysis, done) {
        found = analysis;
        progress.update(done);
      },
    });
  } finally {
    progress.stop();
    await bots.close();
    // Also what was found before Ctrl-C.
    if (found !== undefined) report(terminal, found, asJson);
  }
}

function report(terminal: Terminal, analysis: Analysis, asJson: boolean): void {
  if (asJson) sayJson(terminal, analysis);
  else say(terminal, ...linesOf(analysis), ...analysis.seats.map(summaryLine));
}

const linesOf = ({ decisions }: Analysis): string[] => [
  `${"move".padStart(5)}  seat  ${"played".padEnd(20)}${"bot".padEnd(20)}${"expects".padStart(8)}${"loss".padStart(7)}`,
  ...decisions.map(({ number, seat, best: [best], played }) => {
    const figures = [best?.expected[seat], played?.loss];
    const [hope = "", cost = ""] = figures.map((value) => value?.toFixed(1) ?? "-");
    const move = played?.text ?? "";
    const other = best === undefined || best.text === move ? "same" : best.text;
    return `${String(number).padStart(5)}  ${String(seat).padStart(4)}  ${move.padEnd(19)} ${other.padEnd(19)} ${hope.padStart(8)}${cost.padStart(7)}${played?.blunder === true ? "  ??" : ""}`;
  }),
  "",
];

const summaryLine = ({ seat, moves, averageLoss, blunders }: AnalysedSeat): string =>
  `Seat ${seat}: ${moves} moves, ${averageLoss.toFixed(2)} points lost on average, ${blunders === 1 ? "1 blunder" : `${blunders} blunders`} (??)`;
