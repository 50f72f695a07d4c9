/**
 * A second, naive implementation of Through the Desert for tests to compare the library with. It was
 * written from the rules page alone (ids such as L2 and E3 are rules of that page), by somebody who has
 * not read the library. It is slow on purpose: every question scans the whole board.
 *
 * - board.ts: the drawing of a layout, spaces in play, neighbours
 * - play.ts: what is legal, what a move does, points
 * - invariants.ts: what is true of every state of every game
 */
export { neighbours, spacesInPlay } from "./through-the-desert/board.js";
export { naiveApply, naiveLegalMoves, naiveScore, refusals } from "./through-the-desert/play.js";
export { checkInvariants } from "./through-the-desert/invariants.js";
