/** What a player of Nomadi knows. */
import { Chance } from "../../kit/chance.js";
import type { Viewer } from "../../game.js";
import type { Mind } from "../../kit/mind.js";
import type { Random } from "../../kit/random.js";
import {
  ACCEPT_DECISION,
  amountOf,
  bribeDecision,
  END_TURN_DECISION,
  listDecisions,
  moveOfDecision,
  playDecision,
  priceDecision,
  REFUSE_DECISION,
  ROLL_AGAIN_DECISION,
  TAKE_BRIBE_DECISION,
} from "../rules/decisions.js";
import {
  CARD_REACHED,
  FIRST_OVER_VALLEY,
  GOAL_SHARES,
  LAST_OUT_OF_START,
  LAST_OVER_VALLEY,
} from "../rules/earnings.js";
import { dieOf, fromOf, toOf } from "../rules/pawn-move-codes.js";
import {
  copyPosition,
  holderOfHeld,
  NO_CARD,
  type Position,
  valueOfHeld,
} from "../rules/position.js";
import { GOAL, START } from "../rules/terrain-codes.js";
import type { Move } from "../table/move.js";
import { DICE } from "../table/state.js";
import { Hidden } from "./hidden.js";
import { type Ways, waysOf } from "./ways.js";

/** The dice of all games in the mind. No table's dice come from it. */
const botDice = Chance.of("bot", "dice of the mind");
const PLACES = 2 ** 31;

const RARE = [0, 0, 0.3, 0.8, 1.2, 0.4, 0.7, 0];
const counts = new Int32Array(8);

export const K = {
  turns: 2,
  own: 0.4,
  other: 0.2,
  noise: 1,
  front: 1,
  valley: 0.6,
  start: 1,
  pow: 3,
  off: 3,
  trace: 2,
  tempo: 0,
  margin: 10,
  prior: 1,
  rare: 1,
  rarecount: 2,
  mob: 2,
};

/** A position of Nomadi in the mind of a player. */
export class NomadiMind implements Mind<Move> {
  readonly players: number;
  readonly traces = 4096;
  readonly margin = K.margin;
  readonly horizon = 0;
  private readonly listed: number[] = [];

  private constructor(
    private position: Position,
    private readonly ways: Ways,
    private readonly hidden: Hidden,
    private readonly firstTurn: number,
    private readonly heldAtFirst: number,
    private readonly hasOffer: boolean,
    private readonly k: typeof K,
  ) {
    this.players = position.ground.players;
  }

  /** The mind of a view's position. */
  static of(seen: Position, k = K): NomadiMind {
    const position = copyPosition(seen);
    position.chance.follow(botDice);
    const { turnNumber, heldCount, offerValue } = position;
    return new NomadiMind(
      position,
      waysOf(position.ground),
      new Hidden(position),
      turnNumber,
      heldCount,
      offerValue !== NO_CARD,
      k,
    );
  }

  get seat(): number {
    return this.position.seat;
  }

  /** At the beginning of a turn */
  get isCalm(): boolean {
    const { dice, turnNumber, ground, phase } = this.position;
    let left = 0;
    for (let v = 1; v <= DICE; v++) left += dice[v];
    if (left < DICE || phase === "bribe-answer") return false;
    const late = turnNumber - this.firstTurn - this.k.turns;
    return late >= 0 && late % ground.players === 0;
  }

  clone(): NomadiMind {
    return new NomadiMind(
      copyPosition(this.position),
      this.ways,
      this.hidden,
      this.firstTurn,
      this.heldAtFirst,
      this.hasOffer,
      this.k,
    );
  }

  follow(other: NomadiMind): void {
    this.position = copyPosition(other.position, this.position);
  }

  settle(_viewer: Viewer, random: Random): void {
    this.hidden.settle(this.position, random);
    this.position.chance.goTo(random.below(PLACES));
  }

  list(into: number[]): number {
    return listDecisions(this.position, into);
  }

  rate(decisions: readonly number[], count: number, into: number[]): void {
    const { position } = this;
    switch (position.phase) {
      case "move":
        for (let index = 0; index < count; index++)
          into[index] = this.gain(decisions[index]) * this.k.prior;
        break;
      case "price": {
        const price = this.goodPrice();
        for (let index = 0; index < count; index++) {
          const p = amountOf(decisions[index]);
          into[index] = p === price ? 0 : -3 * this.margin;
        }
        break;
      }
      case "price-answer":
        for (let index = 0; index < count; index++) {
          into[index] = decisions[index] === ACCEPT_DECISION ? -1 : 0;
        }
        break;
      case "bribe":
        for (let index = 0; index < count; index++) into[index] = -2 * amountOf(decisions[index]);
        break;
      case "bribe-answer":
        for (let index = 0; index < count; index++) {
          into[index] = decisions[index] === TAKE_BRIBE_DECISION ? 2 * position.bribeCoins : 0;
        }
        break;
      case "reroll":
        for (let index = 0; index < count; index++) {
          into[index] = decisions[index] === END_TURN_DECISION ? -DICE : 0;
        }
        break;
      default:
        for (let index = 0; index < count; index++) into[index] = 0;
    }
  }

  private goodPrice(): number {
    const { offerValue, ground } = this.position;
    return Math.min(ground.rules.maxPrice, offerValue < 1 ? 1 : offerValue + 1);
  }

  glance(random: Random): number {
    const { position, listed } = this;
    switch (position.phase) {
      case "price":
        return priceDecision(this.goodPrice());
      case "price-answer":
        return REFUSE_DECISION;
      case "reroll":
        return ROLL_AGAIN_DECISION;
      case "bribe":
        return bribeDecision(0);
      case "bribe-answer":
        return TAKE_BRIBE_DECISION;
      default: {
        const count = listDecisions(position, listed);
        if (position.phase !== "move") return listed[random.below(count)];
        const noise = this.k.noise / 65536;
        let best = listed[0];
        if (this.k.rarecount > 0) { counts.fill(0); for (let i = 0; i < count; i++) counts[dieOf(listed[i])]++; }
        let bestGain = -Infinity;
        for (let index = 0; index < count; index++) {
          let gain = this.gain(listed[index]) + noise * (random.word() & 65535);
          if (this.k.rarecount > 0) gain += this.k.rarecount / counts[dieOf(listed[index])];
          if (gain > bestGain) {
            bestGain = gain;
            best = listed[index];
          }
        }
        return best;
      }
    }
  }

  /** What a move of a pawn brings right away. */
  private gain(code: number): number {
    const { position, ways, k } = this;
    const { seat, occupant, cards, ground } = position;
    const { zone, board } = ground;
    const from = fromOf(code);
    const to = toOf(code);
    const own = occupant[from] === seat;
    let gain = (ways.toGoal[from] - ways.toGoal[to]) * (own ? k.own : k.other);
    gain += k.rare * RARE[dieOf(code)];
    if (cards[to] !== NO_CARD) gain += CARD_REACHED + this.hidden.mean;
    if (zone[to] === GOAL) {
      const share = GOAL_SHARES[position.inGoal];
      gain += own ? 2 * share : 0;
    }
    if (zone[from] === START && zone[to] !== START && position.inStart === 1) {
      gain += own ? LAST_OUT_OF_START : -LAST_OUT_OF_START;
    }
    if (board.goalSide[from] < board.goalSide[to]) {
      if (position.crossed === 0) gain += FIRST_OVER_VALLEY;
      if (position.crossed === ground.pawns - 1) gain += own ? -LAST_OVER_VALLEY : LAST_OVER_VALLEY;
    }
    return gain;
  }

  play(decision: number): void {
    playDecision(this.position, decision);
  }

  trace(decision: number): number {
    const die = dieOf(decision);
    if (die === 0 || die === 7) return 0;
    if (this.k.trace === 0) return toOf(decision) & 4095;
    if (this.k.trace === 1) return (toOf(decision) * 7 + die) & 4095;
    return (Math.imul(decision, 0x9e3779b1) >>> 20) & 4095;
  }

  worth(into: number[]): void {
    const { position, players, heldAtFirst, hasOffer, k } = this;
    const { coins, debts, held, heldCount } = position;
    for (let seat = 0; seat < players; seat++) into[seat] = coins[seat] - debts[seat];
    for (let index = 0; index < heldCount; index++) {
      const isDrawn = index > heldAtFirst || (index === heldAtFirst && !hasOffer);
      into[holderOfHeld(held[index])] += isDrawn ? this.hidden.mean : valueOfHeld(held[index]);
    }
    if (position.phase === "over") return;
    this.hope(into);
    if (k.mob > 0 && position.turnNumber > 0) into[(position.turnNumber - 1) % players] -= k.mob * this.waste();
    if (position.turnNumber > 0) into[(position.turnNumber - 1) % players] += k.tempo;
  }

  private waste(): number {
    const { position } = this;
    const { dice, ground } = position;
    const { reach } = ground.board;
    const saved = dice.slice();
    dice.fill(1);
    position.listing = 0;
    const count = reach.listAll(position);
    counts.fill(1);
    for (let i = 0; i < count; i++) counts[dieOf(reach.codes[i])]++;
    dice.set(saved);
    position.listing = 0;
    return 10 / counts[1] + 0.26 / counts[3] + 0.39 / counts[4] + 0.5 / counts[5] + 0.25 / counts[6];
  }

  /** What the position promises to the owners of pawns. */
  private hope(into: number[]): void {
    const { position, ways, k } = this;
    const { pawns, placed, occupant, ground, inGoal, inStart } = position;
    const { zone } = ground;
    let prize = 0;
    for (let place = inGoal; place < GOAL_SHARES.length; place++) prize += GOAL_SHARES[place];
    let front = 0;
    let back = 0;
    let start = 0;
    for (let index = 0; index < placed; index++) {
      const cell = pawns[index];
      if (zone[cell] !== GOAL) front += this.frontness(cell);
      const over = ways.overValley[cell];
      back += over * over * over;
      if (zone[cell] === START) start += this.depth(cell);
    }
    const perFront = front > 0 ? (prize * k.front) / front : 0;
    const perBack = back > 0 ? (-LAST_OVER_VALLEY * k.valley) / back : 0;
    const perStart = inStart > 0 ? (LAST_OUT_OF_START * k.start) / start : 0;
    for (let index = 0; index < placed; index++) {
      const cell = pawns[index];
      const owner = occupant[cell];
      const over = ways.overValley[cell];
      let hope = over * over * over * perBack;
      if (zone[cell] !== GOAL) hope += this.frontness(cell) * perFront;
      if (zone[cell] === START) hope += this.depth(cell) * perStart;
      into[owner] += hope;
    }
  }

  private frontness(cell: number): number {
    const d = this.ways.toGoal[cell] + this.k.off;
    return 1 / (d * d * d);
  }

  private depth(cell: number): number {
    const d = this.ways.toGoal[cell];
    return d * d * d * d;
  }

  moveOf(decision: number): Move {
    return moveOfDecision(this.position, decision);
  }
}
