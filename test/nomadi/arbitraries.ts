/** Random boards, options, games and scattered caravans for tests. */
import fc from "fast-check";
import {
  apply,
  boardSquares,
  crookedValley,
  defineLayout,
  grandCrossing,
  type Layout,
  LayoutError,
  legalMoves,
  load,
  LoadError,
  neighboursOf,
  type Options,
  PAWNS_EACH,
  setup,
  SetupError,
  shortCourse,
  type State,
} from "caravanserai/nomadi";
import type { Dice } from "../dice.js";

/** Sand most of all, some water, now and then no square at all. */
const cell = (holes: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constant(".") },
    { weight: 2, arbitrary: fc.constant("o") },
    { weight: 1, arbitrary: fc.constant("G") },
    { weight: holes, arbitrary: fc.constant(" ") },
  );

/** Odd little boards: holes, scattered goals, a start anywhere below a valley that steps up and down. */
const layouts: fc.Arbitrary<Layout> = fc
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

/** A drawing whose valley lies below the row that `valley` names, column by column. */
function drawn(
  cells: readonly (readonly string[])[],
  valley: readonly number[],
  left: number,
  wide: boolean,
): string {
  const rows = cells.map((row) => [...row]);
  for (const row of rows.slice(-4)) row.fill("S", left, left + (wide ? 5 : 4));
  // A goal for those that have drawn none.
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

/** Options that `setup` accepts, on shipped and on random boards. */
export const options: fc.Arbitrary<Options> = fc
  .record(
    {
      players: fc.integer({ min: 2, max: 5 }),
      seed: fc.integer(),
      layout: fc.oneof(fc.constantFrom(grandCrossing, shortCourse, crookedValley), layouts),
      contact: fc.constantFrom("group" as const, "neighbour" as const),
      turns: fc.record(
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
      maxTurns: fc.integer({ min: 1, max: 12 }),
      bribery: fc.boolean(),
    },
    { requiredKeys: ["players", "seed", "layout", "maxTurns"] },
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

/** Random games. */
export const games: fc.Arbitrary<RandomGame> = fc.record({
  options,
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 60 }),
});

/** The choice of a move, out of so many. */
export const chosen = ({ choices }: RandomGame, count: number, turn: number): number =>
  // The choices come round again, so the turn is mixed in for variety.
  ((choices[turn % choices.length] ?? 0) + turn * 7919) % count;

/** Every state of a random game, from set-up to its end. */
export function* statesOf(game: RandomGame): Generator<State> {
  let state = setup(game.options);
  yield state;
  for (let turn = 0; !state.over; turn++) {
    const moves = legalMoves(state);
    const move = moves[chosen(game, moves.length, turn)];
    if (move === undefined) throw new Error("a state that is not over has no legal move");
    state = apply(state, move);
    yield state;
  }
}

/** A caravan scattered over the board in one group, with six dice in hand, or nothing if these dice can't be used. */
export function scattered(
  options: Options,
  dice: Dice,
  roll?: readonly number[],
): State | undefined {
  const blank = setup({ ...options, cards: "random", maxTurns: 400 });
  const squares = boardSquares(blank);
  const isGoal = new Set(
    squares.filter(({ terrain }) => terrain === "goal").map(({ square }) => square),
  );
  const players = blank.seats.length;
  const each = PAWNS_EACH[players] ?? 0;
  const first = squares[dice.below(squares.length)]?.square ?? "a1";
  const group = [first];
  for (let tries = 0; group.length < players * each && tries < 10_000; tries++) {
    const beside = neighboursOf(blank, group[dice.below(group.length)] ?? first);
    const next = beside[dice.below(beside.length)];
    if (next === undefined || group.includes(next)) continue;
    if (isGoal.has(next) && group.filter((square) => isGoal.has(square)).length === 2) continue;
    group.push(next);
  }
  if (group.length < players * each) return undefined;
  const order = squares.map(({ square }) => square);
  const owners = group.map((square) => ({ square, tie: dice.below(1_000_000) }));
  owners.sort((a, b) => a.tie - b.tie);
  const taken = blank.cards.filter(({ square }) => group.includes(square));
  const turn = 100 + dice.below(players);
  try {
    return load({
      ...blank,
      phase: "move",
      turn,
      inTurn: (turn - 1) % players,
      seat: (turn - 1) % players,
      dice: [...(roll ?? Array.from({ length: 6 }, () => dice.below(6) + 1))].sort((a, b) => a - b),
      cards: blank.cards.filter(({ square }) => !group.includes(square)),
      seats: blank.seats.map((seat, number) => ({
        ...seat,
        pawns: owners
          .filter((_, index) => index % players === number)
          .map(({ square }) => square)
          .sort((a, b) => order.indexOf(a) - order.indexOf(b)),
        cards: taken
          .filter((_, index) => index % players === number)
          .map(({ value }) => ({ value, seenBy: [number] }))
          .sort((a, b) => a.value - b.value),
      })),
    });
  } catch (error) {
    // The one thing that can be amiss: none of the dice can be used.
    if (error instanceof LoadError && error.message.includes("no die can be used"))
      return undefined;
    throw error;
  }
}
