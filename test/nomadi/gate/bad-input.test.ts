/** Good input with something changed in it: a typed error or a game that goes on. test/bad-input has what is bad altogether. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  ArgumentError,
  defineLayout,
  events,
  explain,
  formatMove,
  IllegalMoveError,
  LayoutError,
  legalMoves,
  load,
  LoadError,
  type Move,
  NotationError,
  parseMove,
  record,
  RecordError,
  replay,
  score,
  setup,
  SetupError,
  shortCourse,
  type State,
  toText,
  view,
} from "caravanserai/nomadi";
import { json, mutated, onlyThrows } from "../../helpers/any-json.js";
import { cases } from "../../helpers/cases.js";
import { games, statesOf } from "../arbitraries.js";

const CARDS = ["a5", "a6", "a7", "a8", "b6", "b7", "b11", "c6", "c7", "c8"];
const start = setup({ players: 2, seed: 1, layout: shortCourse });

const mutation = fc.record({
  picks: fc.array(fc.nat(60), { minLength: 1, maxLength: 5 }),
  replacement: fc.oneof(
    json,
    fc.constantFrom("a1", "j9", "move", "price", 0, 1, 2, 3, 5, -1, true, null, [], {}),
  ),
});

describe("changed input", () => {
  it("as options with something changed: a SetupError with paths", () => {
    fc.assert(
      fc.property(mutation, ({ picks, replacement }) => {
        const good = {
          ...{ players: 2, seed: 1, layout: shortCourse, contact: "group", bends: { 4: 1 } },
          ...{ cards: CARDS, goal: ["a1", "a2", "a3"], maxPrice: 5, maxTurns: 9, bribery: true },
        };
        onlyThrows([SetupError], () => setup(mutated(good, picks, replacement) as never));
      }),
      { numRuns: cases(800) },
    );
  });

  it("as a drawing: a LayoutError with row and column", () => {
    const drawing = fc.string({
      unit: fc.constantFrom(" ", ".", "o", "S", "G", "-", "|", "+", "\n", "#", "x", "\t"),
      maxLength: 200,
    });
    fc.assert(
      fc.property(drawing, (text) => {
        onlyThrows([LayoutError], () => defineLayout({ name: "any", drawing: text }));
      }),
      { numRuns: cases(500) },
    );
  });

  it("as a move with something changed: an IllegalMoveError, from explain a refusal, and the state stays as it is", () => {
    const before = JSON.stringify(start);
    fc.assert(
      fc.property(mutation, ({ picks, replacement }) => {
        const twisted = mutated(legalMoves(start)[0], picks, replacement);
        const legal = legalMoves(start).map((one) => JSON.stringify(one));
        if (legal.includes(JSON.stringify(twisted))) return;
        expect(explain(start, twisted)?.reason).toBeTypeOf("string");
        expect(() => apply(start, twisted as Move)).toThrow(IllegalMoveError);
        expect(() => events(start, twisted as Move)).toThrow(IllegalMoveError);
        onlyThrows([IllegalMoveError], () => formatMove(start, twisted as Move));
      }),
      { numRuns: cases(500) },
    );
    expect(JSON.stringify(start)).toBe(before);
  });

  it("as a saved state with something changed: refused, or a state that plays on to the end", () => {
    fc.assert(
      fc.property(games, fc.nat(), mutation, (game, pick, { picks, replacement }) => {
        const states = [...statesOf(game)];
        const state = states[pick % states.length];
        const changed = mutated(JSON.parse(JSON.stringify(state)), picks, replacement);
        const before = JSON.stringify(changed);
        onlyThrows([LoadError], () => {
          let now = load(changed);
          for (let moveNumber = 0; !now.over && moveNumber < 60; moveNumber++) {
            const moves = legalMoves(now);
            now = apply(now, moves[moveNumber % moves.length] as Move);
            if (moveNumber % 6 === 0) expect(load(JSON.stringify(now))).toEqual(now);
          }
          score(now);
          for (const seen of [view(now, 0), view(now, "spectator")]) toText(seen);
        });
        expect(JSON.stringify(changed)).toBe(before);
      }),
      { numRuns: cases(150) },
    );
  });

  it("as a view with something changed: refused, or one that can be read", () => {
    fc.assert(
      fc.property(games, fc.nat(), mutation, (game, pick, { picks, replacement }) => {
        const states = [...statesOf(game)];
        const state = states[pick % states.length] as State;
        const seen: unknown = JSON.parse(JSON.stringify(view(state, 1)));
        onlyThrows([LoadError], () => {
          const changed = mutated(seen, picks, replacement) as State;
          const moves = legalMoves(changed);
          for (const move of moves.slice(0, 9)) formatMove(changed, move);
          toText(changed);
        });
      }),
      { numRuns: cases(200) },
    );
  });

  it("as a record with something changed: a RecordError", () => {
    const good = record(
      { players: 2, seed: 1, layout: shortCourse },
      legalMoves(start).slice(0, 1),
    );
    fc.assert(
      fc.property(mutation, ({ picks, replacement }) => {
        onlyThrows([RecordError], () => replay(mutated(good, picks, replacement)));
      }),
      { numRuns: cases(300) },
    );
  });

  it("as notation: a NotationError", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        onlyThrows([NotationError], () => parseMove(start, text));
      }),
      { numRuns: cases(500) },
    );
  });

  it("as a viewer who is not at the table: an ArgumentError", () => {
    for (const viewer of [-1, 2, 0.5, NaN, "0", null, undefined]) {
      expect(() => view(start, viewer as never)).toThrow(ArgumentError);
    }
    expect(() => events(start, legalMoves(start)[0] as Move, 7)).toThrow(ArgumentError);
  });
});
