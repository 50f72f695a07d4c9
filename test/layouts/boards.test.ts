/** The boards that come with the games: docs/boards.md shows what play says of them. */
import { readFileSync } from "node:fs";
import { GAME_IDS } from "caravanserai";
import { balanceCard } from "caravanserai/layouts";
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { describe, expect, it } from "vitest";
import { CARDS } from "../../tools/boards/cards.js";
import { measured } from "../../tools/boards/kept.js";
import { cardName, PAGE, pageText } from "../../tools/boards/page.js";
import { gameModules } from "../../src/games/modules.js";

const page = readFileSync(PAGE, "utf8");

describe("docs/boards.md", () => {
  it("has what was measured, as `npm run check -- boards` writes it", async () => {
    expect(page).toBe(await pageText());
  });

  it.each(GAME_IDS)(
    "has the cards of %s that were measured, and names those that were not",
    (id) => {
      const cards = measured(id);
      for (const { board, players } of CARDS.filter((card) => card.id === id)) {
        const key = `${board}/${players}`;
        const isMeasured = key in cards;
        expect(page.includes(`<!-- picture: ${cardName(id, key)} -->`)).toBe(isMeasured);
        expect(page.includes(`\`${id}/${key}\``)).toBe(!isMeasured);
      }
      for (const assessment of Object.values(cards)) {
        expect(balanceCard(assessment)).toContain(assessment.board ?? "");
      }
    },
  );

  it.each(GAME_IDS)("is about every board of %s, for numbers of players that can play", (id) => {
    const { players: range = [2, 2], boards = {} } = gameModules[id].about;
    const cards = CARDS.filter((card) => card.id === id);
    expect([...new Set(cards.map(({ board }) => board))].sort()).toEqual(
      Object.keys(boards).sort(),
    );
    for (const { players } of cards) {
      expect(players).toBeGreaterThanOrEqual(range[0]);
      expect(players).toBeLessThanOrEqual(range[1]);
    }
  });
});

describe("built-in boards", () => {
  it.each(Object.values(desert.about.boards))(
    "finds nothing amiss with $name of Through the Desert",
    (layout) => {
      expect(desert.checkLayout(layout)).toEqual([]);
    },
  );

  it.each(Object.values(desertSons.about.boards))(
    "finds nothing amiss with $name of Desert Sons",
    (tileSet) => {
      expect(desertSons.checkTileSet(tileSet)).toEqual([]);
    },
  );

  it.each(Object.values(nomadi.about.boards))(
    "finds nothing amiss with $name of Nomadi",
    (layout) => {
      expect(nomadi.checkLayout(layout)).toEqual([]);
    },
  );

  const symmetric = [
    ...[desert.sandglassWadi, desert.ochrePan, desert.goldenHollow, desert.anvilRock],
  ];

  it("that are symmetric have a palm on each palm space", () => {
    for (const { rows, palms } of symmetric) {
      expect(rows.join("").split("T")).toHaveLength(palms + 1);
    }
  });
});
