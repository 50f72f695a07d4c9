/** Generates boards of Nomadi. */
import { Random } from "../../kit/chance/random.js";
import { checkLayout } from "../../nomadi/gate/check-layout.js";
import { formatLayout } from "../../nomadi/model/layout-text.js";
import { defineLayout, type Layout } from "../../nomadi/model/layout.js";
import type { LayoutGenerator } from "../generator.js";
import { countBeside } from "../terrain/marks.js";
import { smooth, widen } from "../terrain/outline.js";
import { scatter } from "../terrain/scatter.js";
import { drawName } from "../names.js";
import type { GoodOptions } from "../options.js";
import { drawBoard } from "./draw.js";
import { drawTerrain, type Terrain } from "./terrain.js";
import { type Measures, measuresOf } from "./measures.js";

/** The generator of boards. */
export const generator: LayoutGenerator<Layout> = {
  players: [2, 5],
  generate,
  format: formatLayout,
};

/** Generates a board: draws until one passes `checkLayout`, which most do. */
function generate(options: GoodOptions): Layout {
  const { seed, players, size, symmetry } = options;
  const stream = `layout:nomadi:${String(seed)}:${players}:${size}:${symmetry}`;
  const name = options.name ?? drawName(Random.from(`${stream}:name`));
  const measures = measuresOf(size, symmetry);
  for (let attempt = 0; ; attempt++) {
    const layout = attemptBoard(options, measures, name, Random.from(`${stream}:${attempt}`));
    if (layout !== undefined && checkLayout(layout, { players }).length === 0) return layout;
  }
}

/** Draws a board once. Returns `undefined` if it does not come out. */
function attemptBoard(
  options: GoodOptions,
  measures: Measures,
  name: string,
  random: Random,
): Layout | undefined {
  const terrain = drawTerrain(options, measures, random);
  const { area, squares, start, goal } = terrain;
  smooth(area, squares);
  const isWhole = start.every((isStart, cell) => (isStart | goal[cell]) <= squares[cell]);
  if (!isWhole || !widen(area, squares)) return undefined;
  const water = placeWater(terrain, measures.water, random);
  if (Math.abs(water.size - measures.water) > 1) return undefined;
  const drawing = drawBoard(terrain, water, measures.columns);
  try {
    return defineLayout({ name, drawing });
  } catch {
    // A side of the valley is in several pieces.
    return undefined;
  }
}

const ATTEMPTS = 120;

/** Returns the water holes: spread over both sides, none beside another one, the start or the goal. */
function placeWater(
  { area, squares, start, goal }: Terrain,
  count: number,
  random: Random,
): Set<number> {
  const camps = start.map((isStart, cell) => isStart | goal[cell]);
  const allowed = squares.map((isSquare, cell) =>
    isSquare === 1 && camps[cell] === 0 && countBeside(area, camps, cell) === 0 ? 1 : 0,
  );
  const order = { count, land: squares, allowed, apart: 3, reach: 4, attempts: ATTEMPTS };
  return scatter(area, random, order);
}
