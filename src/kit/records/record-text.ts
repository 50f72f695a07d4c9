/**
 * Records as text that people can read, mail and compare: a line for each value of the options, then the moves, a numbered line
 * for each turn. Lines that start with `#` are comments, and so is the rest of a line after a `#` behind the moves.
 */
import type { GameRecord, Seat } from "../../game.js";
import { undrafted } from "../state/drafts.js";
import { IllegalMoveError, NotationError, type Problem, RecordError } from "../errors.js";
import { MOST_MOVES } from "../input/limits.js";
import { plainCopy } from "../input/plain.js";
import { at, readHeader, tooMuch } from "./record-header.js";
import {
  begun,
  copyOf,
  type Recordable,
  refuseUnknown,
  remembered,
  statesFrom,
} from "./records.js";

/** The functions of a game that its records as text need. */
interface Writable<Options, State, Move> extends Recordable<Options, State, Move> {
  setup(options: Options): State & { readonly seat: Seat | null };
  apply(state: State, move: Move): State & { readonly seat: Seat | null };
}

/** Writes a record as text. */
export function writeRecord<Options, State, Move>(
  game: Writable<Options, State, Move>,
  record: unknown,
): string {
  const copy = plainCopy(undrafted(record));
  if (!copy.good) throw new RecordError(copy.problems);
  const { start } = begun(game, copy.value);
  // `begun` has checked everything but the moves, which are checked below.
  const { options, version, moves } = copy.value as GameRecord<Options>;
  const lines = [`game: ${JSON.stringify(game.id)}`, `version: ${version}`];
  writeValue(lines, "options", JSON.parse(JSON.stringify(options)));
  lines.push("");
  let turn = 0;
  let before: Seat | null = null;
  for (const { state, text: move } of statesFrom(game, start, moves)) {
    const { seat } = state as { readonly seat: Seat | null };
    if (seat === before) lines.push(`${String(lines.pop())} ${move}`);
    else lines.push(`${++turn}. ${String(seat)}: ${move}`);
    before = seat;
  }
  return `${lines.join("\n").trimEnd()}\n`;
}

function writeValue(lines: string[], path: string, value: unknown): void {
  const parts =
    typeof value === "object" && value !== null
      ? Object.entries(value).map(([key, part]): [string, unknown] => [
          Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`,
          part,
        ])
      : [];
  if (parts.length === 0) lines.push(`${path}: ${JSON.stringify(value)}`);
  for (const [inner, part] of parts) writeValue(lines, inner, part);
}

/** Reads a record from its text; every move is checked. */
export function readRecord<Options, State, Move>(
  game: Writable<Options, State, Move>,
  text: unknown,
): GameRecord<Options> {
  const { lines, end, header } = readHeader(text);
  refuseUnknown(game.id, header); // A newer version may write moves otherwise.
  const { moves, places } = readMoves(lines, end);
  const { start } = begun(game, { ...header, moves: [] });
  const states = [start as State & { readonly seat: Seat | null }];
  const texts: string[] = [];
  for (const [index, move] of moves.entries()) {
    const state = states[index];
    const { line, column, seat } = places[index];
    const wrong = (message: string): RecordError =>
      new RecordError([at(line, column, message)], index + 1, null, Object.freeze(states));
    if (state.seat !== seat)
      throw wrong(`expected a move of seat ${String(state.seat)}, got one of seat ${seat}`);
    try {
      const parsed = game.parseMove(state, move);
      states.push(game.apply(state, parsed));
      texts.push(game.formatMove(state, parsed));
    } catch (error) {
      if (error instanceof NotationError) throw wrong(error.message);
      if (!(error instanceof IllegalMoveError)) throw error;
      const problem = at(line, column, `move ${index + 1}: ${error.message}`);
      throw new RecordError([problem], index + 1, error.refusal, Object.freeze(states));
    }
  }
  // `setup` has accepted the options.
  return remembered(game, copyOf(header["options"] as Options), texts, states[texts.length]);
}

/** Reads the moves of the remaining lines, each with its place in the text and the seat before it. */
function readMoves(
  lines: readonly string[],
  from: number,
): {
  moves: string[];
  places: { readonly line: number; readonly column: number; readonly seat: Seat }[];
} {
  const moves: string[] = [];
  const places: { line: number; column: number; seat: Seat }[] = [];
  const problems: Problem[] = [];
  let turns = 0;
  for (let index = from; index < lines.length; index++) {
    const line = lines[index];
    const hash = line.indexOf("#");
    const text = hash < 0 ? line : line.slice(0, hash);
    if (text.trim() === "") continue;
    const start = /^\s*(\d{1,9})\.\s*(\d{1,9}):/u.exec(text);
    if (start === null) {
      problems.push(at(index + 1, 1, "expected the number of a turn, a seat and its moves"));
      continue;
    }
    const [label, turn, seat] = start;
    turns++;
    if (Number(turn) !== turns) {
      problems.push(at(index + 1, 1, `expected turn ${turns}, got turn ${turn}`));
    }
    for (const found of text.slice(label.length).matchAll(/\S+/gu)) {
      if (moves.length === MOST_MOVES) throw tooMuch(`expected at most ${MOST_MOVES} moves`);
      moves.push(found[0]);
      const column = label.length + found.index + 1;
      places.push({ line: index + 1, column, seat: Number(seat) });
    }
  }
  if (problems.length > 0) throw new RecordError(problems);
  return { moves, places };
}
