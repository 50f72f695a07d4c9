/** E3: what is found out around the camel just placed is what a look at the whole board says. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defineLayout, type Layout, LayoutError, setup } from "caravanserai/through-the-desert";
import { encloseAround, encloseBeside } from "../../../src/through-the-desert/rules/enclosure.js";
import { EMPTY, NONE } from "../../../src/through-the-desert/rules/numbers.js";
import { blankPosition, type Position } from "../../../src/through-the-desert/rules/position.js";
import { readState } from "../../../src/through-the-desert/gate/transcript.js";
import { play } from "../moves.js";
import { sand, scene } from "../scenes.js";
import { occupy } from "../../../src/through-the-desert/rules/upkeep.js";

/** Boards of winding ways and pockets, where every other hex or so is a mountain. */
const cramped: fc.Arbitrary<Layout> = fc
  .array(fc.array(fc.constantFrom(".", ".", ".", "^", "^"), { minLength: 6, maxLength: 8 }), {
    minLength: 5,
    maxLength: 8,
  })
  .map((rows) =>
    rows.map((row, number) => (number % 2 === 1 ? " " : "") + row.join(" ")).join("\n"),
  )
  .map((drawing) => {
    try {
      return defineLayout({ name: "cramped", drawing, palms: 0 });
    } catch (error) {
      if (error instanceof LayoutError) return undefined;
      throw error;
    }
  })
  .filter((layout) => layout !== undefined);

/** The territories of the camels as they stand, by space, found out from nothing. */
function territoriesAnew({ ground, occupant }: Position): number[] {
  const bare = blankPosition(ground);
  for (const [space, holds] of occupant.entries()) if (holds > EMPTY) occupy(bare, holds, space);
  encloseAround(bare, Int32Array.from(ground.board.names.keys()), 1, undefined);
  return freeTerritories(bare);
}

/** Who has each space without a camel. */
const freeTerritories = ({ occupant, territory }: Position): number[] =>
  [...territory].filter((_, space) => (occupant[space] ?? 0) <= EMPTY);

/** The free spaces, nobody's so far, where a caravan that stands somewhere could go on. */
function waysOf({ ground, occupant, territory, cells }: Position, caravan: number): number[] {
  return [...ground.board.names.keys()].filter((space) => {
    const isFree = occupant[space] === EMPTY && territory[space] === NONE;
    return isFree && ((cells[space] ?? 0) & (1 << caravan)) !== 0;
  });
}

describe("territories", () => {
  it("E3: grow camel by camel to what they are as a whole, in any corner", () => {
    const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 40 });
    const caravans = fc.uniqueArray(fc.nat({ max: 24 }), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(cramped, caravans, picks, (layout, numbers, choices) => {
        const { ground } = readState(setup({ players: 5, seed: 1, layout }));
        const position = blankPosition(ground);
        const { count } = ground.board;
        const pick = (step: number): number => (choices[step % choices.length] ?? 0) + step * 7919;
        for (const [index, caravan] of numbers.entries()) {
          const space = pick(index) % count;
          if (position.occupant[space] === EMPTY) occupy(position, caravan, space);
        }
        encloseAround(position, Int32Array.from(ground.board.names.keys()), 1, undefined);
        for (let step = 0; step < count; step++) {
          const caravan = numbers[step % numbers.length] ?? 0;
          const ways = waysOf(position, caravan);
          const space = ways[pick(step) % ways.length];
          if (space === undefined) continue;
          const seen = occupy(position, caravan, space);
          encloseBeside(position, caravan, space, seen, undefined);
          expect(freeTerritories(position)).toEqual(territoriesAnew(position));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("E3: are found when the stamps of searches run out, and begin anew", () => {
    const state = scene(sand(7, 9), {
      "0 honey": ["c5", "c6", "d6", "e6", "e5"],
      "1 rose": ["a1"],
    });
    const { board } = readState(state).ground;
    board.stamp = 2 ** 31 - 2;
    board.marks.fill(2 ** 31 - 2);
    expect(play(state, "hd4").territories).toEqual([{ seat: 0, colour: "honey", spaces: ["d5"] }]);
    expect(board.stamp).toBeLessThan(10);
  });
});
