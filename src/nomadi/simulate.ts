/** Nomadi to search on. */
import type { RandomSource } from "../game.js";
import type { SearchMechanics } from "../kit/simulation.js";
import type { Types } from "./functions.js";
import { hashPosition } from "./hash.js";
import { countMoves, listMoves, nthMove } from "./legality.js";
import { readDecision } from "./move-form.js";
import { type Decision, play } from "./play.js";
import { copyPosition, NONE, type Position } from "./position.js";
import { dieOf, fromOf, toOf } from "./reach.js";
import { judge } from "./refusal.js";
import { scorePosition } from "./score.js";
import type { Move } from "./state.js";

/**
 * What a simulation of this game does. A position is some hundred bytes, so a copy
 * of it is kept for each move to take back.
 */
export const mechanics: SearchMechanics<Types, Position, Decision> = {
  seat: ({ seat }) => (seat === NONE ? null : seat),
  moves: listMoves,
  count: countMoves,
  nth: nthMove,
  play: playMove,
  playout,
  judge,
  copy: copyPosition,
  score: scorePosition,
  hash: hashPosition,
};

function playMove(position: Position, move: Move): void {
  const decision = readDecision(position.ground.board, move);
  if ("type" in decision) play(position, decision, undefined);
}

function playout(position: Position, random: RandomSource): number {
  const { reach } = position.ground.board;
  let moves = 0;
  for (; position.phase !== "over"; moves++) {
    if (position.phase === "move") {
      const code = reach.codes[random(reach.listAll(position))];
      const [die, from, to] = [dieOf(code), fromOf(code), toOf(code)];
      play(position, { type: "move", amount: die, from, to, note: null }, undefined);
    } else {
      const legal = listMoves(position);
      playMove(position, legal[random(legal.length)]);
    }
  }
  return moves;
}
