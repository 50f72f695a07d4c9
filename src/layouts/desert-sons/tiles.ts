/** Draws the tiles of a tile set: shapes and action spaces in the proportions of the built-in sets, dealt evenly to the piles. */
import type { Random } from "../../kit/chance/random.js";
import { sharedOut, shuffled } from "./draw.js";
import type { Measures } from "./measures.js";
import type { Variety } from "./options.js";

/** The portions of tiles by how often they come: each has the letters of its sides. */
const SHAPES: readonly (readonly [readonly string[], number])[] = [
  [[], 12],
  [["N"], 26],
  [["NE"], 26],
  [["N", "E"], 7],
  [["NS"], 9],
  [["N", "S"], 4],
  [["NES"], 10],
  [["NE", "S"], 3],
  [["NESW"], 4],
];

/** The action spaces by how often they come. */
const ACTIONS: readonly (readonly [string, number])[] = [
  ...(["M", "F", "S", "G"] as const).map((good) => [good, 9] as const),
  ["W", 8],
  ["C", 6],
  ["R", 8],
];

/** Action spaces for ten tiles with oasis. */
const ACTIONS_FOR_TEN = 8;
/** Portions with more sides than this may have two action spaces. */
const SMALL = 2;

/** Of 100 sides of a set with odd lines, those with another line than usual, and those without any. */
const OTHER_LINES = 20;
const NO_LINES = 5;

/** The tiles as text, and the highest number of action spaces of a good. */
interface Tiles {
  readonly tiles: string;
  readonly goods: number;
}

/** Draws the tiles. */
export function drawTiles({ tiles, piles }: Measures, variety: Variety, random: Random): Tiles {
  const shapes = sharedOut(SHAPES, tiles);
  const portions = shapes.flatMap((shape, tile) => shape.map((sides) => ({ tile, sides })));
  const wet = new Set(portions.map(({ tile }) => tile)).size;
  const actions = shuffled(random, sharedOut(ACTIONS, Math.round((wet * ACTIONS_FOR_TEN) / 10)));
  const spaces = portions.map(() => "");
  const order = shuffled(random, [...portions.keys()]);
  // Most portions get one action space; large ones may get a second.
  const again = order.filter((portion) => portions[portion].sides.length > SMALL);
  for (const [index, portion] of [...order, ...again].slice(0, actions.length).entries()) {
    spaces[portion] += actions[index];
  }
  const texts = shapes.map((shape, tile) => {
    const own = [...portions.keys()].filter((portion) => portions[portion].tile === tile);
    const parts = own.map((portion) => `${portions[portion].sides}[${spaces[portion]}]`);
    return [sidesOf(shape, variety, random), ...parts].join(" ");
  });
  // Neighbours in the list have the same shape: dealt in turn, every pile gets its share of each.
  const lines = Array.from({ length: piles }, (_, pile) => {
    const own = texts.filter((_, tile) => tile % piles === pile);
    const half = Math.ceil(own.length / 2);
    return [own.slice(0, half), own.slice(half)].map((part) => `${pile + 1}: ${part.join(" | ")}`);
  });
  const goods = Math.max(
    ...["M", "F", "S", "G"].map((good) => actions.filter((action) => action === good).length),
  );
  return { tiles: lines.flat().join("\n"), goods };
}

/** Returns the letters of the four sides. */
function sidesOf(shape: readonly string[], variety: Variety, random: Random): string {
  const oasis = shape.join("");
  return ["N", "E", "S", "W"]
    .map((side) => {
      const [usual, other, none] = oasis.includes(side) ? "OBo" : "DWd";
      if (variety === "usual") return usual;
      const odd = random.below(100);
      if (odd < NO_LINES) return none;
      return odd < NO_LINES + OTHER_LINES ? other : usual;
    })
    .join("");
}
