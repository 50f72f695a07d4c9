/** Monte Carlo tree search for any game: it knows decisions, rewards and minds, and nothing of what they stand for. */
import type { Viewer } from "../game.js";
import type { Mind, Weights } from "../kit/mind.js";
import { Random } from "../kit/random.js";
import type { Considered, Thought } from "./bot.js";

/** A position that the search has been in, and what it has found out about the decisions there. */
class Node {
  /** How often a decision was made here. */
  visits = 0;
  /** By seat: how often it decided here, and the sum of what came of it. */
  readonly decided: number[] = [];
  readonly gained: number[] = [];
  /** The decisions met here so far, each with the seat that decides: `decision * 8 + seat`. */
  readonly keys: number[] = [];
  readonly places = new Map<number, number>();
  readonly tries: number[] = [];
  readonly sums: number[] = [];
  readonly laterTries: number[] = [];
  readonly laterSums: number[] = [];
  readonly priors: number[] = [];
  readonly children: (Node | undefined)[] = [];
}

/** A search from one view. */
export class Search<Move extends object = object> {
  private readonly root = new Node();
  private readonly work: Mind<Move>;
  private readonly listed: number[] = [];
  private readonly rated: number[] = [];
  private readonly worths: number[] = [];
  private readonly rewards: number[] = [];
  private readonly path: Node[] = [];
  private readonly taken: number[] = [];
  private readonly at: number[] = [];
  private readonly made: number[] = [];
  /** By trace and seat: the last iteration in which it was made. */
  private readonly marks: Int32Array;
  /** By place at the root and seat: the sum of the points that seats could expect. */
  private readonly points: number[][] = [];
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

  /** One game in the mind. */
  iterate(): void {
    const { work, path, taken, at, made } = this;
    const stamp = ++this.iterations;
    path.length = taken.length = at.length = made.length = 0;
    work.follow(this.start);
    work.settle(this.viewer, this.random);
    let node: Node | undefined = this.root;
    while (node !== undefined && work.seat >= 0 && !work.ripe) {
      const { seat } = work;
      const count = work.list(this.listed);
      let decision = this.listed[0];
      if (count > 1) {
        const place = this.choose(node, seat, count);
        decision = (node.keys[place] - seat) / 8;
        path.push(node);
        taken.push(place);
        at.push(made.length);
        if (node.tries[place] === 0) node = undefined;
        else node = node.children[place] ??= new Node();
      }
      this.remember(decision, seat);
      work.play(decision);
    }
    while (work.seat >= 0 && !work.ripe) {
      const { seat } = work;
      const decision = work.glance(this.random);
      this.remember(decision, seat);
      work.play(decision);
    }
    this.reward();
    this.learn(stamp);
  }

  /** Keeps what a decision has in common with others for `learn`. */
  private remember(decision: number, seat: number): void {
    const trace = this.work.trace(decision);
    if (trace >= 0) this.made.push(trace * 8 + seat);
  }

  /** The place of the decision to look at in this iteration. */
  private choose(node: Node, seat: number, count: number): number {
    const { listed } = this;
    const { keys, places, tries, sums, laterTries, laterSums, priors } = node;
    const { exploration, rating, later } = this.weights;
    if (keys.length === 0 || !this.knowsAll(node, seat, count)) this.meet(node, seat, count);
    // What nobody has tried is taken to be as good as what was tried, as far as its rating says so.
    const usual = (0.5 + (node.gained[seat] ?? 0)) / (1 + (node.decided[seat] ?? 0));
    const much = node.visits + 1;
    const spread = exploration * exploration * (32 - Math.clz32(much));
    let best = -1;
    let bestValue = -Infinity;
    for (let index = 0; index < count; index++) {
      const key = listed[index] * 8 + seat;
      const place = keys[index] === key ? index : (places.get(key) ?? 0);
      const n = tries[place];
      const own = (sums[place] + rating * (usual + priors[place])) / (n + rating);
      let value = own;
      const m = laterTries[place];
      if (m > 0 && later > 0) {
        const share = (m / (m + 10)) * (later / (later + n));
        value = (1 - share) * own + share * (laterSums[place] / m);
      }
      value += Math.sqrt(spread / (n + 1));
      if (value > bestValue) {
        bestValue = value;
        best = place;
      }
    }
    return best;
  }

  private knowsAll(node: Node, seat: number, count: number): boolean {
    const { listed } = this;
    for (let index = 0; index < count; index++) {
      const key = listed[index] * 8 + seat;
      if (node.keys[index] !== key && !node.places.has(key)) return false;
    }
    return true;
  }

  /** Takes note of decisions that were not possible here before, with what a player thinks of them. */
  private meet(node: Node, seat: number, count: number): void {
    const { listed, rated, work } = this;
    work.rate(listed, count, rated);
    let best = -Infinity;
    for (let index = 0; index < count; index++) best = Math.max(best, rated[index]);
    for (let index = 0; index < count; index++) {
      const key = listed[index] * 8 + seat;
      if (node.places.has(key)) continue;
      const place = node.keys.length;
      node.places.set(key, place);
      node.keys.push(key);
      node.tries.push(0);
      node.sums.push(0);
      node.laterTries.push(0);
      node.laterSums.push(0);
      node.priors.push((rated[index] - best) / (4 * work.margin));
      node.children.push(undefined);
      if (node === this.root) this.points.push(new Array<number>(work.players).fill(0));
    }
  }

  /** From 0 to 1 for each seat: how well the game went. */
  private reward(): void {
    const { worths, rewards, work } = this;
    work.worth(worths);
    for (let seat = 0; seat < work.players; seat++) {
      let rival = -Infinity;
      for (let other = 0; other < work.players; other++) {
        if (other !== seat && worths[other] > rival) rival = worths[other];
      }
      const margin = worths[seat] - rival;
      rewards[seat] = 0.5 + (0.5 * margin) / (work.margin + Math.abs(margin));
    }
  }

  /** Tells every position on the way what came of it. */
  private learn(stamp: number): void {
    const { path, taken, at, made, marks, rewards, work } = this;
    let marked = made.length;
    for (let depth = path.length - 1; depth >= 0; depth--) {
      const node = path[depth];
      const place = taken[depth];
      const seat = node.keys[place] & 7;
      while (marked > at[depth]) marks[made[--marked]] = stamp;
      if (depth === 0) this.note(place);
      node.visits++;
      node.decided[seat] = (node.decided[seat] ?? 0) + 1;
      node.gained[seat] = (node.gained[seat] ?? 0) + rewards[seat];
      node.tries[place]++;
      node.sums[place] += rewards[seat];
      if (this.weights.later === 0) continue;
      const { keys, laterTries, laterSums } = node;
      const reward = rewards[seat];
      for (let index = 0; index < keys.length; index++) {
        const key = keys[index];
        const trace = work.trace(key >> 3);
        if (trace < 0 || marks[trace * 8 + (key & 7)] !== stamp) continue;
        laterTries[index]++;
        laterSums[index] += reward;
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
    const order = [...root.keys.keys()].sort((one, other) => root.tries[other] - root.tries[one]);
    const considered = order.map((place): Considered<Move> => {
      const visits = root.tries[place];
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
          const place = node.places.get(listed[index] * 8 + work.seat);
          if (place === undefined) continue;
          if (best < 0 || node.tries[place] > node.tries[best]) best = place;
        }
        if (best < 0 || node.tries[best] === 0) break;
        decision = node.keys[best] >> 3;
        node = node.children[best];
      }
      line.push(work.moveOf(decision));
      work.play(decision);
    }
    return line;
  }
}
