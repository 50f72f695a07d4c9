/** What a player of Through the Desert knows: priors, rollouts and evaluations. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { greedy, mcts, random } from "caravanserai/bots";
import { checkBot, desertOptions, randomGames, statesOf } from "caravanserai/testing";
import * as game from "caravanserai/through-the-desert";
import { legalMoves, score, type State, type Types, view } from "caravanserai/through-the-desert";
import { Random } from "../../../src/kit/chance/random.js";
import type { Guidance } from "../../../src/kit/engine/knowledge.js";
import { OASIS_POINTS } from "../../../src/through-the-desert/rules/earnings.js";
import { botGame } from "../../../src/through-the-desert/bots/bot-game.js";
import type { Position } from "../../../src/through-the-desert/rules/position.js";
import { cases } from "../../helpers/cases.js";

const { rules, knowledge } = botGame;
type Guided = Pick<Guidance<Position>, "priors" | "rollout" | "evaluate">;
const games = randomGames(desertOptions);

/** A position for a search from a state, and what guides it there. */
function searchFrom(state: State): { position: Position; guidance: Required<Guided> } {
  const position = rules.copy(botGame.positionOf(view(state, state.seat ?? 0)));
  // What this game has.
  return { position, guidance: knowledge.prepare?.(position) as Required<Guided> };
}

/** The legal actions of a position. */
function actionsIn(position: Position): number[] {
  const actions: number[] = [];
  const count = rules.actions(position, actions);
  expect(actions.length).toBe(count);
  return actions;
}

describe("the search position", () => {
  it("has exactly the legal moves, in their order, and finite values", () => {
    fc.assert(
      fc.property(games, (played) => {
        let number = 0;
        for (const state of statesOf<Types>(game, played)) {
          if (state.seat === null || number++ % 5 !== 0) continue;
          const { position, guidance } = searchFrom(state);
          const moves = actionsIn(position).map((action) => rules.moveOf(position, action));
          expect(moves).toEqual(legalMoves(state));
          const points: number[] = [];
          guidance.evaluate(position, points);
          expect(points.filter(Number.isFinite)).toHaveLength(state.seats.length);
        }
      }),
      { numRuns: cases(30) },
    );
  });

  it("is rolled out by legal moves, and is not changed by priors", () => {
    fc.assert(
      fc.property(games, fc.nat(), (played, seed) => {
        const [state] = statesOf<Types>(game, played);
        if (state === undefined || state.seat === null) return;
        const { position, guidance } = searchFrom(state);
        const dice = Random.from(String(seed));
        const values: number[] = [];
        let now: State = state;
        while (rules.seat(position) >= 0) {
          const actions = actionsIn(position);
          guidance.priors(position, actions, actions.length, values);
          expect(values.slice(0, actions.length).every(Number.isFinite)).toBe(true);
          const action = guidance.rollout(position, dice);
          const move = rules.moveOf(position, action);
          expect(game.explain(now, move)).toBeUndefined();
          expect(actions[legalMoves(now).indexOf(move)]).toBe(action);
          rules.play(position, action);
          now = game.apply(now, move);
        }
        expect(now.over).toBe(true);
        const points: number[] = [];
        guidance.evaluate(position, points);
        expect(points).toEqual(score(now).seats.map(({ total }) => total));
      }),
      { numRuns: cases(15) },
    );
  });
});

describe("the rollout policy", () => {
  it("places leaders where much is to be reached, as the priors say", () => {
    const { position, guidance } = searchFrom(game.setup({ players: 2, seed: 1 }));
    const actions = actionsIn(position);
    const all: number[] = [];
    guidance.priors(position, actions, actions.length, all);
    const priorOf = new Map(actions.map((action, index) => [action, all[index]]));
    expect(Math.max(...all)).toBeGreaterThan(2 * Math.min(...all));
    const dice = Random.from("leaders");
    const chosen = Array.from({ length: 200 }, () =>
      Number(priorOf.get(guidance.rollout(position, dice))),
    );
    // The best of four that are drawn at random is on average better than four of five.
    expect(mean(chosen)).toBeGreaterThan(mean(all) + 0.5 * deviation(all));
  });

  it("F2: prefers to catch up with, or to leave behind, the largest caravan of a colour", () => {
    let [raced, could] = [0, 0];
    for (let seed = 0; seed < 20; seed++) {
      let state = game.setup({ players: 2, seed });
      const dice = Random.from(`race ${seed}`);
      while (state.seat !== null) {
        const { position, guidance } = searchFrom(state);
        const move = rules.moveOf(position, guidance.rollout(position, dice));
        if (move.type === "camel") {
          const close = legalMoves(state).filter((one) => isClose(state, one));
          could += close.length / legalMoves(state).length;
          raced += Number(isClose(state, move));
        }
        state = game.apply(state, move);
      }
    }
    expect(raced).toBeGreaterThan(1.3 * could);
  });
});

/** Whether a camel draws level with the largest caravan of its colour, or makes one that was level the largest. */
function isClose(state: game.State, move: game.Move): boolean {
  const { seat } = state;
  if (seat === null || move.type !== "camel") return false;
  const sizes = [0, 1].map(
    (one) =>
      state.caravans.find(({ seat, colour }) => seat === one && colour === move.colour)?.camels
        .length,
  );
  const behind = (sizes[1 - seat] ?? 0) - (sizes[seat] ?? 0);
  return behind === 0 || behind === 1;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

describe("bots", () => {
  it.each([
    ["random", random<Types>({ seed: 3 })],
    ["greedy", greedy<Types>()],
    ["mcts", mcts<Types>({ iterations: 30 })],
  ])("%s keeps the laws of bots", async (_, bot) => {
    await checkBot<Types>(game, bot, { options: desertOptions, games: cases(15), moments: 3 });
  });
});

describe("a greedy player", () => {
  it("takes the points that are there: an oasis before water, water before sand", async () => {
    const bot = greedy<Types>();
    let state = game.setup({ players: 2, seed: 1, layout: game.smallWadi });
    while (state.seat !== null) {
      const { seat } = state;
      const { move } = await bot.think(view(state, seat));
      if (move.type === "camel") {
        const best = Math.max(
          ...legalMoves(state).map((one) => lead(game.apply(state, one), seat)),
        );
        // What is near counts too, but less than an oasis.
        expect(best - lead(game.apply(state, move), seat)).toBeLessThan(OASIS_POINTS);
      }
      state = game.apply(state, move);
    }
  });
});

/** How far a seat is ahead of its strongest rival. */
function lead(state: game.State, seat: number): number {
  const totals = score(state).seats.map(({ total }) => total);
  return (totals[seat] ?? 0) - Math.max(...totals.filter((_, other) => other !== seat));
}
