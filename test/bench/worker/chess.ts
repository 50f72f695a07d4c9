/** Chess, as a known quantity of the field: random games of at most 100 plies with two libraries for it. */
import { Chess as ChessJs } from "chess.js";
import { Chess } from "chessops/chess";
import { makeFen } from "chessops/fen";
import { type Move, ROLES } from "chessops/types";
import { type Contestant, pick, randomOf } from "./contestant.js";

const PLIES = 100;

/** chessops: the destinations of every piece, and a position that is changed in place. */
export function chessops(): Contestant {
  let position = Chess.default();
  return {
    play(game) {
      const random = randomOf(game);
      position = Chess.default();
      let plies = 0;
      for (; plies < PLIES; plies++) {
        const moves = movesOf(position);
        if (moves.length === 0) break;
        position.play(pick(moves, random));
      }
      return plies;
    },
    result: () => makeFen(position.toSetup()),
  };
}

const PROMOTIONS = ROLES.filter((role) => role !== "pawn" && role !== "king");

function movesOf(position: Chess): Move[] {
  const moves: Move[] = [];
  for (const [from, destinations] of position.allDests()) {
    const isPawn = position.board.pawn.has(from);
    for (const to of destinations) {
      if (isPawn && (to < 8 || to >= 56)) {
        for (const promotion of PROMOTIONS) moves.push({ from, to, promotion });
      } else moves.push({ from, to });
    }
  }
  return moves;
}

/** chess.js: moves as text, which is faster there than moves as objects. */
export function chessJs(): Contestant {
  let chess = new ChessJs();
  return {
    play(game) {
      const random = randomOf(game);
      chess = new ChessJs();
      let plies = 0;
      for (; plies < PLIES; plies++) {
        const moves = chess.moves();
        if (moves.length === 0) break;
        chess.move(pick(moves, random));
      }
      return plies;
    },
    result: () => chess.fen(),
  };
}
