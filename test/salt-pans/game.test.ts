/** Salt Pans, the second game of docs/adding-a-game.md: its rules, every law of the contract, and how long it is. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import type { Seed } from "caravanserai";
import { arena, type Bot, mcts } from "caravanserai/bots";
import { makeGame } from "caravanserai/kit";
import { checkGame } from "caravanserai/testing";
import fc from "fast-check";
import { parts, saltPans, toSvg, toText, type Types } from "../../docs/examples/salt-pans/game.js";
import { fast } from "../../docs/examples/salt-pans/fast.js";
import type { Position } from "../../docs/examples/salt-pans/rules.js";
import { cases, isDeep } from "../helpers/cases.js";
import { parseXml } from "../helpers/xml.js";

const start = saltPans.setup({ players: 2, seed: 1 });

/** The state after some stakes, in turn. */
const after = (...hexes: string[]): Types["state"] =>
  hexes.reduce((state, hex) => saltPans.apply(state, { type: "stake", hex }), start);

describe("the rules of Salt Pans", () => {
  it("S2: a stake is driven into a free hex, in turn", () => {
    const state = after("e5", "a3");
    expect(state.seat).toBe(0);
    expect(state.seats.map(({ stakes }) => stakes)).toEqual([11, 11]);
    expect(saltPans.explain(state, { type: "stake", hex: "a3" })).toMatchObject({
      reason: "not-free",
      rule: "S2",
    });
    expect(saltPans.explain(state, { type: "stake", hex: "z9" })).toMatchObject({
      reason: "malformed",
      path: "hex",
    });
  });

  it("S3: free hexes that are cut off become a pan, and the edge helps", () => {
    // The corner a3 has three neighbours: a4, b2 and b3.
    const before = after("a4", "e5", "b2", "e6");
    const move = { type: "stake", hex: "b3" } as const;
    expect(saltPans.events(before, move)).toContainEqual({
      type: "pan-closed",
      seat: 0,
      hexes: ["a3"],
      salt: 1,
    });
    const state = saltPans.apply(before, move);
    expect(saltPans.score(state).seats.map(({ total }) => total)).toEqual([1, 0]);
    expect(saltPans.explain(state, { type: "stake", hex: "a3" })?.rule).toBe("S2");
    expect(saltPans.board(state).lines).toMatchObject([{ kind: "pan", seat: 0 }]);
  });

  it("S3: a pan belongs to the player with the most stakes around it, to nobody if several have as many", () => {
    const mine = saltPans.events(after("a4", "b2", "b3", "e6"), { type: "stake", hex: "e5" });
    expect(mine.map(({ type }) => type)).toEqual(["stake-driven"]);
    // Of the three hexes around a3, seat 1 has one.
    const state = after("a4", "b2", "b3");
    expect(saltPans.score(state).seats.map(({ total }) => total)).toEqual([1, 0]);
    // Around a3 and a4 are a5, b2, b3 and b4: two for each.
    const even = after("a5", "b2", "b3", "b4");
    expect(saltPans.score(even).seats.map(({ total }) => total)).toEqual([0, 0]);
    expect(saltPans.explain(even, { type: "stake", hex: "a4" })?.rule).toBe("S2");
  });

  it("S4, S5: the game ends when the stakes are used up, and the most salt wins", () => {
    const random = saltPans.simulate(start);
    expect(random.playout((bound) => Math.floor(bound / 2))).toBeLessThanOrEqual(24);
    const { seats, winners } = random.score();
    const best = Math.max(...seats.map(({ total }) => total));
    expect(winners.every((seat) => seats[seat]?.total === best)).toBe(true);
    expect(random.state().endReason).not.toBeNull();
  });
});

describe("what the kit makes of Salt Pans", () => {
  it.skipIf(isDeep)("keeps every law of the contract", () => {
    const options = fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.integer() });
    checkGame<Types>(saltPans, { options, games: cases(40) });
  });

  // The program is the same with all games.
  it.runIf(isDeep)("keeps them in the program of the guide", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await import("../../docs/examples/salt-pans/check.js");
    expect(log).toHaveBeenCalledWith("Salt Pans keeps every law.");
    log.mockRestore();
  });

  it("keeps them with its fast parts, which play the same random games to their end", () => {
    const game = makeGame<Types, Position>({ ...parts, ...fast });
    const options = fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.integer() });
    checkGame<Types>(game, { options, games: cases(15), seed: 3 });
    expect(() => game.simulate(start).playout(() => 99)).toThrow("99 is out of bounds");
  });

  it("commit is left to the kit, which shares what did not change", () => {
    const state = after("e5");
    expect(state.seats[1]).toBe(start.seats[1]);
    expect(state.chance).toBe(start.chance);
    expect(Object.isFrozen(state.hexes)).toBe(true);
  });

  it("names what is wrong with a state", () => {
    expect(() => saltPans.load({ ...start, seat: 1 })).toThrow("inTurn");
    expect(() => saltPans.load({ ...start, hexes: start.hexes.slice(1) })).toThrow(
      "hexes: expected a list of 61, got a list of 60",
    );
    expect(() => saltPans.load({ ...start, hexes: [1, ...start.hexes.slice(1)] })).toThrow(
      "seats[0].stakes: expected 11",
    );
  });

  it("has a text and a picture", () => {
    const state = after("e5", "a3");
    expect(toText(state)).toMatch(/a3 @1 .*\n[^]*e5 @0/u);
    const svg = toSvg(state, { choices: saltPans.choices(state, []).picks });
    expect(() => parseXml(svg)).not.toThrow();
    expect(svg.match(/data-piece="token"/gu)).toHaveLength(2);
  });

  // A minute and a half: in the deep run only.
  it.runIf(isDeep)("its knowledge makes the same search stronger", async () => {
    // The game leaves nothing to chance: bots given by name have another seed in each game.
    const resolve = (name: string, seed: Seed): Bot<Types> => {
      const told = name === "plain" ? { knowledge: {} } : {};
      return { ...mcts<Types>({ game: saltPans, ...told, iterations: 200, seed }), name };
    };
    const bots = ["knows", "plain"];
    const { table } = await arena<Types>({ game: saltPans, bots, resolve, games: 24, seed: 1 });
    expect(table.find(({ name }) => name === "knows")?.wins).toBeGreaterThanOrEqual(15);
  });
});

/** Files that a game does not need in order to be played. */
const TOOLS = ["fast.ts", "encoding.ts", "check.ts", "measure.ts"];

describe("the length of the examples", () => {
  const linesOf = (folder: string): number => {
    const path = fileURLToPath(new URL(`../../docs/examples/${folder}/`, import.meta.url));
    return readdirSync(path)
      .filter((file) => file.endsWith(".ts") && !TOOLS.includes(file))
      .reduce(
        (sum, file) =>
          sum +
          readFileSync(path + file, "utf8")
            .trimEnd()
            .split("\n").length,
        0,
      );
  };

  it("Salt Pans is a whole game in about 350 lines", () => {
    expect(linesOf("salt-pans")).toBeLessThanOrEqual(350);
  });
});
