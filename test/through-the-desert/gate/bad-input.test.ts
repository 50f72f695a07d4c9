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
  smallWadi,
  view,
} from "caravanserai/through-the-desert";
import { json, mutated, onlyThrows } from "../../helpers/any-json.js";
import { cases } from "../../helpers/cases.js";
import { games, statesOf } from "../arbitraries.js";

const start = setup({ players: 2, seed: 1, layout: smallWadi });

const mutation = fc.record({
  picks: fc.array(fc.nat(60), { minLength: 1, maxLength: 5 }),
  replacement: fc.oneof(
    json,
    fc.constantFrom("a1", "b3", "honey", "sky", 0, 1, 2, 3, 5, -1, true, null, [], {}),
  ),
});

describe("changed input", () => {
  it("as options with something changed: a SetupError with paths", () => {
    fc.assert(
      fc.property(mutation, ({ picks, replacement }) => {
        const good = {
          ...{ players: 2, seed: 1, layout: smallWadi, palms: start.oases, water: start.water },
          ...{
            leaderReturn: "choose",
            endTiming: "immediate",
            oasisWalls: true,
            ownerMayFill: true,
          },
          camelsPerColour: 10,
        };
        onlyThrows([SetupError], () => setup(mutated(good, picks, replacement) as never));
      }),
      { numRuns: cases(1000) },
    );
  });

  it("as a drawing: a LayoutError with row and column", () => {
    const drawing = fc.string({
      unit: fc.constantFrom(" ", ".", "o", "T", "^", "-", "\n", "#", "x", "\t"),
      maxLength: 200,
    });
    fc.assert(
      fc.property(drawing, (text) => {
        onlyThrows([LayoutError], () => defineLayout({ name: "any", drawing: text, palms: 0 }));
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
          for (let step = 0; !now.over; step++) {
            const moves = legalMoves(now);
            now = apply(now, moves[step % moves.length] as Move);
            expect(load(JSON.stringify(now))).toEqual(now);
          }
          score(now);
        });
        expect(JSON.stringify(changed)).toBe(before);
      }),
      { numRuns: cases(400) },
    );
  });

  it("as a record with something changed: a RecordError", () => {
    const good = record({ players: 2, seed: 1, layout: smallWadi }, legalMoves(start).slice(0, 1));
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
