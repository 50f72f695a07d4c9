/** Draws bad input at random, the same for the same seed. */
import { type RandomSource, seededRandom } from "caravanserai";
import { giants, oddities, pathsIn, replacements } from "../../test/bad-input/junk.js";
import { doors } from "../../test/bad-input/doors.js";
import type { Case, Spec } from "./spec.js";

const pick = <Item>(random: RandomSource, items: readonly Item[]): Item =>
  items[random(items.length)] as Item;

const SCALARS = [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 22, -1, 0.5, 1e6, 1e9, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 1e300],
  ...[
    "",
    "a1",
    "d4",
    "zz99",
    "__proto__",
    "sky",
    "leader",
    "move",
    "price",
    "N",
    "DDDD",
    "\0",
    "1.",
  ],
  ...[null, true, false],
];
const CHUNKS = [
  "-",
  " ",
  "\r",
  "\n",
  "|",
  ":",
  "[",
  "]",
  "#",
  "1.",
  "a:",
  "x",
  "\t",
  "\u2028",
  "9",
];
const TIMES = [1, 2, 10, 1_000, 4_000, 40_000, 100_000, 1_000_000];
const LENGTHS = [0, 1, 2, 5, 6, 100, 3_000, 40_000, 90_000, 200_000];
const JUNK = [...Object.keys(oddities), ...Object.keys(giants)];

/** Something to put in place of a part. */
function part(random: RandomSource, depth = 0): Spec {
  switch (random(depth > 2 ? 3 : 6)) {
    case 0:
    case 1:
      return { json: pick(random, SCALARS) };
    case 2:
      return { junk: pick(random, [...JUNK, ...Object.keys(replacements)]) };
    case 3:
      return { text: [[pick(random, CHUNKS), pick(random, TIMES)], pick(random, CHUNKS)] };
    case 4:
      return { list: part(random, depth + 1), times: pick(random, LENGTHS) };
    default:
      return { json: pick(random, [[], {}, [[]], { x: 1 }, [1, 2], { seat: 0 }]) };
  }
}

/** Whether a path leads to a part of what another one leads to. */
const isWithin = (path: readonly string[], other: readonly string[]): boolean =>
  other.every((key, place) => path[place] === key);

/** Cases without end. */
export function* cases(seed: string): Generator<Case, never> {
  const random = seededRandom(seed);
  const paths = new Map<unknown, readonly (readonly string[])[]>();
  const changeable = doors.filter(({ takes }) => takes.length > 0);
  for (;;) {
    const door = pick(random, changeable);
    const argument = random(door.takes.length);
    yield { door: door.name, argument, spec: specFor(door.takes[argument]?.good) };
  }

  function specFor(good: unknown): Spec {
    const isText = typeof good === "string";
    if (isText && random(2) === 0) {
      return {
        cut: random(good.length + 1),
        skip: random(4) * random(10),
        insert: [pick(random, CHUNKS), pick(random, TIMES)],
      };
    }
    const value: unknown = isText && good.startsWith("{") ? JSON.parse(good) : good;
    if (typeof value !== "object" || value === null || value instanceof Error || random(4) === 0) {
      return part(random);
    }
    const known = paths.get(good) ?? pathsIn(value);
    paths.set(good, known);
    const changes = Array.from({ length: 1 + random(2) * random(3) }, () => ({
      path: pick(random, known),
      to: part(random),
    }));
    // A part of something that is replaced already can't be reached any more.
    const changed = changes.filter(({ path }, index) =>
      changes.slice(0, index).every((before) => !isWithin(path, before.path)),
    );
    return { changed };
  }
}
