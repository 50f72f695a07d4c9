/** What the explorers in an oasis may hope for. */
import { askedAt } from "../rules/fitting-tiles.js";
import { NONE } from "../rules/numbers.js";
import { favouredExplorer } from "../rules/oasis-scoring.js";
import { ownerOf, type Position } from "../rules/position.js";
import { ACTIONS } from "../model/state.js";
import { blankSight, explore, type Sight, Sights } from "./sights.js";
import type { TilesToCome } from "./tiles-to-come.js";
import type { Values } from "./values.js";

/** Turns that an opening takes; there must be enough of them left. */
const TURNS_PER_OPENING = 1;
/** What an explorer without a space may hope for in an oasis that is open: a space may still be found. */
const SPACE_TO_COME = 0.7;

/** An oasis as seen from one of its portions. All of it is valid until the next look. */
export class OasisProspects {
  /** What belongs to it. */
  sight: Readonly<Sight>;
  private readonly sights = new Sights();
  private readonly passing = blankSight();
  /** How likely it is completed in time. */
  closing = 0;
  /** The explorers on the board, in the order in which they would act. */
  private readonly present: Int16Array;
  private presentCount = 0;
  private isMustered = false;
  /** How many explorers are in it, and which, in the order in which they would act. */
  members = 0;
  readonly order: Int16Array;
  /** By seat: what its explorers there may hope for. */
  readonly hopes: Float64Array;
  /** By action: the spaces that no explorer in it would take. */
  private readonly left: number[] = ACTIONS.map(() => 0);

  constructor(
    private readonly values: Values,
    private readonly tiles: TilesToCome,
    { ground }: Position,
  ) {
    this.sight = this.passing;
    // Room for one that may be sent.
    this.order = new Int16Array(ground.board.heights.length + 1);
    this.present = new Int16Array(ground.board.heights.length);
    this.hopes = new Float64Array(ground.players);
  }

  /** Says that explorers may have come or gone, or the turban: before the first look at a position. */
  begin(): void {
    this.isMustered = false;
  }

  /** Notes which explorers are on the board: at the first look, since many positions are judged without any. */
  private muster(position: Position): void {
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
    this.isMustered = true;
  }

  /** Looks at the oasis of a portion, given as `field * 4 + portion`. */
  look(position: Position, start: number): void {
    this.sight = this.sights.see(position, start);
    this.lineUp(position);
    this.judgeClosing(position);
  }

  /** The same for a tile that is laid only to see what comes of it: nobody will look at that again. */
  lookAhead(position: Position, start: number): void {
    this.sight = this.passing;
    explore(position, start, this.sight);
    this.lineUp(position);
    this.judgeClosing(position);
  }

  /**
   * Looks at the oasis of a portion, and returns whether exploring beside it can be of use: it is open, and has explorers or
   * spaces. If not, only its stamp and openings are right.
   */
  lookIfUseful(position: Position, start: number): boolean {
    this.sight = this.sights.see(position, start);
    if (this.sight.openings === 0) return false;
    this.lineUp(position);
    if (this.members === 0 && this.sight.allSpaces === 0) return false;
    this.judgeClosing(position);
    return true;
  }

  /** Lines up the explorers in it (T26). */
  private lineUp(position: Position): void {
    if (!this.isMustered) this.muster(position);
    const { ground, explorer } = position;
    const { marks } = ground.board;
    const { order, present, presentCount } = this;
    const { stamp } = this.sight;
    let members = 0;
    for (let place = 0; place < presentCount; place++) {
      const number = present[place];
      if (marks[explorer[number]] === stamp) order[members++] = number;
    }
    this.members = members;
  }

  /** Every opening has to be filled, by a tile that fits, while there are turns. */
  private judgeClosing(position: Position): void {
    const { values, tiles } = this;
    const { openings, fields } = this.sight;
    let closing = 1;
    if (openings > 0) closing = values.turns / (values.turns + TURNS_PER_OPENING * openings);
    for (let index = 0; index < openings; index++) {
      closing *= tiles.chanceToFill(position, askedAt(position, fields[index]));
    }
    this.closing = closing;
  }

  /** Works out what each explorer in it may hope for: in their order they take what is best for them (T28). */
  judgeHopes({ ground, seatWater }: Position): void {
    const { members, order, hopes, left, values, closing } = this;
    const { spaces, openings } = this.sight;
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

  /** The best action for a seat among the spaces that no explorer in the oasis would take, or `NONE`. */
  bestFor(seat: number): number {
    const { values } = this;
    const left = this.members === 0 ? this.sight.spaces : this.left;
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
  private margin(seat: number): number {
    const { hopes } = this;
    let margin = 0;
    for (let other = 0; other < hopes.length; other++) {
      margin += other === seat ? hopes[other] : -hopes[other];
    }
    return margin;
  }

  /** The same with one more explorer in it, which acts after some of them. */
  marginWith(position: Position, seat: number, explorer: number, rank: number): number {
    const { order, members } = this;
    for (let index = members; index > rank; index--) order[index] = order[index - 1];
    order[rank] = explorer;
    this.members = members + 1;
    const margin = this.judgedMargin(position, seat);
    this.members = members;
    for (let index = rank; index < members; index++) order[index] = order[index + 1];
    return margin;
  }

  /** How many of its explorers would act before another one: the taller ones (T26). The turban is not counted on. */
  rankOf({ ground }: Position, explorer: number): number {
    const { heights } = ground.board;
    let rank = 0;
    while (rank < this.members && heights[this.order[rank]] > heights[explorer]) rank++;
    return rank;
  }

  /** The same as things are now: the turban makes its holder's tallest the first of all. */
  rankWithTurban(position: Position, explorer: number): number {
    const first = favouredExplorer(position);
    if (explorer === first) return 0;
    const { heights } = position.ground.board;
    const { members, order } = this;
    let rank = 0;
    while (rank < members && (order[rank] === first || heights[order[rank]] > heights[explorer])) {
      rank++;
    }
    return rank;
  }
}
