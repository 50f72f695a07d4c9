/** The laws of encoders and environments, for any game: what they say follows from views and from `choices`, and from nothing else. */
import { type Encoder, encoder, environments, type Observation } from "caravanserai/learn";
import type { Game, GameTypes } from "caravanserai";
import { type RandomGame, statesOf } from "caravanserai/testing";
import { expect } from "vitest";

/** The options of a game without its seed. */
type Seedless<Types extends GameTypes> = Omit<Types["options"], "seed">;

/** Returns the numbers of a view. */
function encoded<Types extends GameTypes>(made: Encoder<Types>, view: Types["view"]): Observation {
  const into = made.observation();
  // What was in the arrays must not matter.
  into.spaces.fill(7);
  into.globals.fill(7);
  made.encode(view, into);
  return into;
}

/** Returns the names of the picks that a mask allows. */
function allowed<Types extends GameTypes>(
  made: Encoder<Types>,
  view: Types["view"],
  picked: readonly string[],
): string[] {
  const { picks } = made;
  const into = new Uint8Array(picks.length).fill(7);
  const count = made.mask(
    view,
    picked.map((pick) => picks.indexOf(pick)),
    into,
  );
  const names = picks.filter((_, pick) => into[pick] === 1);
  expect(into.every((value) => value === 0 || value === 1)).toBe(true);
  expect(count).toBe(names.length);
  return names;
}

/** Expects two arrays of numbers to be equal: much faster than `toEqual`, which then says where they differ. */
function expectSame(found: Float32Array, wanted: Float32Array): void {
  const isSame =
    found.length === wanted.length && found.every((value, index) => value === wanted[index]);
  if (!isSame) expect(found).toEqual(wanted);
}

function expectSameView(found: Observation, wanted: Observation): void {
  expectSame(found.spaces, wanted.spaces);
  expectSame(found.globals, wanted.globals);
}

/** Checks the names of the numbers, and the graph of the spaces. */
export function checkFormat<Types extends GameTypes>(
  game: Game<Types>,
  options: Seedless<Types>,
): void {
  const made = encoder<Types>(game, options);
  const { spaces, neighbours, channels, globals, picks } = made;
  const named = game
    .board(game.setup({ ...options, seed: 1 }))
    .spaces.flatMap(({ name }) => name ?? []);
  expect(spaces).toEqual(named);
  for (const list of [spaces, channels, globals, picks]) {
    expect(new Set<string>(list).size).toBe(list.length);
  }
  expect(neighbours.length).toBe(spaces.length);
  for (const [space, near] of neighbours.entries()) {
    for (const other of near) expect(neighbours[other]).toContain(space);
  }
  const again = encoder<Types>(game, options);
  expect([again.channels, again.globals, again.picks]).toEqual([channels, globals, picks]);
}

/** Checks that equal views encode equally, that what is hidden never shows, and that masks agree with `choices`. */
export function checkViews<Types extends GameTypes>(
  game: Game<Types>,
  random: RandomGame<Types["options"]>,
  every: number,
): void {
  const made = encoder<Types>(game, random.options);
  let number = 0;
  for (const state of statesOf<Types>(game, random)) {
    if (number++ % every !== 0 && !state.over) continue;
    for (let viewer = 0; viewer < made.players; viewer++) {
      const view = game.view(state, viewer);
      const numbers = encoded(made, view);
      expectSameView(encoded(made, game.loadView(JSON.stringify(view))), numbers);
      expect(numbers.globals.every(Number.isFinite)).toBe(true);
      const twin = game.view(game.resample(view, number), viewer);
      // Once the game is over, a view may show what was hidden before.
      if (!state.over) expectSameView(encoded(made, twin), numbers);
    }
    checkMasks(game, made, state, random.choices[number % random.choices.length] ?? 0);
  }
}

/** Checks the masks on the way to one of the legal moves. */
function checkMasks<Types extends GameTypes>(
  game: Game<Types>,
  made: Encoder<Types>,
  state: Types["state"],
  choice: number,
): void {
  const view = game.view(state, state.seat ?? 0);
  const moves = game.legalMoves(state);
  const move = moves[choice % Math.max(1, moves.length)];
  const steps: readonly string[] = move === undefined ? [] : game.picks(state, move);
  const look = (picked: readonly string[]): object | null => {
    const choices = game.choices(view, picked);
    expect(allowed(made, view, picked).sort()).toEqual([...choices.next].sort());
    const indices = picked.map((pick) => made.picks.indexOf(pick));
    expect(made.move(view, indices)).toEqual(choices.move);
    return choices.move;
  };
  for (const [made, step] of steps.entries()) {
    const before = steps.slice(0, made);
    // Environments play a move as soon as it is complete: none may be complete on the way to another.
    expect(look(before)).toBeNull();
    expect(game.choices(view, before).next).toContain(step);
  }
  expect(look(steps)).toEqual(move ?? null);
  look([...steps].reverse().slice(0, 1));
}

/** Plays random games in environments and beside them with `apply`, and compares what environments show with views. */
export function checkEnvironments<Types extends GameTypes>(
  game: Game<Types>,
  options: Seedless<Types>,
  choices: readonly number[],
  steps: number,
): void {
  const count = 2;
  const played = [0, 0];
  /** The next game with a decision; the last of a hundred, if all of them are over at once. */
  const begin = (row: number): Types["state"] => {
    let state = game.setup({ ...options, seed: `law ${row} ${played[row] ?? 0}` });
    for (let tried = 1; state.over && tried < 100; tried++) {
      played[row] = (played[row] ?? 0) + 1;
      state = game.setup({ ...options, seed: `law ${row} ${played[row]}` });
    }
    return state;
  };
  const states = [begin(0), begin(1)];
  // On some tiny boards nobody can make a move.
  if (states.some(({ over }) => over)) {
    expect(() => environments<Types>({ game, options, count, seed: "law" })).toThrow(
      "expected games with a decision",
    );
    return;
  }
  const envs = environments<Types>({ game, options, count, seed: "law", reward: "margin" });
  const { encoder: made, masks, spaces, globals } = envs;
  const size = made.picks.length;
  const picked: string[][] = [[], []];
  for (let step = 0; step < steps; step++) {
    for (const [row, state] of states.entries()) {
      const view = game.view(state, state.seat ?? 0);
      const numbers = encoded(made, view);
      expect(envs.seats[row]).toBe(state.seat);
      expectSame(rowOf(spaces, row, count), numbers.spaces);
      expectSame(rowOf(globals, row, count), numbers.globals);
      const mask = rowOf(masks, row, count);
      const open = made.picks.filter((_, pick) => mask[pick] === 1);
      expect(open).toEqual(allowed(made, view, picked[row] ?? []));
      const marked = rowOf(envs.picked, row, count);
      const sorted = [...(picked[row] ?? [])].sort();
      expect(made.picks.filter((_, pick) => marked[pick] === 1).sort()).toEqual(sorted);
      const pick = open[(choices[(step + row) % choices.length] ?? 0) % open.length] ?? "";
      envs.picks[row] = made.picks.indexOf(pick);
      picked[row]?.push(pick);
    }
    expect(envs.masks.length).toBe(count * size);
    envs.step();
    for (const [row, state] of states.entries()) {
      const move = game.choices(state, picked[row] ?? []).move;
      if (move === null) continue;
      picked[row] = [];
      const next = game.apply(state, move);
      const rewards = [...rowOf(envs.rewards, row, count)];
      expect(envs.terminals[row]).toBe(next.over ? 1 : 0);
      if (next.over) {
        const totals = game.score(next).seats.map(({ total }) => total);
        const margins = totals.map(
          (total, seat) => total - Math.max(...totals.filter((_, other) => other !== seat)),
        );
        expect(rewards).toEqual(margins);
        played[row] = (played[row] ?? 0) + 1;
        states[row] = begin(row);
      } else {
        expect(rewards.every((reward) => reward === 0)).toBe(true);
        states[row] = next;
      }
    }
  }
}

/** Returns one row of an array that has a row for each game. */
const rowOf = <Kind extends Float32Array | Uint8Array>(array: Kind, row: number, count: number) =>
  array.slice((row * array.length) / count, ((row + 1) * array.length) / count) as Kind;
