/** Monte Carlo tree search for any game, with its rules and knowledge. */
import type { GameTypes, Viewer } from "../../game.js";
import { Random } from "../../kit/chance/random.js";
import type { BotGame, BotRules } from "../../kit/engine/bot-games.js";
import { type Guidance, PLAIN_WEIGHTS, type Weights } from "../../kit/engine/knowledge.js";
import { actionAt, countIn, playRandomly } from "../../kit/engine/rules.js";
import { NONE } from "../../kit/none.js";
import type { Considered, Thought } from "../bot.js";
import { checkLength, checkNumbers } from "./check-numbers.js";
import { actionOfKey, keyOf, Node, seatOfKey } from "./node.js";
import { Rewards } from "./rewards.js";
import { consideredAt, type RootTable } from "./root-table.js";

/** The iterations of the exploration phase that share a sample of the hidden parts, if knowledge can't determinize. */
const ITERATIONS_PER_SAMPLE = 4;

/** A search from one view. */
export class Search<Types extends GameTypes = GameTypes, Position = unknown> {
  private readonly rules: BotRules<Types, Position>;
  private readonly guidance: Guidance<Position>;
  private readonly weights: Weights;
  /** The position at the root, and the search position: a copy of it that each iteration plays on. */
  private readonly start: Position;
  private position: Position;
  private readonly players: number;

  readonly root = new Node();
  private readonly rewards = new Rewards();
  private readonly listed: number[] = [];
  private readonly priors: number[] = [];
  /** By seat: the points that it can expect at the end of an iteration. */
  private readonly points: number[] = [];
  /** The nodes of an iteration, the places of the actions played there, and the number of AMAF keys played before. */
  private readonly path: Node[] = [];
  private readonly taken: number[] = [];
  private readonly keysBefore: number[] = [];
  /** The AMAF keys of all actions of an iteration, each with its seat. */
  private readonly amafKeys: number[] = [];
  /** By AMAF key and seat: the last iteration in which it was played. */
  private readonly amafMarks: Int32Array;
  private readonly usesAmaf: boolean;
  /** Whether a rollout is a random game of the rules, to its end. */
  private readonly hasRandomRollouts: boolean;
  /** The last sample of the hidden parts and its seed, if knowledge can't determinize. */
  private sample: Position | undefined;
  private sampleSeed = NONE;
  /** The seed of the samples of the exploration phase. */
  private explorationSeed = NONE;
  /** By place at the root: the sums of the points, and of the shares of the win, that each seat could expect. */
  private readonly expected: number[][] = [];
  private readonly shares: number[][] = [];
  /** The state of the random generator for the iterations that compare candidates. */
  private shared: readonly [number, number, number, number] = [0, 0, 0, 1];
  /** Whether there is only one legal action, so that there is nothing to search. */
  readonly isForced: boolean;
  /** The number of iterations so far. */
  iterations = 0;

  constructor(
    private readonly game: BotGame<Types, Position>,
    private readonly view: Types["view"],
    private readonly viewer: Viewer,
    private readonly random: Random,
  ) {
    const { rules, knowledge } = game;
    this.rules = rules;
    this.weights = knowledge.weights ?? PLAIN_WEIGHTS;
    this.start = rules.copy(game.positionOf(view));
    this.guidance = knowledge.prepare?.(this.start) ?? knowledge;
    this.position = rules.copy(this.start);
    this.players = rules.players(this.start);
    this.isForced = rules.actions(this.start, this.listed) === 1;
    this.amafMarks = new Int32Array(keyOf(this.guidance.amafKeys ?? 0, 0));
    const { guidance } = this;
    this.usesAmaf = guidance.amafKeys !== undefined && this.weights.rave > 0;
    this.hasRandomRollouts =
      guidance.rollout === undefined && guidance.isLeaf === undefined && !this.usesAmaf;
  }

  /** Runs one iteration of the exploration phase. */
  explore(): void {
    this.iterate(NONE, this.random);
  }

  /**
   * Runs one iteration that begins with a candidate at the root, given by its place: with the same random numbers for all candidates
   * since the last `redraw`, so that luck does not decide between them.
   */
  compare(candidate: number): void {
    this.iterate(candidate, Random.at(this.shared));
  }

  /** Draws new random numbers for the iterations that compare candidates. */
  redraw(): void {
    const { random } = this;
    this.shared = [random.word(), random.word(), random.word(), random.word() | 1];
  }

  private iterate(candidate: number, random: Random): void {
    const { rules, listed } = this;
    this.iterations++;
    this.path.length = this.taken.length = 0;
    this.keysBefore.length = this.amafKeys.length = 0;
    this.restart(random);
    const { position } = this;
    let node: Node | undefined = this.root;
    while (node !== undefined && !this.isEnd()) {
      const seat = rules.seat(position);
      const isGiven: boolean = candidate !== NONE && node === this.root;
      // Only a choice needs a list: without one for candidates, searches with 500 actions at the root are 1.03 times as fast.
      const count: number = isGiven
        ? countIn(rules, position, listed)
        : rules.actions(position, listed);
      let action: number;
      if (count <= 1) action = actionAt(rules, position, 0, listed);
      else {
        const place: number = isGiven ? candidate : this.select(node, seat, count);
        action = actionOfKey(node.keys[place]);
        this.path.push(node);
        this.taken.push(place);
        this.keysBefore.push(this.amafKeys.length);
        if (node.visitsOf(place) === 0) node = undefined;
        else node = node.children[place] ??= new Node();
      }
      this.play(action, seat);
    }
    this.rollOut(random);
    this.evaluate();
    this.rewards.add(this.points, this.players);
    this.backpropagate();
  }

  /** Resets the search position to the root, with new samples of the hidden parts and of all future random events. */
  private restart(random: Random): void {
    const { rules, game, guidance } = this;
    if (guidance.determinize === undefined) {
      const seed = this.nextSampleSeed(random);
      if (this.sample === undefined || seed !== this.sampleSeed) {
        this.sample = game.resample(this.view, seed);
        this.sampleSeed = seed;
      }
      this.position = rules.copy(this.sample, this.position);
      return;
    }
    this.position = rules.copy(this.start, this.position);
    guidance.determinize(this.position, this.viewer, random);
  }

  /**
   * Returns the seed for a sample of the hidden parts. A sample serves several iterations, since drawing one can cost more than a
   * rollout: some of the exploration phase in turn, or all candidates, which are compared with the same random numbers.
   */
  private nextSampleSeed(random: Random): number {
    if (random !== this.random) return random.word();
    if (this.iterations % ITERATIONS_PER_SAMPLE === 1) this.explorationSeed = random.word();
    return this.explorationSeed;
  }

  private isEnd(): boolean {
    const { position, guidance } = this;
    return this.rules.seat(position) === NONE || guidance.isLeaf?.(position) === true;
  }

  private play(action: number, seat: number): void {
    if (this.usesAmaf) {
      const key = this.guidance.amafKey?.(action) ?? NONE;
      if (key !== NONE) this.amafKeys.push(keyOf(key, seat));
    }
    this.rules.play(this.position, action);
  }

  /** Plays the rest of an iteration by the rollout policy. */
  private rollOut(random: Random): void {
    const { rules, position, guidance, listed } = this;
    if (this.hasRandomRollouts) {
      playRandomly(rules, position, random.source);
      return;
    }
    for (let played = 0; !this.isEnd(); played++) {
      checkLength(played);
      const action =
        guidance.rollout?.(position, random) ??
        actionAt(rules, position, random.below(countIn(rules, position, listed)), listed);
      this.play(action, rules.seat(position));
    }
  }

  private evaluate(): void {
    const { rules, position, guidance, points } = this;
    if (guidance.evaluate !== undefined) {
      guidance.evaluate(position, points);
      checkNumbers(points, this.players, "evaluate");
    } else
      for (const [seat, { total }] of rules.score(position).seats.entries()) points[seat] = total;
  }

  /** Returns the expected reward of the action at a place of the root. */
  valueOf(place: number): number {
    const { root } = this;
    return root.valueOf(place, root.mean(this.rules.seat(this.start)), this.weights);
  }

  /** Returns the places at the root, the best first: by value, or by visits. */
  order(byValue: boolean): number[] {
    return this.root.order(byValue, this.rules.seat(this.start), this.weights);
  }

  /** Returns the place of the action with the highest upper confidence bound. */
  private select(node: Node, seat: number, count: number): number {
    const { listed, weights } = this;
    const mean = node.mean(seat);
    // In points: the more rewards vary, the more samples are needed to compare actions.
    const doubt = weights.exploration * this.rewards.deviation(seat);
    const spread = doubt * doubt * (32 - Math.clz32(node.visits + 1));
    const untried = Math.sqrt(spread);
    let best = NONE;
    let bestBound = -Infinity;
    for (let index = 0; index < count; index++) {
      const key = keyOf(listed[index], seat);
      let place = node.placeOf(key, index);
      if (place === undefined) {
        this.expand(node, seat, count);
        place = node.placeOf(key, index) ?? 0;
      }
      const visits = node.visitsOf(place);
      // Most actions are untried where there are many, and roots and divisions take time.
      const bound =
        node.valueOf(place, mean, weights) +
        (visits === 0 ? untried : Math.sqrt(spread / (visits + 1)));
      if (bound > bestBound) {
        bestBound = bound;
        best = place;
      }
    }
    return best;
  }

  /** Adds the legal actions that were not possible in a node before, with their priors. */
  private expand(node: Node, seat: number, count: number): void {
    const { listed, priors, position, guidance } = this;
    if (guidance.priors !== undefined) {
      guidance.priors(position, listed, count, priors);
      checkNumbers(priors, count, "priors");
    } else for (let index = 0; index < count; index++) priors[index] = 0;
    let best = -Infinity;
    for (let index = 0; index < count; index++) best = Math.max(best, priors[index]);
    const isFirst = node.keys.length === 0;
    node.reserve(node.keys.length + count);
    for (let index = 0; index < count; index++) {
      const key = keyOf(listed[index], seat);
      if (!isFirst && node.placeOf(key, index) !== undefined) continue;
      node.add(key, priors[index] - best);
      if (node !== this.root) continue;
      this.expected.push(new Array<number>(this.players).fill(0));
      this.shares.push(new Array<number>(this.players).fill(0));
    }
  }

  /** Updates the nodes of an iteration with its rewards. */
  private backpropagate(): void {
    const { path, taken, keysBefore, amafKeys, amafMarks, iterations } = this;
    const { last } = this.rewards;
    let marked = amafKeys.length;
    for (let depth = path.length - 1; depth >= 0; depth--) {
      const node = path[depth];
      const place = taken[depth];
      const seat = seatOfKey(node.keys[place]);
      const reward = last[seat];
      node.update(place, seat, reward);
      if (!this.usesAmaf) continue;
      while (marked > keysBefore[depth]) amafMarks[amafKeys[--marked]] = iterations;
      this.updateAmaf(node, reward);
    }
    if (path.length > 0) this.addExpected(taken[0]);
  }

  /** Updates the actions of a node whose AMAF keys were played here or later. */
  private updateAmaf(node: Node, reward: number): void {
    const { guidance, amafMarks, iterations } = this;
    const { keys } = node;
    for (let index = 0; index < keys.length; index++) {
      const key = guidance.amafKey?.(actionOfKey(keys[index])) ?? NONE;
      if (key === NONE || amafMarks[keyOf(key, seatOfKey(keys[index]))] !== iterations) continue;
      node.updateAmaf(index, reward);
    }
  }

  /** Adds the points and the shares of the win that seats could expect after an action at the root. */
  private addExpected(place: number): void {
    const { points, players } = this;
    const sums = this.expected[place];
    const shares = this.shares[place];
    let most = -Infinity;
    let winners = 0;
    for (let seat = 0; seat < players; seat++) {
      sums[seat] += points[seat];
      if (points[seat] > most) winners = 0;
      if (points[seat] >= most) winners++;
      most = Math.max(most, points[seat]);
    }
    for (let seat = 0; seat < players; seat++)
      if (points[seat] === most) shares[seat] += 1 / winners;
  }

  /** Returns the result of the search so far. */
  thought(): Thought<Types["move"]> {
    const { root, rules, start, iterations } = this;
    if (this.isForced) {
      rules.actions(start, this.listed);
      const move = rules.moveOf(start, this.listed[0]);
      return { move, considered: [], line: [move], iterations };
    }
    const moves = this.moves();
    const considered = this.order(false).map((place): Considered<Types["move"]> => {
      const { expected, shares } = this;
      return consideredAt(moves[place], root.visitsOf(place), expected[place], shares[place]);
    });
    return { move: considered[0].move, considered, line: this.line(), iterations };
  }

  /** Returns the moves at the root, by place. */
  moves(): Types["move"][] {
    const { root, rules, start } = this;
    return root.keys.map((key) => rules.moveOf(start, actionOfKey(key)));
  }

  /** Returns the statistics at the root as plain data. */
  table(): RootTable {
    const { root, weights, iterations, expected, shares } = this;
    return { ...root.table(), weights, iterations, expected, shares };
  }

  /** Returns the principal variation: the most visited actions from the root on, as long as each is legal after the one before. */
  line(): Types["move"][] {
    const { rules, listed } = this;
    const line: Types["move"][] = [];
    // With its own random generator: asking for the line must not change the rest of the search.
    this.restart(Random.from("line"));
    const { position } = this;
    for (let node: Node | undefined = this.root; node !== undefined;) {
      const seat = rules.seat(position);
      if (seat === NONE) break;
      const count = rules.actions(position, listed);
      let action = listed[0];
      if (count > 1) {
        let best = NONE;
        for (let index = 0; index < count; index++) {
          const place = node.placeOf(keyOf(listed[index], seat), index);
          if (place === undefined) continue;
          if (best === NONE || node.visitsOf(place) > node.visitsOf(best)) best = place;
        }
        if (best === NONE || node.visitsOf(best) === 0) break;
        action = actionOfKey(node.keys[best]);
        node = node.children[best];
      }
      line.push(rules.moveOf(position, action));
      rules.play(position, action);
    }
    return line;
  }
}
