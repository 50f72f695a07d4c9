/** The legal moves of a position as actions, and the move of each action. How actions are packed is in `packing.ts`. */
import { movesIn } from "../../kit/engine/rules.js";
import type { Move } from "../model/move.js";
import type { Types } from "../model/types.js";
import { isPayable } from "./earnings.js";
import { bribeAction, plainAction, type PlainType, priceAction } from "./packing.js";
import { mayLayCard, mayPlacePawn } from "./placing.js";
import type { Position } from "./position.js";

/**
 * Writes every legal action into a list and returns how many there are: squares in board order; pawns in board order, then by die,
 * then by target; sums ascending.
 */
export function listActions(position: Position, into: number[]): number {
  const { setting, coins, seat } = position;
  const { squares, startSquares, reach } = setting.board;
  switch (position.phase) {
    case "cards":
      return listSquares(position, squares, mayLayCard, "card", into);
    case "pawns":
      return listSquares(position, startSquares, mayPlacePawn, "place", into);
    case "move": {
      const count = reach.list(position);
      for (let index = 0; index < count; index++) into[index] = reach.actions[index];
      return count;
    }
    case "price":
      return listSums(setting.rules.maxPrice, priceAction, into);
    case "bribe":
      return listSums(coins[seat], bribeAction, into);
    case "reroll":
      return listAnswers(["reroll", "end-turn"], into);
    case "price-answer":
      // N21: whoever can't pay must refuse.
      return listAnswers(isPayable(position) ? ["accept", "refuse"] : ["refuse"], into);
    case "bribe-answer":
      return listAnswers(["take-bribe", "decline-bribe"], into);
    case "over":
      return 0;
  }
}

function listSquares(
  position: Position,
  squares: Int32Array,
  isLegal: (position: Position, cell: number) => boolean,
  type: PlainType,
  into: number[],
): number {
  let count = 0;
  for (const cell of squares) if (isLegal(position, cell)) into[count++] = plainAction(type, cell);
  return count;
}

function listSums(most: number, actionOf: (sum: number) => number, into: number[]): number {
  for (let sum = 0; sum <= most; sum++) into[sum] = actionOf(sum);
  return most + 1;
}

function listAnswers(types: readonly PlainType[], into: number[]): number {
  for (const [index, type] of types.entries()) into[index] = plainAction(type);
  return types.length;
}

/** The move of a legal action. */
export const moveOf = ({ setting }: Position, action: number): Move =>
  setting.board.moveObjects.of(action);

/** The legal moves, in the order of `listActions`. Those of pawns are made without a list of actions: 1.06 times as fast. */
export function listMoves(position: Position): readonly Move[] {
  const { reach, moveObjects } = position.setting.board;
  if (position.phase !== "move") {
    return movesIn<Types, Position>({ actions: listActions, moveOf }, position);
  }
  const moves = new Array<Move>(reach.list(position));
  for (let index = 0; index < moves.length; index++) {
    moves[index] = moveObjects.of(reach.actions[index]);
  }
  return moves;
}
