/**
 * Nomadi: one caravan of pawns of all players crosses the desert together, and anybody may move anybody's pawn.
 *
 * @module caravanserai/nomadi
 */
export * from "../kit/public.js";
export type { RandomState } from "../kit/chance.js";
export { checkLayout, type LayoutFlaw } from "./gate/check-layout.js";
export type { Terrain } from "./table/drawing.js";
export type * from "./table/board.js";
export type * from "./table/events.js";
export { IllegalMoveError } from "./table/illegal-move.js";
export type * from "./table/types.js";
export * from "./functions.js";
export { defineLayout, type Layout, type LayoutDrawing } from "./table/layout.js";
export { crookedValley } from "./table/layouts/crooked-valley.js";
export { grandCrossing } from "./table/layouts/grand-crossing.js";
export { shortCourse } from "./table/layouts/short-course.js";
export { type Contents, contentsOf, movesOf, neighboursOf, targetsOf } from "./show/reading.js";
export type * from "./table/refusal.js";
export { type RuleId, RULE_IDS } from "./table/rule-ids.js";
export type * from "./table/move.js";
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
  type Table,
  type View,
  type Whole,
} from "./table/state.js";
export { type TextOptions, toText } from "./show/text.js";
