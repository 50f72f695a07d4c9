/**
 * Through the Desert: caravans of camels grow over a board of hexes, drink water, reach oases and enclose territory.
 *
 * @module caravanserai/through-the-desert
 */
export { about } from "./about.js";
export * from "../kit/public.js";
export { checkLayout, type CheckOptions } from "./gate/check-layout.js";
export type * from "./model/findings.js";
export type { BoardFinding, FindingsOf, NoData } from "../kit/boards/findings.js";
export type * from "./model/events.js";
export { IllegalMoveError } from "./model/illegal-move.js";
export type * from "./model/types.js";
export * from "./functions.js";
export type { Terrain } from "./model/drawing.js";
export { defineLayout, type Layout, type LayoutDrawing } from "./model/layout.js";
export { formatLayout, parseLayout } from "./model/layout-text.js";
export { caravanRoads } from "./model/layouts/caravan-roads.js";
export { goldenHollow } from "./model/layouts/golden-hollow.js";
export { anvilRock } from "./model/layouts/anvil-rock.js";
export { lostBowl } from "./model/layouts/lost-bowl.js";
export { ochrePan } from "./model/layouts/ochre-pan.js";
export { sandglassWadi } from "./model/layouts/sandglass-wadi.js";
export { smallWadi } from "./model/layouts/small-wadi.js";
export { twinBasins } from "./model/layouts/twin-basins.js";
export type * from "./model/board.js";
export {
  type Contents,
  contentsOf,
  findCaravan,
  neighboursOf,
  territoriesOf,
} from "./frontend/reading.js";
export type * from "./model/refusal.js";
export { type RuleId, RULE_IDS } from "./model/rule-ids.js";
export type * from "./model/move.js";
export type { Pick } from "./model/pick.js";
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
  type StateFields,
  type Territory,
  type View,
  type WaterToken,
  type WaterTokensTaken,
  type Whole,
} from "./model/state.js";
export { type TextOptions, toText } from "./frontend/text.js";
