/** Pictures of golden games that a person has looked at: one that changes is looked at again. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { choices, type GameRecord, steps, view } from "caravanserai/nomadi";
import { toSvg } from "caravanserai/svg/nomadi";
import { nomadi as de } from "caravanserai/words/de";
import { nomadi as en } from "caravanserai/words/en";
import type { Options } from "./moments.js";

const names = ["Ada", "Ben", "Chiara", "Dmitri", "Eve"];

/** A moment of a golden game: after which part of its moves, and how it is drawn. */
const PICTURES: Readonly<Record<string, { game: number; part: number; look: Options }>> = {
  start: { game: 1, part: 0.05, look: { words: en, names, theme: "light", coordinates: true } },
  middle: { game: 2, part: 0.6, look: { words: de, names, theme: "dark", panels: "below" } },
  end: { game: 3, part: 1, look: { words: en, names } },
};

describe("the picture of a golden game", () => {
  it.each(Object.entries(PICTURES))("at its %s", async (name, { game, part, look }) => {
    const file = new URL(`../../saves/nomadi/v1/record-${game}.json`, import.meta.url);
    const all = [...steps(JSON.parse(readFileSync(file, "utf8")) as GameRecord)];
    const step = all[Math.ceil(part * all.length) - 1];
    if (step === undefined) throw new Error("no such step");
    const { after, events } = step;
    const seen = view(after, after.seat ?? 0);
    const svg = toSvg(seen, { ...look, events, choices: choices(seen, []).picks });
    await expect(svg).toMatchFileSnapshot(`pictures/${name}.svg`);
  });
});
