/** Compares the environments of any game with its views. */
import { type Encoder, environments, type Observation } from "caravanserai/learn";
import type { Game, GameTypes } from "caravanserai";
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
