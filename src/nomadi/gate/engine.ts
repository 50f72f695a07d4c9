/** The engine of this game: every state or view comes in through it, and every move is played by it. */
import { Engine } from "../../kit/engine.js";
import { judge } from "../rules/judge.js";
import { type Decision, play } from "../rules/play.js";
import { copyPosition, type Position } from "../rules/position.js";
import type { MoveEvent } from "../table/events.js";
import type { Refusal } from "../table/refusal.js";
import type { State, View } from "../table/state.js";
import { commit } from "./commit.js";
import { acceptState } from "./load.js";
import { readState } from "./transcript.js";

/** The engine of Nomadi. */
export const engine = new Engine<State | View, State, Position, Decision, MoveEvent, Refusal>({
  accept: acceptState,
  read: readState,
  copy: copyPosition,
  judge,
  play,
  commit,
});

/** The position of a state or view. It must not be changed. */
export const positionOf = (state: State | View): Position => engine.positionOf(state);
