/** What may be done, and why not: the legal moves of a position, and the rule that an illegal one breaks. */
import { GIVE_BACK_MOVES, placementMove } from "./board.js";
import { caravanOf, LEADER_SPACES, type Position, SEATS } from "./position.js";
import { COLOURS, type Move } from "./state.js";

/** Whether a seat has any legal placement of a camel (C3 to C7). */
export function canPlaceCamel({ open, supply }: Position, seat: number): boolean {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (supply[colour] > 0 && open.sizes[colour * SEATS + seat] > 0) return true;
  }
  return false;
}

/** The colours that the seat to decide may place a leader of, a bit for each (L1, L5). */
export function leaderColours(position: Position): number {
  const hand = position.hands[position.seat];
  const fresh = hand & ~coloursOfFirstRound(position);
  return fresh === 0 ? hand : fresh;
}

/** The colours that others have used in the first round, if the seat to decide is still in it; a bit for each (L5). */
function coloursOfFirstRound({ leaders, seat }: Position): number {
  let used = 0;
  for (const [caravan, space] of leaders.entries()) {
    if (space < 0) continue;
    if (caravan % SEATS === seat) return 0;
    used |= 1 << Math.trunc(caravan / SEATS);
  }
  return used;
}

/** The colours that others have given back, a bit for each (D4). */
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
  const moves: Move[] = [];
  if (phase === "over") return moves;
  const type = phase === "leaders" ? "leader" : "camel";
  const colours = phase === "leaders" ? leaderColours(position) : 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const placeable = phase === "leaders" ? (colours >> colour) & 1 : supply[colour];
    if (placeable === 0) continue;
    const set = phase === "leaders" ? LEADER_SPACES : caravanOf(colour, seat);
    const found = open.list(set, board.scratch);
    for (let i = 0; i < found; i++) {
      moves.push(placementMove(board, type, colour, board.scratch[i]));
    }
  }
  return moves;
}
