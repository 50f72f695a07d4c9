/** Places the palms and the water of a board of Through the Desert. */
import type { Random } from "../../kit/chance/random.js";
import type { Area } from "../terrain/area.js";
import { countBeside, type Marks } from "../terrain/marks.js";
import { scatter } from "../terrain/scatter.js";
import type { Measures } from "./measures.js";

/** The number of water spaces that a palm counts as when water is spread. */
const PALM_WORTH = 2;
const ATTEMPTS = 160;

/** Returns the palm spaces: each with six spaces around it, far from each other. */
export function placePalms(
  area: Area,
  spaces: Marks,
  { palmSpaces, palmsApart }: Measures,
  random: Random,
): Set<number> {
  const allowed = spaces.map((isSpace, cell) =>
    isSpace === 1 && countBeside(area, spaces, cell) === 6 ? 1 : 0,
  );
  const reach = palmsApart + 1;
  return scatter(area, random, {
    ...{ count: palmSpaces, land: spaces, allowed, apart: palmsApart, reach },
    attempts: ATTEMPTS,
  });
}

/** Returns the water spaces: none beside another one or beside a palm space, spread over the whole board. */
export function placeWater(
  area: Area,
  spaces: Marks,
  palms: ReadonlySet<number>,
  { water }: Measures,
  random: Random,
): Set<number> {
  const present = Uint8Array.from(spaces, (_, cell) => (palms.has(cell) ? PALM_WORTH : 0));
  const palmMarks = present.map((worth) => (worth > 0 ? 1 : 0));
  const allowed = spaces.map((isSpace, cell) =>
    isSpace === 1 && palmMarks[cell] === 0 && countBeside(area, palmMarks, cell) === 0 ? 1 : 0,
  );
  return scatter(area, random, {
    ...{ count: water, land: spaces, allowed, apart: 2, reach: 3, present },
    attempts: ATTEMPTS,
  });
}
