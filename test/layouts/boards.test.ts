/** The boards that come with the games: docs/boards.md shows what play says of them. */
import { readFileSync } from "node:fs";
import { GAME_IDS } from "caravanserai";
import { balanceCard } from "caravanserai/layouts";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { describe, expect, it } from "vitest";
import { cardName, measured, rowOf } from "../../tools/boards/kept.js";
import { gameModules } from "../../src/games/modules.js";

const page = readFileSync("docs/boards.md", "utf8");
const blankless = (text: string): string => text.replaceAll(/ +/gu, " ");

describe.each(GAME_IDS)("docs/boards.md about %s", (id) => {
  const entries = Object.entries(measured(id));

  it("has a line and a card for every assessment, of a board that there is", () => {
    for (const [key, assessment] of entries) {
      const [board = ""] = key.split("/");
      expect(Object.keys(gameModules[id].about.boards ?? {})).toContain(board);
      expect(blankless(page)).toContain(rowOf(assessment));
      expect(page).toContain(`<!-- picture: ${cardName(id, key)} -->`);
      expect(balanceCard(assessment)).toContain(assessment.board ?? "");
    }
  });

  it("shows no card that nobody has measured", () => {
    const shown = [...page.matchAll(/<!-- picture: (card-[\w-]+) -->/gu)].map(([, name]) => name);
    const known = GAME_IDS.flatMap((one) =>
      Object.keys(measured(one)).map((key) => cardName(one, key)),
    );
    expect(shown.filter((name) => !known.includes(name ?? ""))).toEqual([]);
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
