/** Anything at all, wherever something comes from outside: always a typed error, never a crash, and nothing changes. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  ArgumentError,
  contentsOf,
  defineLayout,
  events,
  explain,
  formatMove,
  hash,
  IllegalMoveError,
  LayoutError,
  legalMoves,
  load,
  LoadError,
  type Move,
  neighboursOf,
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
import * as root from "caravanserai";
import { anything, json, mutated, onlyThrows } from "../../junk.js";
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

describe("arbitrary input", () => {
  it("as options: a SetupError with paths", () => {
    fc.assert(
      fc.property(fc.oneof(json, anything), (options) => {
        onlyThrows([SetupError], () => setup(options as never));
        onlyThrows([SetupError], () => root.setup("nomadi", options as never));
        onlyThrows([SetupError], () => root.setup(options as "nomadi", { players: 2, seed: 1 }));
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(mutation, ({ picks, replacement }) => {
        const good = {
          ...{ players: 2, seed: 1, layout: shortCourse, contact: "group", bends: { 4: 1 } },
          ...{ cards: CARDS, goal: ["a1", "a2", "a3"], maxPrice: 5, maxTurns: 9, bribery: true },
        };
        onlyThrows([SetupError], () => setup(mutated(good, picks, replacement) as never));
      }),
      { numRuns: 800 },
    );
  });

  it("as a drawing: a LayoutError with row and column", () => {
    const drawing = fc.string({
      unit: fc.constantFrom(" ", ".", "o", "S", "G", "-", "|", "+", "\n", "#", "x", "\t"),
      maxLength: 200,
    });
    fc.assert(
      fc.property(drawing, fc.oneof(json, anything), (text, other) => {
        onlyThrows([LayoutError], () => defineLayout({ name: "any", drawing: text }));
        onlyThrows([LayoutError], () => defineLayout(other as never));
        onlyThrows([LayoutError], () => defineLayout({ name: "any", drawing: other as never }));
      }),
      { numRuns: 500 },
    );
  });

  it("as a move: an IllegalMoveError, from explain a refusal, and the state stays as it is", () => {
    const before = JSON.stringify(start);
    fc.assert(
      fc.property(fc.oneof(json, anything), mutation, (move, { picks, replacement }) => {
        const twisted = mutated(legalMoves(start)[0], picks, replacement);
        const legal = legalMoves(start).map((one) => JSON.stringify(one));
        for (const bad of [move, twisted]) {
          if (bad === twisted && legal.includes(JSON.stringify(bad))) continue;
          expect(explain(start, bad)?.reason).toBeTypeOf("string");
          expect(() => apply(start, bad as Move)).toThrow(IllegalMoveError);
          expect(() => events(start, bad as Move)).toThrow(IllegalMoveError);
          onlyThrows([IllegalMoveError], () => formatMove(start, bad as Move));
        }
      }),
      { numRuns: 500 },
    );
    expect(JSON.stringify(start)).toBe(before);
  });

  it("as a state: a LoadError, from every function", () => {
    fc.assert(
      fc.property(fc.oneof(json, anything), (value) => {
        const state = value as State;
        const uses = [
          () => load(value),
          () => legalMoves(state),
          () => apply(state, legalMoves(start)[0] as Move),
          () => score(state),
          () => explain(state, {}),
          () => events(state, legalMoves(start)[0] as Move),
          () => view(state, 0),
          () => toText(state),
          () => parseMove(state, "+a1"),
          () => contentsOf(state, "a1"),
          () => hash(state),
          () => root.legalMoves(state),
          () => root.load(value),
          () => root.hash(state),
        ];
        for (const use of uses) expect(use).toThrow(LoadError);
      }),
      { numRuns: 200 },
    );
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
      { numRuns: 150 },
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
      { numRuns: 200 },
    );
  });

  it("as a record: a RecordError", () => {
    const good = record(
      { players: 2, seed: 1, layout: shortCourse },
      legalMoves(start).slice(0, 1),
    );
    fc.assert(
      fc.property(fc.oneof(json, anything), mutation, (value, { picks, replacement }) => {
        expect(() => replay(value)).toThrow(RecordError);
        expect(() => root.replay(value)).toThrow(RecordError);
        onlyThrows([RecordError], () => replay(mutated(good, picks, replacement)));
        onlyThrows([SetupError, RecordError], () => record(value as never, value as never));
      }),
      { numRuns: 300 },
    );
  });

  it("as notation, space or viewer: an error that says so", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), anything), (value) => {
        const text = value as string;
        onlyThrows([NotationError], () => parseMove(start, text));
        onlyThrows([ArgumentError], () => neighboursOf(start, text));
        onlyThrows([ArgumentError], () => view(start, value as never));
      }),
      { numRuns: 500 },
    );
    for (const viewer of [-1, 2, 0.5, NaN, "0", null, undefined]) {
      expect(() => view(start, viewer as never)).toThrow(ArgumentError);
    }
    expect(() => events(start, legalMoves(start)[0] as Move, 7)).toThrow(ArgumentError);
  });
});
