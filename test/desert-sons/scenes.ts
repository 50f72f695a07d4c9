/** Small tables whose stack is known, as in the scenes on the rules page, and moves in notation. */
import {
  apply,
  formatMove,
  legalMoves,
  type Move,
  parseMove as parse,
  type State,
} from "caravanserai/desert-sons";

export {
  deal,
  deck,
  edit,
  type Loose,
  plainCross,
  withWater,
} from "../../docs/rules/scenes/desert-sons/position.js";

/** Notation as these tests write it, with blanks that are easier on the eye. */
const compact = (text: string): string =>
  / [dDWoBO]{4}/u.test(text)
    ? text.replace(" ", "=").replaceAll(" ", ".")
    : text.replaceAll(" ", ":");
const spaced = (text: string): string => text.replace(/[=.:]/gu, " ");

/** A move from such a notation. */
export const parseMove = (state: State, text: string): Move => parse(state, compact(text));

/** The state after moves in notation. */
export const play = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((before, text) => apply(before, parseMove(before, text)), state);

/** The legal moves in notation. */
export const moves = (state: State): string[] =>
  legalMoves(state).map((move: Move) => spaced(formatMove(state, move)));
