/** The conformance suite catches games that break a law: each of these is Through the Desert with one thing spoiled. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as game from "caravanserai/through-the-desert";
import {
  apply,
  board,
  choices,
  explain,
  extendRecord,
  foresee,
  formatMove,
  hash,
  legalMoves,
  load,
  type Move,
  parseMove,
  picks,
  type Points,
  replay,
  resume,
  score,
  type Seats,
  simulate,
  smallWadi,
  type State,
  steps,
  type Types,
  type View,
  view,
} from "caravanserai/through-the-desert";
import { checkGame } from "caravanserai/testing";
import type { Game, ReplaySteps, Simulation } from "caravanserai";
import { cases } from "../helpers/cases.js";

const options = fc.record({
  players: fc.constantFrom(2, 5),
  seed: fc.integer(),
  layout: fc.constant(smallWadi),
  camelsPerColour: fc.constant(4),
});

const thawed = (state: State): State => ({ ...state });
let calls = 0;

/** The points of every seat, spoiled. */
const eachSeat = (state: State | View, spoil: (points: Points) => Points): Seats<Points> => {
  const [first, second, ...others] = score(state).seats;
  return [spoil(first), spoil(second), ...others.map(spoil)];
};

/** A simulation with something about it spoiled. */
const spoiledSimulation = (state: State, spoiled: Partial<Simulation<Types>>): Simulation<Types> =>
  Object.assign(Object.create(simulate(state)) as Simulation<Types>, spoiled);

/** Tells from which state a view comes, so that something hidden can leak: the seed. */
const origins = new WeakMap<object, State>();
const tracedView: Game<Types>["view"] = (state, viewer) => {
  // A new object, since equal views may be one.
  const seen: View = Object.freeze({ ...view(state, viewer) });
  origins.set(seen, state);
  return seen;
};
const leakOf = (seen: State | View): object => {
  const { seed } = origins.get(seen) ?? {};
  return seed === undefined || seed === 0 ? {} : { leak: seed };
};

/** Memory that simulations share by mistake. */
let shared: Move | undefined;
let sharedMoves: readonly Move[] = [];

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
        seats: eachSeat(s, (p) => ({ ...p, water: p.water + 1 })),
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
  [
    "simulations that take turns are in the states that apply gives",
    {
      simulate: (s) => {
        const simulation = simulate(s);
        return bound(simulation, {
          nth: (index) => (shared = simulation.nth(index)),
          play: (move) => simulation.play(shared ?? move),
        });
      },
    },
  ],
  [
    "a playout goes as it would alone",
    {
      simulate: (s) => {
        const simulation = simulate(s);
        return bound(simulation, {
          moves: () => (sharedMoves = simulation.moves()),
          playout(random) {
            let made = 0;
            for (const copy = simulation.clone(); !copy.over; made++) {
              sharedMoves = copy.moves();
              const index = random(sharedMoves.length);
              copy.play(sharedMoves[index % sharedMoves.length] as Move);
            }
            return simulation.playout(random) * 0 + made;
          },
        });
      },
    },
  ],
  ["a pick appears once in a move", { picks: (s, m) => [...picks(s, m), ...picks(s, m)] }],
  ["picks are texts of a kind and a value", { picks: (_, m) => [`:${m.colour}` as "space:"] }],
  ["different moves have different picks", { picks: (s, m) => picks(s, m).slice(0, 1) }],
  [
    "every pick offered leads to a legal move",
    {
      choices: (s, picked) =>
        picked.length === 0 || picked[0] === "no:pick"
          ? choices(s, picked)
          : Object.freeze({ ...choices(s, picked), picks: choices(s, []).picks }),
    },
  ],
  [
    "every legal move can be reached by its picks in every order",
    {
      choices: (s, picked) =>
        picked[0]?.startsWith("space:") === true ? choices(s, ["no:pick"]) : choices(s, picked),
    },
  ],
  [
    "the picks of a legal move make that move",
    { choices: (s, picked) => Object.freeze({ ...choices(s, picked), move: null }) },
  ],
  [
    "what is asked for next is the first part of a move",
    {
      choices: (s, picked) => {
        const offered = choices(s, picked);
        return Object.freeze({ ...offered, next: offered.picks });
      },
    },
  ],
  [
    "a view offers the same picks",
    { choices: (s, picked) => choices(s, "viewer" in s ? ["no:pick"] : picked) },
  ],
  ["a record has as many steps as moves", { steps: (r) => shorter(steps(r)) }],
  [
    "steps tell what was played",
    {
      *steps(r) {
        let last = replay(r)[0];
        for (const step of steps(r)) yield Object.freeze({ ...step, after: (last = step.before) });
        return last;
      },
    },
  ],
  [
    "a resumed game has the last state",
    { resume: (r) => Object.freeze({ ...resume(r), state: replay(r)[0] }) },
  ],
  [
    "a resumed game has all moves",
    { resume: (r) => Object.freeze({ ...resume(r), moves: resume(r).moves.slice(1) }) },
  ],
  [
    "the steps of a record return its last state",
    {
      *steps(r) {
        yield* steps(r);
        return replay(r)[0];
      },
    },
  ],
  [
    "what is offered is not refused",
    { whyNot: (s, _, p) => explain(s, { type: "pass", pick: p }) },
  ],
  ["what is foreseen happens", { foresee: (s, m) => Object.freeze([...foresee(s, m)].reverse()) }],
  [
    "a state and its view foresee the same",
    { foresee: (s, m) => ("viewer" in s ? foresee(s, m) : Object.freeze([])) },
  ],
  [
    "a record that grew is the record of the game",
    { extendRecord: (r, m) => (r.moves.length === 3 ? r : extendRecord(r, m)) },
  ],
  [
    "boards are deeply frozen",
    { board: (s) => Object.freeze({ ...board(s), spaces: [...board(s).spaces] }) },
  ],
  [
    "every space has a name of its own",
    {
      board: (s) => twisted(s, (space) => ({ ...space, name: space.name === null ? null : "a1" })),
    },
  ],
  [
    "outlines go round clockwise",
    {
      board: (s) =>
        twisted(s, (space) => ({ ...space, outline: Object.freeze([...space.outline].reverse()) })),
    },
  ],
  [
    "the bounds are around every space",
    {
      board: (s) =>
        Object.freeze({ ...board(s), bounds: Object.freeze({ ...board(s).bounds, width: 1 }) }),
    },
  ],
  [
    "equal views have equal boards",
    {
      view: tracedView,
      board: (s) => Object.freeze({ ...board(s), ...leakOf(s) }),
    },
  ],
  [
    "equal views have equal scores",
    { view: tracedView, score: (s) => ({ ...score(s), ...leakOf(s) }) },
  ],
  [
    "a complete score in a view is the score",
    {
      score: (s) =>
        "viewer" in s && !s.over
          ? {
              ...score(s),
              seats: eachSeat(s, (p) => ({ ...p, total: p.total + 1, water: p.water + 1 })),
            }
          : score(s),
    },
  ],
  [
    "the score of a state is complete",
    {
      score: (s) => ({
        ...score(s),
        seats: eachSeat(s, (p) => ({ ...p, complete: false })),
      }),
    },
  ],
  [
    "everything is known once the game is over",
    {
      score: (s) =>
        "viewer" in s
          ? { ...score(s), seats: eachSeat(s, (p) => ({ ...p, complete: false })) }
          : score(s),
    },
  ],
];

/** A simulation with some of its methods replaced; the others are those of the one given. */
function bound(
  simulation: Simulation<Types>,
  replaced: Partial<Simulation<Types>>,
): Simulation<Types> {
  return new Proxy(simulation, {
    get(target, key) {
      const value: unknown = Reflect.get(replaced, key) ?? Reflect.get(target, key, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

/** All but the last. */
function* shorter(items: ReplaySteps<Types>): ReplaySteps<Types> {
  const all = [...items];
  yield* all.slice(0, -1);
  return all[0]?.before as State;
}

/** The board with every space changed. */
function twisted(state: State | View, twist: (space: game.BoardHex) => game.BoardHex): game.Board {
  const { bounds, lines, spaces } = board(state);
  const changed = spaces.map((space) => Object.freeze(twist(space)));
  return Object.freeze({ bounds, lines, spaces: Object.freeze(changed) });
}

/** With it, the first game in which a spoiled function does harm breaks the law that is meant. */
const SEED = 3;

describe("checkGame", () => {
  // The first game that breaks a law tells which: smaller ones are not looked for.
  const before = fc.readConfigureGlobal();
  beforeAll(() => {
    fc.configureGlobal({ ...before, endOnFailure: true });
  });
  afterAll(() => {
    fc.configureGlobal(before);
  });

  it.each(sabotages)("finds that not always %s", (law, spoiled) => {
    let told = "nothing";
    try {
      checkGame<Types>(
        { ...game, ...spoiled },
        { options, games: cases(20, 20), moments: 3, longest: 2000, seed: SEED },
      );
    } catch (error) {
      const { message, cause } = error as Error;
      told = `${message} ${String((cause as Error | undefined)?.message)}`;
    }
    expect(told).toContain(law);
  });

  it("accepts the game as it is", () => {
    checkGame<Types>(game, { options, games: cases(20), moments: 3, longest: 2000, seed: SEED });
    expect(hash(game.setup({ players: 2, seed: 1 }))).toBeTypeOf("number");
  });
});
