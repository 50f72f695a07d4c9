/** Records: games as options and moves, the same for every game. */
import * as v from "valibot";
import type { GameRecord, GameTypes, ReplaySteps } from "../../game.js";
import { checkPlain, listOf, textOf } from "../input/check.js";
import { undrafted } from "../state/drafts.js";
import {
  IllegalMoveError,
  NotationError,
  type Problem,
  RecordError,
  type RecordFailure,
  SetupError,
  quoted,
} from "../errors.js";
import { deepFreeze } from "../state/freeze.js";
import { LONGEST_NOTATION, MOST_MOVES } from "../input/limits.js";
import { plainCopy, plainMove } from "../input/plain.js";

/** The functions of a game that records need. */
export interface Recordable<Options, State, Move, Event = unknown> {
  readonly id: string;
  setup(options: Options): State;
  apply(state: State, move: Move): State;
  events(state: State, move: Move): readonly Event[];
  formatMove(state: State, move: Move): string;
  parseMove(state: State, text: string): Move;
}

/** The current version of the record format. */
const RECORD_VERSION = 1;

/** The last state of each record made here, and its game. */
const lastStates = new WeakMap<object, { readonly game: object; readonly state: unknown }>();

/** Makes the record of a game, and checks every move. */
export function makeRecord<Options, State, Move>(
  game: Recordable<Options, State, Move>,
  options: Options,
  moves: readonly Move[],
): GameRecord<Options> {
  const given = movesOf(moves);
  const copied = plainCopy(undrafted(options));
  if (!copied.good) throw new SetupError(copied.problems);
  // `setup` checks the options.
  const start = copied.value as Options;
  const states = [game.setup(start)];
  const texts: string[] = [];
  for (let index = 0; index < given.length; index++) {
    // `apply` refuses anything but a move.
    const move = plainMove(given[index]) as Move;
    const { text, next } = written(game, states, index, move);
    texts.push(text);
    states.push(next);
  }
  return remembered(game, copyOf(start), texts, states[states.length - 1]);
}

/** Returns a record with one more move. Only a record that was not made here is replayed. */
export function extendRecord<Options, State, Move>(
  game: Recordable<Options, State, Move>,
  record: GameRecord<Options>,
  move: Move,
): GameRecord<Options> {
  const known = lastStates.get(undrafted(record));
  const given = known === undefined ? plainRecord(record) : undrafted(record);
  const isKnown = known?.game === game;
  // `lastStates` has states of this game only.
  const state = isKnown ? (known.state as State) : replayRecord(game, given)[given.moves.length];
  const { text, next } = written(
    game,
    [state],
    given.moves.length,
    plainMove(undrafted(move)) as Move,
  );
  const options = isKnown ? given.options : copyOf(given.options);
  return remembered(game, options, [...given.moves, text], next);
}

/** Returns every state of a recorded game. */
export function replayRecord<Options, State, Move>(
  game: Recordable<Options, State, Move>,
  record: unknown,
): readonly [State, ...State[]] {
  const { start, moves } = begun(game, record);
  const states: [State, ...State[]] = [start];
  for (const [index, text] of moves.entries()) {
    const state = states[index];
    states.push(attempted(states, index, () => game.apply(state, game.parseMove(state, text))));
  }
  return Object.freeze(states);
}

/** Returns the last state of a recorded game and all its moves, in one pass that keeps one state at a time. */
export function resumeRecord<Options, State, Move>(
  game: Recordable<Options, State, Move>,
  record: unknown,
): { readonly state: State; readonly moves: readonly Move[] } {
  const { start, moves: texts } = begun(game, record);
  let state = start;
  const moves = texts.map((text, index) => {
    const before = state;
    return attempted([before], index, () => {
      const move = game.parseMove(before, text);
      state = game.apply(before, move);
      return move;
    });
  });
  return Object.freeze({ state, moves: Object.freeze(moves) });
}

/** Yields every step of a recorded game, and returns its last state. The record's form and its options are checked at once. */
export function replaySteps<Types extends GameTypes>(
  game: Recordable<Types["options"], Types["state"], Types["move"], Types["event"]>,
  record: unknown,
): ReplaySteps<Types> {
  const { start, moves } = begun(game, record);
  return stepsFrom<Types>(game, start, moves);
}

function* stepsFrom<Types extends GameTypes>(
  game: Recordable<Types["options"], Types["state"], Types["move"], Types["event"]>,
  start: Types["state"],
  moves: readonly string[],
): ReplaySteps<Types> {
  let before = start;
  for (const [index, text] of moves.entries()) {
    const state = before;
    const step = attempted([state], index, () => {
      const move = game.parseMove(state, text);
      const after = game.apply(state, move);
      return Object.freeze({ before: state, move, events: game.events(state, move), after });
    });
    yield step;
    before = step.after;
  }
  return before;
}

/** Yields each move of a record and the state before it. */
export function* statesFrom<Options, State, Move>(
  game: Recordable<Options, State, Move>,
  start: State,
  moves: readonly string[],
): Generator<{ readonly state: State; readonly text: string }> {
  let state = start;
  for (const [index, text] of moves.entries()) {
    const before = state;
    state = attempted([before], index, () => game.apply(before, game.parseMove(before, text)));
    yield { state: before, text };
  }
}

/** Checks the form and the options of a record, and returns its first state and its moves. */
export function begun<Options, State, Move>(
  game: Recordable<Options, State, Move>,
  record: unknown,
): { readonly start: State; readonly moves: readonly string[] } {
  const copy = plainCopy(undrafted(record));
  if (!copy.good) throw new RecordError(copy.problems);
  refuseUnknown(game.id, copy.value);
  const schema = v.strictObject({
    game: v.literal(game.id),
    version: v.literal(RECORD_VERSION),
    options: v.unknown(),
    moves: listOf(textOf(LONGEST_NOTATION), MOST_MOVES),
  });
  const checked = checkPlain(schema, copy.value);
  if (!checked.good) throw new RecordError(checked.problems);
  const { options, moves } = checked.value;
  try {
    // `setup` checks the options.
    return { start: game.setup(options as Options), moves };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    const within = ({ path, message }: Problem): Problem => ({
      path: path === "" ? "options" : `options.${path}`,
      message,
    });
    throw new RecordError(error.problems.map(within));
  }
}

/** Refuses a record of another game, or of a newer version of the format. Any other mistake is left to the schema. */
export function refuseUnknown(id: string, record: unknown): void {
  if (typeof record !== "object" || record === null) return;
  const { game, version } = record as Readonly<Record<string, unknown>>;
  if (typeof game === "string" && game !== id) {
    const message = `expected a record of ${id}, got one of ${quoted(game)}`;
    throw unknownRecord("other-game", "game", message);
  }
  if (game === id && typeof version === "number" && version > RECORD_VERSION) {
    const message = `version ${quoted(version)} is newer than this library, which knows version ${RECORD_VERSION}`;
    throw unknownRecord("newer-version", "version", message);
  }
}

/** Makes the error for a record that this game can't read. */
const unknownRecord = (reason: RecordFailure, path: string, message: string): RecordError =>
  new RecordError([{ path, message }], null, null, [], reason);

/** Returns a move in notation and the state after it; the last of `states` is the one before it. */
function written<Options, State, Move>(
  game: Recordable<Options, State, Move>,
  states: readonly State[],
  index: number,
  move: Move,
): { readonly text: string; readonly next: State } {
  const state = states[states.length - 1];
  return attempted(states, index, () => {
    const next = game.apply(state, move);
    return { text: game.formatMove(state, move), next };
  });
}

/** Runs a step. If it refuses a move, throws a `RecordError` with the number of the move. */
function attempted<Result>(states: readonly unknown[], index: number, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const atFault = error instanceof IllegalMoveError || error instanceof NotationError;
    if (!atFault) throw error;
    const problem = { path: `moves[${index}]`, message: `move ${index + 1}: ${error.message}` };
    const refusal = error instanceof IllegalMoveError ? error.refusal : null;
    throw new RecordError([problem], index + 1, refusal, Object.freeze(states));
  }
}

/** Makes a frozen record, and remembers its last state. */
export function remembered<Options, State, Move>(
  game: Recordable<Options, State, Move>,
  options: Options,
  moves: readonly string[],
  state: State,
): GameRecord<Options> {
  // The moves are texts, so they need no deep freeze, which would visit each of them again after every move.
  const record = Object.freeze({
    game: game.id,
    version: RECORD_VERSION,
    options: deepFreeze(options),
    moves: Object.freeze(moves),
  });
  lastStates.set(record, { game, state });
  return record;
}

/** Copies options by way of JSON, so that later changes of the original do not reach the record. */
export const copyOf = <Options>(options: Options): Options =>
  JSON.parse(JSON.stringify(options)) as Options;

/** Reads a list of moves from outside. */
function movesOf<Move>(moves: readonly Move[]): readonly Move[] {
  const wrong = (message: string): RecordError => new RecordError([{ path: "moves", message }]);
  try {
    const given = undrafted(moves);
    if (Array.isArray(given)) {
      const { length } = given;
      if (length <= MOST_MOVES) {
        return Array.from({ length }, (_, index) => given[index] as Move);
      }
    }
  } catch {
    throw wrong("this can't be read");
  }
  throw wrong(`expected a list of at most ${MOST_MOVES} moves, got ${quoted(moves)}`);
}

/** Reads a record from outside, once. It is checked when it is replayed. */
function plainRecord<Options>(record: GameRecord<Options>): GameRecord<Options> {
  const copy = plainCopy(undrafted(record));
  if (copy.good) return copy.value as GameRecord<Options>;
  throw new RecordError(copy.problems);
}
