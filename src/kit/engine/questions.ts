/** Questions about moves: `explain`, `events`, and the form of a move. Apart from the engine, so that bundles can leave them out. */
import type { GameTypes, StateOrView } from "../../game.js";
import { deepFreeze } from "../state/freeze.js";
import { type Engine, readOnce } from "./engine.js";

/** Why a move is illegal, if it is. */
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

/** What a legal move causes. In a view, only where nothing that is hidden decides it. */
export const eventsOf = <Types extends GameTypes, Position>(
  engine: Engine<Types, Position>,
  state: StateOrView<Types>,
  move: unknown,
): readonly Types["event"][] => deepFreeze(engine.play(engine.trusted(state), move).events);

/** A move that has the form of one on the board of a position, legal or not. Throws the error of the game if it has not. */
export function formedMove<Types extends GameTypes, Position>(
  { parts }: Engine<Types, Position>,
  position: Position,
  move: unknown,
): Types["move"] {
  const given = readOnce(move);
  const action = parts.actionOf(position, given);
  if (typeof action !== "number") throw new parts.Illegal(action, given);
  // What has an action has the form of a move.
  return given as Types["move"];
}
