/** What a player of Nomadi knows, as a search asks for it. */
import type { Viewer } from "../../game.js";
import { Chance } from "../../kit/chance/chance.js";
import type { Mind } from "../../kit/engine/mind.js";
import type { Random } from "../../kit/chance/random.js";
import {
  bribeDecision,
  isPawnMove,
  listDecisions,
  moveOfDecision,
  playDecision,
  priceDecision,
  REFUSE_DECISION,
  ROLL_AGAIN_DECISION,
  TAKE_BRIBE_DECISION,
} from "../rules/decisions.js";
import { Formations } from "../rules/formations.js";
import { dieOf } from "../rules/pawn-move-codes.js";
import {
  copyPosition,
  holderOfHeld,
  NO_CARD,
  type Position,
  valueOfHeld,
} from "../rules/position.js";
import type { Move } from "../model/move.js";
import { DICE } from "../model/state.js";
import { gainOf, goodPrice, promiseOf } from "./first-sight.js";
import { Hidden } from "./hidden.js";
import { Outlook } from "./outlook.js";
import { type Ways, waysOf } from "./ways.js";

/** The dice of all games in the mind. No table's dice come from this seed and purpose. */
const DREAMT = Chance.of("bot", "dice in the mind");
const PLACES = 2 ** 31;

/**
 * A playout ends after so many turns: one's own and that of the next player. What comes later has little to do with the
 * decision, but what the caravan looks like when the next player rolls has.
 */
const TURNS = 2;

/** A playout chooses among moves that differ by less than this in any way. */
const WHIM = 1;
const WHIM_BITS = 16;
/** In a playout, the only move with a value is worth this much more, half of it if there are two, and so on (N16). */
const ONLY_MOVE = 2;

/** What a mind knows of the view that it began with. */
interface Beginning {
  readonly ways: Ways;
  readonly outlook: Outlook;
  readonly hidden: Hidden;
  readonly turnNumber: number;
  /** How many cards had been taken, the one on offer included. */
  readonly takenCards: number;
}

/** A position of Nomadi in the mind of a player. */
export class NomadiMind implements Mind<Move> {
  readonly players: number;
  readonly traces = 4096;
  private readonly listed: number[] = [];
  private readonly counts = new Int32Array(DICE + 1);

  private constructor(
    private position: Position,
    private readonly beginning: Beginning,
  ) {
    this.players = position.ground.players;
  }

  /** The mind of a view's position. */
  static of(seen: Position): NomadiMind {
    const position = copyPosition(seen);
    position.chance.follow(DREAMT);
    position.formations = new Formations();
    const { ground, turnNumber, heldCount, offerValue } = position;
    const ways = waysOf(ground);
    return new NomadiMind(position, {
      ways,
      outlook: new Outlook(ground, ways),
      hidden: new Hidden(position),
      turnNumber,
      takenCards: heldCount + (offerValue === NO_CARD ? 0 : 1),
    });
  }

  get seat(): number {
    return this.position.seat;
  }

  /** At the beginning of a turn, always of the same seat: it is an advantage to roll next. */
  get ripe(): boolean {
    const { dice, turnNumber, phase } = this.position;
    const late = turnNumber - this.beginning.turnNumber - TURNS;
    if (late < 0 || late % this.players !== 0 || phase === "bribe-answer") return false;
    let left = 0;
    for (let value = 1; value <= DICE; value++) left += dice[value];
    return left === DICE;
  }

  clone(): NomadiMind {
    return new NomadiMind(copyPosition(this.position), this.beginning);
  }

  follow(other: NomadiMind): void {
    this.position = copyPosition(other.position, this.position);
  }

  settle(_viewer: Viewer, random: Random): void {
    this.beginning.hidden.settle(this.position, random);
    this.position.chance.goTo(random.below(PLACES));
  }

  list(into: number[]): number {
    return listDecisions(this.position, into);
  }

  rate(decisions: readonly number[], count: number, into: number[]): void {
    const { position } = this;
    const isMove = position.phase === "move";
    for (let index = 0; index < count; index++) {
      const decision = decisions[index];
      into[index] = isMove ? this.gain(decision) : promiseOf(position, decision);
    }
  }

  private gain(code: number): number {
    const { ways, hidden } = this.beginning;
    return gainOf(this.position, ways, hidden.mean, code);
  }

  glance(random: Random): number {
    const { position, listed } = this;
    switch (position.phase) {
      case "move":
        return this.glanceAtMoves(random);
      case "price":
        return priceDecision(goodPrice(position));
      case "price-answer":
        return REFUSE_DECISION;
      case "reroll":
        return ROLL_AGAIN_DECISION;
      case "bribe":
        return bribeDecision(0);
      case "bribe-answer":
        return TAKE_BRIBE_DECISION;
      default:
        return listed[random.below(listDecisions(position, listed))];
    }
  }

  /** The best move at first sight, with a whim. */
  private glanceAtMoves(random: Random): number {
    const { position, counts } = this;
    const { ways, hidden } = this.beginning;
    const { reach } = position.ground.board;
    const count = reach.listAll(position);
    // Read at once, while the list is that of this position.
    const { codes } = reach;
    for (let die = 1; die <= DICE; die++) counts[die] = 0;
    for (let index = 0; index < count; index++) counts[dieOf(codes[index])]++;
    let best = codes[0];
    let bestGain = -Infinity;
    for (let index = 0; index < count; index++) {
      const code = codes[index];
      const whim = (WHIM * (random.word() >>> WHIM_BITS)) / (1 << WHIM_BITS);
      const gain =
        gainOf(position, ways, hidden.mean, code) + ONLY_MOVE / counts[dieOf(code)] + whim;
      if (gain > bestGain) {
        bestGain = gain;
        best = code;
      }
    }
    return best;
  }

  play(decision: number): void {
    playDecision(this.position, decision);
  }

  /** The same move of a pawn is about as good a few dice later; two moves seldom share a number. No price is like another. */
  trace(decision: number): number {
    return isPawnMove(decision) ? Math.imul(decision, 0x9e3779b1) >>> 20 : -1;
  }

  worth(into: number[]): void {
    const { position, players } = this;
    const { hidden, takenCards, outlook } = this.beginning;
    const { coins, debts, held, heldCount } = position;
    for (let seat = 0; seat < players; seat++) into[seat] = coins[seat] - debts[seat];
    for (let index = 0; index < heldCount; index++) {
      // Cards that are taken in the mind have been drawn by chance: their mean tells more than their values.
      const value = index < takenCards ? valueOfHeld(held[index]) : hidden.mean;
      into[holderOfHeld(held[index])] += value;
    }
    if (position.phase !== "over") outlook.add(position, into);
  }

  moveOf(decision: number): Move {
    return moveOfDecision(this.position, decision);
  }
}
