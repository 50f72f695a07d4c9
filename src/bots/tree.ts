/** What a search keeps of the positions that it has been in. */
import type { Weights } from "../kit/mind.js";

/** A position that the search has been in, and what it has found out about the decisions there. */
export class Node {
  /** How often a decision was made here. */
  visits = 0;
  /** By seat: how often it decided here, and the sum of the leads that came of it. */
  readonly decided: number[] = [];
  readonly gained: number[] = [];
  /** The decisions met here so far, each with the seat that decides: `decision * 8 + seat`. */
  readonly keys: number[] = [];
  readonly places = new Map<number, number>();
  /** By place: how often it was made, and the sum of the leads that came of it. */
  readonly tries: number[] = [];
  readonly sums: number[] = [];
  /** By place: the same for games in which it was made later. */
  readonly laterTries: number[] = [];
  readonly laterSums: number[] = [];
  /** By place: how many points less than the best it promised at first sight. */
  readonly priors: number[] = [];
  readonly children: (Node | undefined)[] = [];

  /** Takes note of a decision that was not possible here before, and returns whether it was new. */
  meet(key: number, prior: number): boolean {
    if (this.places.has(key)) return false;
    this.places.set(key, this.keys.length);
    this.keys.push(key);
    this.tries.push(0);
    this.sums.push(0);
    this.laterTries.push(0);
    this.laterSums.push(0);
    this.priors.push(prior);
    this.children.push(undefined);
    return true;
  }

  /** The lead that a seat had on average after deciding here: what nobody has tried is taken to be as good, less its prior. */
  usual(seat: number): number {
    const decided = this.decided[seat] ?? 0;
    return decided === 0 ? 0 : this.gained[seat] / decided;
  }

  /** The lead that is expected of a decision: by its own games, by its rating, and by games in which it was made later. */
  valueOf(place: number, usual: number, { rating, later }: Weights): number {
    const n = this.tries[place];
    const own = (this.sums[place] + rating * (usual + this.priors[place])) / (n + rating);
    const m = this.laterTries[place];
    if (m === 0 || later === 0) return own;
    const share = (m / (m + FEW)) * (later / (later + n));
    return (1 - share) * own + share * (this.laterSums[place] / m);
  }
}

/** Of so many games in which a decision was made later, half is believed. */
const FEW = 10;
