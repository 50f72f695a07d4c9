/** Monte Carlo tree search for any game: it knows decisions, rewards and minds, and nothing of what they stand for. */
import type { Viewer } from "../../game.js";
import type { Mind, Weights } from "../../kit/engine/mind.js";
import { Random } from "../../kit/chance/random.js";
import type { Considered, Thought } from "../bot.js";
import { Leads } from "./leads.js";
import { Race } from "./race.js";
import { Node } from "./tree.js";

/** The share of the budget after which the best decisions at the root race. */
const SCOUTING = 0.25;
/** How many race at most, and how many games of the scouting it takes for each. */
const RUNNERS = 16;
const GAMES_PER_RUNNER = 4;

/** A search from one view. */
export class Search<Move extends object = object> {
  private readonly root = new Node();
  private readonly work: Mind<Move>;
  private readonly listed: number[] = [];
  private readonly rated: number[] = [];
  private readonly worths: number[] = [];
  private readonly leads = new Leads();
  private readonly path: Node[] = [];
  private readonly taken: number[] = [];
  private readonly at: number[] = [];
  private readonly made: number[] = [];
  /** By trace and seat: the last iteration in which it was made. */
  private readonly marks: Int32Array;
  /** By place at the root and seat: the sum of the points that seats could expect. */
  private readonly points: number[][] = [];
  private race: Race | undefined;
  /** Where chance starts in the games that compare the decisions of a race. */
  private sweep: readonly [number, number, number, number] = [0, 0, 0, 1];
  /** Whether there is only one legal move, so that there is nothing to think about. */
  readonly isForced: boolean;
  /** How many games were played so far. */
  iterations = 0;

  constructor(
    private readonly start: Mind<Move>,
    private readonly viewer: Viewer,
    private readonly random: Random,
    private readonly weights: Weights,
  ) {
    this.work = start.clone();
    this.isForced = start.list(this.listed) === 1;
    this.marks = new Int32Array(start.traces * 8);
  }

  /** One game in the mind. `progress` is how much of the budget is used up, from 0 to 1. */
  iterate(progress = 0): void {
    const { work, path, taken, at, made } = this;
    const raced = progress < SCOUTING || this.iterations === 0 ? -1 : this.nextInRace(progress);
    // The same chance for all that race, so that luck does not decide between them.
    const random = raced < 0 ? this.random : Random.at(this.sweep);
    const stamp = ++this.iterations;
    path.length = taken.length = at.length = made.length = 0;
    work.follow(this.start);
    work.settle(this.viewer, random);
    let node: Node | undefined = this.root;
    while (node !== undefined && work.seat >= 0 && !work.ripe) {
      const { seat } = work;
      const count = work.list(this.listed);
      let decision = this.listed[0];
      if (count > 1) {
        const place: number =
          raced >= 0 && node === this.root ? raced : this.choose(node, seat, count);
        decision = (node.keys[place] - seat) / 8;
        path.push(node);
        taken.push(place);
        at.push(made.length);
        if (node.tries(place) === 0) node = undefined;
        else node = node.children[place] ??= new Node();
      }
      this.remember(decision, seat);
      work.play(decision);
    }
    while (work.seat >= 0 && !work.ripe) {
      const { seat } = work;
      const decision = work.glance(random);
      this.remember(decision, seat);
      work.play(decision);
    }
    work.worth(this.worths);
    this.leads.add(this.worths, work.players);
    this.learn(stamp);
  }

  /** Keeps what a decision has in common with others for `learn`. */
  private remember(decision: number, seat: number): void {
    const trace = this.work.trace(decision);
    if (trace >= 0) this.made.push(trace * 8 + seat);
  }

  /** The place at the root of the decision that races next. */
  private nextInRace(progress: number): number {
    const { root, random, weights } = this;
    if (this.race === undefined) {
      const runners = Math.max(2, Math.floor(this.iterations / GAMES_PER_RUNNER));
      this.race = new Race(this.order(true).slice(0, Math.min(RUNNERS, runners)));
    }
    if (this.race.isEven) {
      this.sweep = [random.word(), random.word(), random.word(), random.word() | 1];
    }
    const usual = root.usual(this.start.seat);
    return this.race.turn((progress - SCOUTING) / (1 - SCOUTING), (place) =>
      root.valueOf(place, usual, weights),
    );
  }

  /** The places at the root, the best first: by value, or by visits. */
  private order(byValue: boolean): number[] {
    const { root, weights } = this;
    const usual = root.usual(this.start.seat);
    const values = root.keys.map((_, place) => root.valueOf(place, usual, weights));
    return [...root.keys.keys()].sort(
      (one, other) =>
        (byValue ? 0 : root.tries(other) - root.tries(one)) ||
        values[other] - values[one] ||
        one - other,
    );
  }

  /** The place of the decision to look at in this iteration. */
  private choose(node: Node, seat: number, count: number): number {
    const { listed, weights } = this;
    if (!this.knowsAll(node, seat, count)) this.meet(node, seat, count);
    const usual = node.usual(seat);
    // In points: where games differ more, it takes more of them to tell decisions apart.
    const doubt = weights.exploration * this.leads.deviation(seat);
    const spread = doubt * doubt * (32 - Math.clz32(node.visits + 1));
    let best = -1;
    let bestValue = -Infinity;
    for (let index = 0; index < count; index++) {
      const place = node.placeOf(listed[index] * 8 + seat, index) ?? 0;
      const value =
        node.valueOf(place, usual, weights) + Math.sqrt(spread / (node.tries(place) + 1));
      if (value > bestValue) {
        bestValue = value;
        best = place;
      }
    }
    return best;
  }

  private knowsAll(node: Node, seat: number, count: number): boolean {
    const { listed } = this;
    if (node.keys.length === 0) return false;
    for (let index = 0; index < count; index++) {
      if (node.placeOf(listed[index] * 8 + seat, index) === undefined) return false;
    }
    return true;
  }

  /** Takes note of decisions that were not possible here before, with what a player thinks of them. */
  private meet(node: Node, seat: number, count: number): void {
    const { listed, rated, work } = this;
    work.rate(listed, count, rated);
    let best = -Infinity;
    for (let index = 0; index < count; index++) best = Math.max(best, rated[index]);
    const isFirst = node.keys.length === 0;
    node.reserve(node.keys.length + count);
    for (let index = 0; index < count; index++) {
      const key = listed[index] * 8 + seat;
      if (!isFirst && node.placeOf(key, index) !== undefined) continue;
      node.meet(key, rated[index] - best);
      if (node === this.root) this.points.push(new Array<number>(work.players).fill(0));
    }
  }

  /** Tells every position on the way what came of it. */
  private learn(stamp: number): void {
    const { path, taken, at, made, marks, work } = this;
    const { last } = this.leads;
    let marked = made.length;
    for (let depth = path.length - 1; depth >= 0; depth--) {
      const node = path[depth];
      const place = taken[depth];
      const seat = node.keys[place] & 7;
      while (marked > at[depth]) marks[made[--marked]] = stamp;
      if (depth === 0) this.note(place);
      const lead = last[seat];
      node.learn(place, seat, lead);
      if (this.weights.later === 0) continue;
      const { keys } = node;
      for (let index = 0; index < keys.length; index++) {
        const key = keys[index];
        const trace = work.trace(key >> 3);
        if (trace < 0 || marks[trace * 8 + (key & 7)] !== stamp) continue;
        node.learnLater(index, lead);
      }
    }
  }

  /** Keeps the points that seats could expect after a decision at the root. */
  private note(place: number): void {
    const { worths, work } = this;
    const sums = this.points[place];
    for (let seat = 0; seat < work.players; seat++) sums[seat] += worths[seat];
  }

  /** What was found so far. */
  thought(): Thought<Move> {
    const { root, start, iterations } = this;
    if (this.isForced) {
      start.list(this.listed);
      const move = start.moveOf(this.listed[0]);
      return { move, considered: [], line: [move], iterations };
    }
    const considered = this.order(false).map((place): Considered<Move> => {
      const visits = root.tries(place);
      const expected = this.points[place].map((sum) => sum / Math.max(1, visits));
      return { move: start.moveOf(root.keys[place] >> 3), visits, expected };
    });
    return { move: considered[0].move, considered, line: this.line(), iterations };
  }

  /** The decisions visited most, from the root on, as long as they are legal one after the other. */
  private line(): Move[] {
    const { work, listed } = this;
    const line: Move[] = [];
    work.follow(this.start);
    // With chance of its own: whether somebody asks for the line must not change what is thought next.
    work.settle(this.viewer, Random.from("line"));
    for (let node: Node | undefined = this.root; node !== undefined && work.seat >= 0;) {
      const count = work.list(listed);
      let decision = listed[0];
      if (count > 1) {
        let best = -1;
        for (let index = 0; index < count; index++) {
          const place = node.placeOf(listed[index] * 8 + work.seat, index);
          if (place === undefined) continue;
          if (best < 0 || node.tries(place) > node.tries(best)) best = place;
        }
        if (best < 0 || node.tries(best) === 0) break;
        decision = node.keys[best] >> 3;
        node = node.children[best];
      }
      line.push(work.moveOf(decision));
      work.play(decision);
    }
    return line;
  }
}
