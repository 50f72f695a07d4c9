/** Random boards and options of Nomadi. */
import fc from "fast-check";
import {
  board,
  crookedValley,
  defineLayout,
  grandCrossing,
  type Layout,
  LayoutError,
  type Options,
  setup,
  SetupError,
  shortCourse,
  type Square,
} from "../nomadi/index.js";

/** Returns a square of a random board: mostly sand, some water, and sometimes no square. */
const cell = (holes: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constant(".") },
    { weight: 2, arbitrary: fc.constant("o") },
    { weight: 1, arbitrary: fc.constant("G") },
    { weight: holes, arbitrary: fc.constant(" ") },
  );

/**
 * Small random boards of Nomadi: with holes, scattered goals, and a start somewhere below a valley that steps up and down.
 *
 * @example
 * ```ts
 * import { nomadiLayouts } from "caravanserai/testing";
 * import fc from "fast-check";
 *
 * fc.sample(nomadiLayouts, { numRuns: 3, seed: 1 }).length; // => 3
 * ```
 *
 * @category Arbitraries
 */
export const nomadiLayouts: fc.Arbitrary<Layout> = fc
  .record({
    rows: fc.integer({ min: 8, max: 12 }),
    columns: fc.integer({ min: 7, max: 11 }),
    holes: fc.integer({ min: 0, max: 2 }),
    wide: fc.boolean(),
  })
  .chain(({ rows, columns, holes, wide }) =>
    fc.record({
      cells: fc.array(fc.array(cell(holes), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
      valley: fc.array(fc.integer({ min: 1, max: rows - 6 }), {
        minLength: columns,
        maxLength: columns,
      }),
      left: fc.integer({ min: 0, max: columns - 5 }),
      wide: fc.constant(wide),
    }),
  )
  .map(({ cells, valley, left, wide }) => layoutOrNothing(drawn(cells, valley, left, wide)))
  .filter((layout) => layout !== undefined);

/** Draws a board whose valley lies below the row that `valley` gives for each column. */
function drawn(
  cells: readonly (readonly string[])[],
  valley: readonly number[],
  left: number,
  wide: boolean,
): string {
  const rows = cells.map((row) => [...row]);
  for (const row of rows.slice(-4)) row.fill("S", left, left + (wide ? 5 : 4));
  // Every board needs a goal.
  rows[0]?.fill("G", 0, 3);
  const at = (row: number, column: number): string => rows[row]?.[column] ?? " ";
  const side = (row: number, column: number): boolean => row <= (valley[column] ?? 0);
  const lines: string[] = ["#"];
  for (const row of rows.keys()) {
    let line = "";
    let below = "";
    for (const column of valley.keys()) {
      const isSquare = at(row, column) !== " ";
      const next = at(row, column + 1) !== " " && column + 1 < valley.length;
      const cutRight = isSquare && next && side(row, column) !== side(row, column + 1);
      const cutBelow =
        isSquare && at(row + 1, column) !== " " && side(row, column) !== side(row + 1, column);
      line += at(row, column) + (cutRight ? "|" : " ");
      below += cutBelow ? "--" : "  ";
    }
    lines.push(line);
    if (below.trim() !== "") lines.push(below);
  }
  return lines.join("\n");
}

function layoutOrNothing(drawing: string): Layout | undefined {
  try {
    return defineLayout({ name: "random", drawing });
  } catch (error) {
    if (error instanceof LayoutError) return undefined;
    throw error;
  }
}

/**
 * Options that `setup` of Nomadi accepts, with shipped and random boards, for games of a few turns.
 *
 * @example
 * ```ts
 * import { setup } from "caravanserai/nomadi";
 * import { nomadiOptions } from "caravanserai/testing";
 * import fc from "fast-check";
 *
 * for (const options of fc.sample(nomadiOptions, { numRuns: 3, seed: 1 })) setup(options);
 * ```
 *
 * @category Arbitraries
 */
export const nomadiOptions: fc.Arbitrary<Options> = fc
  .record(
    {
      players: fc.integer({ min: 2, max: 5 }),
      seed: fc.integer(),
      layout: fc.oneof(fc.constantFrom(grandCrossing, shortCourse, crookedValley), nomadiLayouts),
      contact: fc.constantFrom("group" as const, "neighbour" as const),
      bends: fc.record(
        {
          2: fc.integer({ min: 0, max: 1 }),
          3: fc.integer({ min: 0, max: 2 }),
          4: fc.integer({ min: 0, max: 3 }),
          5: fc.integer({ min: 0, max: 4 }),
          6: fc.integer({ min: 0, max: 5 }),
        },
        { requiredKeys: [] },
      ),
      cards: fc.constantFrom("random" as const, "choose" as const),
      maxPrice: fc.integer({ min: 0, max: 12 }),
      credit: fc.constantFrom("forced" as const, "cards" as const),
      maxTurns: fc.integer({ min: 1, max: 12 }),
      reroll: fc.constantFrom("choice" as const, "forced" as const),
      bribery: fc.boolean(),
      goal: fc.record({ first: fc.nat(), size: fc.integer({ min: 3, max: 6 }) }),
    },
    { requiredKeys: ["players", "seed", "layout", "maxTurns"] },
  )
  .map(({ goal, ...options }) =>
    goal === undefined ? options : { ...options, goal: goalOn(options.layout, goal) },
  )
  .filter(isAccepted);

/** Returns some squares of a board that follow each other in board order, water holes among them. */
function goalOn(layout: Layout, { first, size }: { first: number; size: number }): Square[] {
  const squares = board(setup({ players: 5, seed: 1, layout })).spaces.flatMap(
    ({ name }) => name ?? [],
  );
  const start = first % squares.length;
  return squares.slice(start, start + size);
}

function isAccepted(candidate: Options): boolean {
  try {
    setup(candidate);
    return true;
  } catch (error) {
    if (error instanceof SetupError) return false;
    throw error;
  }
}
