/** The legal moves of a position, in every phase: listed, counted, and by index. */
import { cardMove, placing } from "./board.js";
import { EMPTY } from "./board-under-rules.js";
import { hasPawnBeside, NO_CARD, type Position } from "./position.js";
import type { Move } from "../model/move.js";
import { LARGEST_FREE_START } from "../model/valley.js";
import { SAND, START, WATER } from "./terrain-codes.js";

/** The moves that have no field but their type. */
export const REROLL: Move = Object.freeze({ type: "reroll" });
export const END_TURN: Move = Object.freeze({ type: "end-turn" });
export const ACCEPT: Move = Object.freeze({ type: "accept" });
export const REFUSE: Move = Object.freeze({ type: "refuse" });
export const TAKE_BRIBE: Move = Object.freeze({ type: "take-bribe" });
export const DECLINE_BRIBE: Move = Object.freeze({ type: "decline-bribe" });

/** N3: a card may be laid outside start and goal, where there is no card yet. */
export function mayLayCard({ ground, cards }: Position, cell: number): boolean {
  const zone = ground.zone[cell];
  return (zone === SAND || zone === WATER) && cards[cell] === NO_CARD;
}

/** N5: a pawn is placed on an empty square of the start; in a large start, beside another pawn. */
export function mayPlacePawn(position: Position, cell: number): boolean {
  const { ground, occupant } = position;
  if (ground.zone[cell] !== START || occupant[cell] !== EMPTY) return false;
  return !mustTouch(position) || hasPawnBeside(position, cell);
}

/** N5: whether the next pawn must be placed beside another. */
const mustTouch = ({ ground, placed }: Position): boolean =>
  placed > 0 && ground.board.startSize > LARGEST_FREE_START;

/** The legal moves: squares in board order; pawns in board order, then by die, then by target; amounts ascending. */
export function listMoves(position: Position): Move[] {
  const { ground, seat, coins } = position;
  const { board } = ground;
  switch (position.phase) {
    case "cards":
      return listSquares(position, board.squares, mayLayCard).map((cell) => cardMove(board, cell));
    case "pawns":
      return listSquares(position, board.startSquares, mayPlacePawn).map((cell) =>
        placing(board, cell),
      );
    case "reroll":
      return [REROLL, END_TURN];
    case "move":
      return listPawnMoves(position, board.reach.listAll(position));
    case "price":
      return amounts(ground.rules.maxPrice, priceMove);
    case "price-answer":
      return position.offerPrice > coins[seat] ? [REFUSE] : [ACCEPT, REFUSE];
    case "bribe":
      return amounts(coins[seat], bribeMove);
    case "bribe-answer":
      return [TAKE_BRIBE, DECLINE_BRIBE];
    case "over":
      return [];
  }
}

type IsGood = (position: Position, cell: number) => boolean;

/** The squares of a list that are good, in the same order. */
export function listSquares(position: Position, squares: Int32Array, isGood: IsGood): number[] {
  const found: number[] = [];
  for (const cell of squares) if (isGood(position, cell)) found.push(cell);
  return found;
}

function countSquares(position: Position, squares: Int32Array, isGood: IsGood): number {
  let count = 0;
  for (const cell of squares) if (isGood(position, cell)) count++;
  return count;
}

/** The square at `index` among those of a list that are good. */
function nthSquare(position: Position, squares: Int32Array, isGood: IsGood, index: number): number {
  let left = index;
  for (const cell of squares) if (isGood(position, cell) && left-- === 0) return cell;
  return 0;
}

/** The moves that name a price, as far as they are made. No rules allow prices above 1000. */
const PRICES: (Move | undefined)[] = [];
export const priceMove = (price: number): Move =>
  (PRICES[price] ??= Object.freeze({ type: "price", price }));
export const bribeMove = (coins: number): Move => Object.freeze({ type: "bribe", coins });

const amounts = (most: number, make: (amount: number) => Move): Move[] =>
  Array.from({ length: most + 1 }, (_, amount) => make(amount));

function listPawnMoves({ ground: { board } }: Position, found: number): Move[] {
  const { pawnMoves, reach } = board;
  const { codes } = reach;
  const moves = new Array<Move>(found);
  for (let index = 0; index < found; index++) moves[index] = pawnMoves.of(codes[index]);
  return moves;
}

/** The number of legal moves. */
export function countMoves(position: Position): number {
  const { board } = position.ground;
  switch (position.phase) {
    case "cards":
      return countSquares(position, board.squares, mayLayCard);
    case "pawns":
      return countSquares(position, board.startSquares, mayPlacePawn);
    case "move":
      return board.reach.listAll(position);
    case "price":
      return position.ground.rules.maxPrice + 1;
    case "price-answer":
      return position.offerPrice > position.coins[position.seat] ? 1 : 2;
    case "bribe":
      return position.coins[position.seat] + 1;
    case "reroll":
    case "bribe-answer":
      return 2;
    case "over":
      return 0;
  }
}

/** The legal move at `index`, in the order of `listMoves`. */
export function nthMove(position: Position, index: number): Move {
  const { board } = position.ground;
  switch (position.phase) {
    case "cards":
      return cardMove(board, nthSquare(position, board.squares, mayLayCard, index));
    case "pawns":
      return placing(board, nthSquare(position, board.startSquares, mayPlacePawn, index));
    case "move":
      return board.pawnMoves.of(board.reach.codeAt(position, index));
    case "price":
      return priceMove(index);
    case "bribe":
      return bribeMove(index);
    case "reroll":
    case "price-answer":
    case "bribe-answer":
    case "over":
      return listMoves(position)[index];
  }
}
