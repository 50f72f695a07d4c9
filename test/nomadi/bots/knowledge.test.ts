/** What a bot knows of a position: no more than its seat does, and the rules of the game. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { greedy, mcts } from "caravanserai/bots";
import * as nomadi from "caravanserai/nomadi";
import { apply, hash, legalMoves, load, resample, type State, view } from "caravanserai/nomadi";
import { checkBot, nomadiOptions } from "caravanserai/testing";
import { Search } from "../../../src/bots/search/search.js";
import { Random } from "../../../src/kit/chance/random.js";
import type { Guidance } from "../../../src/kit/engine/knowledge.js";
import { botGame } from "../../../src/nomadi/bots/bot-game.js";
import { HiddenCards } from "../../../src/nomadi/bots/determinize.js";
import { knowledge } from "../../../src/nomadi/bots/knowledge.js";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import { writeState } from "../../../src/nomadi/gate/transcript.js";
import { listActions, moveOf } from "../../../src/nomadi/rules/actions.js";
import { hashPosition } from "../../../src/nomadi/rules/hash.js";
import { play } from "../../../src/nomadi/rules/play.js";
import { copyPosition, type Position } from "../../../src/nomadi/rules/position.js";
import { cases } from "../../helpers/cases.js";
import { games, type RandomGame, statesOf } from "../arbitraries.js";
import { row, scene } from "../scenes.js";

/** Some states of a random game, each with the seat that decides: all of its beginning, then every seventh. */
function* someStates(game: RandomGame): Generator<readonly [state: State, seat: number]> {
  let number = 0;
  for (const state of statesOf(game)) {
    if (state.seat !== null && (number < 60 || number % 7 === 0)) yield [state, state.seat];
    if (number++ > 600) return;
  }
}

/** The position that a seat sees, and all that guides a search from it. */
function prepared(
  state: State,
  seat: number,
): { position: Position; guidance: Required<Guidance<Position>> } {
  const position = copyPosition(positionOf(view(state, seat)));
  const guidance = knowledge.prepare?.(position);
  // This game has all of it.
  return { position, guidance: guidance as Required<Guidance<Position>> };
}

describe("actions", () => {
  it("are the legal moves, in their order, and small enough for a search", () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const [state, seat] of someStates(game)) {
          const { position, guidance } = prepared(state, seat);
          const actions: number[] = [];
          const count = listActions(position, actions);
          const listed = actions.slice(0, count);
          expect(listed.map((action) => moveOf(position, action))).toEqual(legalMoves(state));
          expect(new Set(listed).size).toBe(count);
          for (const action of listed) {
            expect(action).toBeGreaterThanOrEqual(0);
            expect(action).toBeLessThan(2 ** 28);
            expect(guidance.amafKey(action)).toBeLessThan(guidance.amafKeys);
          }
        }
      }),
      { numRuns: cases(20) },
    );
  });

  it("do what the moves do", () => {
    fc.assert(
      fc.property(games, fc.nat(), (game, pick) => {
        for (const [state] of someStates(game)) {
          const position = copyPosition(positionOf(state));
          const actions: number[] = [];
          const count = listActions(position, actions);
          const action = actions[pick % count] ?? 0;
          const move = moveOf(position, action);
          play(position, action);
          expect(hashPosition(position)).toBe(hash(apply(state, move)));
        }
      }),
      { numRuns: cases(20) },
    );
  });
});

describe("knowledge", () => {
  it("chooses legal actions in rollouts, and has a prior for each action and points for each seat", () => {
    fc.assert(
      fc.property(games, (game) => {
        const random = Random.from("rollout");
        for (const [state, seat] of someStates(game)) {
          const { position, guidance } = prepared(state, seat);
          guidance.determinize(position, seat, random);
          const actions: number[] = [];
          const count = listActions(position, actions);
          expect(actions.slice(0, count)).toContain(guidance.rollout(position, random));
          const priors: number[] = [];
          guidance.priors(position, actions, count, priors);
          expect(priors.slice(0, count).every(Number.isFinite)).toBe(true);
          expect(priors.length).toBeGreaterThanOrEqual(count);
          const points: number[] = [];
          guidance.evaluate(position, points);
          expect(points).toHaveLength(state.seats.length);
          expect(points.every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: cases(20) },
    );
  });

  it("N22: draws what is hidden so that the seat sees no difference", () => {
    fc.assert(
      fc.property(games, (game) => {
        const random = Random.from("cards");
        for (const [state, seat] of someStates(game)) {
          const seen = view(state, seat);
          const position = copyPosition(positionOf(seen));
          new HiddenCards(position).determinize(position, random);
          const drawn = load(writeState(position, "drawn"));
          expect(view(drawn, seat)).toEqual(seen);
        }
      }),
      { numRuns: cases(20) },
    );
  });

  it("draws the hidden cards in every order", () => {
    const state = nomadi.setup({ players: 2, seed: 3 });
    const position = copyPosition(positionOf(view(state, 0)));
    const hidden = new HiddenCards(position);
    const random = Random.from("orders");
    const [cell = 0] = [...position.setting.board.squares].filter(
      (one) => position.cards[one] !== 0,
    );
    const drawn = new Map<number, number>();
    for (let time = 0; time < 1800; time++) {
      const copy = copyPosition(position);
      hidden.determinize(copy, random);
      const value = copy.cards[cell] ?? 0;
      drawn.set(value, (drawn.get(value) ?? 0) + 1);
    }
    // Four of 18 cards are +3 and three are -2.
    expect(drawn.get(3)).toBeGreaterThan(330);
    expect(drawn.get(3)).toBeLessThan(470);
    expect(drawn.get(-2)).toBeGreaterThan(235);
    expect(drawn.get(-2)).toBeLessThan(365);
  });

  it("N6: rolls other dice in every simulated game", () => {
    const state = scene({ pawns: [row("f", 1, 8), row("g", 1, 8)], dice: [1] });
    const random = Random.from("dice");
    const rolled = new Set<string>();
    for (let game = 0; game < 5; game++) {
      const { position, guidance } = prepared(state, 0);
      guidance.determinize(position, 0, random);
      const actions: number[] = [];
      listActions(position, actions);
      play(position, actions[0] ?? 0);
      expect(position.seat).toBe(1);
      rolled.add(actions.slice(0, listActions(position, actions)).join(" "));
    }
    expect(rolled.size).toBe(5);
  });

  it("N21: assumes that nobody sells a card for less than it is worth", () => {
    fc.assert(
      fc.property(games, (game) => {
        const random = Random.from("offer");
        for (const state of statesOf(game)) {
          if (state.phase !== "price-answer") continue;
          const position = copyPosition(positionOf(view(state, state.seat)));
          new HiddenCards(position).determinize(position, random);
          const lowest = Math.min(...unseen(resample(view(state, state.seat), 1), state.seat));
          expect(position.offerValue).toBeLessThanOrEqual(Math.max(position.offerPrice, lowest));
        }
      }),
      { numRuns: cases(10) },
    );
  });
});

/** The values of the cards that a seat has not seen. */
function unseen({ offer, cards, deck, seats }: State, seat: number): number[] {
  return [
    ...(offer === null ? [] : [offer.value]),
    ...deck,
    ...cards.map(({ value }) => value),
    ...seats.flatMap(({ cards: held }) =>
      held.filter(({ seenBy }) => !seenBy.includes(seat)).map(({ value }) => value),
    ),
  ];
}

describe("bots", () => {
  it("keep the laws of bots, fairness above all", async () => {
    await checkBot<nomadi.Types>(nomadi, greedy(), { options: nomadiOptions, games: cases(40) });
    await checkBot<nomadi.Types>(nomadi, mcts({ iterations: 30 }), {
      options: nomadiOptions,
      games: cases(5),
    });
  });

  it("think the same whether or not somebody listens", () => {
    const state = scene({ pawns: [row("f", 1, 8), row("g", 1, 8)], dice: [1, 2, 3, 5] });
    const [loud, quiet] = [1, 2].map(
      () => new Search(botGame, view(state, 0), 0, Random.from("bot")),
    );
    for (let iteration = 0; iteration < 60; iteration++) {
      loud?.explore();
      loud?.thought();
      quiet?.explore();
    }
    expect(loud?.thought()).toEqual(quiet?.thought());
  });

  it("N21: ask a price for a bad card that somebody may pay, and for a good one more than it is worth", async () => {
    const asked = new Set<number>();
    for (let seed = 0; asked.size < 5; seed++) {
      const random = nomadi.seededRandom(seed);
      let state = nomadi.setup({ players: 3, seed, layout: nomadi.shortCourse });
      for (let moves = legalMoves(state); moves.length > 0; moves = legalMoves(state)) {
        const { phase, offer, inTurn } = state;
        if (phase === "price" && offer !== null && !asked.has(offer.value)) {
          asked.add(offer.value);
          const coins = state.seats[offer.owner]?.coins ?? 0;
          const price = offer.value < 1 ? Math.min(1, coins) : offer.value + 1;
          const { move } = await mcts<nomadi.Types>({ iterations: 100 }).think(
            view(state, inTurn ?? 0),
          );
          expect(move).toEqual({ type: "price", price });
        }
        state = apply(state, moves[random(moves.length)] ?? { type: "reroll" });
      }
    }
  });

  it("N23: bring their own pawn into the goal if they can", async () => {
    const state = scene({
      pawns: [["e1", "e2", ...row("f", 1, 6)], row("g", 1, 8)],
      dice: [1],
    });
    for (const bot of [greedy<nomadi.Types>(), mcts<nomadi.Types>({ iterations: 200 })]) {
      const { move } = await bot.think(view(state, 0));
      expect(apply(state, move).seats[0].coins).toBe(13);
    }
  });
});
