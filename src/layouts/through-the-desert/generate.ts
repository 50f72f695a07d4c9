/** Generates boards of Through the Desert. */
import { Random } from "../../kit/chance/random.js";
import { checkLayout } from "../../through-the-desert/gate/check-layout.js";
import { formatLayout } from "../../through-the-desert/model/layout-text.js";
import { defineLayout, type Layout, MOST_PALMS } from "../../through-the-desert/model/layout.js";
import type { LayoutGenerator } from "../generator.js";
import { hexArea } from "../terrain/area.js";
import { drawBeds } from "../terrain/beds.js";
import { heightsOf } from "../terrain/landscape.js";
import { cellsOf } from "../terrain/marks.js";
import { grow, smooth, widen } from "../terrain/outline.js";
import { raise } from "../terrain/ranges.js";
import { drawName } from "../names.js";
import type { GoodOptions } from "../options.js";
import { drawBoard } from "./draw.js";
import { type Measures, measuresOf } from "./measures.js";
import { placePalms, placeWater } from "./springs.js";

/** The generator of boards. */
export const generator: LayoutGenerator<Layout> = {
  players: [2, 5],
  generate,
  format: formatLayout,
};

/** Generates a board: draws until one passes `checkLayout`. */
function generate(options: GoodOptions): Layout {
  const { seed, players, size, symmetry } = options;
  const stream = `layout:through-the-desert:${String(seed)}:${players}:${size}:${symmetry}`;
  const name = options.name ?? drawName(Random.from(`${stream}:name`));
  const measures = measuresOf(players, size);
  for (let attempt = 0; ; attempt++) {
    const layout = attemptBoard(options, measures, name, Random.from(`${stream}:${attempt}`));
    if (layout !== undefined && checkLayout(layout, { players }).length === 0) return layout;
  }
}

/** The number of spaces may differ from what was asked for by one part in this many. */
const TOLERANCE = 15;

/** Draws a board once. Returns `undefined` if it does not come out. */
function attemptBoard(
  { players, symmetry }: GoodOptions,
  measures: Measures,
  name: string,
  random: Random,
): Layout | undefined {
  const area = hexArea(measures.rows, measures.columns, symmetry, players);
  // A range comes with its images.
  const images = Math.max(...area.orbits.map(({ length }) => length));
  const ranges = measures.ranges.slice(0, Math.ceil(measures.ranges.length / images));
  const heights = heightsOf(area, drawBeds(random, measures.width), random);
  const mountains = ranges.reduce((sum, length) => sum + length * images, 0);
  const spaces = grow(area, heights, measures.spaces + mountains);
  smooth(area, spaces);
  for (const length of ranges) raise(area, spaces, length, random);
  if (!widen(area, spaces)) return undefined;
  const isSymmetric = symmetry !== "none";
  const palmSpaces = isSymmetric ? measures.palms : measures.palmSpaces;
  const palms = placePalms(area, spaces, { ...measures, palmSpaces }, random);
  const water = placeWater(area, spaces, palms, measures, random);
  // With images, the numbers can't always be met exactly.
  const isComplete =
    Math.abs(cellsOf(spaces).length - measures.spaces) * TOLERANCE <= measures.spaces &&
    palms.size >= measures.palms - (isSymmetric ? 1 : 0) &&
    Math.abs(water.size - measures.water) <= 1;
  if (!isComplete) return undefined;
  const drawing = drawBoard(area, { spaces, palms, water }, random);
  if (drawing === undefined) return undefined;
  return defineLayout({
    name,
    // On a symmetric board every palm space has a palm, so that it stays symmetric.
    palms: Math.min(isSymmetric ? MOST_PALMS : measures.palms, palms.size),
    camelsPerColour: measures.camelsPerColour,
    drawing,
  });
}
