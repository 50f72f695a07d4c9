/** F2: who has the largest caravan of each colour, whatever the sizes. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEATS } from "../../../src/through-the-desert/rules/numbers.js";
import { caravanOf } from "../../../src/through-the-desert/rules/position.js";
import { scorePosition } from "../../../src/through-the-desert/rules/score.js";
import { readState } from "../../../src/through-the-desert/gate/transcript.js";
import { setup } from "caravanserai/through-the-desert";

/** The points for largest caravans when the caravans have these sizes, by colour and seat. */
function majorities(sizes: readonly (readonly number[])[]): number[][] {
  const players = sizes[0]?.length ?? 0;
  const state = setup({ players, seed: 1, leaderReturn: "random" });
  return sizes.map((bySeat) => {
    const position = readState(state);
    for (const [seat, size] of bySeat.entries()) position.sizes[caravanOf(0, seat)] = size;
    return scorePosition(position).seats.map(({ caravans }) => caravans);
  });
}

const sizes = fc
  .integer({ min: 2, max: SEATS })
  .chain((players) => fc.array(fc.nat(30), { minLength: players, maxLength: players }));

describe("F2", () => {
  it("gives one 10, or 5 to each of two or more who tie, or nothing if nobody takes part", () => {
    fc.assert(
      fc.property(sizes, (bySeat) => {
        const [points = []] = majorities([bySeat]);
        const most = Math.max(...bySeat);
        const best = bySeat.filter((size) => size === most).length;
        expect(points).toEqual(
          bySeat.map((size) => (size < most || size === 0 ? 0 : best === 1 ? 10 : 5)),
        );
      }),
    );
  });

  it("does not depend on who sits where", () => {
    fc.assert(
      fc.property(sizes, fc.nat(), (bySeat, by) => {
        const shift = by % bySeat.length;
        const turned = [...bySeat.slice(shift), ...bySeat.slice(0, shift)];
        const [points = [], others = []] = majorities([bySeat, turned]);
        expect(others).toEqual([...points.slice(shift), ...points.slice(0, shift)]);
      }),
    );
  });

  it("never costs a player points to have a camel more", () => {
    fc.assert(
      fc.property(sizes, fc.nat(), (bySeat, pick) => {
        const seat = pick % bySeat.length;
        const more = bySeat.map((size, number) => (number === seat && size > 0 ? size + 1 : size));
        const [before = [], after = []] = majorities([bySeat, more]);
        expect(after[seat]).toBeGreaterThanOrEqual(before[seat] ?? 0);
      }),
    );
  });
});
