/** What a search keeps of the positions that it has been in. */
import type { Weights } from "../../kit/engine/mind.js";

/** How many seats there can be. A decision of a seat is `decision * 8 + seat`. */
const SEATS = 8;
/** Where the numbers of a node are: by seat, how often it decided here and the sum of the leads that came of it; then by place. */
const GAINED = SEATS;
const PLACES = 2 * SEATS;
/**
 * What is kept for each place: how often its decision was made and the sum of the leads that came of it, the same for games in
 * which it was made later, and how many points less than the best it promised at first sight.
 */
const SUM = 1;
const LATER_TRIES = 2;
const LATER_SUM = 3;
const PRIOR = 4;
const WIDTH = 5;

/** The numbers of a node that has met no decision. */
const NOTHING = new Float64Array(PLACES);

/** A position that the search has been in, and what it has found out about the decisions there. */
export class Node {
  /** How often a decision was made here. */
  visits = 0;
  /** The decisions met here so far, each with the seat that decides. */
  readonly keys: number[] = [];
  readonly children: (Node | undefined)[] = [];
  /** By key: its place. Made only where decisions are not always listed in the same order. */
  private places: Map<number, number> | undefined;
  private numbers = NOTHING;

  /** The place of a decision that is listed at `index`, or `undefined` if it has not been met. */
  placeOf(key: number, index: number): number | undefined {
    if (this.keys[index] === key) return index;
    this.places ??= new Map(this.keys.map((met, place) => [met, place]));
    return this.places.get(key);
  }

  /** Makes room for so many decisions. */
  reserve(count: number): void {
    const length = PLACES + WIDTH * count;
    if (length <= this.numbers.length) return;
    const { numbers } = this;
    this.numbers = new Float64Array(numbers === NOTHING ? length : 2 * length);
    this.numbers.set(numbers);
  }

  /** Takes note of a decision that was not possible here before. There must be room for it. */
  meet(key: number, prior: number): void {
    const place = this.keys.length;
    this.keys.push(key);
    this.children.push(undefined);
    this.places?.set(key, place);
    this.numbers[PLACES + WIDTH * place + PRIOR] = prior;
  }

  /** How often a decision was made. */
  tries(place: number): number {
    return this.numbers[PLACES + WIDTH * place];
  }

  /** Takes note of the lead that a seat had in the end, after a decision here. */
  learn(place: number, seat: number, lead: number): void {
    const { numbers } = this;
    const at = PLACES + WIDTH * place;
    this.visits++;
    numbers[seat]++;
    numbers[GAINED + seat] += lead;
    numbers[at]++;
    numbers[at + SUM] += lead;
  }

  /** The same for a decision that was made later in the game. */
  learnLater(place: number, lead: number): void {
    const { numbers } = this;
    const at = PLACES + WIDTH * place;
    numbers[at + LATER_TRIES]++;
    numbers[at + LATER_SUM] += lead;
  }

  /** The lead that a seat had on average after deciding here: what nobody has tried is taken to be as good, less its prior. */
  usual(seat: number): number {
    const decided = this.numbers[seat];
    return decided === 0 ? 0 : this.numbers[GAINED + seat] / decided;
  }

  /** The lead that is expected of a decision: by its own games, by its rating, and by games in which it was made later. */
  valueOf(place: number, usual: number, { rating, later }: Weights): number {
    const { numbers } = this;
    const at = PLACES + WIDTH * place;
    const n = numbers[at];
    const own = (numbers[at + SUM] + rating * (usual + numbers[at + PRIOR])) / (n + rating);
    const m = numbers[at + LATER_TRIES];
    if (m === 0 || later === 0) return own;
    const share = (m / (m + FEW)) * (later / (later + n));
    return (1 - share) * own + share * (numbers[at + LATER_SUM] / m);
  }
}

/** Of so many games in which a decision was made later, half is believed. */
const FEW = 10;
