/** A node of the search tree: the statistics of the actions that were possible in one position. */
import type { Weights } from "../../kit/engine/knowledge.js";

/** The most seats of a game. The key of an action of a seat is `action * SEATS + seat`. */
const SEATS = 8;
/** Offsets of the numbers of a node: visits by seat, sums of rewards by seat, then the numbers of each action. */
const REWARDS = SEATS;
const ACTIONS = 2 * SEATS;
/** Offsets of the numbers of an action: its visits, the sum of its rewards, the same for AMAF samples, and its prior. */
const SUM = 1;
const AMAF_VISITS = 2;
const AMAF_SUM = 3;
const PRIOR = 4;
const WIDTH = 5;

/** After this many AMAF samples, their weight is one half. */
const AMAF_SAMPLES = 10;

/** The numbers of a node that was not expanded. */
const NOTHING = new Float64Array(ACTIONS);

/** The statistics of a node as plain data, to be sent to another thread. */
export interface NodeTable {
  readonly keys: readonly number[];
  readonly numbers: readonly number[];
}

/** Returns the key of an action of a seat. */
export const keyOf = (action: number, seat: number): number => action * SEATS + seat;
export const actionOfKey = (key: number): number => key >> 3;
export const seatOfKey = (key: number): number => key & (SEATS - 1);

/**
 * A node. Its actions are identified by their places, in the order in which they were first met: depending on the hidden parts,
 * other actions may be legal in each iteration, and other seats may decide.
 */
export class Node {
  visits = 0;
  /** The actions met here so far, each with the seat that decides. */
  readonly keys: number[] = [];
  readonly children: (Node | undefined)[] = [];
  /** Places by key. Created only if actions are not always listed in the same order. */
  private places: Map<number, number> | undefined;
  private numbers = NOTHING;

  /** Returns the place of an action that is listed at `index`, or `undefined` if it was not met. */
  placeOf(key: number, index: number): number | undefined {
    if (this.keys[index] === key) return index;
    if (this.keys.length === 0) return undefined;
    this.places ??= new Map(this.keys.map((met, place) => [met, place]));
    return this.places.get(key);
  }

  /** Makes room for this many actions. */
  reserve(count: number): void {
    const length = ACTIONS + WIDTH * count;
    if (length <= this.numbers.length) return;
    const { numbers } = this;
    this.numbers = new Float64Array(numbers === NOTHING ? length : 2 * length);
    this.numbers.set(numbers);
  }

  /** Adds an action that was not possible here before. There must be room for it. */
  add(key: number, prior: number): void {
    const place = this.keys.length;
    this.keys.push(key);
    this.children.push(undefined);
    this.places?.set(key, place);
    this.numbers[ACTIONS + WIDTH * place + PRIOR] = prior;
  }

  /** Returns how often an action was played. */
  visitsOf(place: number): number {
    return this.numbers[ACTIONS + WIDTH * place];
  }

  /** Adds the reward of an iteration in which a seat played an action here. */
  update(place: number, seat: number, reward: number): void {
    const { numbers } = this;
    const at = ACTIONS + WIDTH * place;
    this.visits++;
    numbers[seat]++;
    numbers[REWARDS + seat] += reward;
    numbers[at]++;
    numbers[at + SUM] += reward;
  }

  /** Adds an AMAF sample: the reward of an iteration in which an action with the same AMAF key was played here or later. */
  updateAmaf(place: number, reward: number): void {
    const { numbers } = this;
    const at = ACTIONS + WIDTH * place;
    numbers[at + AMAF_VISITS]++;
    numbers[at + AMAF_SUM] += reward;
  }

  /** Returns the mean reward of a seat that decided here. Untried actions are assumed to be as good, adjusted by their priors. */
  mean(seat: number): number {
    const visits = this.numbers[seat];
    return visits === 0 ? 0 : this.numbers[REWARDS + seat] / visits;
  }

  /** Returns the expected reward of an action: by its own visits, its prior and its AMAF samples (RAVE). */
  valueOf(place: number, mean: number, { prior, rave }: Weights): number {
    const { numbers } = this;
    const at = ACTIONS + WIDTH * place;
    const visits = numbers[at];
    const own = (numbers[at + SUM] + prior * (mean + numbers[at + PRIOR])) / (visits + prior);
    const samples = numbers[at + AMAF_VISITS];
    if (samples === 0 || rave === 0) return own;
    const trust = visits === 0 ? 1 : rave / (rave + visits);
    const share = (samples / (samples + AMAF_SAMPLES)) * trust;
    return (1 - share) * own + share * (numbers[at + AMAF_SUM] / samples);
  }

  /** Returns the places, the best first: by value, or by visits. `seat` decides here. */
  order(byValue: boolean, seat: number, weights: Weights): number[] {
    const mean = this.mean(seat);
    const values = this.keys.map((_, place) => this.valueOf(place, mean, weights));
    return [...this.keys.keys()].sort(
      (one, other) =>
        (byValue ? 0 : this.visitsOf(other) - this.visitsOf(one)) ||
        values[other] - values[one] ||
        one - other,
    );
  }

  /** Returns the statistics as plain data. */
  table(): NodeTable {
    const { keys, numbers } = this;
    return { keys: [...keys], numbers: [...numbers.subarray(0, ACTIONS + WIDTH * keys.length)] };
  }

  /** Adds the statistics of the same node in another search. */
  merge({ keys, numbers }: NodeTable): void {
    this.reserve(this.keys.length + keys.length);
    for (let at = 0; at < ACTIONS; at++) this.numbers[at] += numbers[at];
    for (const [index, key] of keys.entries()) {
      const from = ACTIONS + WIDTH * index;
      const known = this.placeOf(key, index);
      if (known === undefined) this.add(key, numbers[from + PRIOR]);
      const at = ACTIONS + WIDTH * (known ?? this.keys.length - 1);
      for (let offset = 0; offset < PRIOR; offset++) {
        this.numbers[at + offset] += numbers[from + offset];
      }
      this.visits += numbers[from];
    }
  }
}
