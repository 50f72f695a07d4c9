/** What a seat can make of a position: values of fields to explore, of tiles to place there and of explorers to send. */
import { NONE } from "../rules/numbers.js";
import { askedAt, fittingRotations, openField } from "../rules/fitting-tiles.js";
import { type Position, RESERVE } from "../rules/position.js";
import { Fitting } from "./fitting.js";
import { OasisProspects, WEIGHTS as OASIS } from "./oasis-prospects.js";
import { Values } from "./values.js";

export const WEIGHTS = {
  tempo: 0.8,
  hand: 0.3,
  handNext: 0.6,
  height: 0.08,
  desert: 1.2,
  draw: 0.9,
  keep: 0.15,
};

/** A seat's outlook. Numbers are valid until the position changes. */
export class Outlook {
  readonly values: Values;
  readonly oasis: OasisProspects;
  readonly fitting: Fitting;
  /** By field: what it promises to the seat if it is explored; valid if marked. */
  private readonly interests: Float64Array;
  private readonly totals: number[] = [];

  constructor(position: Position, fitting = new Fitting(position)) {
    this.values = new Values(position);
    this.fitting = fitting;
    this.oasis = new OasisProspects(this.values, fitting, position);
    this.interests = new Float64Array(position.ground.board.count);
  }

  /** The gold that each seat can expect. */
  worth(position: Position, into: number[]): void {
    const { values, oasis } = this;
    const { ground, explorer, phase, seatWater } = position;
    const { board } = ground;
    values.judge(position);
    for (let seat = 0; seat < ground.players; seat++) into[seat] = values.wealth[seat];
    if (phase === "over") {
      // T34: water decides if gold is equal.
      for (let seat = 0; seat < ground.players; seat++) into[seat] += 0.02 * seatWater[seat];
      return;
    }
    const { rounds } = values;
    const time = rounds / (rounds + 2);
    const done = { bits: 0 };
    const all = ground.players * board.each;
    for (let number = 0; number < all; number++) {
      if (explorer[number] === NONE || (done.bits & (1 << number)) !== 0) continue;
      oasis.look(position, explorer[number]);
      oasis.judgeClosing(position);
      oasis.judgeHopes(position);
      for (let place = 0; place < oasis.members; place++) done.bits |= 1 << oasis.order[place];
      for (let seat = 0; seat < ground.players; seat++) into[seat] += oasis.hopes[seat];
    }
    for (let seat = 0; seat < ground.players; seat++) {
      let next = WEIGHTS.hand * time;
      for (let number = seat * board.each; number < (seat + 1) * board.each; number++) {
        if (explorer[number] !== NONE) continue;
        into[seat] += next + WEIGHTS.height * board.heights[number] * time;
        next *= WEIGHTS.handNext;
      }
      into[seat] -= WEIGHTS.keep * position.reserves[seat];
    }
    into[position.inTurn] += WEIGHTS.tempo * time;
  }

  /** The lead of a seat over its strongest rival. */
  lead(position: Position, seat: number): number {
    const { totals } = this;
    this.worth(position, totals);
    let rival = -Infinity;
    for (let other = 0; other < position.ground.players; other++) {
      if (other !== seat && totals[other] > rival) rival = totals[other];
    }
    return totals[seat] - rival;
  }

  /** What the oases around an unexplored field are worth to a seat as they are. */
  private around(position: Position, field: number, seat: number): number {
    const { face, ground } = position;
    const { beside, portionAt, marks } = ground.board;
    const { oasis } = this;
    let sum = 0;
    let first = 0;
    for (let side = 0; side < 4; side++) {
      const other = beside[field * 4 + side];
      if (other === NONE || face[other] === NONE) continue;
      const portion = portionAt[face[other] * 4 + ((side + 2) & 3)];
      if (portion === NONE) continue;
      const start = other * 4 + portion;
      if (first > 0 && marks[start] >= first) continue;
      oasis.look(position, start);
      if (first === 0) first = oasis.stamp;
      if (oasis.members === 0) continue;
      oasis.judgeClosing(position);
      oasis.judgeHopes(position);
      sum += oasis.margin(seat);
    }
    return sum;
  }

  /** What placing a tile promises to a seat, with the best explorer that it could send. `before` comes from `around`. */
  placing(position: Position, seat: number, face: number, field: number, before: number): number {
    const { board } = position.ground;
    if (board.desert[face >> 2] === 1) return WEIGHTS.desert;
    position.face[field] = face;
    const { oasis } = this;
    const { marks } = board;
    let sum = 0;
    let most = 0;
    let first = 0;
    for (let portion = 0; portion < board.portions[face]; portion++) {
      const start = field * 4 + portion;
      if (first > 0 && marks[start] >= first) continue;
      oasis.look(position, start);
      if (first === 0) first = oasis.stamp;
      oasis.judgeClosing(position);
      if (oasis.members > 0) {
        oasis.judgeHopes(position);
        sum += oasis.margin(seat);
      }
      most = Math.max(most, this.sending(position, seat));
    }
    position.face[field] = NONE;
    return sum + most - before;
  }

  /** Which explorer a seat would send into the oasis looked at last; see `sending`. */
  sent = NONE;

  /** What a seat gains by the best explorer that it could send into the oasis looked at last. */
  sending(position: Position, seat: number): number {
    const { oasis } = this;
    const { explorer, ground } = position;
    const { board } = ground;
    const { order, members } = oasis;
    let most = 0;
    this.sent = NONE;
    let before = 0;
    if (members > 0) {
      oasis.judgeHopes(position);
      before = oasis.margin(seat);
    }
    let lastRank = -1;
    // From the smallest: a taller one is of use only if it comes before somebody.
    for (let place = board.byHeight.length - 1; place >= 0; place--) {
      const number = board.byHeight[place];
      if (explorer[number] !== NONE) continue;
      if (number < seat * board.each || number >= (seat + 1) * board.each) continue;
      let rank = 0;
      while (rank < members && board.heights[order[rank]] > board.heights[number]) rank++;
      if (rank === lastRank) continue;
      lastRank = rank;
      for (let index = members; index > rank; index--) order[index] = order[index - 1];
      order[rank] = number;
      oasis.members = members + 1;
      oasis.judgeHopes(position);
      const { rounds } = this.values;
      const time = rounds / (rounds + 2);
      const cost =
        oasis.openings === 0
          ? 0
          : (WEIGHTS.height * board.heights[number] + WEIGHTS.hand * 0.7) * time;
      const gain = oasis.margin(seat) - before - cost;
      oasis.members = members;
      for (let index = rank; index < members; index++) order[index] = order[index + 1];
      if (gain > most) {
        most = gain;
        this.sent = number;
      }
    }
    return most;
  }

  /** What a tile of a seat's reserve promises on a field, or -1 if none fits. */
  reserveOn(position: Position, seat: number, owner: number, field: number, asked: number, before: number): number {
    const { reserve, reserves, ground } = position;
    const { board } = ground;
    let best = -1;
    for (let at = owner * RESERVE; at < owner * RESERVE + reserves[owner]; at++) {
      let rotations = fittingRotations(board, reserve[at], asked);
      for (let face = reserve[at] * 4; rotations !== 0; face++, rotations >>= 1) {
        if ((rotations & 1) === 0) continue;
        best = Math.max(best, this.placing(position, seat, face, field, before));
      }
    }
    return best;
  }

  /** What the best tile could bring on a field: each oasis around it gets nearer to completion, or is complete. */
  dream(position: Position, seat: number, field: number): number {
    const { face, ground } = position;
    const { beside, portionAt, marks } = ground.board;
    const { oasis, values } = this;
    let sum = 0;
    let most = 0;
    let first = 0;
    for (let side = 0; side < 4; side++) {
      const other = beside[field * 4 + side];
      if (other === NONE || face[other] === NONE) continue;
      const portion = portionAt[face[other] * 4 + ((side + 2) & 3)];
      if (portion === NONE) continue;
      const start = other * 4 + portion;
      if (first > 0 && marks[start] >= first) continue;
      oasis.look(position, start);
      if (first === 0) first = oasis.stamp;
      oasis.judgeClosing(position);
      const was = oasis.closing;
      const will = oasis.openings === 1 ? 1 : was + (1 - was) / (oasis.openings + 1);
      oasis.closing = will;
      oasis.judgeHopes(position);
      if (oasis.members > 0) sum += oasis.margin(seat) * (1 - was / will);
      // Whoever explores the field may also send somebody into what is left there.
      const action = oasis.bestFor(seat);
      if (action !== NONE) most = Math.max(most, will * values.of(seat, action) - 0.5);
    }
    return sum + most;
  }

  /** What exploring a field promises to a seat: by a tile of its reserve, or by one that it draws. */
  interest(position: Position, seat: number, field: number, close: boolean): number {
    const asked = askedAt(position, field);
    const share = this.fitting.shareFor(position, asked);
    const dream = this.dream(position, seat, field);
    let best = position.drawnTiles < position.ground.tiles && position.reserves[seat] < RESERVE ? WEIGHTS.draw + share * dream : 0;
    if (close) {
      const before = this.around(position, field, seat);
      best = Math.max(best, this.reserveOn(position, seat, seat, field, asked, before));
      if (position.seatWater[seat] > 0) {
        for (let other = 0; other < position.ground.players; other++) {
          if (other === seat) continue;
          best = Math.max(best, this.reserveOn(position, seat, other, field, asked, before) - this.values.water[seat]);
        }
      }
    }
    return best;
  }

  /** Values of all fields that open lines lead to, for a seat. */
  survey(position: Position, seat: number, close: boolean): void {
    const { face, ground } = position;
    const { board } = ground;
    const { beside } = board;
    this.values.judge(position);
    for (let field = 0; field < board.count; field++) {
      if (face[field] !== NONE) continue;
      let met = false;
      for (let side = 0; side < 4 && !met; side++) {
        const other = beside[field * 4 + side];
        met = other !== NONE && face[other] !== NONE;
      }
      this.interests[field] = met ? this.interest(position, seat, field, close) : 0;
    }
  }

  /** The best field that open lines lead to from a field, by the survey; 0 without one. */
  bestFrom(position: Position, field: number): number {
    let best = 0;
    for (let side = 0; side < 4; side++) {
      const open = openField(position, field, side);
      if (open !== NONE && this.interests[open] > best) best = this.interests[open];
    }
    return best;
  }

  beforeAt(position: Position, seat: number, field: number): number {
    return this.around(position, field, seat);
  }
}
void OASIS;
