/** The learnt value of a position, and the features that it weighs. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { greedy } from "caravanserai/bots";
import { generateLayout } from "caravanserai/layouts";
import { desertOptions, randomGames, statesOf } from "caravanserai/testing";
import * as game from "caravanserai/through-the-desert";
import type { State, Types } from "caravanserai/through-the-desert";
import { betweenKnots } from "../../../src/kit/engine/knots.js";
import { botGame } from "../../../src/through-the-desert/bots/bot-game.js";
import {
  FEATURE_NAMES,
  type FeatureName,
  Features,
} from "../../../src/through-the-desert/bots/features.js";
import { KNOTS, Value } from "../../../src/through-the-desert/bots/value.js";
import { WEIGHTS } from "../../../src/through-the-desert/bots/weights.js";
import { colourOfAction, spaceOfAction } from "../../../src/through-the-desert/rules/actions.js";
import { caravanOf, type Position } from "../../../src/through-the-desert/rules/position.js";
import { cases } from "../../helpers/cases.js";

const { rules } = botGame;
const positionOf = (state: State): Position =>
  rules.copy(botGame.positionOf(game.view(state, state.seat ?? 0)));

/** The features of the seat in turn, by name. */
function featuresOf(position: Position): Record<FeatureName, number> {
  const features = new Features(position);
  features.compute(position);
  const first = position.seat * FEATURE_NAMES.length;
  const named = FEATURE_NAMES.map((name, index) => [name, features.values[first + index]] as const);
  return Object.fromEntries(named) as Record<FeatureName, number>;
}

/** The legal actions of a position, and where each puts a camel. */
function placements(position: Position): { action: number; caravan: number; space: number }[] {
  const actions: number[] = [];
  const count = rules.actions(position, actions);
  return actions.slice(0, count).map((action) => ({
    action,
    caravan: caravanOf(colourOfAction(action), position.seat),
    space: spaceOfAction(action),
  }));
}

/** What the seat in turn reaches with its next camel, or with two, found by playing them. */
function reachByPlaying(position: Position): { one: Reach; two: Reach; isExact: boolean } {
  const { setting } = position;
  const one = new Reach(position);
  const two = new Reach(position);
  let isExact = true;
  for (const { action, caravan, space } of placements(position)) {
    one.add(caravan, space);
    const after = rules.copy(position);
    rules.play(after, action);
    // Territory closes spaces that features count.
    isExact &&= after.territory.every((owner, at) => owner === position.territory[at]);
    for (let next = 0; next < setting.board.count; next++) {
      if (after.open.has(caravan, next)) two.add(caravan, next);
    }
  }
  two.remove(one);
  return { one, two, isExact };
}

/** Water and oases that a seat reaches. */
class Reach {
  private readonly spaces = new Set<number>();
  private readonly oases = new Set<number>();
  constructor(private readonly position: Position) {}

  add(caravan: number, space: number): void {
    const { water, scored, setting } = this.position;
    if (Number(water[space]) > 0) this.spaces.add(space);
    for (const oasis of setting.oases.keys()) {
      const isBeside = (Number(setting.oasisNear[space]) & (1 << oasis)) !== 0;
      const isScored = (Number(scored[caravan]) & (1 << oasis)) !== 0;
      if (isBeside && !isScored) this.oases.add(caravan * 8 + oasis);
    }
  }

  remove({ spaces, oases }: Reach): void {
    for (const space of spaces) this.spaces.delete(space);
    for (const oasis of oases) this.oases.delete(oasis);
  }

  get counted(): { water: number; oases: number } {
    let water = 0;
    for (const space of this.spaces) water += Number(this.position.water[space]);
    return { water, oases: this.oases.size };
  }
}

describe("features", () => {
  it("count what the seat in turn can reach with one camel and with two", () => {
    let compared = 0;
    fc.assert(
      fc.property(randomGames(desertOptions), (played) => {
        for (const [number, state] of [...statesOf<Types>(game, played)].entries()) {
          if (state.phase !== "camels" || number % 3 !== 0) continue;
          const position = positionOf(state);
          if (position.supply.some((camels) => camels < 2)) continue;
          const named = featuresOf(position);
          const { one, two, isExact } = reachByPlaying(position);
          expect(named.growth).toBe(placements(position).length);
          expect({
            water: named.waterInOne + named.waterInOneRivalInTwo + named.waterInOneRivalInOne,
            oases: named.oasesInOneBySingleSpace + named.oasesInOne,
          }).toEqual(one.counted);
          if (!isExact) continue;
          compared++;
          expect({
            water: named.waterInTwo + named.waterInTwoRivalInTwo + named.waterInTwoRivalInOne,
            oases: named.oasesInTwoBySingleSpace + named.oasesInTwo,
          }).toEqual(two.counted);
        }
      }),
      { numRuns: cases(30, 20) },
    );
    expect(compared).toBeGreaterThan(0);
  });

  it("F2: have every caravan of a seat in one race", () => {
    const state = afterCamels(game.setup({ players: 3, seed: 4 }), 30);
    const named = featuresOf(positionOf(state));
    const races = FEATURE_NAMES.filter((name) => /^(stuck|behind|level|ahead)/u.test(name));
    expect(races.reduce((sum, name) => sum + named[name], 0)).toBe(5);
  });
});

/** Places the leaders and some camels, each the legal move in the middle of the list. */
function afterCamels(start: State, camels: number): State {
  let state = start;
  for (let placed = 0; placed < camels && state.seat !== null;) {
    const moves = game.legalMoves(state);
    if (state.phase === "camels") placed++;
    const move = moves[moves.length >> 1];
    if (move === undefined) break;
    state = game.apply(state, move);
  }
  return state;
}

describe("the value", () => {
  it("has a weight for each feature at each knot", () => {
    for (const name of FEATURE_NAMES) expect(WEIGHTS[name]).toHaveLength(KNOTS.length);
    expect(Object.keys(WEIGHTS)).toEqual([...FEATURE_NAMES]);
  });

  it("goes from one knot to the next without a jump", () => {
    for (let left = 0; left < 40; left += 0.25) {
      const [knot, share] = betweenKnots(KNOTS, left);
      const [from, to] = KNOTS.slice(knot, knot + 2).map(Number);
      const there = (1 - share) * Number(from) + share * Number(to);
      expect(there).toBeCloseTo(Math.min(left, Math.max(...KNOTS)));
    }
  });

  it("is the score once the game is over", () => {
    const state = afterCamels(game.setup({ players: 2, seed: 9, layout: game.smallWadi }), 1000);
    expect(state.over).toBe(true);
    const position = positionOf(state);
    const points: number[] = [];
    new Value(position).evaluate(position, points);
    expect(points).toEqual(game.score(state).seats.map(({ total }) => total));
  });

  it("predicts the end of a game better than the score of the moment does", async () => {
    let [byValue, byScore] = [0, 0];
    for (let seed = 0; seed < 4; seed++) {
      const players = 2 + seed;
      const { layout } = generateLayout({ game: "through-the-desert", seed, players });
      const bot = greedy<Types>({ seed });
      const guesses: { value: number[]; points: number[] }[] = [];
      let state: State = game.setup({ players, seed, layout });
      for (let move = 0; state.seat !== null; move++) {
        if (state.phase === "camels" && move % 10 === 0) {
          const position = positionOf(state);
          const value: number[] = [];
          new Value(position).evaluate(position, value);
          guesses.push({ value, points: game.score(state).seats.map(({ total }) => total) });
        }
        state = game.apply(state, (await bot.think(game.view(state, state.seat))).move);
      }
      const totals = game.score(state).seats.map(({ total }) => total);
      // Leads are compared: everybody earns something until the end.
      const leadOf = ([first = 0, second = 0]: readonly number[]): number => first - second;
      const error = (guess: readonly number[]): number => (leadOf(guess) - leadOf(totals)) ** 2;
      for (const { value, points } of guesses) {
        byValue += error(value);
        byScore += error(points);
      }
    }
    expect(byValue).toBeLessThan(0.9 * byScore);
  });
});
