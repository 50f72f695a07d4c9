/** Many games and branches at once: whatever the library remembers of them, every state answers like one that was just loaded. */
import { GAME_IDS, type Game, type GameTypes } from "caravanserai";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { lastWater } from "../../docs/examples/last-water/game.js";
import { engine as sonsEngine } from "../../src/desert-sons/gate/engine.js";
import { games } from "../../src/games/games.js";
import { engine as nomadiEngine } from "../../src/nomadi/gate/engine.js";
import { engine as desertEngine } from "../../src/through-the-desert/gate/engine.js";
import { cases } from "../helpers/cases.js";
import { Dice } from "../helpers/dice.js";

type State = GameTypes["state"];

const engines = {
  "through-the-desert": desertEngine,
  nomadi: nomadiEngine,
  "desert-sons": sonsEngine,
};

const played: readonly (readonly [string, Game<GameTypes>])[] = [
  ...GAME_IDS.map((id) => [id, games[id]] as const),
  ["a game of makeGame without undo", lastWater],
];

/** The number of moves of the games that are counted, and of games: far more than positions of older states are kept. */
const MOVES = 12;
const MANY = 200;

const starts = (game: Game<GameTypes>, count: number): State[] =>
  Array.from({ length: count }, (_, seed) => game.setup({ players: 2 + (seed % 2), seed }));

/** The state after a legal move. */
function playedOn(game: Game<GameTypes>, state: State, chosen: number): State {
  const moves = game.legalMoves(state);
  const move = moves[chosen % moves.length];
  return move === undefined ? state : game.apply(state, move);
}

/** Everything that depends on the position of a state. */
function answers(game: Game<GameTypes>, state: State, chosen: number): readonly unknown[] {
  const moves = game.legalMoves(state);
  const move = moves[chosen % Math.max(1, moves.length)];
  return [
    moves,
    game.score(state),
    game.hash(state),
    game.explain(state, { type: "castle" }),
    ...(move === undefined
      ? []
      : [game.explain(state, move), game.events(state, move), game.apply(state, move)]),
    game.simulate(state).state(),
  ];
}

describe.each(played)("%s", (_, game) => {
  it("answers for every state of many branching games as for one that was just loaded", () => {
    const steps = fc.array(
      fc.record({
        // Mostly the newest states, sometimes any older one.
        back: fc.oneof({ weight: 3, arbitrary: fc.nat(9) }, { weight: 1, arbitrary: fc.nat() }),
        chosen: fc.nat(),
        asks: fc.constantFrom("apply", "refused", "asked"),
      }),
      { minLength: 150, maxLength: 300 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        const states = starts(game, 5);
        for (const { back, chosen, asks } of all) {
          const state = states[states.length - 1 - (back % states.length)] as State;
          if (asks === "refused") {
            expect(() => game.apply(state, { type: "castle", chosen })).toThrow("castle");
          } else if (asks === "asked") {
            const fresh = game.load(JSON.stringify(state));
            expect(answers(game, state, chosen)).toEqual(answers(game, fresh, chosen));
          } else states.push(playedOn(game, state, chosen));
        }
        for (const state of states) {
          expect(game.legalMoves(state)).toEqual(
            game.legalMoves(game.load(structuredClone(state))),
          );
        }
      }),
      { numRuns: cases(5) },
    );
  });
});

describe.each([...GAME_IDS])("%s", (id) => {
  const game = games[id];
  const { parts } = engines[id];

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("reads the position of each of many games once, however they take turns", () => {
    const read = vi.spyOn(parts, "read");
    const dice = new Dice(1);
    let states = starts(game, MANY);
    for (let move = 0; move < MOVES; move++) {
      states = states.map((state) => playedOn(game, state, dice.below(1000)));
      // Refused and asked in between: what clients send.
      for (const state of states) {
        expect(game.explain(state, { type: "castle" })).toBeDefined();
        game.score(state);
      }
    }
    expect(read).toHaveBeenCalledTimes(MANY);
  });

  it("reads each of many games from one state once more, and then no more", () => {
    const read = vi.spyOn(parts, "read");
    const dice = new Dice(2);
    const start = game.setup({ players: 3, seed: 0 });
    let states = Array.from({ length: MANY }, () => playedOn(game, start, dice.below(1000)));
    for (let move = 1; move < MOVES; move++) {
      states = states.map((state) => playedOn(game, state, dice.below(1000)));
    }
    // The state that all begin with is forgotten and read again now and then.
    expect(read.mock.calls.length).toBeLessThan(1.1 * MANY);
  });
});
