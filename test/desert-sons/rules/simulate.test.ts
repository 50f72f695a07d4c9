/** Search on a position: the simulation against the immutable functions, with moves taken back in between. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  ArgumentError,
  defineTileSet,
  type MoveEvent,
  events,
  hash,
  IllegalMoveError,
  legalMoves,
  LoadError,
  type Move,
  type Phase,
  resample,
  rumoursLeft,
  score,
  seededRandom,
  setup,
  simulate,
  type Simulation,
  type State,
  type Types,
  view,
} from "caravanserai/desert-sons";
import { listMoves } from "../../../src/desert-sons/rules/actions.js";
import { play as playOn } from "../../../src/desert-sons/rules/play.js";
import { copyPosition, type Position } from "../../../src/desert-sons/rules/position.js";
import { actionOf } from "../../../src/desert-sons/rules/read-move.js";
import { readState } from "../../../src/desert-sons/gate/transcript.js";
import { cases } from "../../helpers/cases.js";
import { Dice } from "../../helpers/dice.js";
import { choose, games, libraryGames, type RandomGame, statesOf } from "../arbitraries.js";
import { deal, plainCross, play } from "../scenes.js";

const positionIn = (simulation: Simulation<Types>): Position =>
  (simulation as unknown as { position: Position }).position;

/** All that a simulation keeps of the game, list by list, but for what is found anew when it is missing. */
const insides = (simulation: Simulation<Types>): object =>
  structuredClone({
    ...positionIn(simulation),
    chance: positionIn(simulation).chance.state,
    setting: null,
    memory: null,
    pieces: null,
    packed: null,
    reach: null,
    legal: null,
    tracked: null,
  });

/** What a move causes where a simulation stands. */
function eventsIn(simulation: Simulation<Types>, move: Move): MoveEvent[] {
  const position = copyPosition(positionIn(simulation));
  const action = actionOf(position, move);
  const emitted: MoveEvent[] = [];
  if (typeof action === "number") playOn(position, action, emitted);
  return emitted;
}

/** Everything that a simulation tells is what the functions tell of a state. */
function expectSame(simulation: Simulation<Types>, state: State): void {
  expect(simulation.over).toBe(state.over);
  expect(simulation.seat).toBe(state.seat);
  const moves = legalMoves(state);
  expect(simulation.count()).toBe(moves.length);
  for (const [index, move] of moves.entries()) expect(simulation.nth(index)).toBe(move);
  expect(simulation.nth(moves.length)).toBeUndefined();
  expect(simulation.moves()).toEqual(moves);
  // What is kept from move to move is what is found from nothing.
  expect(listMoves(readState(state))).toEqual(moves);
  expect(simulation.score()).toEqual(score(state));
  expect(simulation.hash()).toBe(hash(state));
  expect(simulation.state()).toEqual(state);
}

const PHASES = [
  "start",
  "travel",
  "explore",
  "place",
  "explorer",
  "oasis",
  "action",
  "swap",
  "lay",
  "look",
  "remove",
  "guide",
  "over",
] as const satisfies readonly Phase[];

/** Games with much to score, which come to every phase. */
const richGames: readonly RandomGame[] = [2, 3, 4].flatMap((players) => {
  const tiles = "OODD N[RMS] E[GMF] | OODD N[MSG] E[RFM] | ODOD N[SMR] S[GFW] | ODDD N[MFS]";
  const piles = Array.from({ length: 8 }, (_, pile) => `${pile + 1}: ${tiles}`).join("\n");
  const set = { name: "rich", ...plainCross(7), tiles: piles, rumours: [2, -1], goods: 8 };
  const tileSet = defineTileSet(set);
  return [1, 3, 5].map((dice) => ({
    options: {
      players,
      seed: "rich",
      starts: "choose",
      actions: dice === 3 ? "after-placing" : "at-once",
      tileSet,
    },
    dice,
  }));
});

/** Plays a game by both, and goes some moves back now and then, or plays out and takes that back. Gives the phases met. */
function playBoth({ options, dice }: RandomGame): Set<Phase> {
  const choices = new Dice(dice);
  const states = [setup(options)];
  const simulation = simulate(states[0] as State);
  for (let step = 0; ; step++) {
    const state = states.at(-1) as State;
    expectSame(simulation, state);
    const turn = choices.below(12);
    if (turn === 0) {
      simulation.playout(seededRandom(step));
      expectSame(simulation, simulation.state());
      expect(simulation.over).toBe(true);
      simulation.undo();
      expectSame(simulation, state);
    }
    if (turn === 1 && step < 400) {
      for (let back = choices.below(8); back > 0 && states.length > 1; back--) {
        states.pop();
        simulation.undo();
      }
      continue;
    }
    if (state.over) break;
    const move = choose(state, choices);
    expect(eventsIn(simulation, move)).toEqual(events(state, move));
    if (turn % 2 === 0) simulation.play(move);
    else simulation.playChecked(JSON.parse(JSON.stringify(move)));
    states.push(apply(state, move));
  }
  const phases = new Set(states.map(({ phase }) => phase));
  while (states.length > 1) {
    states.pop();
    simulation.undo();
    expectSame(simulation, states.at(-1) as State);
  }
  return phases;
}

describe("simulate", () => {
  it("agrees with the immutable functions at every step, there and back", () => {
    fc.assert(
      fc.property(games, (game) => {
        playBoth(game);
      }),
      { numRuns: cases(25) },
    );
  });

  it("agrees with them in every phase", () => {
    const met = new Set(richGames.flatMap((game) => [...playBoth(game)]));
    expect([...met].sort()).toEqual([...PHASES].sort());
  });

  it.each(libraryGames)("agrees with them in game %# on a set of the library", (game) => {
    playBoth(game);
  });

  it("takes back everything that it keeps, not only what a state shows", () => {
    fc.assert(
      fc.property(fc.oneof(games, fc.constantFrom(...richGames)), ({ options, dice }) => {
        const choices = new Dice(dice);
        const simulation = simulate(setup(options));
        const before: object[] = [];
        while (!simulation.over) {
          before.push(insides(simulation));
          simulation.play(choose(simulation.state(), choices));
        }
        while (before.length > 0) {
          simulation.undo();
          expect(insides(simulation)).toEqual(before.pop());
        }
      }),
      { numRuns: cases(40) },
    );
  });

  it("plays out by the random numbers it is given, and takes that back as one step", () => {
    fc.assert(
      fc.property(games, fc.nat(), ({ options }, seed) => {
        const state = setup(options);
        const simulation = simulate(state);
        const moves = simulation.playout(seededRandom(seed));
        expect(simulation.over).toBe(true);
        const end = simulation.state();
        expect(simulation.score()).toEqual(score(end));
        expect(simulation.playout(seededRandom(seed))).toBe(0);
        simulation.undo();
        simulation.undo();
        expectSame(simulation, state);
        expect(() => {
          simulation.undo();
        }).toThrow(ArgumentError);
        const random = seededRandom(seed);
        let now = state;
        for (let step = 0; step < moves; step++) {
          const legal = legalMoves(now);
          now = apply(now, legal[random(legal.length)] as Move);
        }
        expect(now).toEqual(end);
      }),
      { numRuns: cases(20) },
    );
  });

  it("several of one state do not disturb each other, also from within random generators", () => {
    fc.assert(
      fc.property(fc.oneof(games, fc.constantFrom(...richGames)), ({ options, dice }) => {
        const choices = new Dice(dice);
        const start = setup(options);
        const tables = Array.from({ length: 4 }, () => ({
          simulation: simulate(start),
          states: [start],
        }));
        type Table = (typeof tables)[number];
        /** Some moves by one of them, each compared with `apply`. */
        const advance = ({ simulation, states }: Table): void => {
          for (let step = choices.below(4); step > 0; step--) {
            const state = states.at(-1) as State;
            if (choices.below(5) === 0 && states.length > 1) {
              simulation.undo();
              states.pop();
            } else if (!state.over) {
              const move = simulation.nth(choices.below(simulation.count())) as Move;
              simulation.play(move);
              states.push(apply(state, move));
            }
          }
          expectSame(simulation, states.at(-1) as State);
        };
        /** Plays one out; its random generator lets others play, or play out themselves. */
        const playOut = (table: Table, others: readonly Table[]): void => {
          const { simulation, states } = table;
          let state = states.at(-1) as State;
          simulation.playout((bound) => {
            const legal = legalMoves(state);
            expect(bound).toBe(legal.length);
            const chosen = choices.below(bound);
            const [other, ...rest] = others;
            if (other !== undefined && choices.below(25) === 0) {
              if (choices.below(4) === 0) playOut(other, rest);
              else advance(other);
            }
            state = apply(state, legal[chosen] as Move);
            return chosen;
          });
          expectSame(simulation, state);
          simulation.undo();
          expectSame(simulation, states.at(-1) as State);
        };
        for (let round = 0; round < 6; round++) {
          const first = choices.below(tables.length);
          const order = [...tables.slice(first), ...tables.slice(0, first)];
          const [table, ...others] = order;
          if (table === undefined) throw new Error("no simulation");
          if (choices.below(3) === 0) playOut(table, others);
          else advance(table);
        }
      }),
      { numRuns: cases(15) },
    );
  });

  it("leaves the state and its own clones alone", () => {
    const state = setup({ players: 3, seed: 4 });
    const before = JSON.stringify(state);
    const simulation = simulate(state);
    simulation.play(simulation.nth(2) as Move);
    const clone = simulation.clone();
    const kept = simulation.state();
    clone.play(clone.nth(0) as Move);
    clone.playout(seededRandom(1));
    expectSame(simulation, kept);
    simulation.undo();
    expect(clone.over).toBe(true);
    expect(JSON.stringify(state)).toBe(before);
    expect(() => {
      clone.clone().undo();
    }).toThrow(ArgumentError);
  });

  it("plays the move that it is given, whatever became of the list that the move is from", () => {
    let state = setup({ players: 4, seed: 6 });
    const simulation = simulate(state);
    const choices = new Dice(6);
    for (let step = 0; step < 60 && !state.over; step++) {
      // Turned around, with something in front, and from another moment: the list is the caller's.
      const list = [...simulation.moves()];
      const given = simulation.moves() as Move[];
      if (step % 3 === 0) given.reverse();
      if (step % 3 === 1) given.unshift(...list);
      const move = given[choices.below(given.length)] as Move;
      if (step % 3 === 2) given.fill(move);
      simulation.play(move);
      state = apply(state, move);
      expectSame(simulation, state);
    }
  });

  it("refuses what is illegal if asked to, and is not for views", () => {
    const state = setup({ players: 2, seed: 1 });
    const simulation = simulate(state);
    expect(() => {
      simulation.playChecked({ type: "guide" });
    }).toThrow(IllegalMoveError);
    for (const index of [-1, 0.5, NaN, 1e9]) expect(simulation.nth(index)).toBeUndefined();
    expectSame(simulation, state);
    simulation.playChecked({ type: "move", to: "c6", driver: false });
    expect(simulation.clone().state().seats[0].caravan).toBe("c6");
    expect(() => simulate(view(state, 0) as unknown as State)).toThrow(LoadError);
  });

  it("ignores what is no move, so that undo takes back the move before it", () => {
    const simulation = simulate(deal(2, ["ODDD N[R]", "DDDD", "DDDD"]));
    const state = simulation.state();
    simulation.play({ type: "place", tile: "ODDD N[R]", field: "a4", rotation: 0 });
    expect(simulation.state().tiles.length).toBe(1);
    simulation.play({ type: "nothing" } as unknown as Move);
    simulation.undo();
    expectSame(simulation, state);
  });
});

describe("resample", () => {
  it("T28: draws what the viewer does not know from what is left, every way it can be", () => {
    const tiles = ["ODDD N[R]", "DDDD", "DDDD"];
    const state = play(deal(2, tiles), "a4 ODDD N[R]", "+16 N", "take rumour", "lay salt");
    const seen = view(state, 1);
    expect(rumoursLeft(seen)).toEqual([2, 1, 1, -1, -1, -2]);
    const values = new Set<number | undefined>();
    for (let seed = 0; seed < 40; seed++) {
      const guess = resample(seen, seed);
      expect(view(guess, 1)).toEqual(seen);
      expect(legalMoves(guess)).toEqual(legalMoves(state));
      values.add(guess.rumours.board[0]?.value);
    }
    expect([...values].sort()).toEqual([-1, -2, 1, 2]);
    // Who has looked keeps what was seen.
    expect(resample(view(state, 0), 9).rumours).toEqual(state.rumours);
  });

  it("gives states that can be played, whoever looks and whenever", () => {
    fc.assert(
      fc.property(games, fc.nat(), (game, pick) => {
        const states = [...statesOf(game)];
        const state = states[pick % states.length] as State;
        const guess = resample(view(state, "spectator"), pick);
        expect(simulate(guess).playout(seededRandom(pick)) > 0).toBe(!state.over);
      }),
      { numRuns: cases(20) },
    );
    expect(() => resample(setup({ players: 2, seed: 1 }) as never, 1)).toThrow(ArgumentError);
  });
});
