/** What a player of Through the Desert knows: every decision that the rules allow, and what is near. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { greedy, mcts, random } from "caravanserai/bots";
import { checkBot, desertOptions, randomGames, statesOf } from "caravanserai/testing";
import * as game from "caravanserai/through-the-desert";
import { legalMoves, score, type State, type Types, view } from "caravanserai/through-the-desert";
import { Random } from "../../../src/kit/chance/random.js";
import { knowledge } from "../../../src/through-the-desert/bots/knowledge.js";

const games = randomGames(desertOptions);

describe("the mind", () => {
  it("lists exactly the legal moves, in their order, and counts points as the score does", () => {
    fc.assert(
      fc.property(games, (played) => {
        let number = 0;
        for (const state of statesOf<Types>(game, played)) {
          if (state.seat === null || number++ % 5 !== 0) continue;
          const mind = knowledge.mindOf(view(state, state.seat));
          const decisions: number[] = [];
          const count = mind.list(decisions);
          const moves = decisions.slice(0, count).map((decision) => mind.moveOf(decision));
          expect(moves).toEqual(legalMoves(state));
          const points: number[] = [];
          mind.worth(points);
          expect(points).toEqual(score(state).seats.map(({ total }) => total));
        }
      }),
      { numRuns: 30 },
    );
  });

  it("plays legal games at a glance, and changes nothing by rating decisions", () => {
    fc.assert(
      fc.property(games, fc.nat(), (played, seed) => {
        const [state] = statesOf<Types>(game, played);
        if (state === undefined || state.seat === null) return;
        const mind = knowledge.mindOf(view(state, state.seat));
        const dice = Random.from(String(seed));
        const decisions: number[] = [];
        const ratings: number[] = [];
        let now: State = state;
        while (mind.seat >= 0) {
          const count = mind.list(decisions);
          mind.rate(decisions, count, ratings);
          expect(ratings.slice(0, count).every(Number.isFinite)).toBe(true);
          const move = mind.moveOf(mind.glance(dice));
          expect(game.explain(now, move)).toBeUndefined();
          mind.play(decisions[legalMoves(now).indexOf(move)] ?? -1);
          now = game.apply(now, move);
        }
        expect(now.over).toBe(true);
        const points: number[] = [];
        mind.worth(points);
        expect(points).toEqual(score(now).seats.map(({ total }) => total));
      }),
      { numRuns: 15 },
    );
  });
});

describe("a player at a glance", () => {
  it("places leaders where much is to be reached, and rates them so", () => {
    const state = game.setup({ players: 2, seed: 1 });
    const mind = knowledge.mindOf(view(state, 0));
    const decisions: number[] = [];
    const ratings: number[] = [];
    const count = mind.list(decisions);
    mind.rate(decisions, count, ratings);
    const ratingOf = new Map(decisions.slice(0, count).map((one, index) => [one, ratings[index]]));
    const all = [...ratingOf.values()].map(Number);
    expect(Math.max(...all)).toBeGreaterThan(2 * Math.min(...all));
    const dice = Random.from("leaders");
    const glances = Array.from({ length: 200 }, () => Number(ratingOf.get(mind.glance(dice))));
    // The best of four that are drawn at random is on average better than four of five.
    expect(mean(glances)).toBeGreaterThan(mean(all) + 0.5 * deviation(all));
  });

  it("F2: prefers to catch up with, or to leave behind, the largest caravan of a colour", () => {
    let [raced, could] = [0, 0];
    for (let seed = 0; seed < 20; seed++) {
      let state = game.setup({ players: 2, seed });
      const dice = Random.from(`race ${seed}`);
      while (state.seat !== null) {
        const mind = knowledge.mindOf(view(state, state.seat));
        const move = mind.moveOf(mind.glance(dice));
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
    await checkBot<Types>(game, bot, { options: desertOptions, games: 15, moments: 3 });
  });
});

describe("a greedy player", () => {
  it("takes the points that are there: an oasis before water, water before sand", () => {
    let state = game.setup({ players: 2, seed: 1, layout: game.smallWadi });
    const gains: number[] = [];
    while (state.seat !== null) {
      const { seat } = state;
      const totals = legalMoves(state).map((move) => lead(game.apply(state, move), seat));
      const move = knowledge.greedyMove(view(state, seat), 0);
      const next = game.apply(state, move);
      gains.push(Math.max(...totals) - lead(next, seat));
      state = next;
    }
    expect(new Set(gains)).toEqual(new Set([0]));
  });
});

/** How far a seat is ahead of its strongest rival. */
function lead(state: game.State, seat: number): number {
  const totals = score(state).seats.map(({ total }) => total);
  return (totals[seat] ?? 0) - Math.max(...totals.filter((_, other) => other !== seat));
}
