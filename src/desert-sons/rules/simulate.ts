/** What simulations need: the mechanics of this game for search. */
import type { RandomSource } from "../../game.js";
import { draw } from "../../kit/chance/random.js";
import type { SearchMechanics } from "../../kit/engine/simulation.js";
import type { Move } from "../model/move.js";
import { IllegalMoveError } from "../model/illegal-move.js";
import type { Types } from "../model/types.js";
import { copyPosition } from "./copy-position.js";
import type { Decision } from "./decision.js";
import { hashPosition } from "./hash.js";
import { judge } from "./judge.js";
import { countMoves, listMoves, nthChoice } from "./legality.js";
import { NONE } from "./numbers.js";
import { play } from "./play.js";
import type { Position } from "./position.js";
import { readDecision } from "./read-move.js";
import { scorePosition } from "./score.js";
import { beginTrail, noteStep, undo } from "./undo.js";

/** What a simulation of this game does. */
export const mechanics: SearchMechanics<Types, Position, Decision> = {
  seat: ({ seat }) => (seat === NONE ? null : seat),
  moves: listMoves,
  count: countMoves,
  nth,
  play: playMove,
  playout,
  Illegal: IllegalMoveError,
  judge,
  copy: copyPosition,
  score: scorePosition,
  hash: hashPosition,
  trail: { begin: beginTrail, undo },
};

function nth(position: Position, index: number): Move | undefined {
  if (index >= countMoves(position)) return undefined;
  const choice = nthChoice(position, index);
  position.legal.picked = choice;
  return choice.move;
}

function playMove(position: Position, move: Move): void {
  const { picked } = position.legal;
  const read = picked?.move === move ? picked : readDecision(position.ground.board, move);
  if (position.trail !== undefined) noteStep(position, position.trail);
  // A malformed move is ignored: `play` promises nothing for it.
  if (!("reason" in read)) play(position, read, undefined);
}

function playout(position: Position, random: RandomSource): number {
  let moves = 0;
  for (; position.phase !== "over"; moves++) {
    play(position, nthChoice(position, draw(random, countMoves(position))), undefined);
  }
  return moves;
}
