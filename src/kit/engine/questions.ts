/** Queries about moves: `explain`, `events`, and the form of a move, in a file of their own so that bundles can leave them out. */
import type { GameTypes, StateOrView } from "../../game.js";
import { deepFreeze } from "../state/freeze.js";
import { type Engine, readOnce } from "./engine.js";

/** Returns why a move is illegal, or `undefined` if it is legal. */
export function explainMove<Types extends GameTypes, Position>(
  engine: Engine<Types, Position>,
  state: StateOrView<Types>,
  move: unknown,
): Types["refusal"] | undefined {
  const good = engine.trusted(state);
  const given = readOnce(move);
  const judged = engine.judge(engine.positionOf(good), given);
  return typeof judged === "number" ? undefined : judged;
}

/** Returns the events of a legal move. Takes a view only if the events depend on nothing that is hidden. */
export const eventsOf = <Types extends GameTypes, Position>(
  engine: Engine<Types, Position>,
  state: StateOrView<Types>,
  move: unknown,
): readonly Types["event"][] => deepFreeze(engine.events(engine.trusted(state), move));

/**
 * Returns a value that has the form of a move on the board of a position, legal or not. Throws the error of the game if it does
 * not.
 */
export function formedMove<Types extends GameTypes, Position>(
  { parts }: Engine<Types, Position>,
  position: Position,
  move: unknown,
): Types["move"] {
  const given = readOnce(move);
  const action = parts.actionOf(position, given);
  if (typeof action !== "number") throw new parts.Illegal(deepFreeze(action), given);
  // A value with an action has the form of a move.
  return given as Types["move"];
}
