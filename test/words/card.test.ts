/** The balance card in every language: its texts fit, name the game and its points, and write numbers as the language does. */
import { type Assessment, balanceCard } from "caravanserai/layouts";
import { GAME_IDS } from "caravanserai";
import * as de from "caravanserai/words/de";
import * as en from "caravanserai/words/en";
import * as fr from "caravanserai/words/fr";
import { describe, expect, it } from "vitest";
import { measured } from "../../tools/boards/kept.js";
import { assessment } from "../layouts/assess/fixture.js";

const LANGUAGES = { en, fr, de };

/** All texts of a card, in order. */
const textsOf = (given: Assessment, words: en.CardWords): string[] =>
  [...balanceCard(given, { words }).matchAll(/<text[^>]*>([^<]*)<\/text>/gu)].map(
    ([, text = ""]) => text,
  );

describe.each(Object.entries(LANGUAGES))("the balance card in %s", (language, catalogue) => {
  it.each(GAME_IDS)("has room for all texts of %s", (id) => {
    const words = catalogue.cardWords(catalogue.words[id]);
    for (const verdict of ["fair", "leaning", "unfair", "unclear"] as const) {
      for (const extreme of [0, 1]) {
        for (const card of Object.values(measured(id))) {
          const texts = textsOf({ ...card, verdict, extreme }, words);
          expect(texts.filter((text) => text.includes("…"))).toEqual([]);
          expect(texts[1]).toContain(catalogue.words[id].name);
          const names = card.sources.map(({ name }) => words.source(name));
          for (const name of names) expect(texts.some((text) => text.startsWith(name))).toBe(true);
        }
      }
    }
  });

  it("says which seat is favoured, and by how much", () => {
    const { verdict, seat } = catalogue.cardWords();
    const texts = (["leaning", "unfair"] as const).flatMap((kind) => [
      verdict({ verdict: kind, seat: 2, beyond: 8.4 }),
      verdict({ verdict: kind, seat: 2, beyond: -8.4 }),
    ]);
    expect(new Set(texts).size).toBe(4);
    expect(texts.every((text) => text.includes("3"))).toBe(true);
    expect([texts[2]?.endsWith("+8"), texts[3]?.endsWith("−8")]).toEqual([true, true]);
    expect(seat(1)).not.toBe(seat(0));
  });

  it("writes decimals as the language does, and everything in that language", () => {
    const words = catalogue.cardWords();
    const mark = language === "en" ? "." : ",";
    expect(textsOf(assessment, words)).toContain(`45${mark}0 %`);
    if (language === "en") return;
    const english = en.cardWords();
    const same = (Object.keys(english) as (keyof en.CardWords)[]).filter(
      (key) => typeof english[key] === "string" && english[key] === words[key],
    );
    expect(same).toEqual([]);
  });
});

describe("a card without the words of its game", () => {
  it("names the game and its sources as its data do", () => {
    const { subtitle, source } = en.cardWords();
    const told = subtitle({ game: "salt-pans", players: 2, games: 10, bot: "greedy" });
    expect(told).toBe("salt pans · 2 players · 10 games of greedy");
    expect(source("placesLeft")).toBe("places left");
    expect(en.cardWords(en.nomadi).source("placesLeft")).toBe("places left");
  });
});
