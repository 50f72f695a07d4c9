/** The tiles that nobody has seen, and how many of them fit on a field. */
import { NOTHING_ASKED } from "../rules/face-tables.js";
import { fittingRotations } from "../rules/fitting-tiles.js";
import { NONE } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";

/** How likely a field beside an oasis is filled without opening the oasis elsewhere, if every tile fits there. */
const FILLING = 0.65;
/** The share of tiles at which it is half as likely. */
const RARE = 0.1;

/** Tiles to come, counted once for all that is thought about one view. */
export class TilesToCome {
  /** By what the neighbours of a field ask for: the share of tiles that have it, or `NONE` if it was not asked for yet. */
  private readonly shares = new Float64Array(NOTHING_ASKED + 1).fill(NONE);
  /** Likewise: how likely such a field is filled. */
  private readonly chances = new Float64Array(NOTHING_ASKED + 1);
  /** By kind. */
  private readonly left: Uint16Array;
  private readonly total: number;

  constructor({ ground, seen }: Position) {
    const all = ground.through[ground.through.length - 1];
    this.left = all.map((count, kind) => count - seen[kind]);
    this.total = this.left.reduce((sum, count) => sum + count, 0);
  }

  /** The share of the tiles that fit on a field where something is asked for (T17); see `askedAt`. */
  shareThatFits(position: Position, asked: number): number {
    if (this.shares[asked] === NONE) this.count(position, asked);
    return this.shares[asked];
  }

  /** How likely a field beside an oasis is filled without opening the oasis elsewhere, if there is time. */
  chanceToFill(position: Position, asked: number): number {
    if (this.shares[asked] === NONE) this.count(position, asked);
    return this.chances[asked];
  }

  private count({ ground }: Position, asked: number): void {
    let fitting = 0;
    for (let kind = 0; kind < this.left.length; kind++) {
      const count = this.left[kind];
      if (count > 0 && fittingRotations(ground.board, kind, asked) !== 0) fitting += count;
    }
    const share = fitting / Math.max(1, this.total);
    this.shares[asked] = share;
    this.chances[asked] = (FILLING * share) / (share + RARE);
  }
}
