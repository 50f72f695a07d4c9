/** Random tile sets, options and games for property tests. */
import fc from "fast-check";
import {
  apply,
  blindPaths,
  defineTileSet,
  legalMoves,
  type Move,
  type Options,
  setup,
  shortTrip,
  type State,
  type TileSet,
  wideDesert,
} from "caravanserai/desert-sons";
import { Dice } from "../dice.js";

const pick = <Item>(dice: Dice, items: readonly Item[]): Item =>
  items[dice.below(items.length)] as Item;

/** Portions for four sides given as letters: neighbouring oasis sides are often joined. */
function portionsFor(dice: Dice, sides: string, spaces: boolean): string {
  const groups: string[] = [];
  for (const [place, letter] of ["N", "E", "S", "W"].entries()) {
    if (!"OoB".includes(sides.charAt(place))) continue;
    const at = dice.below(groups.length + 1);
    if (at < groups.length) groups[at] = `${groups[at] ?? ""}${letter}`;
    else groups.push(letter);
  }
  return groups
    .map((group) => {
      const count = spaces ? dice.below(4) : 0;
      const actions = Array.from({ length: count }, () => pick(dice, Array.from("MFSGCWR")));
      return ` ${group}[${actions.join("")}]`;
    })
    .join("");
}

/** A tile set from a seed: odd areas, sides of all kinds, few or many pieces. */
export function tileSetOf(seed: number): TileSet {
  const dice = new Dice(seed);
  const columns = 3 + dice.below(4);
  const rows = 3 + dice.below(4);
  const middleRow = dice.below(rows);
  const middleColumn = dice.below(columns);
  const plain = dice.below(2) === 0;
  const letters = plain ? Array.from("DDDO") : Array.from("DDDOOdoWB");
  const inCross = (row: number, column: number): boolean =>
    row >= 0 &&
    row < rows &&
    column >= 0 &&
    column < columns &&
    (row === middleRow || column === middleColumn);
  // Sides between two fields are decided once, so that the cross fits itself.
  const edges = new Map<string, string>();
  const edge = (row: number, column: number, down: boolean): string => {
    const key = `${row},${column},${down ? "v" : "h"}`;
    const joined =
      inCross(row, column) && (down ? inCross(row + 1, column) : inCross(row, column + 1));
    const made = edges.get(key) ?? (joined ? pick(dice, Array.from("DDDW")) : pick(dice, letters));
    edges.set(key, made);
    return made;
  };
  const cross: string[] = [];
  const names: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!inCross(row, column)) continue;
      const sides = [
        edge(row - 1, column, true),
        edge(row, column, false),
        edge(row, column, true),
        edge(row, column - 1, false),
      ].join("");
      const name = `${"abcdefg".charAt(row)}${column + 1}`;
      names.push(name);
      cross.push(`${name}: ${sides}${portionsFor(dice, sides, dice.below(3) === 0)}`);
    }
  }
  const starts: string[] = [];
  while (starts.length < 4) {
    const name = pick(dice, names);
    if (!starts.includes(name)) starts.push(name);
  }
  const piles = 2 + dice.below(3);
  const tiles: string[] = [];
  for (let pile = 1; pile <= piles; pile++) {
    const count = 5 + dice.below(8);
    const drawn = Array.from({ length: count }, () => {
      const sides = Array.from({ length: 4 }, () => pick(dice, letters)).join("");
      return sides + portionsFor(dice, sides, true);
    });
    tiles.push(`${pile}: ${drawn.join(" | ")}`);
  }
  const each = 1 + dice.below(4);
  const heights = Array.from({ length: 4 * each }, (_, height) => height + 1);
  for (let at = heights.length - 1; at > 0; at--) {
    const other = dice.below(at + 1);
    [heights[at], heights[other]] = [heights[other] as number, heights[at] as number];
  }
  return defineTileSet({
    name: `random ${seed}`,
    columns,
    rows,
    cross: cross.join("\n"),
    starts,
    tiles: tiles.join("\n"),
    explorers: [0, 1, 2, 3].map((seat) => heights.slice(seat * each, (seat + 1) * each)),
    goods: dice.below(5),
    water: 8 + dice.below(10),
    camels: dice.below(4),
    rumours: Array.from({ length: dice.below(9) }, () => dice.below(7) - 3),
  });
}

/** Random tile sets, and those of the library. */
const tileSets: fc.Arbitrary<TileSet> = fc.oneof(
  { weight: 8, arbitrary: fc.nat().map(tileSetOf) },
  { weight: 1, arbitrary: fc.constantFrom(shortTrip, blindPaths) },
);

/** Options that `setup` accepts. */
export const options: fc.Arbitrary<Options> = fc.record(
  {
    players: fc.integer({ min: 2, max: 4 }),
    seed: fc.oneof(fc.integer(), fc.string()),
    tileSet: tileSets,
    starts: fc.constantFrom("fixed" as const, "choose" as const),
  },
  { requiredKeys: ["players", "seed", "tileSet"] },
);

/** A game by its options and a number that all choices come from. */
export interface RandomGame {
  readonly options: Options;
  readonly dice: number;
}

/** Random games with random tile sets. */
export const games: fc.Arbitrary<RandomGame> = fc.record({ options, dice: fc.nat() });

/** How often each kind of move is chosen, if it can be: so that games get somewhere. */
const WEIGHTS: Readonly<Partial<Record<Move["type"], number>>> = {
  move: 3,
  draw: 6,
  place: 6,
  discard: 6,
  explorer: 8,
  take: 8,
};

/** A legal move, chosen by its kind first. */
export function choose(state: State, dice: Dice): Move {
  const moves = legalMoves(state);
  const kinds = [...new Set(moves.map(({ type }) => type))];
  const tickets = kinds.flatMap((type) => Array<Move["type"]>(WEIGHTS[type] ?? 1).fill(type));
  const type = pick(dice, tickets);
  return pick(
    dice,
    moves.filter((move) => move.type === type),
  );
}

/** A step of a game. */
export interface Step {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
}

/** Every step of a random game, from set-up to its end. */
export function* stepsOf({ options, dice }: RandomGame): Generator<Step> {
  const choices = new Dice(dice);
  let before = setup(options);
  while (!before.over) {
    const move = choose(before, choices);
    const after = apply(before, move);
    yield { before, move, after };
    before = after;
  }
}

/** Every state of a random game. */
export function* statesOf(game: RandomGame): Generator<State> {
  yield setup(game.options);
  for (const { after } of stepsOf(game)) yield after;
}

/** Games with each set of the library and each number of players. */
export const libraryGames: readonly RandomGame[] = [wideDesert, shortTrip, blindPaths].flatMap(
  (tileSet, set) =>
    [2, 3, 4].map((players) => ({
      options: { players, seed: `library ${set}`, tileSet },
      dice: set * 10 + players,
    })),
);
