/** The expected gains of a seat by exploring fields, for the whole area: they say where a caravan should go. */
import { lowestPlace } from "../../kit/boards/sets.js";
import { NONE } from "../../kit/none.js";
import type { Position } from "../rules/position.js";
import { askedAt } from "../rules/tiles/fitting-tiles.js";
import type { TileGains } from "./tile-gains.js";

/** Gains for one seat in one position. */
export class FieldGains {
  /** By field: the gain of exploring it once it is computed; before that, the gain in the oases around it. */
  private readonly gains: Float64Array;
  private readonly prizes: Float64Array;
  private readonly isComputed: Uint8Array;
  private seat = NONE;
  private thorough = false;

  constructor(
    private readonly tileGains: TileGains,
    { setting }: Position,
  ) {
    this.gains = new Float64Array(setting.board.count);
    this.prizes = new Float64Array(setting.board.count);
    this.isComputed = new Uint8Array(setting.board.count);
  }

  /** Must be called before anything is asked about a position. Only if `thorough`, tiles of reserves are tried. */
  update(position: Position, seat: number, thorough: boolean): void {
    this.seat = seat;
    this.thorough = thorough;
    this.gains.fill(0);
    this.prizes.fill(0);
    this.isComputed.fill(0);
    this.addOases(position);
  }

  /** Adds the gains in each oasis to the unexplored fields around it. */
  private addOases(position: Position): void {
    const { face, setting } = position;
    const { count, portions } = setting.board;
    const { tileGains, seat, gains, prizes } = this;
    const { oasis } = tileGains;
    let first = 0;
    for (let field = 0; field < count; field++) {
      if (face[field] === NONE) continue;
      for (let start = field * 4; start < field * 4 + portions[face[field]]; start++) {
        if (tileGains.isRead(position, start, first)) continue;
        const isUseful = oasis.readIfUseful(position, start);
        if (first === 0) first = oasis.oasis.stamp;
        if (!isUseful) continue;
        tileGains.estimateAdvance(position, seat);
        const { openings, fields } = oasis.oasis;
        for (let index = 0; index < openings; index++) {
          const near = fields[index];
          gains[near] += tileGains.advance;
          if (tileGains.prize > prizes[near]) prizes[near] = tileGains.prize;
        }
      }
    }
  }

  /** The highest gain among the unexplored fields that open lines lead to from a field. */
  bestFrom(position: Position, field: number): number {
    const { gains, isComputed } = this;
    const { beside } = position.setting.board;
    let best = 0;
    for (let sides = position.open[field]; sides !== 0; sides &= sides - 1) {
      const near = beside[field * 4 + lowestPlace(sides)];
      if (isComputed[near] === 0) this.compute(position, near);
      if (gains[near] > best) best = gains[near];
    }
    return best;
  }

  /** Computes the gain of exploring a field. This waits until it is asked for, since lines lead to few fields. */
  private compute(position: Position, field: number): void {
    const { tileGains, seat, gains } = this;
    const asked = askedAt(position, field);
    let gain = tileGains.drawingFor(position, seat, asked, gains[field] + this.prizes[field]);
    if (this.thorough) {
      gain = Math.max(gain, tileGains.placingReserves(position, seat, field, asked));
    }
    gains[field] = gain;
    this.isComputed[field] = 1;
  }
}
