/** What authors of games get from `caravanserai/kit`, and how it refuses what makes no sense. */
import { describe, expect, it } from "vitest";
import {
  anySeed,
  ArgumentError,
  Chance,
  changedAt,
  check,
  checkOptions,
  hashOf,
  makeGame,
  perSeat,
  SetupError,
  wholeNumber,
} from "caravanserai/kit";
import * as v from "valibot";
import { parts, type Types } from "../../docs/examples/last-water/game.js";
import type { Position } from "../../docs/examples/last-water/model.js";

/** Some value, whatever the types say. */
const any = (value: unknown): never => value as never;

describe("makeGame", () => {
  it.each(Object.keys(parts))("names the part `%s` if it is missing", (name) => {
    const rest = Object.fromEntries(Object.entries(parts).filter(([key]) => key !== name));
    const made = (): unknown => makeGame(any(rest));
    expect(made).toThrow(ArgumentError);
    expect(made).toThrow(`parts.${name}`);
  });

  it.each([undefined, null, 5, "game", {}, []])("refuses %j", (value) => {
    expect(() => makeGame(any(value))).toThrow(ArgumentError);
  });

  it("refuses parts that can't be read", () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(() => makeGame(any(proxy))).toThrow(ArgumentError);
    expect(() => makeGame(any({ ...parts, format: proxy }))).toThrow(ArgumentError);
  });

  const listed = (position: Position): number[] => {
    const actions: number[] = [];
    return actions.slice(0, parts.actions(position, actions));
  };

  it("derives counts, single moves, lists and random games from `actions`, `moveOf` and `play`", () => {
    const game = makeGame<Types, Position>(parts);
    const state = game.setup({ players: 2, seed: 1 });
    const simulation = game.simulate(state);
    const moves = game.legalMoves(state);
    expect(simulation.count()).toBe(moves.length);
    expect(simulation.moves()).toEqual(moves);
    expect(moves.map((_, index) => simulation.nth(index))).toEqual(moves);
    expect(simulation.nth(moves.length)).toBeUndefined();
    expect(simulation.playout(() => 0)).toBeGreaterThan(1);
    expect(simulation.over).toBe(true);
    simulation.undo();
    expect(simulation.state()).toEqual(state);
  });

  it("uses what a game has of its own", () => {
    const used: string[] = [];
    const game = makeGame<Types, Position>({
      ...parts,
      count: (position) => (used.push("count"), listed(position).length),
      nth: (position, index) => (used.push("nth"), listed(position)[index] ?? 0),
      moves: (position) => (
        used.push("moves"),
        listed(position).map((action) => parts.moveOf(position, action))
      ),
      playout: () => (used.push("playout"), 0),
    });
    const simulation = game.simulate(game.setup({ players: 2, seed: 1 }));
    simulation.count();
    simulation.moves();
    simulation.playout(() => 0);
    expect(used).toEqual(["count", "moves", "playout"]);
    expect(simulation.nth(0)).toEqual(simulation.moves()[0]);
    expect(used).toContain("nth");
  });

  it("takes moves back by `undo`, if the game has one", () => {
    const tracked: string[] = [];
    const game = makeGame<Types, Position>({
      ...parts,
      track: () => tracked.push("a move"),
      undo: () => tracked.pop() !== undefined,
    });
    const simulation = game.simulate(game.setup({ players: 2, seed: 1 }));
    expect(tracked).toHaveLength(1);
    simulation.undo();
    expect(tracked).toHaveLength(0);
    expect(() => simulation.undo()).toThrow("there is no move to take back");
  });

  it("hands `play` the move beside its action, for what a number can't hold", () => {
    const given: unknown[] = [];
    const game = makeGame<Types, Position>({
      ...parts,
      play(position, action, emitted, move) {
        given.push(move);
        parts.play(position, action, emitted);
      },
    });
    const state = game.setup({ players: 2, seed: 1 });
    const card = { type: "card" } as const;
    game.apply(state, card);
    game.events(state, card);
    const simulation = game.simulate(state);
    simulation.play(card);
    simulation.undo();
    simulation.playChecked(card);
    expect(given).toEqual([card, card, card, card]);
  });

  it("upgrades what an older version of the game has saved", () => {
    const migrations = [({ thirst, ...old }: Record<string, unknown>) => old];
    const format = { ...parts.format, migrations };
    const game = makeGame<Types, Position>({ ...parts, format });
    const state = makeGame<Types, Position>(parts).setup({ players: 2, seed: 1 });
    // The schema still asks for version 1, so what was upgraded is refused for that alone.
    expect(() => game.load({ ...state, thirst: 3 })).toThrow(/^[^;]*version[^;]*$/u);
  });

  it("hands events to viewers through `viewEvent`", () => {
    const game = makeGame<Types, Position>({
      ...parts,
      viewEvent: (event, viewer) =>
        event.type === "camel-moved" && viewer === "spectator" ? { ...event, from: "a" } : event,
    });
    const state = game.setup({ players: 2, seed: 1 });
    const moved = game.apply(state, { type: "card" });
    const told = game.events(moved, { type: "card" }, "spectator");
    expect(told.find(({ type }) => type === "camel-moved")).toMatchObject({ from: "a" });
    expect(Object.isFrozen(told)).toBe(true);
  });
});

describe("Chance", () => {
  it("goes on from its state, and a copy goes its own way", () => {
    const one = Chance.of("petra", "dice");
    one.word();
    const again = Chance.at(any(JSON.parse(JSON.stringify(one.state))));
    const copy = one.copy();
    const drawn = [one.below(6), one.below(6)];
    expect([again.below(6), again.below(6)]).toEqual(drawn);
    expect(copy.place).toBe(1);
    expect([copy.below(6), copy.below(6)]).toEqual(drawn);
  });

  it.each([0, -1, 1.5, NaN, 2 ** 32, undefined, "6", null])("draws nothing below %j", (bound) => {
    const chance = Chance.of(1, "dice");
    expect(() => chance.below(any(bound))).toThrow(ArgumentError);
    expect(chance.place).toBe(0);
  });

  const { key } = Chance.of(1, "dice").state;
  it.each([
    undefined,
    null,
    "key",
    {},
    { key: "a", place: 0 },
    { key, place: -1 },
    { key, place: 2 ** 31 },
    { key, place: 0.5 },
    { key: Symbol("key"), place: 0 },
  ])("is at no such state: %o", (state) => {
    expect(() => Chance.at(any(state))).toThrow(ArgumentError);
  });

  it.each([undefined, null, 0.5, {}, []])("comes from no such seed: %j", (seed) => {
    expect(() => Chance.of(any(seed), "dice")).toThrow(ArgumentError);
  });
});

describe("checks", () => {
  const schema = v.strictObject({ players: wholeNumber(2, 4), seed: anySeed() });

  it("read a value once", () => {
    let reads = 0;
    const sly = { seed: 1, get players() { return ++reads === 1 ? 2 : 99; } }; // prettier-ignore
    expect(checkOptions(schema, sly)).toEqual({ players: 2, seed: 1 });
    expect(reads).toBe(1);
  });

  it("list every problem with its path, and count the rest after 20", () => {
    expect(() => checkOptions(schema, { players: 9, wind: true })).toThrow(SetupError);
    const many = check(
      v.array(wholeNumber(0, 1)),
      Array.from({ length: 30 }, () => 7),
    );
    expect(many.good).toBe(false);
    if (!many.good) {
      expect(many.problems).toHaveLength(21);
      expect(many.problems.at(-1)?.message).toBe("and 10 more");
    }
  });
});

describe("hashOf", () => {
  it("tells lists apart by their values, their order, their types and their length", () => {
    const lists = [[], [0], [0, 0], [1, 0], [0, 1], ["0"], ["1"], [null], [true], [-1], [2 ** 40]];
    const hashes = lists.map((list) => hashOf(list));
    expect(new Set(hashes).size).toBe(lists.length);
    for (const hash of hashes) expect(Number.isSafeInteger(hash) && hash >= 0).toBe(true);
  });

  it("hardly ever gives two lists the same number", () => {
    const hashes = new Set<number>();
    for (let one = 0; one < 300; one++) {
      for (let other = 0; other < 300; other++) hashes.add(hashOf([one, other, one ^ other]));
    }
    expect(hashes.size).toBe(90_000);
  });
});

describe("perSeat", () => {
  it("makes an entry for each item, and refuses fewer than two", () => {
    expect(perSeat(["a", "b", "c"], (name, seat) => `${name}${seat}`)).toEqual(["a0", "b1", "c2"]);
    expect(() => perSeat(["a"], (name) => name)).toThrow(ArgumentError);
    expect(() => perSeat([], (name) => name)).toThrow(ArgumentError);
  });
});

describe("changedAt", () => {
  it("changes one part, frozen, and shares the others", () => {
    const parts = [{ coins: 1 }, { coins: 2 }];
    const after = changedAt(parts, 1, (part) => {
      part.coins = 5;
    });
    expect(after).toEqual([{ coins: 1 }, { coins: 5 }]);
    expect(after[0]).toBe(parts[0]);
    expect(Object.isFrozen(after) && Object.isFrozen(after[1])).toBe(true);
    expect(parts[1]).toEqual({ coins: 2 });
  });
});
