/** Which moves are legal: whether one is, how many there are, and each of them in the order of `legalMoves`. */
import { bitCount, lowestPlace } from "../../kit/boards/sets.js";
import {
  colourOfDecision,
  decisionOf,
  GIVE_BACK_MOVES,
  placementMove,
  placements,
  spaceOfDecision,
} from "./board.js";
import { COLOUR_COUNT, LEADER_SPACES, NONE, SEATS } from "./numbers.js";
import { caravanOf, colourOf, type Position } from "./position.js";
import type { Move } from "../model/move.js";

/**
 * How many legal placements of a camel a seat has (C3 to C7). Written out, since every move asks: in a loop, an engine would
 * check both lists again for each colour.
 */
function countCamels({ open, supply }: Position, seat: number): number {
  let count = 0;
  if (supply[0] > 0) count += open.size(seat);
  if (supply[1] > 0) count += open.size(SEATS + seat);
  if (supply[2] > 0) count += open.size(2 * SEATS + seat);
  if (supply[3] > 0) count += open.size(3 * SEATS + seat);
  if (supply[4] > 0) count += open.size(4 * SEATS + seat);
  return count;
}

/** Whether a seat has any legal placement of a camel (C3 to C7). */
export function canPlaceCamel({ open, supply }: Position, seat: number): boolean {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (supply[colour] > 0 && open.size(colour * SEATS + seat) > 0) return true;
  }
  return false;
}

/** The colours of the leaders that the seat to decide may place, one bit each (L1, L5). */
export function leaderColours(position: Position): number {
  const hand = position.hands[position.seat];
  const fresh = hand & ~coloursOfFirstRound(position);
  return fresh === 0 ? hand : fresh;
}

/** The colours that are used already if this is the first round, one bit each; later none (L5). */
function coloursOfFirstRound({ leaders, round }: Position): number {
  let used = 0;
  if (round > 1) return used;
  for (let caravan = 0; caravan < leaders.length; caravan++) {
    if (leaders[caravan] !== NONE) used |= 1 << colourOf(caravan);
  }
  return used;
}

/** The colours that are given back already, one bit each (D4). */
function coloursGivenBack({ gaveBack }: Position): number {
  return gaveBack.reduce((given, colour) => (colour < 0 ? given : given | (1 << colour)), 0);
}

/** Whether a decision of the kind that the phase asks for is legal. */
export function isLegal(position: Position, colour: number, space: number): boolean {
  const { phase, open, supply, seat } = position;
  const bit = 1 << colour;
  if (phase === "camels") return supply[colour] > 0 && open.has(caravanOf(colour, seat), space);
  if (phase === "leaders") {
    return (leaderColours(position) & bit) !== 0 && open.has(LEADER_SPACES, space);
  }
  return phase === "give-back" && (coloursGivenBack(position) & bit) === 0;
}

/** Every legal move, by colour and then in board order. */
export function listMoves(position: Position): Move[] {
  const { phase, open, ground } = position;
  if (phase === "give-back") {
    const given = coloursGivenBack(position);
    return GIVE_BACK_MOVES.filter((_, colour) => (given & (1 << colour)) === 0);
  }
  if (phase === "over") return [];
  const { board } = ground;
  const all = placements(board, phase === "leaders" ? "leader" : "camel");
  const moves = new Array<Move>(countMoves(position));
  let listed = 0;
  for (let left = coloursToPlace(position); left !== 0; left &= left - 1) {
    const colour = lowestPlace(left);
    listed = open.pick(spacesOf(position, colour), all, colour * board.count, moves, listed);
  }
  return moves;
}

/** Writes every legal decision into `into`, in the order of `listMoves`, and returns how many there are. */
export function listDecisions(position: Position, into: number[]): number {
  const { phase, open, ground } = position;
  const { scratch } = ground.board;
  let listed = 0;
  if (phase === "give-back" || phase === "over") {
    for (const count = countMoves(position); listed < count; listed++) {
      into[listed] = nthDecision(position, listed);
    }
    return listed;
  }
  for (let left = coloursToPlace(position); left !== 0; left &= left - 1) {
    const colour = lowestPlace(left);
    const found = open.list(spacesOf(position, colour), scratch);
    for (let i = 0; i < found; i++) into[listed++] = decisionOf(colour, scratch[i]);
  }
  return listed;
}

/** The colours that the seat to decide may place a piece of, wherever there is a space for it, one bit each. */
function coloursToPlace(position: Position): number {
  if (position.phase === "leaders") return leaderColours(position);
  let colours = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (position.supply[colour] > 0) colours |= 1 << colour;
  }
  return colours;
}

/** Which of the open sets has the spaces where the seat to decide may place a piece of a colour. */
const spacesOf = ({ phase, seat }: Position, colour: number): number =>
  phase === "leaders" ? LEADER_SPACES : caravanOf(colour, seat);

/** How many legal moves there are. */
export function countMoves(position: Position): number {
  const { phase, open, seat } = position;
  if (phase === "camels") return countCamels(position, seat);
  if (phase === "leaders") return bitCount(leaderColours(position)) * open.size(LEADER_SPACES);
  return phase === "over" ? 0 : COLOUR_COUNT - bitCount(coloursGivenBack(position));
}

/** The legal decision at `index`, in the order of `legalMoves`, or `NONE` past the end. */
export function nthDecision(position: Position, index: number): number {
  const { phase, open, supply, seat } = position;
  if (phase === "camels") {
    let left = index;
    for (let colour = 0, caravan = seat; colour < COLOUR_COUNT; colour++, caravan += SEATS) {
      const here = supply[colour] === 0 ? 0 : open.size(caravan);
      if (left < here) return decisionOf(colour, open.nth(caravan, left));
      left -= here;
    }
    return NONE;
  }
  if (index >= countMoves(position)) return NONE;
  const isLeader = phase === "leaders";
  const spaces = isLeader ? open.size(LEADER_SPACES) : 1;
  let colours = isLeader ? leaderColours(position) : ~coloursGivenBack(position);
  for (let skip = Math.trunc(index / spaces); skip > 0; skip--) colours &= colours - 1;
  return decisionOf(lowestPlace(colours), isLeader ? open.nth(LEADER_SPACES, index % spaces) : 0);
}

/** The move of a legal decision. */
export function moveOf(position: Position, decision: number): Move {
  const { board } = position.ground;
  const colour = colourOfDecision(decision);
  if (position.phase === "give-back") return GIVE_BACK_MOVES[colour];
  const type = position.phase === "leaders" ? "leader" : "camel";
  return placementMove(board, type, colour, spaceOfDecision(decision));
}
