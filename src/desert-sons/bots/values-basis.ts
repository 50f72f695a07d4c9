/** What the values of things follow from, besides the turns to come: mostly it stays the same from one decision to the next. */
import type { Position } from "../rules/position.js";

/** What was there the last time. The lists are compared as words, with two entries of a list in each. */
export class Basis {
  private readonly last: Int32Array;
  /** Where the words begin and end that have water, camels and goods, and those that have rumours. */
  private readonly firstWealth: number;
  private readonly endWealth: number;
  private readonly firstRumour: number;
  private readonly endRumour: number;
  private camels = 0;
  private unseen = 0;

  constructor({ pieces, seatWater, goods, rumour, seenBy }: Position) {
    // Of water, seats' camels and goods, and the supply, no other list is in between; likewise of rumours.
    this.last = new Int32Array(pieces.length);
    this.firstWealth = seatWater.byteOffset >> 2;
    this.endWealth = (goods.byteOffset + goods.byteLength + 3) >> 2;
    this.firstRumour = rumour.byteOffset >> 2;
    this.endRumour = (seenBy.byteOffset + seenBy.byteLength + 3) >> 2;
  }

  /** Whether all is as it was the last time. */
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
