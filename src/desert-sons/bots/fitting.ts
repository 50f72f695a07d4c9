/** How many of the tiles to come fit on a field. */
import { fittingRotations } from "../rules/fitting-tiles.js";
import type { Position } from "../rules/position.js";

/** Shares of the tiles that nobody has seen, counted once for all that is thought about one view. */
export class Fitting {
  private readonly shares = new Map<number, number>();
  private readonly left: Uint16Array;
  private readonly total: number;

  constructor({ ground, seen }: Position) {
    const last = ground.through[ground.through.length - 1];
    this.left = last.map((count, kind) => count - seen[kind]);
    this.total = this.left.reduce((sum, count) => sum + count, 0);
  }

  /** The share of the tiles that have what the neighbours of a field ask for (T17). */
  shareFor({ ground }: Position, asked: number): number {
    let share = this.shares.get(asked);
    if (share === undefined) {
      let fitting = 0;
      for (let kind = 0; kind < this.left.length; kind++) {
        if (this.left[kind] > 0 && fittingRotations(ground.board, kind, asked) !== 0) {
          fitting += this.left[kind];
        }
      }
      share = fitting / Math.max(1, this.total);
      this.shares.set(asked, share);
    }
    return share;
  }
}
