/**
 * `caravanserai analyse`: compares the moves of a recorded game with those of a bot, and estimates the points each move lost.
 */
import type { Bot, Thought } from "caravanserai/bots";
import { Bots, isProgram } from "./bots.js";
import { progressOf } from "./progress.js";
import { type Recorded, readRecord } from "./record-file.js";
import { isShown, say, sayJson, type Terminal } from "./terminal.js";
import { type Options, UsageError } from "./usage.js";
import type { Step } from "./replay/replay.js";

/** The bot's evaluation of one move of the game. */
interface Judged {
  readonly number: number;
  readonly seat: number;
  /** The move that was made, in notation. */
  readonly move: string;
  /** The move that the bot would have made. */
  readonly best: string;
  /** The expected final points after the best move, `null` if there was only one move. */
  readonly expected: number | null;
  /** The expected points that the move lost, `null` if unknown. */
  readonly loss: number | null;
  readonly blunder: boolean;
}

/** A move with fewer visits is evaluated by a search from the position after it. */
const ENOUGH_VISITS = 20;

/** Analyses a record as the arguments say. */
export async function analyse(terminal: Terminal, file: string, options: Options): Promise<void> {
  const name = options.text("bot") ?? "mcts:2000";
  if (isProgram(name))
    throw new UsageError("--bot takes a bot that tells what it expects: mcts, medium, hard");
  const recorded = await readRecord(file, options);
  const { playable, record } = recorded;
  const bot = await new Bots(playable, undefined).of(name, "analysis");
  const limit = options.whole("blunder", 1) ?? playable.blunder;
  const steps = [...playable.game.steps(record)];
  const asJson = options.flag("json");
  const progress = progressOf(
    terminal,
    Math.max(1, steps.length),
    "moves",
    asJson || !isShown(terminal),
  );
  const judged: Judged[] = [];
  const report = (): void => {
    progress.stop();
    const seats = summary(judged);
    if (asJson) {
      const complete = judged.length === steps.length;
      sayJson(terminal, {
        game: playable.id,
        bot: bot.name,
        blunder: limit,
        complete,
        moves: judged,
        seats,
      });
    } else {
      say(terminal, ...reportLines(judged), ...seats.map(summaryLine));
    }
  };
  try {
    let next = await thoughtBefore(recorded, bot, steps, 0, terminal);
    for (const [index, step] of steps.entries()) {
      const thought = next;
      next = await thoughtBefore(recorded, bot, steps, index + 1, terminal);
      judged.push(judge(recorded, step, index + 1, thought, next, limit));
      progress.update(index + 1);
    }
    report();
  } catch (error) {
    if (terminal.signal.aborted) report();
    else progress.stop();
    throw error;
  }
}

/** Returns the bot's thought before the move at `index`; `undefined` at the end of the game. */
async function thoughtBefore(
  { playable }: Recorded,
  bot: Bot,
  steps: readonly Step[],
  index: number,
  { signal }: Terminal,
): Promise<Thought | undefined> {
  const state = steps[index]?.before ?? steps[steps.length - 1]?.after;
  if (state === undefined || state.seat === null) return undefined;
  signal.throwIfAborted();
  return bot.think(playable.game.view(state, state.seat), { signal });
}

function judge(
  { playable: { game } }: Recorded,
  { before, move, after }: Step,
  number: number,
  thought: Thought | undefined,
  next: Thought | undefined,
  limit: number,
): Judged {
  const seat = before.seat ?? 0;
  const notation = (one: object): string => game.formatMove(before, one);
  const text = notation(move);
  const [best] = thought?.considered ?? [];
  const same = { number, seat, move: text };
  // Only one legal move, or a bot that lists no moves.
  if (best === undefined) {
    const only = thought === undefined ? text : notation(thought.move);
    return { ...same, best: only, expected: null, loss: only === text ? 0 : null, blunder: false };
  }
  const expected = best.expected[seat] ?? 0;
  const made = thought?.considered.find((one) => notation(one.move) === text);
  const value =
    made !== undefined && made.visits >= ENOUGH_VISITS
      ? made.expected[seat]
      : after.seat === null
        ? game.score(after).seats[seat]?.total
        : (next?.considered[0]?.expected[seat] ??
          (made && made.visits > 0 ? made.expected[seat] : undefined));
  const isBest = notation(best.move) === text;
  const loss = isBest ? 0 : value === undefined ? null : Math.max(0, expected - value);
  return { ...same, best: notation(best.move), expected, loss, blunder: (loss ?? 0) >= limit };
}

/** The points lost by the moves of a seat. */
interface Summary {
  readonly seat: number;
  readonly moves: number;
  readonly averageLoss: number;
  readonly blunders: number;
}

function summary(judged: readonly Judged[]): Summary[] {
  return [...new Set(judged.map(({ seat }) => seat))]
    .sort((one, other) => one - other)
    .map((seat) => {
      const own = judged.filter((one) => one.seat === seat);
      const known = own.flatMap(({ loss }) => (loss === null ? [] : [loss]));
      return {
        seat,
        moves: own.length,
        averageLoss: known.reduce((sum, loss) => sum + loss, 0) / Math.max(1, known.length),
        blunders: own.filter(({ blunder }) => blunder).length,
      };
    });
}

const reportLines = (judged: readonly Judged[]): string[] => [
  `${"move".padStart(5)}  seat  ${"played".padEnd(20)}${"bot".padEnd(20)}${"expects".padStart(8)}${"loss".padStart(7)}`,
  ...judged.map(({ number, seat, move, best, expected, loss, blunder }) => {
    const figures = [expected, loss].map((value) => (value === null ? "-" : value.toFixed(1)));
    const [hope = "", cost = ""] = figures;
    const other = best === move ? "same" : best;
    return `${String(number).padStart(5)}  ${String(seat).padStart(4)}  ${move.padEnd(19)} ${other.padEnd(19)} ${hope.padStart(8)}${cost.padStart(7)}${blunder ? "  ??" : ""}`;
  }),
  "",
];

const summaryLine = ({ seat, moves, averageLoss, blunders }: Summary): string =>
  `Seat ${seat}: ${moves} moves, ${averageLoss.toFixed(2)} points lost on average, ${blunders === 1 ? "1 blunder" : `${blunders} blunders`} (??)`;
