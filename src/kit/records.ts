/** Games as options and moves: the same for every game. */
import * as v from "valibot";
import type { GameRecord } from "../game.js";
import { check } from "./check.js";
import {
  IllegalMoveError,
  NotationError,
  type Problem,
  RecordError,
  SetupError,
  quoted,
} from "./errors.js";
import { deepFreeze } from "./freeze.js";

/** What a record needs of a game. */
export interface Recordable<Options, State, Move> {
  readonly id: string;
  setup(options: Options): State;
  apply(state: State, move: Move): State;
  formatMove(state: State, move: Move): string;
  parseMove(state: State, text: string): Move;
}

/** The version of records that this library writes. */
const RECORD_VERSION = 1;

/** The record of a game that was played: every move is checked. */
export function makeRecord<Options, State, Move>(
  game: Recordable<Options, State, Move>,
  options: Options,
  moves: readonly Move[],
): GameRecord<Options> {
  if (!isList(moves))
    throw new RecordError([
      { path: "moves", message: `expected a list of moves, got ${quoted(moves)}` },
    ]);
  const states = [game.setup(options)];
  const texts: string[] = [];
  for (const [index, move] of moves.entries()) {
    const state = states[index];
    advance(states, index, () => {
      const next = game.apply(state, move);
      texts.push(game.formatMove(state, move));
      return next;
    });
  }
  // A copy by way of JSON, so that a later change of the options given does not reach the record.
  const copy = JSON.parse(JSON.stringify(options)) as Options;
  return deepFreeze({ game: game.id, version: RECORD_VERSION, options: copy, moves: texts });
}

/** Every state of a recorded game. */
export function replayRecord<Options, State, Move>(
  game: Recordable<Options, State, Move>,
  record: unknown,
): readonly State[] {
  const schema = v.strictObject({
    game: v.literal(game.id),
    version: v.literal(RECORD_VERSION),
    options: v.unknown(),
    moves: v.array(v.string()),
  });
  const checked = check(schema, record);
  if (!checked.good) throw new RecordError(checked.problems);
  const states = [begin(() => game.setup(checked.value.options as Options))];
  for (const [index, text] of checked.value.moves.entries()) {
    const state = states[index];
    advance(states, index, () => game.apply(state, game.parseMove(state, text)));
  }
  return Object.freeze(states);
}

const isList = (value: unknown): boolean => Array.isArray(value);

function begin<State>(setup: () => State): State {
  try {
    return setup();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    const within = ({ path, message }: Problem): Problem => ({
      path: path === "" ? "options" : `options.${path}`,
      message,
    });
    throw new RecordError(error.problems.map(within));
  }
}

function advance<State>(states: State[], index: number, step: () => State): void {
  try {
    states.push(step());
  } catch (error) {
    const atFault = error instanceof IllegalMoveError || error instanceof NotationError;
    if (!atFault) throw error;
    const problem = { path: `moves[${index}]`, message: `move ${index + 1}: ${error.message}` };
    const refusal = error instanceof IllegalMoveError ? error.refusal : null;
    throw new RecordError([problem], index + 1, refusal, Object.freeze(states));
  }
}
