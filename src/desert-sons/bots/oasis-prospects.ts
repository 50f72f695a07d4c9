/** What the explorers in an oasis may hope for, once it is complete. */
import { NONE } from "../rules/numbers.js";
import { favouredExplorer } from "../rules/oasis-scoring.js";
import { searchOasis } from "../rules/oasis-search.js";
import { askedAt } from "../rules/fitting-tiles.js";
import { spaceIndex } from "../rules/face-tables.js";
import { freshStamp } from "../rules/board.js";
import { ownerOf, type Position } from "../rules/position.js";
import { ACTIONS } from "../table/state.js";
import type { Values } from "./values.js";
import type { Fitting } from "./fitting.js";

export const WEIGHTS = {
  /** Rounds that it takes to fill a field that every tile fits on. */
  effort: 1,
  /** More for a field that few tiles fit on. */
  hard: 0.1,
  fill: 0.65,
  /** What an explorer without a space may still find. */
  found: 0.7,
  occupied: 0.25,
};

/** An oasis, found from one of its portions. Everything is valid until the next search. */
export class OasisProspects {
  /** How many unexplored fields it borders on, and which. */
  openings = 0;
  readonly fields: Int16Array;
  /** By action: its spaces, and those that nobody in it would take. */
  readonly spaces = new Int16Array(ACTIONS.length);
  readonly left = new Int16Array(ACTIONS.length);
  /** Its explorers in the order in which they would act. */
  members = 0;
  readonly order: Int16Array;
  /** How likely it is completed in time. */
  closing = 0;
  /** By seat: what its explorers may hope for. */
  readonly hopes: Float64Array;
  stamp = 0;
  size = 0;

  constructor(
    private readonly values: Values,
    private readonly fitting: Fitting,
    { ground }: Position,
  ) {
    this.fields = new Int16Array(ground.board.count);
    this.order = new Int16Array(ground.board.heights.length);
    this.hopes = new Float64Array(ground.players);
  }

  /** Looks at the oasis of a portion, given as `field * 4 + portion`. */
  look(position: Position, start: number): void {
    const { face, ground } = position;
    const { board } = ground;
    const { beside, portionSides, scratch, marks } = board;
    const { spaces, fields } = this;
    const { size, stamp } = searchOasis(position, start);
    this.stamp = stamp;
    this.size = size;
    spaces.fill(0);
    let openings = 0;
    for (let next = 0; next < size; next++) {
      const field = scratch[next] >> 2;
      const lies = face[field];
      const portion = scratch[next] & 3;
      const at = spaceIndex(lies, portion, 0);
      for (let action = 0; action < ACTIONS.length; action++) spaces[action] += board.spaces[at + action];
      const reaches = portionSides[lies * 4 + portion];
      for (let side = 0; side < 4; side++) {
        if ((reaches & (1 << side)) === 0) continue;
        const other = beside[field * 4 + side];
        // Nothing lies there, so the mark of its first portion is free.
        if (other === NONE || face[other] !== NONE || marks[other * 4] === stamp) continue;
        marks[other * 4] = stamp;
        fields[openings++] = other;
      }
    }
    this.openings = openings;
    this.lineUp(position);
  }

  /** T26: the explorers in the oasis, in the order in which they would act. */
  private lineUp(position: Position): void {
    const { ground, explorer } = position;
    const { board } = ground;
    const { marks, byHeight } = board;
    const { order, stamp } = this;
    let members = 0;
    const first = favouredExplorer(position);
    if (explorer[first] !== NONE && marks[explorer[first]] === stamp) order[members++] = first;
    for (let place = 0; place < byHeight.length; place++) {
      const number = byHeight[place];
      if (number === first || explorer[number] === NONE || marks[explorer[number]] !== stamp) continue;
      order[members++] = number;
    }
    this.members = members;
  }

  /** How likely it is that the oasis is completed while it matters. */
  judgeClosing(position: Position): void {
    const { openings, fields, values } = this;
    if (openings === 0) {
      this.closing = 1;
      return;
    }
    let closing = values.rounds / (values.rounds + WEIGHTS.effort * openings);
    for (let index = 0; index < openings; index++) {
      const share = this.fitting.shareFor(position, askedAt(position, fields[index]));
      closing *= (WEIGHTS.fill * share) / (share + WEIGHTS.hard);
    }
    this.closing = closing;
  }

  /** What the explorers in it may hope for. */
  judgeHopes({ ground, seatWater }: Position): void {
    const { members, order, hopes, left, values, closing, openings } = this;
    left.set(this.spaces);
    hopes.fill(0);
    for (let place = 0; place < members; place++) {
      const owner = ownerOf(ground, order[place]);
      let toll = 0;
      if (place === 0 && members > 1) {
        // T27: the first one pays, or goes home.
        if (seatWater[owner] === 0) continue;
        toll = values.water[owner];
      }
      const action = this.bestFor(owner);
      let gain: number;
      if (action === NONE) gain = openings === 0 ? 0 : WEIGHTS.found;
      else {
        left[action]--;
        gain = values.of(owner, action);
      }
      hopes[owner] += closing * (gain - toll);
    }
  }

  /** The best action that is left for a seat, or `NONE`. */
  bestFor(seat: number): number {
    const { left, values } = this;
    let best = NONE;
    let most = 0;
    for (let action = 0; action < ACTIONS.length; action++) {
      if (left[action] === 0) continue;
      const value = values.of(seat, action);
      if (value > most) {
        most = value;
        best = action;
      }
    }
    return best;
  }

  /** What the oasis is worth to a seat, beyond what it is worth to the strongest rival there. */
  margin(seat: number): number {
    const { hopes } = this;
    let rival = 0;
    for (let other = 0; other < hopes.length; other++) {
      if (other !== seat) rival += hopes[other];
    }
    return hopes[seat] - rival;
  }
}
