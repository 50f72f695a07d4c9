/** Labels of picks, phases and sources, in every language: along random games, and for what no game has. */
import { apply, choices, GAME_IDS, legalMoves, score, seededRandom, setup } from "caravanserai";
import * as de from "caravanserai/words/de";
import * as en from "caravanserai/words/en";
import * as fr from "caravanserai/words/fr";
import { describe, expect, test } from "vitest";

const LANGUAGES = { en, fr, de };
const NAMES = ["Ada", "Ben", "Chiara"];

describe.each(Object.entries(LANGUAGES))(
  "in %s",
  (_, { phaseText, pickText, sourceText, words }) => {
    test.each(GAME_IDS)("%s: every pick, phase and source has a label of its own", (id) => {
      const random = seededRandom(3);
      const kinds = new Set<string>();
      let state = setup(id, { players: 3, seed: 3 });
      while (!state.over) {
        const catalogue = words[state.game];
        expect(phaseText(catalogue, state)).not.toBe("");
        const labels = new Map<string, string>();
        for (const pick of choices(state, []).picks) {
          const label = pickText(catalogue, state, pick, NAMES);
          kinds.add(pick.slice(0, pick.indexOf(":")));
          expect([pick, label]).not.toEqual([pick, ""]);
          expect(label).not.toMatch(/undefined|NaN|\bnull\b/u);
          // Tiles that differ in their lines only are described alike: the picture shows the difference.
          if (!pick.startsWith("tile:")) {
            expect([label, labels.get(label) ?? pick]).toEqual([label, pick]);
            labels.set(label, pick);
          }
        }
        const moves = legalMoves(state);
        const move = moves[random(moves.length)];
        if (move === undefined) throw new Error("no move");
        state = apply(state, move);
      }
      expect(kinds.size).toBeGreaterThan(1);
      for (const source of Object.keys(score(state).seats[0])) {
        if (source !== "complete") expect(sourceText(words[id], source)).not.toBe("");
      }
    });

    test("what is no pick of the game has an empty text", () => {
      const state = setup("desert-sons", { players: 2, seed: 1 });
      for (const odd of [
        "",
        "x",
        ":",
        "space",
        "pawn:a1",
        "toString:a",
        "take:sand",
        "action:fly",
      ]) {
        expect(pickText(words["desert-sons"], state, odd)).toBe("");
      }
      expect(pickText(words.nomadi, {}, "pawn:a1")).toBe("");
      expect(pickText(words.nomadi, state, 5 as unknown as string)).toBe("");
      expect(phaseText(words.nomadi, { phase: "sleep" })).toBe("");
      expect(sourceText(words.nomadi, "constructor")).toBe("");
    });
  },
);

test("labels name what is picked, with the names of players", () => {
  let state = setup("nomadi", { players: 2, seed: 1 });
  state = apply(state, { type: "place", square: "p13" });
  const pick = "pawn:p13";
  expect(en.pickText(en.nomadi, state, pick, NAMES)).toBe("Ada’s pawn on p13");
  expect(fr.pickText(fr.nomadi, state, pick, NAMES)).toBe("Pion d’Ada en p13");
  expect(de.pickText(de.nomadi, state, pick, NAMES)).toBe("Figur von Ada auf p13");
  const sons = setup("desert-sons", { players: 2, seed: 1 });
  expect(en.pickText(en.desertSons, sons, "action:driver")).toBe("With the camel driver (1 water)");
  expect(de.pickText(de.desertSons, sons, "slot:salt-2")).toBe("Zweiter Platz für Salz");
  expect(fr.pickText(fr.desertSons, sons, "action:done")).toBe("Terminer");
  expect(en.pickText(en.desertSons, sons, "scout:1", NAMES)).toBe(
    "Scout (1 water): a tile from Ben’s reserve",
  );
});
