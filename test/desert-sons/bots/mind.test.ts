/** What a bot knows of a position: no more than its seat does, and the rules of the game. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  explain,
  legalMoves,
  load,
  resample,
  type Rumour,
  score,
  setup,
  shortTrip,
  SLOTS,
  type State,
  view,
  type View,
} from "caravanserai/desert-sons";
import { Search } from "../../../src/bots/search/search.js";
import { knowledge } from "../../../src/desert-sons/bots/knowledge.js";
import { settle } from "../../../src/desert-sons/bots/settle.js";
import { positionOf } from "../../../src/desert-sons/gate/engine.js";
import { chanceOf } from "../../../src/desert-sons/rules/chance.js";
import { copyPosition } from "../../../src/desert-sons/rules/copy-position.js";
import { Random } from "../../../src/kit/chance/random.js";
import { games, libraryGames, type RandomGame, statesOf } from "../arbitraries.js";

/** The states of a random game in which somebody decides, with what that seat sees. */
function* momentsOf(game: RandomGame): Generator<{ state: State; seen: View; seat: number }> {
  for (const state of statesOf(game)) {
    if (state.seat !== null) yield { state, seen: view(state, state.seat), seat: state.seat };
  }
}

/** What a search of a few games makes of a view. */
function thoughtOf(seen: View, seat: number, iterations: number): string {
  const search = new Search(knowledge.mindOf(seen), seat, Random.from("test"), knowledge.weights);
  for (let game = 0; game < iterations; game++) search.iterate();
  return JSON.stringify(search.thought());
}

/** The state of a view whose rumours have been settled. */
function settledState(seen: View, dice: number): State {
  const position = copyPosition(positionOf(seen));
  settle(position, chanceOf("thoughts"), Random.from(`dice ${dice}`));
  const [aside, hand] = [position.rumour[SLOTS.length], position.rumour[SLOTS.length + 1]];
  const settled = (rumour: Rumour<number | null> | null, value: number | undefined): unknown =>
    rumour === null ? null : { ...rumour, value };
  const { viewer: _, ...table } = seen;
  return load({
    ...table,
    seed: "thoughts",
    chance: position.chance.state,
    rumours: {
      ...seen.rumours,
      aside: settled(seen.rumours.aside, aside),
      hand: settled(seen.rumours.hand, hand),
      board: seen.rumours.board.map((rumour) =>
        settled(rumour, position.rumour[SLOTS.indexOf(rumour.slot)]),
      ),
    },
  });
}

describe("mind", () => {
  it("lists exactly the legal moves, in their order", () => {
    const listed: number[] = [];
    for (const game of libraryGames) {
      for (const { state, seen } of momentsOf(game)) {
        const mind = knowledge.mindOf(seen);
        expect(mind.seat).toBe(state.seat);
        const count = mind.list(listed);
        const moves = listed.slice(0, count).map((decision) => mind.moveOf(decision));
        expect(moves).toEqual(legalMoves(state));
      }
    }
  });

  it("settles what its seat does not know to something that its seat can't tell from the truth", () => {
    let unknown = 0;
    fc.assert(
      fc.property(games, fc.nat(), (game, dice) => {
        for (const { seen, seat } of momentsOf(game)) {
          const { aside, hand, board } = seen.rumours;
          if (![aside, hand, ...board].some((rumour) => rumour?.value === null)) continue;
          unknown++;
          expect(view(settledState(seen, dice), seat)).toEqual(seen);
        }
      }),
      { numRuns: 20 },
    );
    expect(unknown).toBeGreaterThan(0);
  });

  it("thinks the same about tables that look the same", () => {
    let hidden = 0;
    for (const game of libraryGames) {
      let moment = 0;
      for (const { state, seen, seat } of momentsOf(game)) {
        if (++moment % 12 !== 0) continue;
        const twin = resample(seen, `twin ${moment}`);
        if (JSON.stringify(twin.rumours) !== JSON.stringify(state.rumours)) hidden++;
        expect(thoughtOf(view(twin, seat), seat, 4)).toBe(thoughtOf(seen, seat, 4));
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });

  it("draws new tiles in each game that it plays", () => {
    const seen = view(setup({ players: 2, seed: 1 }), 0);
    const places = new Set<number>();
    const random = Random.from("places");
    for (let game = 0; game < 20; game++) {
      const position = copyPosition(positionOf(seen));
      settle(position, chanceOf("thoughts"), random);
      places.add(position.chance.place);
    }
    expect(places.size).toBe(20);
  });

  it("makes legal decisions at a glance, changes nothing by rating them, and expects finite gold", () => {
    const random = Random.from("glances");
    const listed: number[] = [];
    const ratings: number[] = [];
    for (const game of libraryGames) {
      for (const { state, seen, seat } of momentsOf(game)) {
        const worths: number[] = [];
        const mind = knowledge.mindOf(seen);
        mind.settle(seat, random);
        const count = mind.list(listed);
        mind.rate(listed, count, ratings);
        expect(ratings.slice(0, count).every(Number.isFinite)).toBe(true);
        expect(explain(state, mind.moveOf(mind.glance(random)))).toBeUndefined();
        mind.worth(worths);
        expect(worths).toHaveLength(state.seats.length);
        expect(worths.every(Number.isFinite)).toBe(true);
        for (const decision of listed.slice(0, count)) {
          expect(mind.trace(decision)).toBeLessThan(mind.traces);
        }
        // A copy lists anew.
        const again: number[] = [];
        expect(mind.clone().list(again)).toBe(count);
        expect(again.slice(0, count)).toEqual(listed.slice(0, count));
      }
    }
  });

  it("plays by the rules, up to a score that is the game's own", () => {
    const random = Random.from("course");
    const [game] = libraryGames;
    if (game === undefined) throw new Error("no game");
    let state = setup({ ...game.options, tileSet: shortTrip });
    while (!state.over) {
      const { seat } = state;
      const mind = knowledge.mindOf(view(state, seat));
      mind.settle(seat, random);
      state = apply(state, mind.moveOf(mind.glance(random)));
    }
    const worths: number[] = [];
    knowledge.mindOf(view(state, 0)).worth(worths);
    const { seats } = score(state);
    expect(worths.map(Math.floor)).toEqual(seats.map(({ total }) => total));
  });

  it("thinks as if it saw everything for the first time, whatever it keeps of earlier positions", () => {
    const random = Random.from("kept");
    const listed: number[] = [];
    /** What a mind thinks of all decisions, and of the position. */
    const opinions = (mind: ReturnType<typeof knowledge.mindOf>): string => {
      const ratings: number[] = [];
      const worths: number[] = [];
      const count = mind.list(listed);
      mind.rate(listed, count, ratings);
      mind.worth(worths);
      return JSON.stringify([ratings.slice(0, count), worths]);
    };
    for (const game of libraryGames) {
      let moment = 0;
      for (const { seen, seat } of momentsOf(game)) {
        if (++moment % 15 !== 0) continue;
        const start = knowledge.mindOf(seen);
        const mind = start.clone();
        for (let game = 0; game < 3; game++) {
          mind.follow(start);
          mind.settle(seat, random);
          while (mind.seat >= 0 && !mind.ripe) {
            expect(opinions(mind)).toBe(opinions(mind.clone()));
            mind.play(mind.glance(random));
          }
        }
      }
    }
  });

  it("ends a game in its mind after three turns", () => {
    const state = setup({ players: 2, seed: 3 });
    const mind = knowledge.mindOf(view(state, 0));
    const random = Random.from("turns");
    mind.settle(0, random);
    const seats: number[] = [];
    while (!mind.ripe) {
      if (seats.at(-1) !== mind.seat) seats.push(mind.seat);
      mind.play(mind.glance(random));
    }
    expect(seats.slice(0, 3)).toEqual([0, 1, 0]);
  });
});

describe("greedyMove", () => {
  it("is legal, the same for tables that look the same, and decided by the seed among equals", () => {
    const chosen = new Set<string>();
    for (const game of libraryGames) {
      let moment = 0;
      for (const { state, seen, seat } of momentsOf(game)) {
        if (++moment % 4 !== 0) continue;
        const move = knowledge.greedyMove(seen, 1);
        expect(explain(state, move)).toBeUndefined();
        expect(knowledge.greedyMove(view(resample(seen, moment), seat), 1)).toEqual(move);
      }
    }
    const seen = view(setup({ players: 2, seed: 1 }), 0);
    for (let seed = 0; seed < 20; seed++) {
      chosen.add(JSON.stringify(knowledge.greedyMove(seen, seed)));
    }
    expect(chosen.size).toBeGreaterThan(1);
  });
});
