/**
 * Records as text that people can read, mail and compare: a line for each value of the options, then the moves, a numbered line
 * for each turn. Lines that start with `#` are comments, and so is the rest of a line after a `#` behind the moves.
 */
import type { GameRecord, Seat } from "../../game.js";
import { undrafted } from "../state/drafts.js";
import { IllegalMoveError, NotationError, type Problem, RecordError, quoted } from "../errors.js";
import {
  DEEPEST,
  LONGEST_NAME,
  LONGEST_TEXT,
  MOST_MOVES,
  MOST_PROBLEMS,
  MOST_RECORD_LINES,
  MOST_RECORD_VALUES,
  MOST_WRONG_LINES,
} from "../input/limits.js";
import { plainCopy } from "../input/plain.js";
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
  if (typeof text !== "string")
    throw new RecordError([{ path: "", message: `expected a text, got ${quoted(text)}` }]);
  if (text.length > LONGEST_TEXT) {
    throw tooMuch(`expected at most ${LONGEST_TEXT} characters, got ${text.length}`);
  }
  const lines = text.split("\n", MOST_RECORD_LINES + 1);
  if (lines.length > MOST_RECORD_LINES) {
    throw tooMuch(`expected at most ${MOST_RECORD_LINES} lines`);
  }
  const first = lines.findIndex((line) => /^\d+\./u.test(line.trimStart()));
  const headerEnd = first < 0 ? lines.length : first;
  const header = readHeader(lines.slice(0, headerEnd));
  refuseUnknown(game.id, header); // A newer version may write moves otherwise.
  const { moves, places } = readMoves(lines, headerEnd);
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

const tooMuch = (message: string): RecordError => new RecordError([{ path: "", message }]);

/** Makes the error for the place where reading stops: further problems are not counted. */
const tooWrong = (problems: readonly Problem[]): RecordError =>
  new RecordError([
    ...problems.slice(0, MOST_PROBLEMS),
    { path: "", message: `and at least ${problems.length - MOST_PROBLEMS} more` },
  ]);

const at = (line: number, column: number, message: string): Problem => ({
  path: `line ${line}, column ${column}`,
  message,
});

/** Tests whether a line before the moves is blank or a comment. */
const isNoValue = (line: string): boolean => /^\s*(?:#|$)/u.test(line);

/** Reads the lines before the moves, as one object. */
function readHeader(lines: readonly string[]): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  const problems: Problem[] = [];
  const blank = lines.map(isNoValue);
  if (blank.filter((is) => !is).length > MOST_RECORD_VALUES) {
    throw tooMuch(`expected at most ${MOST_RECORD_VALUES} lines with values before the moves`);
  }
  for (const [index, line] of lines.entries()) {
    if (blank[index]) continue;
    // A line that is not JSON costs as much as ten that are.
    if (problems.length === MOST_WRONG_LINES) throw tooWrong(problems);
    const colon = line.indexOf(":");
    const value = line.slice(colon + 1).trim();
    const keys = colon < 0 || value === "" ? null : keysOf(line.slice(0, colon));
    if (keys === null) {
      problems.push(at(index + 1, 1, "expected a name, a colon and a value"));
      continue;
    }
    if (keys.length > DEEPEST) {
      problems.push(at(index + 1, 1, `expected at most ${DEEPEST} levels`));
      continue;
    }
    if (keys[0].name === "moves") {
      problems.push(at(index + 1, 1, "expected the moves after the options, a line for each turn"));
      continue;
    }
    const column = line.indexOf(value, colon + 1) + 1;
    const problem = put(root, keys, value, index + 1, column);
    if (problem !== undefined) problems.push(problem);
  }
  if (problems.length > 0) throw new RecordError(problems);
  return root;
}

/** A part of a path: a field, or an index in a list. */
interface Key {
  readonly name: string;
  readonly inList: boolean;
}

/** Parses a path such as `options.layout.rows[0]`; returns `null` if the text is not a path. */
function keysOf(path: string): Key[] | null {
  if (path.length > LONGEST_NAME || !/^[A-Za-z_]\w*(?:\.\w+|\[\d{1,6}\])*$/u.test(path))
    return null;
  return (path.match(/\[?\w+/gu) ?? []).map((part) => {
    const inList = part.startsWith("[");
    return { name: inList ? part.slice(1) : part, inList };
  });
}

/** Sets a value at its path, or returns the problem. */
function put(
  root: Record<string, unknown>,
  keys: readonly Key[],
  text: string,
  line: number,
  column: number,
): Problem | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return at(line, column, `expected a JSON value, got ${quoted(text)}`);
  }
  const named = (count: number): string =>
    keys
      .slice(0, count)
      .map(({ name }) => name)
      .join(".");
  let place = root;
  for (const [depth, { name }] of keys.slice(0, -1).entries()) {
    const { inList } = keys[depth + 1];
    const isThere = Object.hasOwn(place, name);
    const inner = isThere ? place[name] : inList ? [] : {};
    if (typeof inner !== "object" || inner === null || Array.isArray(inner) !== inList) {
      return at(line, 1, `${named(depth + 1)} already has another value`);
    }
    if (!isThere) define(place, name, inner);
    place = inner as Record<string, unknown>;
  }
  const { name: last } = keys[keys.length - 1];
  if (Object.hasOwn(place, last)) return at(line, 1, `${named(keys.length)} is given twice`);
  if (Array.isArray(place) && Number(last) !== place.length) {
    return at(line, 1, `expected index ${place.length} of the list next`);
  }
  define(place, last, value);
  return undefined;
}

/** Defines an own field with any name, `__proto__` too. */
function define(place: object, key: string, value: unknown): void {
  const field = { value, configurable: true, enumerable: true, writable: true };
  Object.defineProperty(place, key, field);
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
