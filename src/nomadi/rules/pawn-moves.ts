/** The move objects of pawns: made when they are first needed, and then always the same, so that lists of them cost little. */
import type { Move } from "../model/move.js";
import { DICE, type Square } from "../model/state.js";
import { dieOf, fromOf, fromAndDieOf, toOf } from "./pawn-move-codes.js";

/** The move objects of one board. */
export class PawnMoves {
  /** By square and die, then by the place of the target around the square. */
  private readonly made: (Move | undefined)[][] = [];
  /** By the difference between two cells, from `-reach` on: a number for each place around a square, the near ones first. */
  private readonly places: Uint8Array;
  private readonly reach: number;

  constructor(
    private readonly names: readonly Square[],
    stride: number,
  ) {
    // A die moves a pawn so many squares at most, and also to a corner, which a way of two squares leads to.
    this.reach = DICE * stride;
    this.places = new Uint8Array(2 * this.reach + 1);
    let place = 0;
    for (let far = 1; far <= DICE; far++) {
      for (let down = -far; down <= far; down++) {
        const across = far - Math.abs(down);
        for (const right of across === 0 ? [0] : [-across, across]) {
          this.places[down * stride + right + this.reach] = place++;
        }
      }
    }
  }

  /** The move with a code. */
  of(code: number): Move {
    const from = fromOf(code);
    const to = toOf(code);
    const moves = (this.made[fromAndDieOf(code)] ??= []);
    const place = this.places[to - from + this.reach];
    return (moves[place] ??= Object.freeze({
      type: "move",
      die: dieOf(code),
      from: this.names[from],
      to: this.names[to],
    }));
  }
}
