/** Games as options and moves: the same for every game. */
import * as v from "valibot";
import type { GameRecord } from "../game.js";
import { check, listOf, textOf } from "./check.js";
import { undrafted } from "./drafts.js";
import {
  IllegalMoveError,
  NotationError,
  type Problem,
  RecordError,
  SetupError,
  quoted,
} from "./errors.js";
import { deepFreeze } from "./freeze.js";
import { LONGEST_NOTATION, MOST_MOVES } from "./limits.js";
import { plainCopy, plainMove } from "./plain.js";

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
  const given = movesOf(moves);
  const copied = plainCopy(undrafted(options));
  if (!copied.good) throw new SetupError(copied.problems);
  // What `setup` accepts are options.
  const start = copied.value as Options;
  const states = [game.setup(start)];
  const texts: string[] = [];
  for (let index = 0; index < given.length; index++) {
    const move = plainMove(given[index]) as Move; // `apply` refuses what is no move.
    const state = states[index];
    advance(states, index, () => {
      const next = game.apply(state, move);
      texts.push(game.formatMove(state, move));
      return next;
    });
  }
  // By way of JSON, which leaves out what is undefined.
  const copy = JSON.parse(JSON.stringify(start)) as Options;
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
    moves: listOf(textOf(LONGEST_NOTATION), MOST_MOVES),
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

/** The moves of a list from outside, each as it is. */
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
