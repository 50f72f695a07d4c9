/** What a front-end draws: one call, the same for a view, and nothing hidden in it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  board,
  type BoardPoint,
  choices,
  crookedValley,
  grandCrossing,
  legalMoves,
  loadView,
  picks,
  resample,
  score,
  setup,
  shortCourse,
  view,
} from "caravanserai/nomadi";
import { cases } from "../../helpers/cases.js";
import { games, statesOf } from "../arbitraries.js";

const area = (points: readonly BoardPoint[]): number =>
  points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] as BoardPoint;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

describe("board", () => {
  it("N2: has every square once, 1 wide, clockwise, within its bounds", () => {
    for (const layout of [grandCrossing, crookedValley, shortCourse]) {
      const { bounds, spaces } = board(setup({ players: 2, seed: 1, layout }));
      expect(new Set(spaces.map(({ name }) => name)).size).toBe(spaces.length);
      for (const { centre, outline } of spaces) {
        expect(area(outline)).toBe(1);
        expect(outline.reduce((sum, { x }) => sum + x, 0) / 4).toBe(centre.x);
        for (const { x, y } of outline) {
          expect(x >= bounds.x && x <= bounds.x + bounds.width).toBe(true);
          expect(y >= bounds.y && y <= bounds.y + bounds.height).toBe(true);
        }
      }
    }
  });

  it("N2: draws the valley along exactly the sides that part the board, goal side to the left", () => {
    for (const layout of [grandCrossing, crookedValley, shortCourse]) {
      const { spaces, lines } = board(setup({ players: 2, seed: 1, layout }));
      const sideAt = new Map(
        spaces.map(({ centre: { x, y }, contents }) => [`${x},${y}`, contents.goalSide]),
      );
      const drawn = new Set<string>();
      for (const { kind, points } of lines) {
        expect(kind).toBe("valley");
        for (const [index, from] of points.slice(0, -1).entries()) {
          const to = points[index + 1] as BoardPoint;
          const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
          const across = { x: (to.y - from.y) / 2, y: (from.x - to.x) / 2 };
          expect(sideAt.get(`${middle.x + across.x},${middle.y + across.y}`)).toBe(true);
          expect(sideAt.get(`${middle.x - across.x},${middle.y - across.y}`)).toBe(false);
          drawn.add(`${middle.x},${middle.y}`);
        }
      }
      const parted = spaces.flatMap(({ centre: { x, y }, contents: { goalSide } }) =>
        [
          { x: 1, y: 0 },
          { x: 0, y: 1 },
        ]
          .filter((step) => sideAt.get(`${x + step.x},${y + step.y}`) === !goalSide)
          .map((step) => `${x + step.x / 2},${y + step.y / 2}`),
      );
      expect(new Set(parted)).toEqual(drawn);
    }
  });

  it("N22: shows pawns and cards where they are, and the cards of a view face down", () => {
    fc.assert(
      fc.property(games, fc.nat(), (game, pick) => {
        const states = [...statesOf(game)];
        const state = states[pick % states.length] as (typeof states)[number];
        const { spaces } = board(state);
        const found = state.seats.map((_, seat) =>
          spaces.filter(({ contents }) => contents.pawn === seat).map(({ name }) => name),
        );
        expect(found).toEqual(state.seats.map(({ pawns }) => pawns));
        const cards = spaces.flatMap(({ name, contents: { card } }) =>
          card === null ? [] : [{ square: name, value: card.value }],
        );
        expect(cards).toEqual(state.cards);
        const seen = loadView(JSON.stringify(view(state, 0)));
        const faceDown = board(seen).spaces.flatMap(({ contents: { card } }) =>
          card === null ? [] : [card.value],
        );
        if (!state.over) expect(faceDown.every((value) => value === null)).toBe(true);
      }),
      { numRuns: cases(60) },
    );
  });
});

describe("board, score, picks and choices of a view", () => {
  it("N22: depend on the view alone", () => {
    fc.assert(
      fc.property(games, fc.nat(), fc.nat(), (game, pick, seed) => {
        const states = [...statesOf(game)];
        const state = states[pick % states.length] as (typeof states)[number];
        const viewer = seed % state.seats.length;
        const seen = view(state, viewer);
        const other = view(resample(seen, seed), viewer);
        expect(board(other)).toEqual(board(seen));
        expect(score(other)).toEqual(score(seen));
        expect(choices(other, [])).toEqual(choices(seen, []));
        const [move] = legalMoves(state);
        if (move !== undefined) expect(picks(other, move)).toEqual(picks(state, move));
      }),
      { numRuns: cases(60) },
    );
  });
});

describe("score of a view", () => {
  it("N25: counts the cards that the viewer has seen, and says where others are missing", () => {
    fc.assert(
      fc.property(games, fc.nat(), (game, pick) => {
        const states = [...statesOf(game)];
        const state = states[pick % states.length] as (typeof states)[number];
        const whole = score(state).seats;
        expect(whole.every(({ complete }) => complete)).toBe(true);
        for (const viewer of state.seats.keys()) {
          const seen = view(state, viewer);
          for (const [seat, points] of score(seen).seats.entries()) {
            const cards = seen.seats[seat]?.cards ?? [];
            expect(points.complete).toBe(cards.every(({ value }) => value !== null));
            const known = cards.reduce((sum, { value }) => sum + (value ?? 0), 0);
            expect(points.cards).toBe(known);
            if (points.complete) expect(points).toEqual(whole[seat]);
          }
          if (state.over) expect(score(seen)).toEqual(score(state));
        }
      }),
      { numRuns: cases(60) },
    );
  });
});

describe("choices", () => {
  it("lead to every legal move by its picks in every order, and offer no other pick", () => {
    fc.assert(
      fc.property(games, fc.nat(), fc.nat(), (game, pick, order) => {
        const states = [...statesOf(game)];
        const state = states[pick % states.length] as (typeof states)[number];
        const moves = legalMoves(state);
        const offered = new Set(moves.flatMap((move) => picks(state, move)));
        expect(new Set(choices(state, []).picks)).toEqual(offered);
        const texts = moves.map((move) => [...picks(state, move)].sort().join(" "));
        expect(new Set(texts).size).toBe(moves.length);
        const move = moves[order % Math.max(1, moves.length)];
        if (move === undefined) return;
        const all = [...picks(state, move)];
        const turned = [...all.slice(order % all.length), ...all.slice(0, order % all.length)];
        for (const way of [turned, [...turned].reverse()]) {
          for (const [made, next] of way.entries()) {
            const { picks: open, move: settled } = choices(state, way.slice(0, made));
            expect(open).toContain(next);
            expect(settled).toBeNull();
          }
          expect(choices(state, way).move).toEqual(move);
        }
      }),
      { numRuns: cases(100) },
    );
  });
});
