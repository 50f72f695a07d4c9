/** The tiles that nobody has seen, and how many of them fit on a field. */
import { fittingRotations } from "../rules/fitting-tiles.js";
import { NONE } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";

/** Tiles to come, counted once for all that is thought about one view. */
export class TilesToCome {
  /** By what the neighbours of a field ask for: the share of tiles that have it. */
  private readonly shares = new Map<number, number>();
  /** By field: what was asked for there the last time, and the share: mostly the same is asked again. */
  private readonly asked: Int32Array;
  private readonly share: Float64Array;
  /** By kind. */
  private readonly left: Uint16Array;
  private readonly total: number;

  constructor({ ground, seen }: Position) {
    const all = ground.through[ground.through.length - 1];
    this.left = all.map((count, kind) => count - seen[kind]);
    this.total = this.left.reduce((sum, count) => sum + count, 0);
    this.asked = new Int32Array(ground.board.count).fill(NONE);
    this.share = new Float64Array(ground.board.count);
  }

  /** The share of the tiles that fit on a field where something is asked for (T17); see `askedAt`. */
  shareThatFits(position: Position, field: number, asked: number): number {
    if (this.asked[field] !== asked) {
      this.asked[field] = asked;
      this.share[field] = this.shareOf(position, asked);
    }
    return this.share[field];
  }

  private shareOf({ ground }: Position, asked: number): number {
    let share = this.shares.get(asked);
    if (share === undefined) {
      let fitting = 0;
      for (let kind = 0; kind < this.left.length; kind++) {
        const count = this.left[kind];
        if (count > 0 && fittingRotations(ground.board, kind, asked) !== 0) fitting += count;
      }
      share = fitting / Math.max(1, this.total);
      this.shares.set(asked, share);
    }
    return share;
  }
}
