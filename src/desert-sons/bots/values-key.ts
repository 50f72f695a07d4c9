/** Cache key of `Values`: they are computed anew only if one of these numbers, or the number of turns to come, has changed. */
import type { Position } from "../rules/position.js";

/** The numbers that values were computed from last. The lists are compared as words, with two entries of a list in each. */
export class ValuesKey {
  private readonly last: Int32Array;
  /** The range of words with water, camels and goods, and the range with rumours. */
  private readonly firstWealth: number;
  private readonly endWealth: number;
  private readonly firstRumour: number;
  private readonly endRumour: number;
  private camels = 0;
  private unseen = 0;

  constructor({ pieces, seatWater, goods, rumour, seenBy }: Position) {
    // Water, the seats' camels and goods, and the supply are next to each other in memory, and so are rumours and who has seen them.
    this.last = new Int32Array(pieces.length);
    this.firstWealth = seatWater.byteOffset >> 2;
    this.endWealth = (goods.byteOffset + goods.byteLength + 3) >> 2;
    this.firstRumour = rumour.byteOffset >> 2;
    this.endRumour = (seenBy.byteOffset + seenBy.byteLength + 3) >> 2;
  }

  /** Tests whether a position has the same numbers as the one before, and keeps its numbers. */
  isSame({ pieces, camels, unseen }: Position): boolean {
    const { last, firstWealth, endWealth, firstRumour, endRumour } = this;
    let isSame = camels === this.camels && unseen === this.unseen;
    this.camels = camels;
    this.unseen = unseen;
    for (let at = firstWealth; at < endWealth; at++) {
      if (last[at] !== pieces[at]) isSame = false;
      last[at] = pieces[at];
    }
    for (let at = firstRumour; at < endRumour; at++) {
      if (last[at] !== pieces[at]) isSame = false;
      last[at] = pieces[at];
    }
    return isSame;
  }
}
