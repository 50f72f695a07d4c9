/** Saves of every version that was ever written: they must load for good, and play on. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { apply, GAME_IDS, legalMoves, load, replay, score } from "caravanserai";

const here = new URL("./", import.meta.url);

const files = GAME_IDS.flatMap((game) =>
  readdirSync(new URL(`${game}/`, here)).flatMap((version) =>
    readdirSync(new URL(`${game}/${version}/`, here)).map((name) => `${game}/${version}/${name}`),
  ),
);

describe("golden saves", () => {
  it("are there for every game", () => {
    for (const game of GAME_IDS) {
      expect(files.some((file) => file.startsWith(`${game}/v1/state-`))).toBe(true);
      expect(files.some((file) => file.startsWith(`${game}/v1/record-`))).toBe(true);
    }
  });

  it.each(files.filter((file) => file.includes("/state-")))("%s loads and plays on", (file) => {
    const text = readFileSync(new URL(file, here), "utf8");
    let state = load(text);
    expect(JSON.parse(JSON.stringify(state))).toMatchObject({
      ...(JSON.parse(text) as object),
      version: state.version,
    });
    for (let turn = 0; !state.over && turn < 200; turn++) {
      const moves = legalMoves(state);
      const move = moves[(turn * 31) % moves.length];
      if (move === undefined) throw new Error("no legal move");
      state = apply(state, move);
    }
    expect(score(state).seats.length).toBe(state.seats.length);
  });

  it.each(files.filter((file) => file.includes("/record-")))("%s replays to its end", (file) => {
    const states = replay(JSON.parse(readFileSync(new URL(file, here), "utf8")));
    expect(states.at(-1)?.over).toBe(true);
  });
});
