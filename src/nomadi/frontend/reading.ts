/** Queries of front-ends about a state or view: squares, their contents, and the moves of a pawn. */
import type { Seat } from "../../game.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { besideOf, type Board, squareNumber } from "../rules/board.js";
import type { Terrain } from "../model/drawing.js";
import { positionOf } from "../gate/engine.js";
import { listMoves } from "../rules/actions.js";
import { GOAL, NO_CARD, START, WATER } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";
import type { MovePawn } from "../model/move.js";
import type { Square, State, View } from "../model/state.js";

/** The contents of a square. @category Reading a state */
export interface Contents {
  /** The terrain of the square in this game. The goal may lie elsewhere than in the layout (rule N27). */
  readonly terrain: Terrain;
  /** The seat whose pawn stands there, or `null`. */
  readonly pawn: Seat | null;
  /** Whether a card lies there, face down. */
  readonly card: boolean;
}

/** Returns the terrain of a square in this game. The goal may lie elsewhere than in the layout (rule N27). */
export function terrainAt({ setting }: Position, cell: number): Terrain {
  const zone = setting.zone[cell];
  if (zone === START) return "start";
  if (zone === GOAL) return "goal";
  return zone === WATER ? "water" : "sand";
}

/** Tests whether the valley runs between two neighbouring squares. */
export function isValleyBetween(board: Board, one: number, other: number): boolean {
  return board.names[other] !== "" && board.goalSide[one] !== board.goalSide[other];
}

/**
 * Returns the contents of a square: its terrain, a pawn, a card.
 *
 * @param state - A state or view.
 * @param square - The name of the square.
 *
 * @example
 * ```ts
 * import { contentsOf, setup } from "caravanserai/nomadi";
 *
 * const state = setup({ players: 2, seed: 1 });
 * contentsOf(state, "q9"); // => { terrain: "water", pawn: null, card: true }
 * ```
 *
 * @throws {@link ArgumentError} if the board has no such square.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function contentsOf(state: State | View, square: Square): Contents {
  const position = positionOf(state);
  return contentsAt(position, squareNumber(position.setting.board, square));
}

/** Returns the contents of a cell. */
export function contentsAt(position: Position, cell: number): Contents {
  const { occupant, cards } = position;
  return {
    terrain: terrainAt(position, cell),
    pawn: occupant[cell] >= 0 ? occupant[cell] : null,
    card: cards[cell] !== NO_CARD,
  };
}

/**
 * Returns the squares beside a square, in board order: pawns there are in contact with a pawn on it (rule N11).
 *
 * @param state - A state or view.
 * @param square - The name of the square.
 *
 * @example
 * ```ts
 * import { neighboursOf, setup } from "caravanserai/nomadi";
 *
 * neighboursOf(setup({ players: 2, seed: 1 }), "a1"); // => ["a2", "b1"]
 * ```
 *
 * @throws {@link ArgumentError} if the board has no such square.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function neighboursOf(state: State | View, square: Square): readonly Square[] {
  const { board } = positionOf(state).setting;
  const cell = squareNumber(board, square);
  return [0, 3, 1, 2]
    .map((side) => board.names[besideOf(cell, side, board.stride)])
    .filter((name) => name !== "");
}

/**
 * Returns the legal moves of the pawn on a square, in the order of `legalMoves`. The list is empty if no pawn stands there, or if
 * the decision that is due is not about pawns.
 *
 * @param state - A state or view.
 * @param from - The square of the pawn.
 *
 * @example
 * ```ts
 * import { movesOf, setup } from "caravanserai/nomadi";
 *
 * movesOf(setup({ players: 2, seed: 1 }), "q14"); // => []
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @throws {@link ArgumentError} if the board has no such square.
 * @category Reading a state
 */
export function movesOf(state: State | View, from: Square): readonly MovePawn[] {
  const position = positionOf(state);
  squareNumber(position.setting.board, from);
  return listMoves(position)
    .filter((move) => move.type === "move")
    .filter((move) => move.from === from);
}

/**
 * Returns the squares that the pawn on a square can reach with a die, in board order.
 *
 * @param state - A state or view.
 * @param from - The square of the pawn.
 * @param die - The value of the die, 1 to 6.
 *
 * @example
 * ```ts
 * import { setup, targetsOf } from "caravanserai/nomadi";
 *
 * targetsOf(setup({ players: 2, seed: 1 }), "q14", 1); // => []
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @throws {@link ArgumentError} if the board has no such square, or if the value is not one of a die.
 * @category Reading a state
 */
export function targetsOf(state: State | View, from: Square, die: number): readonly Square[] {
  const moves = movesOf(state, from);
  if (!Number.isInteger(die) || die < 1 || die > 6) {
    throw new ArgumentError("die", `expected a whole number from 1 to 6, got ${quoted(die)}`);
  }
  return moves.filter((move) => move.die === die).map(({ to }) => to);
}
