/** Random tile sets and options of Desert Sons. */
import fc from "fast-check";
import {
  blindPaths,
  defineTileSet,
  type Options,
  seededRandom,
  shortTrip,
  type TileSet,
} from "../desert-sons/index.js";
import type { RandomSource } from "../game.js";

const pick = <Item>(random: RandomSource, items: readonly Item[]): Item =>
  items[random(items.length)];

/** Returns portions for four sides given as letters: neighbouring oasis sides are often joined. */
function portionsFor(random: RandomSource, sides: string, spaces: boolean): string {
  const groups: string[] = [];
  for (const [place, letter] of ["N", "E", "S", "W"].entries()) {
    if (!"OoB".includes(sides.charAt(place))) continue;
    const at = random(groups.length + 1);
    if (at < groups.length) groups[at] = `${groups[at] ?? ""}${letter}`;
    else groups.push(letter);
  }
  return groups
    .map((group) => {
      const count = spaces ? random(4) : 0;
      const actions = Array.from({ length: count }, () => pick(random, Array.from("MFSGCWR")));
      return ` ${group}[${actions.join("")}]`;
    })
    .join("");
}

/**
 * Makes a tile set of Desert Sons from a seed: odd areas, sides of all kinds, few or many pieces.
 *
 * @param seed - The seed: equal seeds give equal tile sets.
 *
 * @example
 * ```ts
 * import { randomTileSet } from "caravanserai/testing";
 *
 * randomTileSet(7).name; // => "random 7"
 * ```
 *
 * @category Arbitraries
 */
export function randomTileSet(seed: number): TileSet {
  const random = seededRandom(seed);
  const columns = 3 + random(4);
  const rows = 3 + random(4);
  const middleRow = random(rows);
  const middleColumn = random(columns);
  const plain = random(2) === 0;
  const letters = plain ? Array.from("DDDO") : Array.from("DDDOOdoWB");
  const inCross = (row: number, column: number): boolean =>
    row >= 0 &&
    row < rows &&
    column >= 0 &&
    column < columns &&
    (row === middleRow || column === middleColumn);
  // A side between two fields is drawn once, so that the tiles of the cross fit together.
  const edges = new Map<string, string>();
  const edge = (row: number, column: number, down: boolean): string => {
    const key = `${row},${column},${down ? "v" : "h"}`;
    const joined =
      inCross(row, column) && (down ? inCross(row + 1, column) : inCross(row, column + 1));
    const made =
      edges.get(key) ?? (joined ? pick(random, Array.from("DDDW")) : pick(random, letters));
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
      cross.push(`${name}: ${sides}${portionsFor(random, sides, random(3) === 0)}`);
    }
  }
  const starts: string[] = [];
  while (starts.length < 4) {
    const name = pick(random, names);
    if (!starts.includes(name)) starts.push(name);
  }
  const piles = 2 + random(3);
  const tiles: string[] = [];
  for (let pile = 1; pile <= piles; pile++) {
    const count = 5 + random(8);
    const drawn = Array.from({ length: count }, () => {
      const sides = Array.from({ length: 4 }, () => pick(random, letters)).join("");
      return sides + portionsFor(random, sides, true);
    });
    tiles.push(`${pile}: ${drawn.join(" | ")}`);
  }
  const each = 1 + random(4);
  const heights = Array.from({ length: 4 * each }, (_, height) => height + 1);
  for (let at = heights.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [heights[at], heights[other]] = [heights[other], heights[at]];
  }
  return defineTileSet({
    name: `random ${seed}`,
    columns,
    rows,
    cross: cross.join("\n"),
    starts,
    tiles: tiles.join("\n"),
    explorers: [0, 1, 2, 3].map((seat) => heights.slice(seat * each, (seat + 1) * each)),
    goods: random(5),
    water: 8 + random(10),
    camels: random(4),
    rumours: Array.from({ length: random(9) }, () => random(7) - 3),
  });
}

/**
 * Random tile sets of Desert Sons, and the smaller ones of the library.
 *
 * @example
 * ```ts
 * import { desertSonsTileSets } from "caravanserai/testing";
 * import fc from "fast-check";
 *
 * fc.sample(desertSonsTileSets, { numRuns: 3, seed: 1 }).length; // => 3
 * ```
 *
 * @category Arbitraries
 */
export const desertSonsTileSets: fc.Arbitrary<TileSet> = fc.oneof(
  { weight: 8, arbitrary: fc.nat().map(randomTileSet) },
  { weight: 1, arbitrary: fc.constantFrom(shortTrip, blindPaths) },
);

/**
 * Options that `setup` of Desert Sons accepts, with random tile sets.
 *
 * @example
 * ```ts
 * import { setup } from "caravanserai/desert-sons";
 * import { desertSonsOptions } from "caravanserai/testing";
 * import fc from "fast-check";
 *
 * for (const options of fc.sample(desertSonsOptions, { numRuns: 3, seed: 1 })) setup(options);
 * ```
 *
 * @category Arbitraries
 */
export const desertSonsOptions: fc.Arbitrary<Options> = fc.record(
  {
    players: fc.integer({ min: 2, max: 4 }),
    seed: fc.oneof(fc.integer(), fc.string()),
    tileSet: desertSonsTileSets,
    starts: fc.constantFrom("fixed" as const, "choose" as const),
    actions: fc.constantFrom("at-once" as const, "after-placing" as const),
  },
  { requiredKeys: ["players", "seed", "tileSet"] },
);
