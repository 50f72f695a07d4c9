/** Variants of states: some of their values are changed, and what `load` says does not fit is changed as well. */
import type { RandomSource } from "../../game.js";
import type { Problem } from "../../kit/errors.js";
import { shown, valueAt } from "./equal.js";
import { copyOf } from "./law.js";

/** A part of a state, and the keys that lead to it. */
interface Place {
  readonly keys: readonly string[];
  /** The keys without numbers: the same in all entries of a list. */
  readonly name: string;
  readonly value: unknown;
}

/** A state with some of its values changed. */
export interface Variant {
  /** Which values were changed, as the beginning of a sentence. */
  readonly text: string;
  readonly state: object;
  /** The fields of the state that were changed, or in which something was. */
  readonly fields: readonly string[];
  /** The last change. */
  readonly from: unknown;
  readonly to: unknown;
}

/** The number of states of a game from which values are taken, and the number of values for each name. */
const STATES = 24;
const VALUES = 32;

/** Makes variants of the states of one game. */
export class Variants {
  /** Values by the names of places where they were met. */
  private readonly values = new Map<string, Map<string, unknown>>();

  /** `moving` names the fields that moves change: most variants differ there, however long a layout is. */
  constructor(
    states: readonly object[],
    private readonly moving: ReadonlySet<string>,
  ) {
    for (let index = 0; index < STATES && index < states.length; index++) {
      const state = states[Math.floor((index * states.length) / Math.min(STATES, states.length))];
      for (const place of this.placesOf(state, true)) this.learn(place);
    }
  }

  /** Changes a value, or two that belong together, such as what one seat has and what another has. */
  change(state: object, random: RandomSource): Variant {
    const places = this.placesOf(state, random(8) > 0);
    // A name first: a state has many more camels than phases.
    const names = [...new Set(places.map(({ name }) => name))];
    const name = names[random(names.length)];
    const named = places.filter((one) => one.name === name);
    const place = named[random(named.length)];
    const kind = random(5);
    const from = kind < 3 ? named : places;
    const others = from.filter(({ value }) => canTrade(value, place.value));
    const other = others.length === 0 ? undefined : others[random(others.length)];
    if (other === undefined || kind === 0) return this.replace(state, place, random);
    const { value } = place;
    if (kind === 1 && typeof value === "number") {
      const more = changed(state, place, value + 1);
      return changed(more.state, other, Number(other.value) - 1, more);
    }
    const first = changed(state, place, other.value);
    return changed(first.state, other, value, first);
  }

  /**
   * Changes another value of a variant that was refused: one that a problem names. Values that are tied to each other are often equal,
   * or have a fixed sum.
   */
  repair(
    variant: Variant,
    problems: readonly Problem[],
    random: RandomSource,
  ): Variant | undefined {
    const { state, from, to } = variant;
    const { path } = problems[random(problems.length)];
    const keys = path.match(/[^.[\]]+/gu) ?? [];
    const found = valueAt(state, keys);
    if (keys.length === 0 || found === undefined) return undefined;
    const inside = partsOf(found, keys);
    const place = inside[random(inside.length)];
    const { value } = place;
    const kind = random(3);
    if (kind === 0 && value === from) return changed(state, place, to, variant);
    if (kind < 2 && [value, from, to].every((one) => typeof one === "number")) {
      return changed(state, place, Number(value) + Number(from) - Number(to), variant);
    }
    return this.replace(state, place, random, variant);
  }

  /** Replaces a value by one that another state has there, or by one near it. */
  private replace(state: object, place: Place, random: RandomSource, before?: Variant): Variant {
    const known = [...(this.values.get(place.name)?.values() ?? [])];
    const isNear = known.length < 2 || random(3) === 0;
    const value = isNear ? nearby(place.value, random) : known[random(known.length)];
    return changed(state, place, value, before);
  }

  /** Returns the places of a state, those in fields that move only if `lively`. */
  private placesOf(state: object, lively: boolean): Place[] {
    const fields = Object.entries(state).filter(([key]) => !lively || this.moving.has(key));
    const places = fields.flatMap(([key, value]) => partsOf(value, [key]));
    return places.length === 0 ? this.placesOf(state, false) : places;
  }

  private learn({ name, value }: Place): void {
    const known = this.values.get(name) ?? new Map<string, unknown>();
    this.values.set(name, known);
    if (known.size < VALUES) known.set(JSON.stringify(value), value);
  }
}

/** Returns a variant with one more value changed. */
function changed(state: object, { keys, value }: Place, next: unknown, before?: Variant): Variant {
  const copy = copyOf(state);
  const parent = valueAt(copy, keys.slice(0, -1)) as Record<string, unknown>;
  parent[keys[keys.length - 1]] = next;
  const text = `${keys.join(".")} changed from ${shown(value)} to ${shown(next)}`;
  return {
    text: before === undefined ? text : `${before.text}, and ${text},`,
    state: copy,
    fields: [...(before?.fields ?? []), keys[0]],
    from: value,
    to: next,
  };
}

/** Returns a value and everything in it, with the keys that lead there. */
function partsOf(value: unknown, keys: readonly string[]): Place[] {
  const name = keys.filter((key) => !/^\d+$/u.test(key)).join(".");
  const place = { keys, name, value };
  if (isLeaf(value)) return [place];
  const inside = Object.entries(value as object);
  return [place, ...inside.flatMap(([key, part]) => partsOf(part, [...keys, key]))];
}

const isLeaf = (value: unknown): boolean => typeof value !== "object" || value === null;

/** Tests whether two values could change places. */
const canTrade = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && isLeaf(one) && isLeaf(other) && one !== other;

/** Returns another value, near the one given. */
function nearby(value: unknown, random: RandomSource): unknown {
  switch (typeof value) {
    case "number": {
      return [value + 1, value - 1, value === 0 ? 1 : 0, 2 * value + 7][random(4)];
    }
    case "boolean": {
      return !value;
    }
    case "string": {
      return [`${value}x`, null, value.slice(1) + value.slice(0, 1)][random(3)];
    }
    default: {
      return random(2);
    }
  }
}
