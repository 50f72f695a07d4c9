/** `caravanserai replay`: a recorded game, move by move. */
import type { ReplayStep } from "caravanserai";
import { boardText } from "../screen/board-text.js";
import { type Recorded, readRecord } from "../record-file.js";
import { languageOf, type Speech, speechOf } from "../speech.js";
import { isInteractive, say, sayJson, type Terminal } from "../terminal.js";
import { type Options, UsageError } from "../usage.js";
import { stepThrough } from "./keys.js";

/** A move of the game and what it caused. */
type Step = ReplayStep;

/** Runs the command. */
export async function replay(terminal: Terminal, file: string, options: Options): Promise<void> {
  const recorded = await readRecord(file, options);
  const { playable, record } = recorded;
  const steps = [...playable.game.steps(record)];
  const start = steps[0]?.before ?? playable.game.setup(record.options as object);
  const players = playable.game.score(start).seats.length;
  const speech = speechOf(languageOf(options, playable), playable, players);
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
      game: playable.id,
      players,
      moves,
      score: playable.game.score(state(at ?? steps.length)),
    });
    return;
  }
  const lines = (number: number): string[] => {
    const step = steps[number - 1];
    return step === undefined
      ? [`${playable.id}: ${players} players, ${steps.length} moves`]
      : stepLines(recorded, step, number, speech);
  };
  if (isInteractive(terminal) && at === undefined) {
    await stepThrough(terminal, steps.length, (number) => [
      boardText(terminal, playable, state(number)),
      "",
      ...lines(number),
    ]);
    return;
  }
  if (at === undefined)
    say(terminal, ...lines(0), ...steps.flatMap((_, index) => lines(index + 1)));
  else say(terminal, ...lines(at));
  say(terminal, "", boardText(terminal, playable, state(at ?? steps.length)));
}

/** Describes a move and its events. */
function stepLines(
  { playable }: Recorded,
  { before, move, events }: Step,
  number: number,
  speech: Speech,
): string[] {
  const notation = playable.game.formatMove(before, move);
  const seat = before.seat === null ? "" : speech.name(before.seat);
  const sentences = events.map((event) => speech.event(event)).filter((text) => text !== "");
  return [`${number}. ${seat}: ${notation}`, ...sentences.map((text) => `     ${text}`)];
}

const jsonOf = (
  { playable }: Recorded,
  { before, move, events }: Step,
  number: number,
): object => ({
  number,
  seat: before.seat,
  notation: playable.game.formatMove(before, move),
  move,
  events,
});
