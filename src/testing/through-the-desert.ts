/** Random boards and options of Through the Desert. */
import fc from "fast-check";
import {
  COLOURS,
  defineLayout,
  type Layout,
  LayoutError,
  type Options,
  setup,
  SetupError,
} from "../through-the-desert/index.js";

/** Characters of a drawing, mostly sand. */
const cell = (mountains: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 10, arbitrary: fc.constant(".") },
    { weight: 2, arbitrary: fc.constant("o") },
    { weight: 1, arbitrary: fc.constant("T") },
    { weight: mountains, arbitrary: fc.constant("^") },
    { weight: mountains >> 1, arbitrary: fc.constant(" ") },
  );

/**
 * Odd little boards of Through the Desert: corridors, pockets, several mountains, one-space regions, with and without a
 * section.
 *
 * @example
 * ```ts
 * import { desertLayouts } from "caravanserai/testing";
 * import fc from "fast-check";
 *
 * fc.sample(desertLayouts, { numRuns: 3, seed: 1 }).length; // => 3
 * ```
 *
 * @category Arbitraries
 */
export const desertLayouts: fc.Arbitrary<Layout> = fc
  .record({
    rows: fc.integer({ min: 1, max: 8 }),
    columns: fc.integer({ min: 2, max: 9 }),
    mountains: fc.integer({ min: 0, max: 6 }),
  })
  .chain(({ rows, columns, mountains }) =>
    fc.record({
      cells: fc.array(fc.array(cell(mountains), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
      line: fc.option(fc.integer({ min: 1, max: 8 }), { freq: 3 }),
      palms: fc.integer({ min: 0, max: 2 }),
      camels: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    }),
  )
  .map(({ cells, line, palms, camels }) => {
    const drawn = cells.map((row, number) => (number % 2 === 1 ? " " : "") + row.join(" "));
    if (line !== null && line < drawn.length) drawn.splice(line, 0, "-------");
    return layoutOrNothing(drawn.join("\n"), palms, camels);
  })
  .filter((layout) => layout !== undefined);

function layoutOrNothing(
  drawing: string,
  palms: number,
  camels: number | undefined,
): Layout | undefined {
  const suited = camels === undefined ? {} : { camelsPerColour: camels };
  try {
    return defineLayout({ name: "random", drawing, palms, ...suited });
  } catch (error) {
    if (error instanceof LayoutError) return undefined;
    throw error;
  }
}

/**
 * Options that `setup` of Through the Desert accepts, on random boards.
 *
 * @example
 * ```ts
 * import { setup } from "caravanserai/through-the-desert";
 * import { desertOptions } from "caravanserai/testing";
 * import fc from "fast-check";
 *
 * for (const options of fc.sample(desertOptions, { numRuns: 3, seed: 1 })) setup(options);
 * ```
 *
 * @category Arbitraries
 */
export const desertOptions: fc.Arbitrary<Options> = fc
  .record(
    {
      players: fc.integer({ min: 2, max: 5 }),
      seed: fc.integer(),
      layout: desertLayouts,
      leaderReturn: fc.oneof(
        fc.constantFrom("choose" as const, "random" as const),
        fc.shuffledSubarray([...COLOURS], { minLength: 5, maxLength: 5 }),
      ),
      endTiming: fc.constantFrom("end-of-turn" as const, "immediate" as const),
      oasisWalls: fc.boolean(),
      ownerMayFill: fc.boolean(),
      camelsPerColour: fc.integer({ min: 1, max: 30 }),
    },
    { requiredKeys: ["players", "seed", "layout"] },
  )
  .filter(isAccepted);

function isAccepted(candidate: Options): boolean {
  try {
    setup(candidate);
    return true;
  } catch (error) {
    if (error instanceof SetupError) return false;
    throw error;
  }
}
