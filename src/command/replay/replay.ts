/** `caravanserai replay`: a recorded game, move by move. */
import type { ReplayStep } from "caravanserai";
import { boardText } from "../board-text.js";
import { type Recorded, readRecord } from "../record-file.js";
import { LANGUAGES, type Speech, speechOf } from "../speech.js";
import { say, sayJson, type Terminal } from "../terminal.js";
import { type Options, UsageError } from "../usage.js";
import { stepThrough } from "./keys.js";

/** A move of the game and what it caused. */
export type Step = ReplayStep;

/** Shows a record as the arguments say. */
export async function replay(terminal: Terminal, file: string, options: Options): Promise<void> {
  const recorded = readRecord(file, options.whole("number", 0));
  const { table, record } = recorded;
  const steps = [...table.game.steps(record)];
  const start = steps[0]?.before ?? table.game.setup(record.options as object);
  const players = table.game.score(start).seats.length;
  const speech = speechOf(options.oneOf("language", LANGUAGES) ?? "en", table.id, players);
  const at = options.whole("at", 0);
  if (at !== undefined && at > steps.length) {
    throw new UsageError(
      `--at takes a number from 0 to ${steps.length}: the game has no more moves`,
    );
  }
  const shown = at === undefined ? steps : steps.slice(Math.max(0, at - 1), at);
  const first = at === undefined ? 0 : Math.max(0, at - 1);
  const state = (number: number): Step["after"] => steps[number - 1]?.after ?? start;
  if (options.flag("json")) {
    const moves = shown.map((step, index) => jsonOf(recorded, step, first + index + 1));
    sayJson(terminal, {
      game: table.id,
      players,
      moves,
      score: table.game.score(state(at ?? steps.length)),
    });
    return;
  }
  const lines = (number: number): string[] => {
    const step = steps[number - 1];
    return step === undefined
      ? [`${table.id}: ${players} players, ${steps.length} moves`]
      : stepLines(recorded, step, number, speech);
  };
  const isTerminal = terminal.input.isTTY === true && terminal.output.isTTY === true;
  if (isTerminal && at === undefined) {
    await stepThrough(terminal, steps.length, (number) => [
      boardText(terminal, table, state(number)),
      "",
      ...lines(number),
    ]);
    return;
  }
  if (at === undefined)
    say(terminal, ...lines(0), ...steps.flatMap((_, index) => lines(index + 1)));
  else say(terminal, ...lines(at));
  say(terminal, "", boardText(terminal, table, state(at ?? steps.length)));
}

/** A move and its events, in words. */
function stepLines(
  { table }: Recorded,
  { before, move, events }: Step,
  number: number,
  speech: Speech,
): string[] {
  const notation = table.game.formatMove(before, move);
  const seat = before.seat === null ? "" : speech.name(before.seat);
  const sentences = events.map((event) => speech.event(event)).filter((text) => text !== "");
  return [`${number}. ${seat}: ${notation}`, ...sentences.map((text) => `     ${text}`)];
}

const jsonOf = ({ table }: Recorded, { before, move, events }: Step, number: number): object => ({
  number,
  seat: before.seat,
  notation: table.game.formatMove(before, move),
  move,
  events,
});
