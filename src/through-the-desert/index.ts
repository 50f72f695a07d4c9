/**
 * Through the Desert: caravans of camels grow over a board of hexes, drink water, reach oases and enclose territory.
 *
 * @module caravanserai/through-the-desert
 */
export * from "../kit/public.js";
export { checkLayout, type LayoutFlaw } from "./gate/check-layout.js";
export type * from "./table/events.js";
export { IllegalMoveError } from "./table/illegal-move.js";
export type * from "./table/types.js";
export * from "./functions.js";
export type { Terrain } from "./table/drawing.js";
export { defineLayout, type Layout, type LayoutDrawing } from "./table/layout.js";
export { caravanRoads } from "./table/layouts/caravan-roads.js";
export { smallWadi } from "./table/layouts/small-wadi.js";
export { twinBasins } from "./table/layouts/twin-basins.js";
export type * from "./table/board.js";
export {
  type Contents,
  contentsOf,
  findCaravan,
  neighboursOf,
  territoriesOf,
} from "./show/reading.js";
export type * from "./table/refusal.js";
export { type RuleId, RULE_IDS } from "./table/rule-ids.js";
export type * from "./table/move.js";
export {
  type Caravan,
  type Colour,
  COLOURS,
  type EndedState,
  type EndedView,
  type EndReason,
  type InPlay,
  type Options,
  type Over,
  type Phase,
  type Points,
  type Rules,
  type RunningState,
  type RunningView,
  type Score,
  type SeatState,
  type Space,
  type State,
  type Table,
  type Territory,
  type View,
  type WaterToken,
  type WaterTokensTaken,
  type Whole,
} from "./table/state.js";
export { type TextOptions, toText } from "./show/text.js";
