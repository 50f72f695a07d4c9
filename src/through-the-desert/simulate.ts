/** Through the Desert to search on. */
import type { RandomSource } from "../game.js";
import { draw } from "../kit/random.js";
import type { SearchMechanics } from "../kit/simulation.js";
import type { Types } from "./functions.js";
import { hashPosition } from "./hash.js";
import {
  colourOfDecision,
  countMoves,
  listMoves,
  nthDecision,
  nthMove,
  spaceOfDecision,
} from "./legality.js";
import { play } from "./play.js";
import { NONE } from "./numbers.js";
import { copyPosition, type Position } from "./position.js";
import { type Decision, judge } from "./refusal.js";
import { scorePosition } from "./score.js";
import { COLOURS, type Move } from "./state.js";
import { undo } from "./undo.js";

/** What a simulation of this game does. */
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
  trail: {
    begin(position) {
      position.trail = [];
    },
    undo(position) {
      if (position.trail !== undefined) undo(position, position.trail);
    },
  },
};

function playMove(position: Position, move: Move): void {
  const { numbers } = position.ground.board;
  const space = move.type === "give-back" ? 0 : (numbers.get(move.space) ?? 0);
  play(position, COLOURS.indexOf(move.colour), space, undefined);
}

function playout(position: Position, random: RandomSource): number {
  let moves = 0;
  for (; position.phase !== "over"; moves++) {
    const decision = nthDecision(position, draw(random, countMoves(position)));
    play(position, colourOfDecision(decision), spaceOfDecision(decision), undefined);
  }
  return moves;
}
