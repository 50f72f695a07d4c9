/** Laws about records that are read step by step and extended move by move. */
import type { Game, GameTypes } from "../../game.js";
import type { RandomGame, Step } from "../arbitraries.js";
import { copyOf, frozen, keep, same } from "./law.js";

/** Checks a whole game: the steps of its record, and a record that is extended. */
export function checkGrowth<Types extends GameTypes>(
  game: Game<Types>,
  { options }: RandomGame<Types["options"]>,
  played: readonly Step<Types>[],
  at: (move: number) => void,
): void {
  const moves = played.map(({ move }) => move);
  const record = game.record(options, moves);
  let index = 0;
  for (const step of game.steps(copyOf(record))) {
    const expected = (played as readonly (Step<Types> | undefined)[])[index];
    keep("a record has as many steps as moves", expected !== undefined, () => tooMany(moves));
    if (expected === undefined) return;
    at(index + 1);
    const { state, move, next } = expected;
    const told = game.events(state, move);
    const whole = { before: state, move, events: told, after: next };
    same("steps tell what was played", step, whole);
    frozen("steps are deeply frozen", step);
    index++;
  }
  same("a record has as many steps as moves", index, moves.length);
  const resumed = game.resume(copyOf(record));
  same("a resumed game has the last state", resumed.state, game.replay(record)[moves.length]);
  same("the steps of a record return its last state", lastOf(game.steps(record)), resumed.state);
  same("a resumed game has all moves", resumed.moves, moves);
  const half = moves.length >> 1;
  // From a record that was made here, and from one that comes from JSON.
  const starts = [game.record(options, []), copyOf(game.record(options, moves.slice(0, half)))];
  for (const start of starts) {
    const before = JSON.stringify(start);
    let grown = start;
    for (const move of moves.slice(start.moves.length)) grown = game.extendRecord(grown, move);
    same("a record that grew is the record of the game", grown, record);
    const after = JSON.stringify(start);
    same(
      "a record that grows does not change the one before",
      JSON.parse(after),
      JSON.parse(before),
    );
  }
}

/** Returns what a generator returns after its last step. */
function lastOf<Last>(steps: Generator<unknown, Last>): Last {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

const tooMany = (moves: readonly unknown[]): string => `more than ${moves.length} steps`;

/** Checks a whole game: replays it from its options and from its record. */
export function checkRecord<Types extends GameTypes>(
  game: Game<Types>,
  { options }: RandomGame<Types["options"]>,
  steps: readonly Step<Types>[],
  at: (move: number) => void,
): void {
  const moves = steps.map(({ move }) => move);
  const record = copyOf(game.record(options, moves));
  const text = game.formatRecord(record);
  same("a record is read from text as it was written", game.parseRecord(text), record);
  const states = game.replay(record);
  same("a replay gives every state", states.length, steps.length + 1);
  for (const [index, { state, next }] of steps.entries()) {
    at(index + 1);
    same("a replay gives the same states", states[index], state);
    same("a replay gives the same states", states[index + 1], next);
  }
}
