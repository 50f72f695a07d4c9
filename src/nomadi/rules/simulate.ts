/** Simulations: positions that bots play on and take moves back in. */
import type { RandomSource } from "../../game.js";
import { draw } from "../../kit/chance/random.js";
import type { SearchMechanics } from "../../kit/engine/simulation.js";
import { dieOf, fromOf, toOf } from "./pawn-move-codes.js";
import { IllegalMoveError } from "../model/illegal-move.js";
import type { Types } from "../model/types.js";
import { hashPosition } from "./hash.js";
import { countMoves, listMoves, nthMove } from "./legality.js";
import { decide, type Decision } from "./play.js";
import { copyPosition, NONE, type Position } from "./position.js";
import { judge } from "./judge.js";
import { scorePosition } from "./score.js";
import type { Move } from "../model/move.js";
import { emptyTrail, undo } from "./undo.js";

/** What simulations of this game need. */
export const mechanics: SearchMechanics<Types, Position, Decision> = {
  seat: ({ seat }) => (seat === NONE ? null : seat),
  moves: listMoves,
  count: countMoves,
  nth: (position, index) => (index < countMoves(position) ? nthMove(position, index) : undefined),
  play: playMove,
  playout,
  Illegal: IllegalMoveError,
  judge,
  copy: copyPosition,
  score: scorePosition,
  hash: hashPosition,
  trail: {
    begin(position) {
      position.trail = emptyTrail();
    },
    undo,
  },
};

function playMove(position: Position, move: Move): void {
  const { numbers } = position.ground.board;
  switch (move.type) {
    case "card":
    case "place":
      decide(position, move.type, 0, 0, numbers.get(move.square) ?? 0, null, undefined);
      break;
    case "move": {
      const from = numbers.get(move.from) ?? 0;
      decide(position, "move", move.die, from, numbers.get(move.to) ?? 0, null, undefined);
      break;
    }
    case "price":
      decide(position, "price", move.price, 0, 0, null, undefined);
      break;
    case "bribe":
      decide(position, "bribe", move.coins, 0, 0, move.note ?? null, undefined);
      break;
    case "reroll":
    case "end-turn":
    case "accept":
    case "refuse":
    case "take-bribe":
    case "decline-bribe":
      decide(position, move.type, 0, 0, 0, null, undefined);
      break;
  }
}

function playout(position: Position, random: RandomSource): number {
  const { reach } = position.ground.board;
  let moves = 0;
  for (; position.phase !== "over"; moves++) {
    const index = draw(random, countMoves(position));
    if (position.phase === "move") {
      // The random generator may have asked other simulations for their moves.
      const code = reach.codeAt(position, index);
      decide(position, "move", dieOf(code), fromOf(code), toOf(code), null, undefined);
    } else playMove(position, nthMove(position, index));
  }
  return moves;
}
