/** Generates bad input at random, the same for the same seed. */
import { type RandomSource, seededRandom } from "caravanserai";
import { giants, oddities, pathsIn, replacements } from "../../test/bad-input/junk.js";
import { doors } from "../../test/bad-input/doors.js";
import { liveDoors } from "../../test/bad-input/live-doors.js";
import { journeys } from "./journeys.js";
import { type Case, partAt, type Spec } from "./spec.js";

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
const KEYS = [
  "extra",
  "__proto__",
  "constructor",
  "\u2028",
  "viewer",
  "game",
  "length",
  "\u001b[2J",
];
const TIMES = [1, 2, 10, 1_000, 4_000, 40_000, 100_000, 1_000_000];
const LENGTHS = [0, 1, 2, 5, 6, 100, 3_000, 40_000, 90_000, 200_000];
const MOST_ENTRIES = 200_000;
const JUNK = [oddities, giants, replacements].flatMap((makers) => Object.keys(makers));

/** Draws a replacement for a part, with at most `most` list entries in all. */
function part(random: RandomSource, most = MOST_ENTRIES): Spec {
  switch (random(6)) {
    case 0:
    case 1:
      return { json: pick(random, SCALARS) };
    case 2:
      return { junk: pick(random, most < MOST_ENTRIES ? Object.keys(oddities) : JUNK) };
    case 3: {
      const times = Math.min(pick(random, TIMES), 5 * most);
      return { text: [[pick(random, CHUNKS), times], pick(random, CHUNKS)] };
    }
    case 4:
      return { json: pick(random, [[], {}, [[]], { x: 1 }, [1, 2], { seat: 0 }]) };
    default: {
      const times = pick(
        random,
        LENGTHS.filter((length) => length <= most),
      );
      return { list: part(random, most / Math.max(times, 1)), times };
    }
  }
}

/** Returns the kind of a value: replaced by one of the same kind, the whole may still be valid. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return `list of ${kindOf(value[0])}`;
  if (typeof value === "string") return value.length > 3 ? "text" : "name";
  return typeof value === "object" && value !== null ? Object.keys(value).join() : typeof value;
}

type Paths = readonly (readonly string[])[];

/** Draws a small change of the part at a path, after which the whole may still be valid. */
function twist(random: RandomSource, whole: unknown, path: readonly string[], known: Paths): Spec {
  const value = partAt(whole, path);
  if (typeof value === "boolean") return { json: !value };
  if (typeof value === "number" && random(2) === 0) return { more: pick(random, [-2, -1, 1, 2]) };
  if (Array.isArray(value) && value.length > 0 && random(3) > 0) {
    const index = random(value.length);
    return random(2) === 0 ? { without: index } : { twice: index };
  }
  if (typeof value === "object" && value !== null && random(8) === 0) {
    const key = pick(random, [...Object.keys(value), ""]);
    return key === "" ? { extra: pick(random, KEYS) } : { lacking: key };
  }
  if (kindOf(value) === "name" && random(8) === 0)
    return { json: pick(random, ["zz99", "a1", ""]) };
  const alike = known.filter((other) => kindOf(partAt(whole, other)) === kindOf(value));
  return { from: pick(random, alike) };
}

/** Tests whether a path leads into the part at another one. */
const isWithin = (path: readonly string[], other: readonly string[]): boolean =>
  other.every((key, place) => path[place] === key);

/** Yields cases without end. */
export function* cases(seed: string): Generator<Case, never> {
  const random = seededRandom(seed);
  const paths = new Map<unknown, Paths>();
  const changeable = doors.filter(({ takes }) => takes.length > 0);
  for (;;) {
    const isJourney = random(3) === 0;
    // Few functions take live objects.
    const door = pick(random, isJourney ? journeys : random(12) === 0 ? liveDoors : changeable);
    const argument = random(door.takes.length);
    // A journey only continues with input that is nearly valid.
    const spec = specFor(door.takes[argument]?.good, isJourney ? 20 : 4);
    yield { door: door.name, argument, spec, frozen: random(2) === 0 };
  }

  /** Draws something unrelated once in `every` times, otherwise the good argument with changes. */
  function specFor(good: unknown, every: number): Spec {
    const isText = typeof good === "string";
    const isJson = isText && good.startsWith("{");
    if (isText && random(isJson ? every : 2) === 0) {
      return {
        cut: random(good.length + 1),
        skip: random(4) * random(10),
        insert: [pick(random, CHUNKS), pick(random, TIMES)],
      };
    }
    const value: unknown = isJson ? JSON.parse(good) : good;
    if (
      typeof value !== "object" ||
      value === null ||
      value instanceof Error ||
      random(every) === 0
    ) {
      return part(random);
    }
    const known = paths.get(good) ?? pathsIn(value, "all");
    paths.set(good, known);
    const isGentle = random(every) > 0;
    const changes = Array.from({ length: 1 + random(2) * random(3) }, () => {
      const path = pick(random, known);
      return { path, to: isGentle ? twist(random, value, path, known) : part(random) };
    });
    // A part of something that is replaced already can't be reached any more.
    const changed = changes.filter(({ path }, index) =>
      changes.slice(0, index).every((before) => !isWithin(path, before.path)),
    );
    return { changed };
  }
}
