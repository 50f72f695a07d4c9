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
import { greedyAction } from "../../../src/bots/search/greedy-action.js";
import { botGame } from "../../../src/desert-sons/bots/bot-game.js";
import { determinize } from "../../../src/desert-sons/bots/determinize.js";
import { knowledge } from "../../../src/desert-sons/bots/knowledge.js";
import { positionOf } from "../../../src/desert-sons/gate/engine.js";
import { chanceOf } from "../../../src/desert-sons/rules/position/chance.js";
import { copyPosition, type Position } from "../../../src/desert-sons/rules/position.js";
import { rules } from "../../../src/desert-sons/rules/rules.js";
import { Random } from "../../../src/kit/chance/random.js";
import type { Guidance } from "../../../src/kit/engine/knowledge.js";
import { cases } from "../../helpers/cases.js";
import { games, libraryGames, type RandomGame, statesOf } from "../arbitraries.js";

/** The states of a random game in which somebody decides, with what that seat sees. */
function* momentsOf(game: RandomGame): Generator<{ state: State; seen: View; seat: number }> {
  for (const state of statesOf(game)) {
    if (state.seat !== null) yield { state, seen: view(state, state.seat), seat: state.seat };
  }
}

/** The position of a view, and all that guides a search from it. */
function prepared(seen: View): { position: Position; guidance: Required<Guidance<Position>> } {
  const position = copyPosition(positionOf(seen));
  const guidance = knowledge.prepare?.(position);
  // This game has all of it.
  return { position, guidance: guidance as Required<Guidance<Position>> };
}

/** What a search of a few iterations makes of a view. */
function thoughtOf(seen: View, seat: number, iterations: number): string {
  const search = new Search(botGame, seen, seat, Random.from("test"));
  for (let iteration = 0; iteration < iterations; iteration++) search.explore();
  return JSON.stringify(search.thought());
}

/** The state of a view whose rumours were drawn. */
function determinizedState(seen: View, dice: number): State {
  const position = copyPosition(positionOf(seen));
  determinize(position, chanceOf("thoughts"), Random.from(`dice ${dice}`));
  const [aside, hand] = [position.rumour[SLOTS.length], position.rumour[SLOTS.length + 1]];
  const drawn = (rumour: Rumour<number | null> | null, value: number | undefined): unknown =>
    rumour === null ? null : { ...rumour, value };
  const { viewer: _, ...visible } = seen;
  return load({
    ...visible,
    seed: "thoughts",
    chance: position.chance.state,
    rumours: {
      ...seen.rumours,
      aside: drawn(seen.rumours.aside, aside),
      hand: drawn(seen.rumours.hand, hand),
      board: seen.rumours.board.map((rumour) =>
        drawn(rumour, position.rumour[SLOTS.indexOf(rumour.slot)]),
      ),
    },
  });
}

describe("knowledge", () => {
  it("draws what its seat does not know so that its seat can't tell it from the truth", () => {
    let unknown = 0;
    fc.assert(
      fc.property(games, fc.nat(), (game, dice) => {
        for (const { seen, seat } of momentsOf(game)) {
          const { aside, hand, board } = seen.rumours;
          if (![aside, hand, ...board].some((rumour) => rumour?.value === null)) continue;
          unknown++;
          expect(view(determinizedState(seen, dice), seat)).toEqual(seen);
        }
      }),
      { numRuns: cases(20, 12) },
    );
    expect(unknown).toBeGreaterThan(0);
  });

  it("searches the same in states that look the same", () => {
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

  it("draws new tiles in each iteration", () => {
    const seen = view(setup({ players: 2, seed: 1 }), 0);
    const places = new Set<number>();
    const random = Random.from("places");
    for (let game = 0; game < 20; game++) {
      const position = copyPosition(positionOf(seen));
      determinize(position, chanceOf("thoughts"), random);
      places.add(position.chance.place);
    }
    expect(places.size).toBe(20);
  });

  it("rolls out legal actions, changes nothing by its priors, and expects finite gold", () => {
    const random = Random.from("rollouts");
    const listed: number[] = [];
    const priors: number[] = [];
    for (const game of libraryGames) {
      for (const { state, seen, seat } of momentsOf(game)) {
        const points: number[] = [];
        const { position, guidance } = prepared(seen);
        guidance.determinize(position, seat, random);
        const count = rules.actions(position, listed);
        expect(listed.slice(0, count).map((action) => rules.moveOf(position, action))).toEqual(
          legalMoves(state),
        );
        guidance.priors(position, listed, count, priors);
        expect(priors.slice(0, count).every(Number.isFinite)).toBe(true);
        const action = guidance.rollout(position, random);
        expect(explain(state, rules.moveOf(position, action))).toBeUndefined();
        guidance.evaluate(position, points);
        expect(points).toHaveLength(state.seats.length);
        expect(points.every(Number.isFinite)).toBe(true);
        for (const one of listed.slice(0, count)) {
          expect(guidance.amafKey(one)).toBeGreaterThanOrEqual(0);
          expect(guidance.amafKey(one)).toBeLessThan(guidance.amafKeys);
        }
        // A copy lists anew.
        const again: number[] = [];
        expect(rules.actions(copyPosition(position), again)).toBe(count);
        expect(again).toEqual(listed.slice(0, count));
      }
    }
  });

  it("has the same AMAF key only for actions that differ by tile, driver, portion or the seat scouted", () => {
    const keys = new Map<number, string>();
    const seen = view(setup({ players: 3, seed: 1 }), 0);
    const { guidance } = prepared(seen);
    for (const game of libraryGames) {
      for (const state of statesOf(game)) {
        if (state.tileSet !== seen.tileSet) continue;
        for (const move of legalMoves(state)) {
          const {
            tile: _tile,
            driver: _driver,
            portion: _portion,
            from: _from,
            ...rest
          } = {
            tile: 0,
            driver: 0,
            portion: 0,
            from: 0,
            ...move,
          };
          const text = JSON.stringify(rest);
          const action = rules.actionOf(positionOf(state), move);
          if (typeof action !== "number") throw new Error(action.message);
          const key = guidance.amafKey(action);
          expect(keys.get(key) ?? text).toBe(text);
          keys.set(key, text);
        }
      }
    }
    expect(keys.size).toBeGreaterThan(100);
  });

  it("evaluates the end of a game by its score", () => {
    const random = Random.from("course");
    const [game] = libraryGames;
    if (game === undefined) throw new Error("no game");
    let state = setup({ ...game.options, tileSet: shortTrip });
    while (!state.over) {
      const { seat } = state;
      const { position, guidance } = prepared(view(state, seat));
      guidance.determinize(position, seat, random);
      state = apply(state, rules.moveOf(position, guidance.rollout(position, random)));
    }
    const points: number[] = [];
    const { position, guidance } = prepared(view(state, 0));
    guidance.evaluate(position, points);
    const { seats } = score(state);
    expect(points.map(Math.floor)).toEqual(seats.map(({ total }) => total));
  });

  it("computes the same with its caches as without", () => {
    const random = Random.from("kept");
    const listed: number[] = [];
    /** The priors of all actions, and the evaluation. */
    const results = (position: Position, guidance: Required<Guidance<Position>>): string => {
      const priors: number[] = [];
      const points: number[] = [];
      const count = rules.actions(position, listed);
      guidance.priors(position, listed, count, priors);
      guidance.evaluate(position, points);
      return JSON.stringify([priors.slice(0, count), points]);
    };
    for (const game of libraryGames) {
      let moment = 0;
      for (const { seen, seat } of momentsOf(game)) {
        if (++moment % 15 !== 0) continue;
        const { position: root, guidance } = prepared(seen);
        let position: Position | undefined;
        for (let iteration = 0; iteration < 3; iteration++) {
          position = copyPosition(root, position);
          guidance.determinize(position, seat, random);
          while (position.seat >= 0 && !guidance.isLeaf(position)) {
            const fresh = prepared(seen).guidance;
            expect(results(position, guidance)).toBe(results(copyPosition(position), fresh));
            rules.play(position, guidance.rollout(position, random));
          }
        }
      }
    }
  });

  it("stops an iteration after five turns, counted from the root", () => {
    const random = Random.from("turns");
    let state = setup({ players: 2, seed: 3 });
    for (let start = 0; start < 3; start++) {
      const { seat } = state;
      if (seat === null) throw new Error("the game is over");
      const { position, guidance } = prepared(view(state, seat));
      guidance.determinize(position, seat, random);
      const turns = [position.inTurn];
      while (!guidance.isLeaf(position)) {
        rules.play(position, guidance.rollout(position, random));
        if (turns.at(-1) !== position.inTurn) turns.push(position.inTurn);
      }
      expect(turns).toEqual([0, 1, 2, 3, 4, 5].map((turn) => (seat + turn) % 2));
      do state = apply(state, { type: "done" });
      while (state.seat === seat);
    }
  });
});

describe("the greedy action", () => {
  it("is legal, the same in states that look the same, and decided by chance among equals", () => {
    const chosen = new Set<number>();
    const best = (seen: View, seat: number, seed: number): number =>
      greedyAction(botGame, seen, seat, Random.from(String(seed)));
    for (const game of libraryGames) {
      let moment = 0;
      for (const { state, seen, seat } of momentsOf(game)) {
        if (++moment % 4 !== 0) continue;
        const action = best(seen, seat, 1);
        expect(explain(state, rules.moveOf(positionOf(seen), action))).toBeUndefined();
        expect(best(view(resample(seen, moment), seat), seat, 1)).toBe(action);
      }
    }
    const seen = view(setup({ players: 2, seed: 1 }), 0);
    for (let seed = 0; seed < 20; seed++) chosen.add(best(seen, 0, seed));
    expect(chosen.size).toBeGreaterThan(1);
  });
});
