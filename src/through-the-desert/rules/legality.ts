/** Which placements and leaders given back are legal (D4, L1 to L5, C3 to C7). `actions.ts` lists them. */
import { NONE } from "../../kit/none.js";
import { COLOUR_COUNT, LEADER_SPACES, SEATS } from "./numbers.js";
import { caravanOf, colourOf, type Position } from "./position.js";

/**
 * The number of legal placements of a camel by a seat (C3 to C7). Written out, since it is needed for every move: in a loop, an
 * engine would check both lists again for each colour.
 */
export function countCamels({ open, supply }: Position, seat: number): number {
  let count = 0;
  if (supply[0] > 0) count += open.size(seat);
  if (supply[1] > 0) count += open.size(SEATS + seat);
  if (supply[2] > 0) count += open.size(2 * SEATS + seat);
  if (supply[3] > 0) count += open.size(3 * SEATS + seat);
  if (supply[4] > 0) count += open.size(4 * SEATS + seat);
  return count;
}

/** Tests whether a seat has any legal placement of a camel (C3 to C7). */
export function canPlaceCamel({ open, supply }: Position, seat: number): boolean {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (supply[colour] > 0 && open.size(colour * SEATS + seat) > 0) return true;
  }
  return false;
}

/** The colours of the leaders that the seat in turn may place, one bit each (L1, L5). */
export function leaderColours(position: Position): number {
  const hand = position.hands[position.seat];
  const fresh = hand & ~coloursOfFirstRound(position);
  return fresh === 0 ? hand : fresh;
}

/** In the first round, the colours used in it so far, one bit each; later none (L5). */
function coloursOfFirstRound({ leaders, round }: Position): number {
  let used = 0;
  if (round > 1) return used;
  for (let caravan = 0; caravan < leaders.length; caravan++) {
    if (leaders[caravan] !== NONE) used |= 1 << colourOf(caravan);
  }
  return used;
}

/** The colours of the leaders that may still be given back, one bit each (D4). */
export function coloursToGiveBack({ gaveBack }: Position): number {
  let colours = (1 << COLOUR_COUNT) - 1;
  for (const colour of gaveBack) if (colour !== NONE) colours &= ~(1 << colour);
  return colours;
}

/** The colours that have a loose camel, one bit each (C7). */
export function looseColours({ supply }: Position): number {
  let colours = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (supply[colour] > 0) colours |= 1 << colour;
  }
  return colours;
}

/** Tests whether a piece of a colour may be placed on a space now, or a leader of the colour given back, as the phase asks. */
export function isLegal(position: Position, colour: number, space: number): boolean {
  const { phase, open, supply, seat } = position;
  const bit = 1 << colour;
  if (phase === "camels") return supply[colour] > 0 && open.has(caravanOf(colour, seat), space);
  if (phase === "leaders") {
    return (leaderColours(position) & bit) !== 0 && open.has(LEADER_SPACES, space);
  }
  return phase === "give-back" && (coloursToGiveBack(position) & bit) !== 0;
}
