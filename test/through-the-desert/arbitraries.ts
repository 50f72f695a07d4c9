/** Random boards, options and games for property tests. */
import fc from "fast-check";
import {
  apply,
  COLOURS,
  defineLayout,
  type Layout,
  LayoutError,
  legalMoves,
  type Options,
  setup,
  SetupError,
  type State,
} from "caravanserai/through-the-desert";

/** Characters of a drawing, sand most of all. */
const cell = (mountains: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 10, arbitrary: fc.constant(".") },
    { weight: 2, arbitrary: fc.constant("o") },
    { weight: 1, arbitrary: fc.constant("T") },
    { weight: mountains, arbitrary: fc.constant("^") },
    { weight: mountains >> 1, arbitrary: fc.constant(" ") },
  );

/** Odd little boards: corridors, pockets, several mountains, one-space regions, with and without a section. */
const layouts: fc.Arbitrary<Layout> = fc
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
    }),
  )
  .map(({ cells, line, palms }) => {
    const drawn = cells.map((row, number) => (number % 2 === 1 ? " " : "") + row.join(" "));
    if (line !== null && line < drawn.length) drawn.splice(line, 0, "-------");
    return layoutOrNothing(drawn.join("\n"), palms);
  })
  .filter((layout) => layout !== undefined);

function layoutOrNothing(drawing: string, palms: number): Layout | undefined {
  try {
    return defineLayout({ name: "random", drawing, palms });
  } catch (error) {
    if (error instanceof LayoutError) return undefined;
    throw error;
  }
}

/** Options that `setup` accepts, on random boards. */
export const options: fc.Arbitrary<Options> = fc
  .record(
    {
      players: fc.integer({ min: 2, max: 5 }),
      seed: fc.integer(),
      layout: layouts,
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

/** A game by its options and a choice for each move, which stands for one of the legal moves. */
export interface RandomGame {
  readonly options: Options;
  readonly choices: readonly number[];
}

/** Random games on random boards. */
export const games: fc.Arbitrary<RandomGame> = fc.record({
  options,
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 60 }),
});

/** Every state of a random game, from set-up to its end. */
export function* statesOf({ options, choices }: RandomGame): Generator<State> {
  let state = setup(options);
  yield state;
  for (let turn = 0; !state.over; turn++) {
    const moves = legalMoves(state);
    const choice = choices[turn % choices.length] as number;
    // The choices come round again, so the turn is mixed in for variety.
    const move = moves[(choice + turn * 7919) % moves.length];
    if (move === undefined) throw new Error("a state that is not over has no legal move");
    state = apply(state, move);
    yield state;
  }
}
