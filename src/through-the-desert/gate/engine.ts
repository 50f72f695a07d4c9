/** The way of this game from state to state, and the only door by which states come in. */
import { Engine } from "../../kit/engine.js";
import { judge } from "../rules/judge.js";
import { play } from "../rules/play.js";
import { copyPosition, type Position } from "../rules/position.js";
import type { Decision } from "../rules/read-move.js";
import type { MoveEvent } from "../table/events.js";
import type { Refusal } from "../table/refusal.js";
import type { State, View } from "../table/state.js";
import { commit } from "./commit.js";
import { acceptState } from "./load.js";
import { readState } from "./transcript.js";

/** Checks, remembers and plays. */
export const engine = new Engine<State | View, State, Position, Decision, MoveEvent, Refusal>({
  accept: acceptState,
  read: readState,
  copy: copyPosition,
  judge,
  play: (position, { colour, space }, tell) => {
    play(position, colour, space, tell);
  },
  commit,
});

/** The position of a state or view, for those who only read it. */
export const positionOf = (state: State | View): Position => engine.positionOf(state);
