/** Finds things among the exports of a module, however it exports them. */
import { fieldsOf } from "../input/plain.js";

/** The exports of a module, by name. */
export type Exports = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object =>
  (typeof value === "object" && value !== null) || typeof value === "function";

/**
 * Returns the places where a module may have its exports: the module itself, and its default export. A CommonJS module is the
 * default export of its namespace, and may have a default of its own.
 */
export function placesIn(module: unknown): Exports[] {
  const places: Exports[] = [];
  for (let place = module; isObject(place) && places.length < 3;) {
    // Any object has fields; each is checked where it is used.
    places.push(place as Exports);
    ({ default: place } = fieldsOf(place, "default"));
  }
  return places;
}

/** Returns the first export with a name, in any of the places. */
export const exportIn = (places: readonly Exports[], name: string): unknown =>
  places.map((place) => fieldsOf(place, name)[name]).find((value) => value !== undefined);

/** What a test finds among exports. */
export interface FoundExport<Found> {
  /** The first one, if there is any. */
  readonly found: Found | undefined;
  /** Whether there are others of the same rank. */
  readonly isAmbiguous: boolean;
}

/**
 * Returns the value that a test finds, best first: the export `name`, then the default export or the module itself, then any other
 * export. Only of the last there can be several.
 */
export function foundIn<Found>(
  places: readonly Exports[],
  name: string,
  test: (value: unknown) => value is Found,
): FoundExport<Found> {
  const all = places.flatMap((place) => Object.values(fieldsOf(place, ...namesIn(place))));
  const others = [...new Set(all)].filter(test);
  const first: unknown = [exportIn(places, name), ...places].find(test);
  // A value that the test has found.
  if (first !== undefined) return { found: first as Found, isAmbiguous: false };
  return { found: others.find(test), isAmbiguous: others.length > 1 };
}

/** Returns the names of a module's exports; none if they can't be read. */
function namesIn(place: Exports | undefined): string[] {
  try {
    return typeof place === "object" ? Object.keys(place) : [];
  } catch {
    return [];
  }
}

/** Says what a module exports. */
export function exportsText(places: readonly Exports[]): string {
  const names = namesIn(places[0]);
  const shown = names.slice(0, 8).map((name) => `\`${name}\``);
  if (names.length === 0) return "it exports nothing";
  return `it exports ${shown.join(", ")}${names.length > shown.length ? " and more" : ""}`;
}
