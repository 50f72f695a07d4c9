/** The boards that come with the games: docs/boards.md shows what play says of them. */
import { readFileSync } from "node:fs";
import { GAME_IDS } from "caravanserai";
import { balanceCard } from "caravanserai/layouts";
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

  it.each(GAME_IDS)("has a card for every board of %s", (id) => {
    const boards = Object.keys(gameModules[id].about.boards ?? {});
    const cards = Object.entries(measured(id));
    const assessed = new Set(cards.map(([key]) => key.split("/")[0]));
    expect([...assessed].sort()).toEqual([...boards].sort());
    for (const [key, assessment] of cards) {
      expect(page).toContain(`<!-- picture: ${cardName(id, key)} -->`);
      expect(balanceCard(assessment)).toContain(assessment.board ?? "");
    }
  });

  it("is measured with all boards, for numbers of players that can play on them", () => {
    for (const { id, board, players } of CARDS) {
      const { about } = gameModules[id];
      const [fewest, most] = about.players;
      expect(about.boards).toHaveProperty(board);
      expect(players).toBeGreaterThanOrEqual(fewest);
      expect(players).toBeLessThanOrEqual(most);
    }
  });
});

describe("built-in boards", () => {
  it.each(Object.values(nomadi.about.boards))(
    "finds nothing amiss with $name of Nomadi",
    (layout) => {
      expect(nomadi.checkLayout(layout)).toEqual([]);
    },
  );

  it("that are symmetric have a palm on each palm space", () => {
    for (const { rows, palms } of [desert.sandglassWadi, desert.ochrePan, desert.goldenHollow]) {
      expect(rows.join("").split("T")).toHaveLength(palms + 1);
    }
  });
});
