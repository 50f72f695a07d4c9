/** Moves in notation, played, refused and told, for tests of one rule at a time. */
import {
  apply,
  events,
  explain,
  type MoveEvent,
  parseMove,
  type Refusal,
  type State,
} from "caravanserai/through-the-desert";

/** The state after some moves. */
export const play = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((now, text) => apply(now, parseMove(now, text)), state);

/** Why a move is illegal, `undefined` if it is legal. */
export const refusal = (state: State, text: string): Refusal | undefined =>
  explain(state, parseMove(state, text));

/** The types of the events that a move causes. */
export const happens = (state: State, text: string): MoveEvent["type"][] =>
  events(state, parseMove(state, text)).map(({ type }) => type);
