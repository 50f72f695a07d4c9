/** What a player of Through the Desert knows. */
import type { Mind } from "../../kit/engine/mind.js";
import type { Random } from "../../kit/chance/random.js";
import { bitCount } from "../../kit/boards/sets.js";
import { colourOfDecision, spaceOfDecision } from "../rules/board.js";
import { countMoves, listDecisions, moveOf, nthDecision } from "../rules/legality.js";
import { play } from "../rules/play.js";
import { caravanOf, copyPosition, type Position } from "../rules/position.js";
import { totalsOf } from "../rules/score.js";
import type { Move } from "../model/move.js";
import { undo } from "../rules/undo.js";
import { reachOfLeaders } from "./reach.js";

/** How many decisions a player looks at at a glance. */
const GLANCES = 4;
/** What it seems worth to draw level with the largest caravan (F2), or to get ahead: less than 10, since a rival can answer. */
const RACE = 4;

/** A position of Through the Desert as a search sees it. */
export class DesertMind implements Mind<Move> {
  readonly players: number;
  readonly traces: number;
  /** A game takes about a hundred quick decisions, so every one is played to its end. */
  readonly ripe = false;
  private readonly totals: number[] = [];
  private readonly before: number[] = [];

  /** By space: what a leader there could get to. Empty once all leaders stand. */
  private readonly reach: Float64Array;

  constructor(
    private position: Position,
    reach?: Float64Array,
  ) {
    const { phase } = position;
    this.reach = reach ?? (phase === "camels" ? new Float64Array() : reachOfLeaders(position));
    this.players = position.ground.players;
    this.traces = (position.ground.board.count + 1) * 8;
  }

  get seat(): number {
    return this.position.seat;
  }

  clone(): DesertMind {
    return new DesertMind(copyPosition(this.position), this.reach);
  }

  follow(other: DesertMind): void {
    this.position = copyPosition(other.position, this.position);
  }

  settle(): void {
    // Nothing in this game is hidden or left to chance.
  }

  list(into: number[]): number {
    return listDecisions(this.position, into);
  }

  rate(decisions: readonly number[], count: number, into: number[]): void {
    const { position, before, totals } = this;
    const { seat, phase } = position;
    if (phase !== "camels") {
      for (let index = 0; index < count; index++) into[index] = this.promise(decisions[index]);
      return;
    }
    totalsOf(position, before);
    position.trail = [];
    for (let index = 0; index < count; index++) {
      const decision = decisions[index];
      play(position, colourOfDecision(decision), spaceOfDecision(decision), undefined);
      totalsOf(position, totals);
      let rival = -Infinity;
      for (let other = 0; other < this.players; other++) {
        if (other !== seat) rival = Math.max(rival, totals[other] - before[other]);
      }
      undo(position);
      into[index] = totals[seat] - before[seat] - rival + this.hope(decision);
    }
    position.trail = undefined;
  }

  /** What a leader could get to from its space; nothing if it is given back. */
  private promise(decision: number): number {
    return this.position.phase === "leaders" ? this.reach[spaceOfDecision(decision)] : 0;
  }

  /** What may come of a camel later. */
  private hope(decision: number): number {
    const { position } = this;
    const { ground, water } = position;
    const { ring } = ground.board;
    const space = spaceOfDecision(decision);
    const caravan = caravanOf(colourOfDecision(decision), position.seat);
    let hope = 0;
    let near = 0;
    for (let place = 0; place < 6; place++) {
      const beside = ring[space * 6 + place];
      hope += 0.3 * water[beside];
      near |= ground.oasisNear[beside];
    }
    hope += 1.5 * bitCount(near & ~position.scored[caravan] & ~ground.oasisNear[space]);
    return hope;
  }

  glance(random: Random): number {
    const { position } = this;
    const count = countMoves(position);
    let best = nthDecision(position, random.below(count));
    if (count === 1) return best;
    let bestGain = this.gain(best);
    for (let look = 1; look < GLANCES; look++) {
      const decision = nthDecision(position, random.below(count));
      const gain = this.gain(decision);
      if (gain > bestGain) {
        bestGain = gain;
        best = decision;
      }
    }
    return best;
  }

  /** What a decision seems to gain at a glance: water, oases beside the space (E1, E2), and the largest caravan (F2). */
  private gain(decision: number): number {
    const { ground, water, scored, seat, phase } = this.position;
    if (phase !== "camels") return this.promise(decision);
    const colour = colourOfDecision(decision);
    const space = spaceOfDecision(decision);
    const oases = ground.oasisNear[space];
    let gain = water[space];
    if (oases !== 0) {
      gain += 5 * bitCount(oases & ~scored[caravanOf(colour, seat)]);
    }
    const behind = this.behind(colour);
    return behind === 0 || behind === 1 ? gain + RACE : gain;
  }

  /** How many camels a caravan of the seat that decides has less than the largest one of the others. */
  private behind(colour: number): number {
    const { sizes, seat } = this.position;
    let rival = 0;
    for (let other = 0; other < this.players; other++) {
      if (other !== seat) rival = Math.max(rival, sizes[caravanOf(colour, other)]);
    }
    return rival - sizes[caravanOf(colour, seat)];
  }

  play(decision: number): void {
    play(this.position, colourOfDecision(decision), spaceOfDecision(decision), undefined);
  }

  trace(decision: number): number {
    return decision;
  }

  worth(into: number[]): void {
    totalsOf(this.position, into);
  }

  moveOf(decision: number): Move {
    return moveOf(this.position, decision);
  }
}
