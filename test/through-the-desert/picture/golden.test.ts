/** Pictures of golden games that a person has looked at: one that changes is looked at again. */
import { describe, expect, it } from "vitest";
import {
  apply,
  choices,
  events,
  type MoveEvent,
  type Options,
  parseMove,
  setup,
} from "caravanserai/through-the-desert";
import { toSvg } from "caravanserai/svg/through-the-desert";
import { throughTheDesert as de } from "caravanserai/words/de";
import { throughTheDesert as en } from "caravanserai/words/en";
import { throughTheDesert as fr } from "caravanserai/words/fr";
import vectors from "../../vectors/through-the-desert.json" with { type: "json" };

const names = ["Anna", "Björn", "Chloé", "Davide", "Eleni"];

/** A moment of a golden game: after which part of its moves, and how it is drawn. */
const PICTURES: Readonly<
  Record<string, { game: number; part: number; look: Parameters<typeof toSvg>[1] }>
> = {
  start: { game: 4, part: 0.06, look: { words: en, names, theme: "light", coordinates: true } },
  middle: { game: 7, part: 0.7, look: { words: de, names, theme: "dark", panels: "below" } },
  end: { game: 2, part: 1, look: { words: fr, names } },
};

describe("the picture of a golden game", () => {
  it.each(Object.entries(PICTURES))("at its %s", async (name, { game, part, look }) => {
    const golden = vectors.games[game];
    if (golden === undefined) throw new Error("no such game");
    // Golden games were set up with these options.
    let state = setup(golden.options as Options);
    let told: readonly MoveEvent[] = [];
    for (const text of golden.moves.slice(0, Math.ceil(part * golden.moves.length))) {
      const move = parseMove(state, text);
      told = events(state, move);
      state = apply(state, move);
    }
    const svg = toSvg(state, { ...look, events: told, choices: choices(state, []).picks });
    await expect(svg).toMatchFileSnapshot(`pictures/${name}.svg`);
  });
});
