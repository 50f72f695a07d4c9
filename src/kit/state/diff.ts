/**
 * The difference of two plain JSON values, as patches in immer's format. immer's own patches rewrite every index after an
 * insertion; these only insert.
 */
import type { Patch } from "../../game.js";

type Path = (string | number)[];
type List = readonly unknown[];
type Fields = Readonly<Record<string, unknown>>;

/** Returns the patches that turn `before` into `after`. */
export const differences = (before: unknown, after: unknown): Patch[] => compare(before, after, []);

/** Returns the patches between two values at a path. The path is changed and restored. */
function compare(before: unknown, after: unknown, path: Path): Patch[] {
  if (Object.is(before, after)) return [];
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ op: "replace", path: [...path], value: after }];
  }
  const parts = Array.isArray(before)
    ? compareLists(before, after as List, path)
    : compareFields(before as Fields, after as Fields, path);
  if (parts.length === 0) return parts;
  return shorter(parts, [{ op: "replace", path: [...path], value: after }]);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Tests whether two plain JSON values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(other, key)) return false;
    if (!isSame((one as Fields)[key], (other as Fields)[key])) return false;
  }
  return true;
}

/** Returns the patches with fewer characters. */
function shorter(some: Patch[], others: Patch[]): Patch[] {
  const size = sizeOf(some, Infinity);
  return size <= sizeOf(others, size) ? some : others;
}

/** Estimates the length of a value as JSON. Counting stops above `limit`. */
function sizeOf(value: unknown, limit: number): number {
  if (typeof value === "string") return value.length + 2;
  if (!isObject(value)) return String(value).length;
  let size = 2;
  const isList = Array.isArray(value);
  for (const key in value) {
    size += (isList ? 1 : key.length + 4) + sizeOf((value as Fields)[key], limit - size);
    if (size > limit) break;
  }
  return size;
}

function compareFields(before: Fields, after: Fields, path: Path): Patch[] {
  const patches: Patch[] = [];
  for (const key of Object.keys(before)) {
    if (Object.is(before[key], after[key])) continue;
    if (!Object.hasOwn(after, key)) {
      patches.push({ op: "remove", path: [...path, key] });
      continue;
    }
    path.push(key);
    for (const patch of compare(before[key], after[key], path)) patches.push(patch);
    path.pop();
  }
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) continue;
    patches.push({ op: "add", path: [...path, key], value: after[key] });
  }
  return patches;
}

/** With more pairs of items than this, no longest common subsequence is computed. */
const MOST_PAIRS = 250_000;

/** Compares lists between their common start and their common end. */
function compareLists(before: List, after: List, path: Path): Patch[] {
  let start = 0;
  let end = before.length;
  let endAfter = after.length;
  while (start < end && start < endAfter && isSame(before[start], after[start])) start++;
  while (end > start && endAfter > start && isSame(before[end - 1], after[endAfter - 1])) {
    end--;
    endAfter--;
  }
  const length = end - start;
  if (length * (endAfter - start) > MOST_PAIRS) {
    return [{ op: "replace", path: [...path], value: after }];
  }
  if (length !== endAfter - start) return editsOf(before, after, start, end, endAfter, path);
  const inPlace: Patch[] = [];
  for (let index = start; index < end; index++) {
    path.push(index);
    for (const patch of compare(before[index], after[index], path)) inPlace.push(patch);
    path.pop();
  }
  // A single changed item is best changed in place.
  return length < 2
    ? inPlace
    : shorter(inPlace, editsOf(before, after, start, end, endAfter, path));
}

/** Returns removals and insertions that keep a longest common subsequence, from the end on, so that no index shifts. */
function editsOf(
  before: List,
  after: List,
  start: number,
  end: number,
  endAfter: number,
  path: Path,
): Patch[] {
  const common = commonLengths(before, after, start, end, endAfter);
  const patches: Patch[] = [];
  let i = end;
  let j = endAfter;
  while (i > start || j > start) {
    if (i > start && j > start && isSame(before[i - 1], after[j - 1])) {
      i--;
      j--;
    } else if (
      i === start ||
      (j > start && common[i - start][j - 1 - start] >= common[i - 1 - start][j - start])
    ) {
      j--;
      patches.push({ op: "add", path: [...path, i], value: after[j] });
    } else {
      i--;
      patches.push({ op: "remove", path: [...path, i] });
    }
  }
  return patches;
}

/** Returns the table of the longest common subsequence: its length for each pair of prefixes from `start` on. */
function commonLengths(
  before: List,
  after: List,
  start: number,
  end: number,
  endAfter: number,
): readonly (readonly number[])[] {
  const lengths = [new Array<number>(endAfter - start + 1).fill(0)];
  for (let i = start; i < end; i++) {
    const above = lengths[i - start];
    const row = [0];
    for (let j = start; j < endAfter; j++) {
      const at = j - start;
      row.push(isSame(before[i], after[j]) ? above[at] + 1 : Math.max(above[at + 1], row[at]));
    }
    lengths.push(row);
  }
  return lengths;
}

/** Returns a value equal to `after` that shares with `before` every part that is equal in both, at the same place. */
export function sharing<Value>(before: unknown, after: Value): Value {
  // Equal values have the same type.
  if (isSame(before, after)) return before as Value;
  if (!isObject(before) || !isObject(after)) return after;
  const shared = Object.entries(after).map(([key, part]: [string, unknown]) => [
    key,
    sharing((before as Fields)[key], part),
  ]);
  // The same keys with equal values have the same type.
  return (
    Array.isArray(after) ? shared.map(([, part]) => part) : Object.fromEntries(shared)
  ) as Value;
}
