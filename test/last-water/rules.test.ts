/** The rules of the game in docs/adding-a-game.md, each by its id. */
import { describe, expect, it } from "vitest";
import { lastWater as game } from "../../docs/examples/last-water/game.js";
import type { Move, State } from "../../docs/examples/last-water/model.js";

const start = game.setup({ players: 3, seed: "petra" });
const die = (value: number): Move => ({ type: "die", die: value });
const card: Move = { type: "card" };

/** A state as the table might be, checked by the game. */
const table = (
  seats: readonly Partial<State["seats"][number]>[],
  rest: Partial<State> = {},
): State =>
  game.load({
    ...start,
    dice: [2, 5],
    ...rest,
    seats: seats.map((seat, index) => ({
      camel: "a",
      water: 0,
      card: index + 1,
      played: false,
      ...seat,
    })),
  });

describe("Last Water", () => {
  it("W1, W2: everybody begins in the camp, with a card that nobody else sees; the wells are full", () => {
    expect(start.seats.map(({ camel, water, played }) => [camel, water, played])).toEqual(
      start.seats.map(() => ["a", 0, false]),
    );
    expect(new Set(start.seats.map((seat) => seat.card)).size).toBe(3);
    expect(start.wells).toEqual([
      { square: "d", water: 2 },
      { square: "g", water: 3 },
      { square: "j", water: 4 },
    ]);
    const seen = game.view(start, 1).seats.map((seat) => seat.card);
    expect(seen).toEqual([null, start.seats[1].card, null]);
    expect(game.view(start, "spectator").seats.map((seat) => seat.card)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("W3: a die moves the camel by what it shows, and the next seat rolls", () => {
    const state = table([{}, {}]);
    expect(game.legalMoves(state)).toEqual([die(2), die(5), card]);
    const next = game.apply(state, die(2));
    expect(next.seats[0].camel).toBe("c");
    expect(next.seat).toBe(1);
    expect(next.dice).toHaveLength(2);
    expect(game.explain(state, die(3))).toMatchObject({ reason: "no-such-die", rule: "W3" });
    expect(game.legalMoves(table([{}, {}], { dice: [4, 4] }))).toEqual([die(4), card]);
  });

  it("W4: the card moves the camel once, and lies open from then on", () => {
    const state = table([{ card: 6 }, { card: 1 }]);
    const next = game.apply(state, card);
    expect(next.seats[0]).toEqual({ camel: "g", water: 3, card: 6, played: true });
    expect(game.view(next, 1).seats[0].card).toBe(6);
    const later = table([{ camel: "b", played: true }, {}]);
    expect(game.legalMoves(later)).toEqual([die(2), die(5)]);
    expect(game.explain(later, card)).toMatchObject({ reason: "card-played-already", rule: "W4" });
  });

  it("W5: what goes beyond the oasis is lost", () => {
    expect(game.apply(table([{ camel: "k" }, {}]), die(5)).seats[0].camel).toBe("l");
  });

  it("W6: no camel arrives by a die where another one stands; by its card it does", () => {
    const state = table([{ card: 2 }, { camel: "c", card: 1 }]);
    expect(game.legalMoves(state)).toEqual([die(5), card]);
    expect(game.explain(state, die(2))).toMatchObject({
      reason: "occupied",
      rule: "W6",
      square: "c",
    });
    expect(game.apply(state, card).seats.map(({ camel }) => camel)).toEqual(["c", "c"]);
  });

  it("W6: who can't move misses the turn", () => {
    const blocked = { camel: "a", played: true } as const;
    const missed = Array.from({ length: 200 }, (_, place) => {
      const { chance } = start;
      const state = table([{ camel: "a", card: 5 }, blocked, { camel: "b", card: 6 }], {
        chance: { ...chance, place },
      });
      return game
        .events(state, die(2))
        .map((event) => ("seat" in event ? [event.type, event.seat] : []));
    }).filter((told) => told.some(([type]) => type === "turn-missed"));
    expect(missed.length).toBeGreaterThan(0);
    // Both dice show 1 or 2, where the others stand.
    expect(missed[0]?.slice(1)).toEqual([
      ["turn-began", 1],
      ["turn-missed", 1],
      ["turn-began", 2],
    ]);
  });

  it("W7: the first camel on a well takes its water", () => {
    const state = table([{ camel: "b" }, {}]);
    const next = game.apply(state, die(2));
    expect(next.seats[0].water).toBe(2);
    expect(next.wells.map(({ square }) => square)).toEqual(["g", "j"]);
    expect(game.events(state, die(2))[1]).toEqual({
      type: "water-taken",
      seat: 0,
      square: "d",
      water: 2,
    });
  });

  it("W8: the game ends when a camel reaches the oasis", () => {
    const next = game.apply(table([{ camel: "j" }, { camel: "h" }]), die(2));
    expect(next).toMatchObject({ over: true, endReason: "oasis", seat: null, inTurn: null });
    expect(game.legalMoves(next)).toEqual([]);
    expect(game.explain(next, die(2))).toMatchObject({ reason: "game-over", rule: "W8" });
  });

  it("W9: water, the oasis and a card that was kept count; of a view, what its viewer knows", () => {
    const state = table(
      [
        { camel: "k", card: 3 },
        { camel: "f", card: 6, water: 2 },
      ],
      {
        wells: start.wells.slice(1),
      },
    );
    const end = game.apply(state, die(5));
    expect(game.score(end)).toEqual({
      seats: [
        { total: 8, complete: true, wells: 0, oasis: 5, card: 3 },
        { total: 8, complete: true, wells: 2, oasis: 0, card: 6 },
      ],
      winners: [0, 1],
    });
    expect(game.score(game.view(state, 0)).seats[1]).toEqual({
      total: 2,
      complete: false,
      wells: 2,
      oasis: 0,
      card: 0,
    });
    expect(game.view(end, 0).seats[1].card).toBe(6);
  });
});
