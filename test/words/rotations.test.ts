/** Rotations of tiles in words: people choose between sentences, so two rotations that differ never read alike. */
import { describe, expect, it } from "vitest";
import { about } from "caravanserai/desert-sons";
import { moveText, words as en } from "caravanserai/words/en";
import { words as de } from "caravanserai/words/de";
import { words as fr } from "caravanserai/words/fr";

/** A tile after quarter turns clockwise: its sides, and its portions with their action spaces. */
function turned(tile: string, rotation: number): string {
  const [sides = "", ...portions] = tile.split(" ");
  const turn = (text: string): string =>
    [...text].map((side) => "NESW".charAt(("NESW".indexOf(side) + rotation) % 4)).join("");
  const letters = [0, 1, 2, 3].map((side) => sides.charAt((side + 4 - rotation) % 4));
  const areas = portions.map((portion) => {
    const [reached = "", spaces = ""] = portion.split("[");
    return `${[...turn(reached)].sort().join("")}[${spaces}`;
  });
  return [letters.join(""), ...areas.sort()].join(" ");
}

/** All tiles of the built-in sets, each once. */
const tiles = [
  ...new Set(
    Object.values(about.boards).flatMap(({ tiles: piles }) =>
      piles.flatMap((pile) =>
        pile
          .replace(/^\d+:/u, "")
          .split("|")
          .map((tile) => tile.trim()),
      ),
    ),
  ),
];

describe.each([en, fr, de])("tiles in $language", (words) => {
  it("describes each rotation of a tile in its own way", () => {
    expect(tiles.length).toBeGreaterThan(60);
    for (const tile of tiles) {
      const shapes = new Map<string, string>();
      for (let rotation = 0; rotation < 4; rotation++) {
        const text = moveText(words["desert-sons"], { type: "place", tile, rotation, field: "a1" });
        const other = shapes.get(text);
        if (other !== undefined) expect(turned(tile, rotation), text).toBe(other);
        shapes.set(text, turned(tile, rotation));
      }
    }
  });
});
