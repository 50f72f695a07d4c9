/** The tiles that nobody has seen, and how many of them fit on a field. */
import { NONE } from "../../kit/none.js";
import type { Position } from "../rules/position.js";
import { NOTHING_ASKED } from "../rules/tiles/face-tables.js";
import { fittingRotations } from "../rules/tiles/fitting-tiles.js";

/** The probability that a field beside an oasis is filled without opening the oasis elsewhere, if every tile fits there. */
const FILLING = 0.65;
/** At this share of fitting tiles, the probability is half of that. */
const RARE = 0.1;

/** The tiles that were unseen at the root of a search. They are counted once: a few simulated turns change little. */
export class UnseenTiles {
  /** By the sides that a tile must have to fit: the share of tiles that fit, or `NONE` before it is computed. */
  private readonly shares = new Float64Array(NOTHING_ASKED + 1).fill(NONE);
  /** Likewise: the probability that such a field is filled. */
  private readonly chances = new Float64Array(NOTHING_ASKED + 1);
  /** By kind. */
  private readonly left: Uint16Array;
  private readonly total: number;

  constructor({ setting, seen }: Position) {
    const all = setting.through[setting.through.length - 1];
    this.left = all.map((count, kind) => count - seen[kind]);
    this.total = this.left.reduce((sum, count) => sum + count, 0);
  }

  /** The share of the tiles that fit on a field with these neighbours (T17); see `askedAt`. */
  shareThatFits(position: Position, asked: number): number {
    if (this.shares[asked] === NONE) this.count(position, asked);
    return this.shares[asked];
  }

  /** The probability that a field beside an oasis is filled without opening the oasis elsewhere, if there is time. */
  chanceToFill(position: Position, asked: number): number {
    if (this.shares[asked] === NONE) this.count(position, asked);
    return this.chances[asked];
  }

  private count({ setting }: Position, asked: number): void {
    let fitting = 0;
    for (let kind = 0; kind < this.left.length; kind++) {
      const count = this.left[kind];
      if (count > 0 && fittingRotations(setting.board, kind, asked) !== 0) fitting += count;
    }
    const share = fitting / Math.max(1, this.total);
    this.shares[asked] = share;
    this.chances[asked] = (FILLING * share) / (share + RARE);
  }
}
