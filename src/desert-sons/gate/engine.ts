/** The engine of this game, through which all states and views pass: it checks, remembers and plays them. */
import { Engine, refuseForeign } from "../../kit/engine/engine.js";
import { copyPosition } from "../rules/copy-position.js";
import type { Decision } from "../rules/decision.js";
import { judge } from "../rules/judge.js";
import { knownChoice } from "../rules/known-choices.js";
import { play } from "../rules/play.js";
import type { Position } from "../rules/position.js";
import { IllegalMoveError } from "../model/illegal-move.js";
import type { MoveEvent } from "../model/events.js";
import type { Refusal } from "../model/refusal.js";
import type { State, View } from "../model/state.js";
import { commit } from "./commit.js";
import { acceptState } from "./load.js";
import { readState } from "./transcript.js";

/** Set to `true` by bundles that leave the checks of foreign states to `load`; see docs/performance.md. */
declare const __CARAVANSERAI_OWN_STATES__: unknown;

/** The engine of this game. */
export const engine = new Engine<State | View, State, Position, Decision, MoveEvent, Refusal>({
  accept:
    typeof __CARAVANSERAI_OWN_STATES__ === "boolean" && __CARAVANSERAI_OWN_STATES__
      ? refuseForeign
      : acceptState,
  read: readState,
  copy: copyPosition,
  isListed: ({ ground }, move) => knownChoice(ground.board.choices, move) !== undefined,
  Illegal: IllegalMoveError,
  judge,
  play,
  commit,
});

/** The position of a state or view. It must not be changed. */
export const positionOf = (state: State | View): Position => engine.positionOf(state);
