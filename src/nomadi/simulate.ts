/** Nomadi to search on. */
import type { RandomSource } from "../game.js";
import type { SearchMechanics } from "../kit/simulation.js";
import type { Types } from "./functions.js";
import { hashPosition } from "./hash.js";
import { listMoves } from "./legality.js";
import { readDecision } from "./move-form.js";
import { type Decision, play } from "./play.js";
import { copyPosition, NONE, type Position } from "./position.js";
import { judge } from "./refusal.js";
import { scorePosition } from "./score.js";
import type { Move } from "./state.js";

/**
 * All but the making of states, which needs the game's own memory of good ones. A position is some hundred bytes, so a copy
 * of it is kept for each move to take back.
 */
export const mechanics: Omit<SearchMechanics<Types, Position, Decision>, "write"> = {
  seat: ({ seat }) => (seat === NONE ? null : seat),
  moves: listMoves,
  count: (position) => listMoves(position).length,
  nth: (position, index) => listMoves(position)[index],
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
  let moves = 0;
  for (; position.phase !== "over"; moves++) {
    const legal = listMoves(position);
    playMove(position, legal[random(legal.length)]);
  }
  return moves;
}
