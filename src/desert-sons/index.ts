/**
 * Desert Sons: caravans explore a desert tile by tile, and send explorers to its oases for goods, water and rumours.
 *
 * @module caravanserai/desert-sons
 */
export { about } from "./about.js";
export * from "../kit/public.js";
export type { RandomState } from "../kit/chance/chance.js";
export { checkTileSet } from "./gate/check-tile-set.js";
export type * from "./model/findings.js";
export type { BoardFinding, FindingsOf, NoData } from "../kit/boards/findings.js";
export type * from "./model/events.js";
export { IllegalMoveError } from "./model/illegal-move.js";
export type * from "./model/types.js";
export * from "./functions.js";
export type * from "./model/move.js";
export type { Pick } from "./model/pick.js";
export { contentsOf } from "./frontend/board.js";
export { oasesOf, type OasisContents, type OasisPortion } from "./frontend/oases.js";
export { parseTile, rotatedTile } from "./frontend/parse-tile.js";
export { goodValues, rumoursLeft, tilesLeft } from "./frontend/reading-pieces.js";
export type * from "./model/board.js";
export type * from "./model/refusal.js";
export { type RuleId, RULE_IDS } from "./model/rule-ids.js";
export type * from "./model/scoring-events.js";
export {
  type Action,
  ACTIONS,
  type EndedState,
  type EndedView,
  type EndReason,
  type Explorer,
  type Face,
  type Field,
  type Good,
  type Goods,
  GOODS,
  type LaidRumour,
  type InPlay,
  type Options,
  type Over,
  type Phase,
  type PlacedExplorer,
  type PlacedTile,
  type Points,
  type Portion,
  type Rules,
  type Rumour,
  type Rumours,
  type RunningState,
  type RunningView,
  type Score,
  type Scoring,
  type SeatState,
  type Slot,
  SLOTS,
  type State,
  type Supply,
  type StateFields,
  type Tile,
  type View,
  type Whole,
} from "./model/state.js";
export { type TextOptions, toText } from "./frontend/text.js";
export { defineTileSet, type TileSet, type TileSetDrawing } from "./model/tile-set.js";
export { formatTileSet, parseTileSet } from "./model/tile-set-file.js";
export { blindPaths } from "./model/tile-sets/blind-paths.js";
export { shortTrip } from "./model/tile-sets/short-trip.js";
export { farEnds } from "./model/tile-sets/far-ends.js";
export { bitterWadi } from "./model/tile-sets/bitter-wadi.js";
export { wideDesert } from "./model/tile-sets/wide-desert.js";
