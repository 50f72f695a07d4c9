/** The observations of an arena's sequential test: complete deals in their order, whatever the order in which games end. */
import { ArgumentError, quoted } from "../../kit/errors.js";
import { eloOfShare, type Seats, shareOfElo } from "./elo.js";
import { SequentialTest } from "./sequential-test.js";
import type { SprtOptions, SprtState } from "./sprt.js";
import { Z } from "./standings.js";

/** A game: its number, the bots by seat, and the seats that won. */
interface Game {
  readonly number: number;
  readonly bots: readonly string[];
  readonly winners: readonly number[];
}

/** The deals of a test. */
export class TestedDeals {
  private readonly test: SequentialTest;
  private readonly seats: Seats;
  private readonly bot: string;
  private readonly names: string;
  /** By deal: the bot's share of the win in each rotation that was played. */
  private readonly played = new Map<number, Map<number, number>>();
  private sum = 0;

  /** Starts a test of the first of some bots, which play in every game. Throws an `ArgumentError` if it has no rival. */
  constructor(
    bots: readonly string[],
    { elo0, elo1, alpha, beta }: Required<SprtOptions>,
    private readonly onDeal?: (llr: number) => void,
  ) {
    this.bot = bots[0];
    this.names = [...bots].sort().join("\n");
    const all = bots.length;
    const own = bots.filter((name) => name === this.bot).length;
    if (own === all) {
      throw new ArgumentError("bots", `expected a rival of ${quoted(this.bot)} with another name`);
    }
    this.seats = { all, own };
    const mean0 = shareOfElo(elo0, this.seats);
    const mean1 = shareOfElo(elo1, this.seats);
    this.test = new SequentialTest({ mean0, mean1, alpha, beta }, all);
  }

  /** Tests whether these are the bots of the test, in any order. */
  isBetween(bots: readonly string[]): boolean {
    return [...bots].sort().join("\n") === this.names;
  }

  /** Tests whether the games added so far decide. */
  hasDecided(): boolean {
    return this.test.decision !== "undecided";
  }

  /** Adds a game. Its deal counts once it and all deals before it are complete, and the test is not decided. */
  add({ number, bots, winners }: Game): void {
    const { all } = this.seats;
    const deal = Math.floor(number / all);
    const shares = this.played.get(deal) ?? new Map<number, number>();
    const won = winners.filter((seat) => bots[seat] === this.bot).length;
    shares.set(number % all, won / Math.max(1, winners.length));
    this.played.set(deal, shares);
    for (let next = this.played.get(this.test.count); next?.size === all;) {
      if (this.hasDecided()) return;
      this.played.delete(this.test.count);
      let sum = 0;
      // In the order of the rotations: sums of thirds depend on it.
      for (let rotation = 0; rotation < all; rotation++) sum += next.get(rotation) ?? 0;
      this.sum += sum / all;
      this.test.add(sum / all);
      this.onDeal?.(this.test.llr);
      next = this.played.get(this.test.count);
    }
  }

  /** Returns what the test says so far. */
  state(): SprtState {
    const { test, seats, bot } = this;
    const { decision, llr, bounds, count } = test;
    const { mean, error } = test.estimate();
    return {
      bot,
      decision,
      llr,
      bounds,
      deals: count,
      share: this.sum / Math.max(1, count),
      elo: eloOfShare(mean, seats),
      interval: [eloOfShare(mean - Z * error, seats), eloOfShare(mean + Z * error, seats)],
    };
  }
}
