/** Which moves are legal: whether one is, how many there are, and each of them in the order of `legalMoves`. */
import { bitCount, lowestPlace } from "../../kit/sets.js";
import { GIVE_BACK_MOVES, placementMove } from "./board.js";
import { COLOUR_COUNT, LEADER_SPACES, NONE, SEATS } from "./numbers.js";
import { caravanOf, colourOf, type Position } from "./position.js";
import type { Move } from "../table/move.js";

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
  const { phase, open, supply, seat, ground } = position;
  const { board } = ground;
  if (phase === "give-back") {
    const given = coloursGivenBack(position);
    return GIVE_BACK_MOVES.filter((_, colour) => (given & (1 << colour)) === 0);
  }
  if (phase === "over") return [];
  const { count, scratch } = board;
  const type = phase === "leaders" ? "leader" : "camel";
  const made = phase === "leaders" ? board.leaderMoves : board.camelMoves;
  const moves = new Array<Move>(countMoves(position));
  let listed = 0;
  const colours = phase === "leaders" ? leaderColours(position) : 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const placeable = phase === "leaders" ? (colours >> colour) & 1 : supply[colour];
    if (placeable === 0) continue;
    const set = phase === "leaders" ? LEADER_SPACES : caravanOf(colour, seat);
    const found = open.list(set, scratch);
    for (let i = 0; i < found; i++) {
      const space = scratch[i];
      moves[listed++] = made[colour * count + space] ?? placementMove(board, type, colour, space);
    }
  }
  return moves;
}

/** Writes every legal decision into `into`, in the order of `listMoves`, and returns how many there are. */
export function listDecisions(position: Position, into: number[]): number {
  const { phase, open, supply, seat, ground } = position;
  const { scratch } = ground.board;
  let listed = 0;
  if (phase === "give-back" || phase === "over") {
    for (const count = countMoves(position); listed < count; listed++) {
      into[listed] = nthDecision(position, listed);
    }
    return listed;
  }
  const colours = phase === "leaders" ? leaderColours(position) : 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const placeable = phase === "leaders" ? (colours >> colour) & 1 : supply[colour];
    if (placeable === 0) continue;
    const found = open.list(phase === "leaders" ? LEADER_SPACES : caravanOf(colour, seat), scratch);
    for (let i = 0; i < found; i++) into[listed++] = decisionOf(colour, scratch[i]);
  }
  return listed;
}

/** How many legal moves there are. */
export function countMoves(position: Position): number {
  const { phase, open, supply, seat } = position;
  if (phase === "leaders") return bitCount(leaderColours(position)) * open.size(LEADER_SPACES);
  if (phase === "give-back") return COLOUR_COUNT - bitCount(coloursGivenBack(position));
  let count = 0;
  if (phase === "over") return count;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (supply[colour] > 0) count += open.size(caravanOf(colour, seat));
  }
  return count;
}

/** A decision as one number. */
const decisionOf = (colour: number, space: number): number => space * 8 + colour;
export const colourOfDecision = (decision: number): number => decision & 7;
export const spaceOfDecision = (decision: number): number => decision >> 3;

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
