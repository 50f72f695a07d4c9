/** The rules as a simulation needs them: everything in place, nothing told. */
import type { RandomSource } from "../../game.js";
import { noteOn } from "../../kit/engine/noted.js";
import { draw } from "../../kit/chance/random.js";
import type { SearchMechanics } from "../../kit/engine/simulation.js";
import { IllegalMoveError } from "../model/illegal-move.js";
import type { Types } from "../model/types.js";
import { colourOfDecision, spaceOfDecision } from "./board.js";
import { hashPosition } from "./hash.js";
import { countMoves, listMoves, moveOf, nthDecision } from "./legality.js";
import { play } from "./play.js";
import { NONE } from "./numbers.js";
import { copyPosition, type Position } from "./position.js";
import { judge } from "./judge.js";
import type { Decision } from "./read-move.js";
import { scorePosition } from "./score.js";
import type { Move } from "../model/move.js";
import { COLOURS } from "../model/state.js";
import { undo } from "./undo.js";

/** What a simulation of this game can do. */
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
  trail: {
    begin(position) {
      position.trail = [];
    },
    undo,
  },
};

function nth(position: Position, index: number): Move | undefined {
  const decision = nthDecision(position, index);
  return decision === NONE ? undefined : moveOf(position, decision);
}

function playMove(position: Position, move: Move): void {
  const { board } = position.ground;
  const decision = noteOn(move, board);
  if (decision !== undefined) {
    playDecision(position, decision);
    return;
  }
  const space = move.type === "give-back" ? 0 : (board.numbers.get(move.space) ?? 0);
  play(position, COLOURS.indexOf(move.colour), space, undefined);
}

function playDecision(position: Position, decision: number): void {
  play(position, colourOfDecision(decision), spaceOfDecision(decision), undefined);
}

function playout(position: Position, random: RandomSource): number {
  let moves = 0;
  for (; position.seat !== NONE; moves++) {
    playDecision(position, nthDecision(position, draw(random, countMoves(position))));
  }
  return moves;
}
