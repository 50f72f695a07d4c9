/** The conformance suite catches games that break a law: each of these is Through the Desert with one thing spoiled. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as game from "caravanserai/through-the-desert";
import {
  apply,
  explain,
  formatMove,
  hash,
  legalMoves,
  load,
  parseMove,
  replay,
  score,
  simulate,
  smallWadi,
  type State,
  type Types,
  view,
} from "caravanserai/through-the-desert";
import { checkGame } from "caravanserai/testing";
import type { Game, Simulation } from "caravanserai";

const options = fc.record({
  players: fc.constantFrom(2, 5),
  seed: fc.integer(),
  layout: fc.constant(smallWadi),
  camelsPerColour: fc.constant(4),
});

const thawed = (state: State): State => ({ ...state });
let calls = 0;

/** A simulation with something about it spoiled. */
const spoiledSimulation = (state: State, spoiled: Partial<Simulation<Types>>): Simulation<Types> =>
  Object.assign(Object.create(simulate(state)) as Simulation<Types>, spoiled);

const sabotages: readonly [law: string, spoiled: Partial<Game<Types>>][] = [
  [
    "states are deeply frozen",
    { setup: (o) => thawed(game.setup(o)), apply: (s, m) => thawed(apply(s, m)) },
  ],
  ["a state survives JSON", { load: (json) => ({ ...load(json), round: 99 }) }],
  ["equal states have equal hashes", { hash: () => calls++ }],
  ["different positions have different hashes", { hash: () => 7 }],
  [
    "every legal move is listed once",
    { legalMoves: (s) => [...legalMoves(s), ...legalMoves(s).slice(0, 1)] },
  ],
  [
    "what is accepted is listed",
    { legalMoves: (s) => (legalMoves(s).length > 1 ? legalMoves(s).slice(1) : legalMoves(s)) },
  ],
  ["what is listed is not refused", { explain: (s, m) => explain(s, m) ?? explain(s, null) }],
  [
    "apply refuses for the reason that explain gives",
    { explain: (s, m) => explain(s, m) && explain(s, null) },
  ],
  [
    "a total is the sum of its sources",
    {
      score: (s) => ({
        ...score(s),
        seats: score(s).seats.map((p) => ({ ...p, water: p.water + 1 })),
      }),
    },
  ],
  [
    "there are winners exactly when the game is over",
    { score: (s) => ({ ...score(s), winners: [] }) },
  ],
  [
    "different moves are written differently",
    { formatMove: (s, m) => formatMove(s, m).slice(0, 1) },
  ],
  [
    "a move is read as it was written",
    { parseMove: (s, text) => ({ ...parseMove(s, text), colour: "sky" }) },
  ],
  [
    "a view has neither seed nor chance",
    { view: (s, v) => Object.freeze({ ...view(s, v), seed: s.seed }) },
  ],
  [
    "a resampled state looks the same",
    {
      resample: (v, seed) =>
        game.setup({ players: v.seats.length, seed, layout: smallWadi, camelsPerColour: 4 }),
    },
  ],
  ["a replay gives every state", { replay: (r) => replay(r).slice(1) }],
  ["every game ends", { apply: (s) => (s.round > 0 ? s : s) }],
  ["a simulation counts its moves", { simulate: (s) => spoiledSimulation(s, { count: () => 0 }) }],
  [
    "undo gives the state before",
    { simulate: (s) => spoiledSimulation(s, { undo: () => undefined }) },
  ],
  [
    "a playout goes to the end",
    {
      simulate: (s) => {
        const clone = (): Simulation<Types> => spoiledSimulation(s, { playout: () => 1 });
        return spoiledSimulation(s, { clone });
      },
    },
  ],
  [
    "a clone goes its own way",
    {
      simulate: (s) => {
        const simulation = simulate(s);
        const clone = (): Simulation<Types> => {
          const rest = simulation.clone();
          simulation.playout(() => 0);
          return rest;
        };
        return Object.assign(Object.create(simulation) as Simulation<Types>, { clone });
      },
    },
  ],
];

describe("checkGame", () => {
  it.each(sabotages)("finds that not always %s", (law, spoiled) => {
    let told = "nothing";
    try {
      checkGame<Types>({ ...game, ...spoiled }, { options, games: 20, longest: 2000, seed: 1 });
    } catch (error) {
      const { message, cause } = error as Error;
      told = `${message} ${String((cause as Error | undefined)?.message)}`;
    }
    expect(told).toContain(law);
  });

  it("accepts the game as it is", () => {
    checkGame<Types>(game, { options, games: 20, longest: 2000, seed: 1 });
    expect(hash(game.setup({ players: 2, seed: 1 }))).toBeTypeOf("number");
  });
});
