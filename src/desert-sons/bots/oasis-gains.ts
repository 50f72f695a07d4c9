/** The expected gains of the explorers in an oasis. */
import { NONE } from "../../kit/none.js";
import { ACTIONS } from "../model/state.js";
import { favouredExplorer } from "../rules/oases/oasis-scoring.js";
import { ownerOf, type Position } from "../rules/position.js";
import { askedAt } from "../rules/tiles/fitting-tiles.js";
import { blankOasis, type CachedOasis, OasisCache, readOasis } from "./oasis-cache.js";
import type { UnseenTiles } from "./unseen-tiles.js";
import type { Values } from "./values.js";

/** Turns that it takes to fill an opening. */
const TURNS_PER_OPENING = 1;
/** The expected gain of an explorer without an action space in an open oasis: a space may still be found. */
const SPACE_TO_COME = 0.7;

/** The gains in one oasis, which one of the `read` functions selects. They are valid until the next one is read. */
export class OasisGains {
  /** The oasis. */
  oasis: Readonly<CachedOasis>;
  private readonly cache = new OasisCache();
  private readonly passing = blankOasis();
  /** The probability that it is completed in time. */
  closing = 0;
  /** The explorers on the board, in the order in which they would act. */
  private readonly present: Int16Array;
  private presentCount = 0;
  private isPresentKnown = false;
  /** The number of explorers in the oasis, and which they are, in the order in which they would act. */
  members = 0;
  readonly order: Int16Array;
  /** By seat: the expected gain of its explorers there. */
  readonly gains: Float64Array;
  /** By action: the spaces that no explorer in the oasis would take. */
  private readonly left: number[] = ACTIONS.map(() => 0);

  constructor(
    private readonly values: Values,
    private readonly tiles: UnseenTiles,
    { setting }: Position,
  ) {
    this.oasis = this.passing;
    // One more entry, for an explorer that may be sent.
    this.order = new Int16Array(setting.board.heights.length + 1);
    this.present = new Int16Array(setting.board.heights.length);
    this.gains = new Float64Array(setting.players);
  }

  /** Must be called before anything is asked about a position: explorers or the turban may have moved. */
  reset(): void {
    this.isPresentKnown = false;
  }

  /** Finds the explorers on the board. This waits until an oasis is read, since many positions need none. */
  private findPresent(position: Position): void {
    const { explorer, setting } = position;
    const { byHeight } = setting.board;
    const { present } = this;
    // T26: the turban makes its holder's tallest the first of all.
    const first = favouredExplorer(position);
    let count = 0;
    if (explorer[first] !== NONE) present[count++] = first;
    for (const number of byHeight) {
      if (number !== first && explorer[number] !== NONE) present[count++] = number;
    }
    this.presentCount = count;
    this.isPresentKnown = true;
  }

  /** Reads the oasis of a portion, given as `field * 4 + portion`. */
  read(position: Position, start: number): void {
    this.oasis = this.cache.oasisAt(position, start);
    this.lineUp(position);
    this.estimateClosing(position);
  }

  /** The same without the cache, for a tile that is placed only on trial. */
  readOnTrial(position: Position, start: number): void {
    this.oasis = this.passing;
    readOasis(position, start, this.oasis);
    this.lineUp(position);
    this.estimateClosing(position);
  }

  /**
   * Reads the oasis of a portion, and tests whether exploring beside it can be of use: it is open, and has explorers or action
   * spaces. If not, only its stamp and openings are valid.
   */
  readIfUseful(position: Position, start: number): boolean {
    this.oasis = this.cache.oasisAt(position, start);
    if (this.oasis.openings === 0) return false;
    this.lineUp(position);
    if (this.members === 0 && this.oasis.allSpaces === 0) return false;
    this.estimateClosing(position);
    return true;
  }

  /** Lines up the explorers in the oasis (T26). */
  private lineUp(position: Position): void {
    if (!this.isPresentKnown) this.findPresent(position);
    const { setting, explorer } = position;
    const { marks } = setting.board;
    const { order, present, presentCount } = this;
    const { stamp } = this.oasis;
    let members = 0;
    for (let place = 0; place < presentCount; place++) {
      const number = present[place];
      if (marks[explorer[number]] === stamp) order[members++] = number;
    }
    this.members = members;
  }

  /** Every opening must be filled, by a tile that fits, while there are turns. */
  private estimateClosing(position: Position): void {
    const { values, tiles } = this;
    const { openings, fields } = this.oasis;
    let closing = 1;
    if (openings > 0) closing = values.turns / (values.turns + TURNS_PER_OPENING * openings);
    for (let index = 0; index < openings; index++) {
      closing *= tiles.chanceToFill(position, askedAt(position, fields[index]));
    }
    this.closing = closing;
  }

  /** Computes the gains of all explorers in the oasis: in their order they take the best space that is left (T28). */
  estimateGains({ setting, seatWater }: Position): void {
    const { members, order, gains, left, values, closing } = this;
    const { spaces, openings } = this.oasis;
    // Loops, since `set` and `fill` are slower for such short lists.
    for (let action = 0; action < ACTIONS.length; action++) left[action] = spaces[action];
    for (let seat = 0; seat < gains.length; seat++) gains[seat] = 0;
    for (let place = 0; place < members; place++) {
      const owner = ownerOf(setting, order[place]);
      let gain = openings === 0 ? 0 : SPACE_TO_COME;
      if (place === 0 && members > 1) {
        // T27: the owner of the first one pays, or takes it back.
        if (seatWater[owner] === 0) continue;
        gain -= values.water[owner];
      }
      const action = this.bestFor(owner);
      if (action !== NONE) {
        left[action]--;
        gain += values.of(owner, action) - (openings === 0 ? 0 : SPACE_TO_COME);
      }
      gains[owner] += closing * gain;
    }
  }

  /** The best action for a seat among the spaces that no explorer in the oasis would take, or `NONE`. */
  bestFor(seat: number): number {
    const { values } = this;
    const left = this.members === 0 ? this.oasis.spaces : this.left;
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

  /** The expected gain of a seat in the oasis, minus those of the others. */
  margin(position: Position, seat: number): number {
    if (this.members === 0) return 0;
    this.estimateGains(position);
    const { gains } = this;
    let margin = 0;
    for (let other = 0; other < gains.length; other++) {
      margin += other === seat ? gains[other] : -gains[other];
    }
    return margin;
  }

  /** The same with one more explorer in the oasis, which acts after the first `rank` of them. */
  marginWith(position: Position, seat: number, explorer: number, rank: number): number {
    const { order, members } = this;
    for (let index = members; index > rank; index--) order[index] = order[index - 1];
    order[rank] = explorer;
    this.members = members + 1;
    const margin = this.margin(position, seat);
    this.members = members;
    for (let index = rank; index < members; index++) order[index] = order[index + 1];
    return margin;
  }

  /** The number of explorers in the oasis that would act before another one: the taller ones (T26), without the turban. */
  rankOf({ setting }: Position, explorer: number): number {
    const { heights } = setting.board;
    let rank = 0;
    while (rank < this.members && heights[this.order[rank]] > heights[explorer]) rank++;
    return rank;
  }

  /** The same with the turban where it is now: it makes its holder's tallest the first of all. */
  rankWithTurban(position: Position, explorer: number): number {
    const first = favouredExplorer(position);
    if (explorer === first) return 0;
    const { heights } = position.setting.board;
    const { members, order } = this;
    let rank = 0;
    while (rank < members && (order[rank] === first || heights[order[rank]] > heights[explorer])) {
      rank++;
    }
    return rank;
  }
}
