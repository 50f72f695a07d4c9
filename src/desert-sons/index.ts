/**
 * Desert Sons: caravans explore a desert tile by tile, and send explorers to its oases for goods, water and rumours.
 *
 * @module caravanserai/desert-sons
 */
export * from "../kit/public.js";
export type { RandomState } from "../kit/chance.js";
export { checkTileSet, type TileSetFlaw } from "./gate/check-tile-set.js";
export type * from "./table/events.js";
export { IllegalMoveError } from "./table/illegal-move.js";
export type * from "./table/types.js";
export * from "./functions.js";
export type * from "./table/move.js";
export { contentsOf } from "./show/board.js";
export { oasesOf, type OasisContents, type OasisPortion } from "./show/oases.js";
export { parseTile, rotatedTile } from "./show/parse-tile.js";
export { goodValues, rumoursLeft, tilesLeft } from "./show/reading-pieces.js";
export type * from "./table/board.js";
export type * from "./table/refusal.js";
export { type RuleId, RULE_IDS } from "./table/rule-ids.js";
export type * from "./table/scoring-events.js";
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
  type Table,
  type Tile,
  type View,
  type Whole,
} from "./table/state.js";
export { type TextOptions, toText } from "./show/text.js";
export { defineTileSet, type TileSet, type TileSetDrawing } from "./table/tile-set.js";
export { blindPaths } from "./table/tile-sets/blind-paths.js";
export { shortTrip } from "./table/tile-sets/short-trip.js";
export { wideDesert } from "./table/tile-sets/wide-desert.js";
