/** The move objects of a board: each is made when it is first needed and then kept, so that lists of moves cost little. */
import { listedMove } from "../../kit/engine/listed-moves.js";
import type { Move } from "../model/move.js";
import { DICE, type Square } from "../model/state.js";
import { dieOf, fromAndDieOf, fromOf, sumOf, toOf, typeOf } from "./packing.js";

/** The move objects of one board. It is what the actions of these objects are attached with. */
export class MoveObjects {
  /** By all fields of the action but the last, then by the last field; for pawns, by the place of the target around the pawn. */
  private readonly made: (Move | undefined)[][] = [];
  /** By the difference between two cells, from `-reach` on: a number for each place around a square, the near ones first. */
  private readonly places: Uint8Array;
  private readonly reach: number;

  constructor(
    private readonly names: readonly Square[],
    stride: number,
  ) {
    // A pawn moves at most as many squares as its die shows, except that a 1 also reaches the corners, two squares away.
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

  /** The move of an action on this board; for a price or a pawn, of one that can be legal. */
  of(action: number): Move {
    const type = typeOf(action);
    // Not kept: a seat may have any number of coins.
    if (type === "bribe") return this.make(action, type);
    const moves = (this.made[fromAndDieOf(action)] ??= []);
    const to = toOf(action);
    const place = type === "move" ? this.places[to - fromOf(action) + this.reach] : to;
    return (moves[place] ??= this.make(action, type));
  }

  private make(action: number, type: Move["type"]): Move {
    return listedMove(this.written(action, type), this, action);
  }

  private written(action: number, type: Move["type"]): Move {
    const { names } = this;
    switch (type) {
      case "move":
        return { type, die: dieOf(action), from: names[fromOf(action)], to: names[toOf(action)] };
      case "card":
      case "place":
        return { type, square: names[toOf(action)] };
      case "price":
        return { type, price: sumOf(action) };
      case "bribe":
        return { type, coins: sumOf(action) };
      case "reroll":
      case "end-turn":
      case "accept":
      case "refuse":
      case "take-bribe":
      case "decline-bribe":
        return { type };
    }
  }
}
