/** T1: what the tables of a board say of its tiles in each rotation. */
import { describe, expect, it } from "vitest";
import { ACTIONS } from "caravanserai/desert-sons";
import { boardOf } from "../../../src/desert-sons/rules/board.js";
import { spaceIndex } from "../../../src/desert-sons/rules/tiles/face-tables.js";
import { deck } from "../scenes.js";

describe("faces", () => {
  const board = boardOf(deck(3, ["DDDD", "OODO NW[MMG] E[R]", "DDDD", "oOoO NS[] EW[CW]"]));

  it("T1: each rotation has its portions with their action spaces", () => {
    const portions = (tile: string): string[] => {
      const first = (board.kindNumbers.get(tile) ?? 0) * 4;
      return [0, 1, 2, 3].map((rotation) => {
        const face = first + rotation;
        const texts = Array.from({ length: board.portions[face] ?? 0 }, (_, portion) => {
          const actions = ACTIONS.flatMap((action, number) =>
            Array<string>(board.spaces[spaceIndex(face, portion, number)] ?? 0).fill(action),
          );
          expect(board.spaceCounts[face * 4 + portion]).toBe(actions.length);
          const sides = [...board.portionAt.subarray(face * 4, face * 4 + 4)];
          const letters = ["N", "E", "S", "W"]
            .filter((_, side) => sides[side] === portion)
            .join("");
          return `${letters} ${actions.join(" ")}`.trim();
        });
        return texts.join(", ");
      });
    };
    expect(portions("OODO NW[MMG] E[R]")).toEqual([
      "NW myrrh myrrh gems, E rumour",
      "NE myrrh myrrh gems, S rumour",
      "ES myrrh myrrh gems, W rumour",
      "N rumour, SW myrrh myrrh gems",
    ]);
    expect(portions("oOoO NS[] EW[CW]").slice(0, 2)).toEqual([
      "NS, EW camel water",
      "NS camel water, EW",
    ]);
    expect(portions("DDDD")).toEqual(["", "", "", ""]);
  });
});
