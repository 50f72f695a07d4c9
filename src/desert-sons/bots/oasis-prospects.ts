/** What the explorers in an oasis may hope for. */
import { spaceIndex } from "../rules/face-tables.js";
import { askedAt } from "../rules/fitting-tiles.js";
import { NONE } from "../rules/numbers.js";
import { favouredExplorer } from "../rules/oasis-scoring.js";
import { searchOasis } from "../rules/oasis-search.js";
import { ownerOf, type Position } from "../rules/position.js";
import { ACTIONS } from "../table/state.js";
import type { TilesToCome } from "./tiles-to-come.js";
import type { Values } from "./values.js";

/** How likely a field beside an oasis is filled without opening the oasis elsewhere, if every tile fits there. */
const FILLING = 0.65;
/** The share of tiles at which it is half as likely. */
const RARE = 0.1;
/** Turns that an opening takes; there must be enough of them left. */
const TURNS_PER_OPENING = 1;
/** What an explorer without a space may hope for in an oasis that is open: a space may still be found. */
const SPACE_TO_COME = 0.7;

/** An oasis as seen from one of its portions. All of it is valid until the next look. */
export class OasisProspects {
  /** Its portions have this mark; see `searchOasis`. */
  stamp = 0;
  /** How many unexplored fields it borders on, and which. */
  openings = 0;
  readonly fields: Int16Array;
  /** How likely it is completed in time. */
  closing = 0;
  /** The explorers on the board, in the order in which they would act. */
  private readonly present: Int16Array;
  private presentCount = 0;
  /** How many explorers are in it, and which, in the order in which they would act. */
  members = 0;
  readonly order: Int16Array;
  /** By seat: what its explorers there may hope for. */
  readonly hopes: Float64Array;
  /** By action: its spaces, and those that no explorer in it would take. */
  private readonly spaces = new Int16Array(ACTIONS.length);
  private readonly left = new Int16Array(ACTIONS.length);

  constructor(
    private readonly values: Values,
    private readonly tiles: TilesToCome,
    { ground }: Position,
  ) {
    this.fields = new Int16Array(ground.board.count);
    // Room for one that may be sent.
    this.order = new Int16Array(ground.board.heights.length + 1);
    this.present = new Int16Array(ground.board.heights.length);
    this.hopes = new Float64Array(ground.players);
  }

  /** Notes which explorers are on the board: before the first look, and whenever one has come or gone since. */
  muster(position: Position): void {
    const { explorer, ground } = position;
    const { byHeight } = ground.board;
    const { present } = this;
    // T26: the turban makes its holder's tallest the first of all.
    const first = favouredExplorer(position);
    let count = 0;
    if (explorer[first] !== NONE) present[count++] = first;
    for (const number of byHeight) {
      if (number !== first && explorer[number] !== NONE) present[count++] = number;
    }
    this.presentCount = count;
  }

  /** Looks at the oasis of a portion, given as `field * 4 + portion`. */
  look(position: Position, start: number): void {
    this.explore(position, start);
    this.lineUp(position);
    this.judgeClosing(position);
  }

  /** Looks at the oasis of a portion, and returns whether it is open. If it is not, only its stamp and openings are right. */
  lookIfOpen(position: Position, start: number): boolean {
    this.explore(position, start);
    if (this.openings === 0) return false;
    this.lineUp(position);
    this.judgeClosing(position);
    return true;
  }

  /** Finds out what belongs to an oasis: its spaces and openings. */
  private explore(position: Position, start: number): void {
    const { face, ground } = position;
    const { beside, portionSides, scratch, marks, spaces: table, spaceCounts } = ground.board;
    const { spaces, fields } = this;
    const { size, stamp } = searchOasis(position, start);
    for (let action = 0; action < ACTIONS.length; action++) spaces[action] = 0;
    let openings = 0;
    for (let next = 0; next < size; next++) {
      const field = scratch[next] >> 2;
      const lies = face[field];
      if (spaceCounts[lies * 4 + (scratch[next] & 3)] > 0) {
        const first = spaceIndex(lies, scratch[next] & 3, 0);
        for (let action = 0; action < ACTIONS.length; action++) {
          spaces[action] += table[first + action];
        }
      }
      const reaches = portionSides[lies * 4 + (scratch[next] & 3)];
      for (let side = 0; side < 4; side++) {
        if ((reaches & (1 << side)) === 0) continue;
        const other = beside[field * 4 + side];
        // Nothing lies on an unexplored field, so the mark of its first portion is free for the field itself.
        if (other === NONE || face[other] !== NONE || marks[other * 4] === stamp) continue;
        marks[other * 4] = stamp;
        fields[openings++] = other;
      }
    }
    this.stamp = stamp;
    this.openings = openings;
  }

  /** Lines up the explorers in it (T26). */
  private lineUp({ ground, explorer }: Position): void {
    const { marks } = ground.board;
    const { order, stamp, present, presentCount } = this;
    let members = 0;
    for (let place = 0; place < presentCount; place++) {
      const number = present[place];
      if (marks[explorer[number]] === stamp) order[members++] = number;
    }
    this.members = members;
  }

  /** Every opening has to be filled, by a tile that fits, while there are turns. */
  private judgeClosing(position: Position): void {
    const { openings, fields, values, tiles } = this;
    let closing = 1;
    if (openings > 0) closing = values.turns / (values.turns + TURNS_PER_OPENING * openings);
    for (let index = 0; index < openings; index++) {
      const field = fields[index];
      const share = tiles.shareThatFits(position, field, askedAt(position, field));
      closing *= (FILLING * share) / (share + RARE);
    }
    this.closing = closing;
  }

  /** Works out what each explorer in it may hope for: in their order they take what is best for them (T28). */
  judgeHopes({ ground, seatWater }: Position): void {
    const { members, order, hopes, spaces, left, values, closing, openings } = this;
    // Loops, since `set` and `fill` cost more than such short lists.
    for (let action = 0; action < ACTIONS.length; action++) left[action] = spaces[action];
    for (let seat = 0; seat < hopes.length; seat++) hopes[seat] = 0;
    for (let place = 0; place < members; place++) {
      const owner = ownerOf(ground, order[place]);
      let gain = openings === 0 ? 0 : SPACE_TO_COME;
      if (place === 0 && members > 1) {
        // T27: the first one pays, or goes home.
        if (seatWater[owner] === 0) continue;
        gain -= values.water[owner];
      }
      const action = this.bestFor(owner);
      if (action !== NONE) {
        left[action]--;
        gain += values.of(owner, action) - (openings === 0 ? 0 : SPACE_TO_COME);
      }
      hopes[owner] += closing * gain;
    }
  }

  /** The best action for a seat among those that no explorer in the oasis would take, or `NONE`. */
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

  /** Works out what a seat may hope for in it, less what the others may. */
  judgedMargin(position: Position, seat: number): number {
    if (this.members === 0) return 0;
    this.judgeHopes(position);
    return this.margin(seat);
  }

  /** The same, worked out before. */
  margin(seat: number): number {
    const { hopes } = this;
    let margin = 0;
    for (let other = 0; other < hopes.length; other++) {
      margin += other === seat ? hopes[other] : -hopes[other];
    }
    return margin;
  }

  /** The same with one more explorer in it. A taller one acts before smaller ones (T26); the turban is not counted on. */
  marginWith(position: Position, seat: number, explorer: number): number {
    const { order, members } = this;
    const rank = this.rankOf(position, explorer);
    for (let index = members; index > rank; index--) order[index] = order[index - 1];
    order[rank] = explorer;
    this.members = members + 1;
    const margin = this.judgedMargin(position, seat);
    this.members = members;
    for (let index = rank; index < members; index++) order[index] = order[index + 1];
    return margin;
  }

  /** How many of its explorers would act before another one. */
  rankOf({ ground }: Position, explorer: number): number {
    const { heights } = ground.board;
    let rank = 0;
    while (rank < this.members && heights[this.order[rank]] > heights[explorer]) rank++;
    return rank;
  }
}
