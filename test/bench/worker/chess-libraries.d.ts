/** What the benchmark uses of the chess libraries, so that it compiles where they are not installed. */

declare module "chess.js" {
  export class Chess {
    moves(): string[];
    move(move: string): unknown;
    fen(): string;
  }
}

declare module "chessops/types" {
  export type Role = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";
  export const ROLES: readonly Role[];
  export interface Move {
    readonly from: number;
    readonly to: number;
    readonly promotion?: Role;
  }
}

declare module "chessops/chess" {
  import type { Move } from "chessops/types";

  export interface Setup {
    readonly fullmoves: number;
  }
  export class Chess {
    static default(): Chess;
    readonly board: { readonly pawn: { has(square: number): boolean } };
    allDests(): ReadonlyMap<number, Iterable<number>>;
    play(move: Move): void;
    toSetup(): Setup;
  }
}

declare module "chessops/fen" {
  import type { Setup } from "chessops/chess";

  export function makeFen(setup: Setup): string;
}
