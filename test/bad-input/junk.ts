/** What might come from outside at its worst: no JSON, too large, or different each time it is looked at. */

import { isDeep } from "../helpers/cases.js";

const MEGABYTE = 1_000_000;
/** To list the names of an object takes longer than to refuse any other giant: `npm test` has fewer. */
const MANY_FIELDS = isDeep ? 100_000 : 20_000;

const revoked = (target: object): object => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

function nested(levels: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { value };
  return value;
}

function cyclic(): unknown {
  const value: Record<string, unknown> = { game: "nomadi", version: 1 };
  value["seats"] = [value];
  return value;
}

const thrower = (): never => {
  throw new Error("read me not");
};

/** Small things that are never what a function wants. */
export const oddities: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  "-1": () => -1,
  "1.5": () => 1.5,
  NaN: () => NaN,
  Infinity: () => Infinity,
  "an empty text": () => "",
  "a word": () => "nowhere",
  "a text with escape sequences": () => "\u001b[2J\n\r\u202e",
  "a list": () => [],
  "an object": () => ({}),
  "a list in a list": () => [[]],
  "a function": () => () => 1,
  "a symbol": () => Symbol("any"),
  "a big integer": () => 10n,
  "a date": () => new Date(0),
  "a map": () => new Map([["game", "nomadi"]]),
  "an object without a prototype": () => Object.create(null) as unknown,
  "a revoked proxy": () => revoked({}),
  "a revoked proxy of a list": () => revoked([]),
  "a getter that throws": () =>
    Object.defineProperty({}, "game", { enumerable: true, get: thrower }),
  "getters that throw": () =>
    new Proxy({}, { get: thrower, ownKeys: thrower, has: thrower, getPrototypeOf: thrower }),
  "something that throws as a text": () => ({
    toString: thrower,
    toJSON: thrower,
    valueOf: thrower,
  }),
  "a false draft": () => ({ [Symbol.for("immer-state")]: { type_: 0, scope_: null } }),
  "a value in itself": cyclic,
  "a list of revoked proxies": () => [revoked({}), revoked([])],
};

/** Made on first use only, since some take longer to make than to refuse. Nobody changes them. */
function madeOnce(
  makers: Readonly<Record<string, () => unknown>>,
): Readonly<Record<string, () => unknown>> {
  const made = new Map<string, unknown>();
  const once = (what: string, make: () => unknown) => (): unknown => {
    if (!made.has(what)) made.set(what, make());
    return made.get(what);
  };
  return Object.fromEntries(Object.entries(makers).map(([what, make]) => [what, once(what, make)]));
}

/** Things of a megabyte or more, or that would take long. */
export const giants = madeOnce({
  "a text": () => "x".repeat(MEGABYTE),
  blanks: () => " ".repeat(MEGABYTE),
  dashes: () => `${"-".repeat(MEGABYTE)}x`,
  lines: () => "\n".repeat(MEGABYTE),
  "lines of one letter": () => "x\n".repeat(MEGABYTE / 2),
  "a record with blanks": () => `a:${" ".repeat(MEGABYTE / 2)}\rx\ry`,
  "a record with blanks and an end": () => `a:x${" ".repeat(MEGABYTE / 2)}x`,
  "a record of many options": () => "game: 1\n".repeat(MEGABYTE / 8),
  // With as many values as a record may have.
  "a record of values that are no JSON": () => "options.seed: x\n".repeat(20_000),
  "a record of other values": () =>
    Array.from({ length: 20_000 }, (_, key) => `options.k${key}: 1\n`).join(""),
  "a record of deep values": () =>
    Array.from({ length: 10_000 }, (_, key) => `a.${"b.".repeat(40)}c${key}: 1\n`).join(""),
  "a record of one turn": () => `1. 0: ${"Ha1 ".repeat(MEGABYTE / 4)}`,
  "a record of many turns": () => "1. 0: x\n".repeat(MEGABYTE / 8),
  "a record of hashes": () => `1.${"#".repeat(MEGABYTE)}`,
  digits: () => "1".repeat(MEGABYTE),
  brackets: () => "[".repeat(MEGABYTE),
  "JSON in lists": () => `${"[".repeat(MEGABYTE / 2)}${"]".repeat(MEGABYTE / 2)}`,
  "JSON of zeros": () => `[${"0,".repeat(MEGABYTE / 2 - 1)}0]`,
  "letters that are escaped": () => "\u202e".repeat(MEGABYTE / 3),
  zeros: () => new Array<number>(MEGABYTE / 2).fill(0),
  "empty objects": () => Array.from({ length: MEGABYTE / 3 }, () => ({})),
  "a sparse list": () => new Array<unknown>(5_000_000),
  "a very sparse list": () => Object.assign([], { length: 2 ** 32 - 1 }),
  "many fields": () =>
    Object.fromEntries(Array.from({ length: MANY_FIELDS }, (_, key) => [`k${key}`, 0])),
  "a typed array": () => new Uint8Array(MEGABYTE),
  "100,000 levels": () => nested(100_000),
  "what has a long message": () => ({ ["x".repeat(MEGABYTE)]: "y".repeat(MEGABYTE) }),
});

const NAMES = Array.from({ length: 40_000 }, (_, index) => `x${index}`);
const LONG_TEXT = "x".repeat(MEGABYTE);

/** What a part of a good value is replaced by, to make the whole bad in one place. */
export const replacements: Readonly<Record<string, (part: unknown) => unknown>> = {
  "a long text": () => LONG_TEXT,
  "minus one": () => -1,
  "a large number": () => 2 ** 31,
  "a million": () => 1_000_000,
  null: () => null,
  "an empty list": () => [],
  "an empty object": () => ({}),
  "a list of 90,000": (part) =>
    new Array<unknown>(90_000).fill((Array.isArray(part) ? (part as unknown[])[0] : part) ?? "a1"),
  "a list of 40,000 names": () => NAMES,
  "a list of 3,000 names": () => NAMES.slice(0, 3_000),
};

/** The paths to all parts of a value; of a list perhaps only to its first and last entries. */
export function pathsIn(
  value: unknown,
  entries: "all" | "ends" = "ends",
  path: readonly string[] = [],
): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Object.keys(value);
  const isCut = entries === "ends" && Array.isArray(value) && keys.length > 2;
  const some = isCut ? [...keys.slice(0, 1), ...keys.slice(-1)] : keys;
  const inner = some.flatMap((key) =>
    pathsIn((value as Readonly<Record<string, unknown>>)[key], entries, [...path, key]),
  );
  return [path, ...inner];
}

/** A copy of a value with another part at a path. */
export function replaced(
  value: unknown,
  path: readonly string[],
  replacement: (part: unknown) => unknown,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement(value);
  const fields = value as Readonly<Record<string, unknown>>;
  const inner = replaced(fields[key], rest, replacement);
  return Array.isArray(value)
    ? value.map((part: unknown, index) => (String(index) === key ? inner : part))
    : { ...fields, [key]: inner };
}

/** A value whose every part can be read only once; a second look is an error that nobody expects. */
export function readableOnce(value: unknown, tell: (key: string) => void): unknown {
  if (typeof value !== "object" || value === null) return value;
  const read = new Set<string>();
  return new Proxy(value, {
    get(target, key) {
      const part: unknown = Reflect.get(target, key);
      if (typeof key === "symbol" || typeof part === "function") return part;
      if (read.has(key)) tell(key);
      read.add(key);
      // A proxy must show a part of something frozen as it is, so the target is never frozen.
      return readableOnce(part, tell);
    },
  });
}
