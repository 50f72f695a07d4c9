/** One description of a game's data: its schemas, its checks, and what the kit derives. The games of docs/examples use the rest. */
import { toJsonSchema } from "@valibot/to-json-schema";
import { Ajv, type AnySchema } from "ajv";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import {
  ArgumentError,
  Chance,
  gameData,
  listOf,
  NONE,
  SetupError,
  wholeNumber,
} from "caravanserai/kit";
import { lastWater as lastWaterGame } from "../../docs/examples/last-water/game.js";
import { data as lastWater } from "../../docs/examples/last-water/model.js";
import { saltPans as saltPansGame } from "../../docs/examples/salt-pans/game.js";
import { data as saltPans } from "../../docs/examples/salt-pans/rules.js";
import { contentsOf, copied, sharing } from "../../src/kit/data/values.js";

describe("gameData", () => {
  const nim = gameData({
    id: "nim",
    players: [2, 3],
    options: { heap: v.optional(wholeNumber(5, 21), 21) },
    state: { sticks: wholeNumber(0, 21) },
    seat: { hand: wholeNumber(0, 9) },
    secrets: { hand: (_seat, isOver) => !isOver },
    move: v.strictObject({ type: v.literal("take"), sticks: wholeNumber(1, 3) }),
    ends: ["empty"],
  });

  it("checks options, with defaults, and names every problem", () => {
    expect(nim.checkOptions({ players: 2, seed: 1 }).heap).toBe(21);
    expect(() => nim.checkOptions({ players: 4, seed: 1, heap: 3 })).toThrow(SetupError);
    expect(() => nim.checkOptions({ players: 4, seed: 1 })).toThrow(
      "players: expected a whole number from 2 to 3",
    );
  });

  it("a position has the fields of the state, and its copy shares nothing", () => {
    const position = nim.begin("petra", { sticks: 9, seats: [{ hand: 1 }, { hand: 2 }] });
    expect([position.seat, position.endReason, position.sticks]).toEqual([0, null, 9]);
    const { copy, hash } = nim.parts();
    const other = copy(position);
    expect(hash(other)).toBe(hash(position));
    other.sticks--;
    other.chance.below(6);
    expect(position.sticks).toBe(9);
    expect(position.chance.place).toBe(0);
    expect(hash(other)).not.toBe(hash(position));
  });

  it("a view hides secrets from others, and `hidden` names them", () => {
    const position = nim.begin(1, { sticks: 9, seats: [{ hand: 1 }, { hand: 2 }] });
    const { write, view } = nim.parts();
    const state = write(position, 1);
    expect(view(state, 0).seats.map(({ hand }) => hand)).toEqual([1, null]);
    expect(nim.hidden(state, 0)).toEqual(["seats[1].hand"]);
    expect(nim.hidden(state, "spectator")).toEqual(["seats[0].hand", "seats[1].hand"]);
    position.seat = NONE;
    position.endReason = "empty";
    expect(nim.hidden(write(position, 1), 0)).toEqual([]);
    const drawn = nim.resample(({ seats }, chance) => {
      for (const seat of seats) seat.hand ??= chance.below(9);
    })(view(state, 0), "other");
    expect(drawn.seats[1].hand).toBe(Chance.of("other", "nim redrawn").below(9));
  });

  it("refuses a field that every state has", () => {
    expect(() =>
      gameData({
        ...({ id: "x", players: [2, 2], options: {}, seat: {}, ends: [] } as const),
        state: { seats: v.string() },
        move: v.strictObject({}),
      }),
    ).toThrow(ArgumentError);
  });

  it("has schemas that a converter writes as JSON Schemas, which say the same", () => {
    const ajv = new Ajv();
    // By way of text, as a schema travels: exact optional fields of its type are not those of Ajv.
    const fitting = (schema: v.GenericSchema) =>
      ajv.compile(JSON.parse(JSON.stringify(toJsonSchema(schema))) as AnySchema);
    for (const [game, { schemas }] of [
      [lastWaterGame, lastWater],
      [saltPansGame, saltPans],
    ] as const) {
      const [isOptions, isState] = [fitting(schemas.options), fitting(schemas.state)];
      const [isView, isMove] = [fitting(schemas.view), fitting(schemas.move)];
      for (const players of [2, 3, 4]) {
        const options = { players, seed: players };
        expect(isOptions(options)).toBe(true);
        expect(isOptions({ players })).toBe(false);
        const state = game.setup(options);
        expect(isState(state)).toBe(true);
        expect(isView(game.view(state as never, 1))).toBe(true);
        expect(isState({ ...state, camels: 1 })).toBe(false);
        expect(isState({ ...state, seats: [] })).toBe(false);
        for (const move of game.legalMoves(state as never)) {
          expect(isMove(move)).toBe(true);
          expect(isMove({ ...move, type: "fly" })).toBe(false);
        }
      }
    }
  });

  it("lists keep their bounds as JSON Schemas", () => {
    expect(toJsonSchema(listOf(wholeNumber(1, 6), 5, 2))).toMatchObject({
      type: "array",
      items: { type: "integer", minimum: 1, maximum: 6 },
      minItems: 2,
      maxItems: 5,
    });
  });
});

describe("listOf", () => {
  it("refuses a list that is too long before it reads an entry", () => {
    let read = 0;
    const entry = v.pipe(
      v.number(),
      v.check(() => ++read > 0),
    );
    expect(v.safeParse(listOf(entry, 2), [1, 2, 3]).success).toBe(false);
    expect(read).toBe(0);
    expect(v.safeParse(listOf(entry, 2), [1, 2]).success).toBe(true);
  });
});

describe("plain values", () => {
  it("equal parts of two values become one object, and nothing else changes", () => {
    const before = { a: { b: [1, { c: 2 }] }, d: [3], e: 1 };
    const after = { a: { b: [1, { c: 2 }] }, d: [3, 4], e: 2 };
    const shared = sharing(before, after);
    expect(shared).toEqual(after);
    expect(shared.a).toBe(before.a);
    expect(shared.d).not.toBe(before.d);
    expect(sharing(before, copied(before))).toBe(before);
    expect(sharing<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(sharing<object>([1], { 0: 1 })).toEqual({ 0: 1 });
  });

  it("contents do not depend on the order of fields, and tell lists apart", () => {
    expect([...contentsOf({ a: 1, b: [2] })]).toEqual([...contentsOf({ b: [2], a: 1 })]);
    expect([...contentsOf([[1], [2]])]).not.toEqual([...contentsOf([[1, 2], []])]);
  });
});
