/**
 * Nomadi: one caravan of pawns of all players crosses the desert together, and anybody may move anybody's pawn.
 *
 * @module caravanserai/nomadi
 */
export { about } from "./about.js";
export * from "../kit/public.js";
export type { RandomState } from "../kit/chance/chance.js";
export { checkLayout, type CheckOptions } from "./gate/check-layout.js";
export type * from "./model/findings.js";
export type { BoardFinding, FindingsOf, NoData } from "../kit/boards/findings.js";
export type { Terrain } from "./model/drawing.js";
export type * from "./model/board.js";
export type * from "./model/events.js";
export { IllegalMoveError } from "./model/illegal-move.js";
export type * from "./model/types.js";
export * from "./functions.js";
export { defineLayout, type Layout, type LayoutDrawing } from "./model/layout.js";
export { formatLayout, parseLayout } from "./model/layout-text.js";
export { crookedValley } from "./model/layouts/crooked-valley.js";
export { grandCrossing } from "./model/layouts/grand-crossing.js";
export { moonlitPlain } from "./model/layouts/moonlit-plain.js";
export { longGorge } from "./model/layouts/long-gorge.js";
export { saltGorge } from "./model/layouts/salt-gorge.js";
export { shortCourse } from "./model/layouts/short-course.js";
export { type Contents, contentsOf, movesOf, neighboursOf, targetsOf } from "./frontend/reading.js";
export type * from "./model/refusal.js";
export { type RuleId, RULE_IDS } from "./model/rule-ids.js";
export type * from "./model/move.js";
export type { Pick } from "./model/pick.js";
export {
  type Bends,
  type BoardCard,
  type Bribe,
  CARD_VALUES,
  type EndedState,
  type EndedView,
  type EndReason,
  type HeldCard,
  type InPlay,
  type NoReturn,
  type Offer,
  type Options,
  type Over,
  PAWNS_EACH,
  type Phase,
  PHASES,
  type Points,
  type Rules,
  type RunningState,
  type RunningView,
  type Score,
  type SeatState,
  type Square,
  type State,
  type StateFields,
  type View,
  type Whole,
} from "./model/state.js";
export { type TextOptions, toText } from "./frontend/text.js";
