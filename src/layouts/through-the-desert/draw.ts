/** Draws a board of Through the Desert, with the mountains around it. */
import type { Random } from "../../kit/chance/random.js";
import { NONE } from "../../kit/none.js";
import type { Area } from "../terrain/area.js";
import { drawHexes } from "../terrain/draw-hexes.js";
import { valueNoise } from "../terrain/noise.js";
import { cellsOf, countBeside, type Marks, stepsFrom } from "../terrain/marks.js";

/** Where everything is. */
interface Contents {
  readonly spaces: Marks;
  readonly palms: ReadonlySet<number>;
  readonly water: ReadonlySet<number>;
}

/** Of the hexes behind the rim, those that lie higher than this are mountains, too. */
const THICK = 560;
const RIM_BENDS = 3;

/** Returns the drawing. Returns `undefined` if the board touches the edge of the area, where no mountain fits. */
export function drawBoard(
  area: Area,
  { spaces, palms, water }: Contents,
  random: Random,
): string | undefined {
  const { beside, orbits, places, sides } = area;
  const inside = cellsOf(spaces);
  if (inside.some((cell) => beside.subarray(cell * sides, (cell + 1) * sides).includes(NONE))) {
    return undefined;
  }
  const far = stepsFrom(area, inside, () => true, 2);
  const rim = Uint8Array.from(far, (steps) => (steps === 1 ? 1 : 0));
  const noise = valueNoise(random.word(), RIM_BENDS);
  const isThick = (cell: number): boolean => {
    const { row, column } = places[orbits[cell][0]];
    // Bays are filled, so that the outside is smooth.
    return countBeside(area, rim, cell) >= 4 || noise(column >> 1, row) > THICK;
  };
  return drawHexes(area, (cell) => {
    if (palms.has(cell)) return "T";
    if (water.has(cell)) return "o";
    if (spaces[cell] === 1) return ".";
    return rim[cell] === 1 || (far[cell] === 2 && isThick(cell)) ? "^" : " ";
  }).join("\n");
}
