/** The engine of this game: every state or view comes in through it, and every move is played by it. */
import { Engine, refuseForeign } from "../../kit/engine/engine.js";
import { judge } from "../rules/judge.js";
import { play } from "../rules/play.js";
import { copyPosition, type Position } from "../rules/position.js";
import { actionOf } from "../rules/read-move.js";
import { IllegalMoveError } from "../model/illegal-move.js";
import type { State, View } from "../model/state.js";
import type { Types } from "../model/types.js";
import { commit } from "./commit.js";
import { acceptState } from "./load.js";
import { readState } from "./transcript.js";

/** Set to `true` by bundles that check states from outside only in `load`; see docs/performance.md. */
declare const __CARAVANSERAI_OWN_STATES__: unknown;

/** Checks states, remembers their positions and plays moves. */
export const engine = /* @__PURE__ */ new Engine<Types, Position>({
  accept:
    typeof __CARAVANSERAI_OWN_STATES__ === "boolean" && __CARAVANSERAI_OWN_STATES__
      ? refuseForeign
      : acceptState,
  read: readState,
  players: ({ seats }) => seats.length,
  copy: copyPosition,
  actionOf,
  judge,
  play,
  Illegal: IllegalMoveError,
  commit,
});

/** Returns the position of a state or view, for reading only. */
export const positionOf = (state: State | View): Position => engine.positionOf(state);
