/** Simulations in step with the immutable functions, with moves taken back between: on all boards, with all options. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  crookedValley,
  grandCrossing,
  hash,
  legalMoves,
  type Move,
  type Options,
  score,
  seededRandom,
  setup,
  shortCourse,
  simulate,
  type State,
} from "caravanserai/nomadi";
import { nomadiOptions } from "caravanserai/testing";
import { cases } from "../../helpers/cases.js";
import { Dice } from "../../helpers/dice.js";
import { scattered } from "../arbitraries.js";
import { boardSquares } from "../squares.js";

/** A simulation, and beside it every state on the way to where it stands. */
class Pair {
  readonly simulation;
  /** The states so far, and the moves that nobody has applied to the last of them yet. */
  private readonly states: State[];
  private readonly pending: Move[] = [];

  constructor(first: State) {
    this.simulation = simulate(first);
    this.states = [first];
  }

  get depth(): number {
    return this.states.length - 1 + this.pending.length;
  }

  /** Makes a legal move; an offer of coins may come with a note. */
  play(choice: number): void {
    const count = this.simulation.count();
    const listed = this.simulation.nth(choice % count);
    if (listed === undefined) throw new Error("a game that is not over has a legal move");
    const move =
      listed.type === "bribe" && choice % 3 === 0 ? { ...listed, note: `wish ${choice}` } : listed;
    if (choice % 5 === 0) this.simulation.playChecked(move);
    else this.simulation.play(move);
    this.pending.push(move);
  }

  undo(): void {
    this.simulation.undo();
    if (this.pending.pop() === undefined) this.states.pop();
  }

  /** Plays to the end, and takes it back. */
  playout(seed: number): void {
    this.simulation.playout(seededRandom(seed));
    expect(this.simulation.over).toBe(true);
    this.simulation.undo();
  }

  /** Compares all that a simulation tells with the immutable functions. */
  compare(): void {
    for (const move of this.pending.splice(0)) {
      this.states.push(apply(this.states.at(-1) as State, move));
    }
    const { simulation } = this;
    const state = this.states.at(-1) as State;
    // First what the simulation knows by itself: the functions below share its board.
    const count = simulation.count();
    const each = Array.from({ length: count }, (_, index) => simulation.nth(index));
    const moves = legalMoves(state);
    expect(each).toEqual(moves);
    expect(simulation.moves()).toEqual(moves);
    expect(simulation.nth(count)).toBeUndefined();
    expect(simulation.over).toBe(state.over);
    expect(simulation.seat).toBe(state.seat);
    expect(simulation.hash()).toBe(hash(state));
    expect(simulation.score()).toEqual(score(state));
    expect(simulation.state()).toEqual(state);
  }
}

/** Goes to and fro by some choices, until they are used up or as many moves are made as asked for. */
function wander(first: State, choices: readonly number[], rounds: number): void {
  const pair = new Pair(first);
  pair.compare();
  for (let round = 0; round < rounds; round++) {
    for (const [index, choice] of choices.entries()) {
      const what = (choice + index + round * 7) % 8;
      if (what === 0 || pair.simulation.over) {
        const deep = Math.min(pair.depth, 1 + (choice % 6));
        for (let steps = 0; steps < deep; steps++) pair.undo();
        pair.compare();
      } else if (what === 1 && choice % 4 === 0) {
        pair.playout(choice);
        pair.compare();
      } else {
        pair.play(choice + round * 7919);
        if (what > 3) pair.compare();
      }
    }
  }
  // All the way back.
  while (pair.depth > 0) pair.undo();
  pair.compare();
}

const choices = fc.array(fc.nat(), { minLength: 20, maxLength: 60 });

describe("simulate, with moves taken back", () => {
  it("is in step with apply from set-up on, whatever the board and the options", () => {
    fc.assert(
      fc.property(nomadiOptions, choices, (options, some) => {
        wander(setup(options), some, 3);
      }),
      { numRuns: cases(60) },
    );
  });

  const layouts = [grandCrossing, crookedValley, shortCourse];
  for (const layout of layouts) {
    for (const contact of ["group", "neighbour"] as const) {
      it(`is in step all over ${layout.name}, with contact by ${contact}`, () => {
        const options = fc.record({
          players: fc.integer({ min: 2, max: 5 }),
          bribery: fc.boolean(),
          isCrooked: fc.boolean(),
          isShort: fc.boolean(),
        });
        fc.assert(
          fc.property(options, fc.nat(), choices, (given, seed, some) => {
            const { isCrooked, isShort, ...rest } = given;
            const first = caravan(
              {
                ...rest,
                seed,
                layout,
                contact,
                maxPrice: 3,
                ...(isCrooked ? { bends: { 3: 2, 5: 2, 6: 3 } } : {}),
              },
              isShort,
              seed,
            );
            fc.pre(first !== undefined);
            wander(first, some, 2);
          }),
          { numRuns: cases(20) },
        );
      });
    }
  }

  it("takes back every kind of decision, one by one", () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 20 && kinds.size < 9; seed++) takeBackAll(seed, kinds);
    expect(kinds.size).toBeGreaterThanOrEqual(9);
  });

  function takeBackAll(seed: number, kinds: Set<string>): void {
    const first = setup({
      players: 3,
      seed,
      cards: "choose",
      bribery: true,
      maxPrice: 2,
      maxTurns: 60,
    });
    const simulation = simulate(first);
    const random = seededRandom("kinds");
    while (!simulation.over) {
      const before = { state: simulation.state(), hash: simulation.hash() };
      const move = simulation.nth(random(simulation.count())) as Move;
      kinds.add(move.type);
      simulation.play(move);
      const after = simulation.state();
      simulation.undo();
      expect(simulation.hash()).toBe(before.hash);
      expect(simulation.state()).toEqual(before.state);
      simulation.play(move);
      expect(simulation.state()).toEqual(after);
    }
  }

  it("keeps apart simulations that share a board, whoever lists moves in between", () => {
    const first = setup({ players: 4, seed: 3 });
    const random = seededRandom("apart");
    const one = new Pair(first);
    const other = new Pair(first);
    for (let moveNumber = 0; moveNumber < 120; moveNumber++) {
      one.play(random(1000));
      if (random(3) === 0 && other.depth > 0) other.undo();
      else other.play(random(1000));
      if (random(4) === 0) one.compare();
      if (random(4) === 0) other.compare();
    }
    one.compare();
    other.compare();
  });
});

/** A caravan in the middle of the board, with a goal nearby if wished for (N27). */
function caravan(options: Options, isShort: boolean, seed: number): State | undefined {
  if (!isShort) return scattered(options, new Dice(seed));
  const sand = boardSquares(setup(options)).filter(
    ({ terrain, goalSide }) => terrain === "sand" && goalSide,
  );
  const goal = sand.filter((_, index) => index % 5 === 0).map(({ square }) => square);
  return scattered({ ...options, goal }, new Dice(seed));
}
