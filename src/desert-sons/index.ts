/**
 * Desert Sons: caravans explore a desert tile by tile, and send explorers to its oases for goods, water and rumours.
 *
 * @module desert-sons
 */
export * from "../kit/public.js";
export type { RandomState } from "../kit/random.js";
export { checkTileSet, type TileSetFlaw } from "./check-tile-set.js";
export type * from "./events.js";
export {
  apply,
  events,
  explain,
  formatMove,
  formatRecord,
  hash,
  legalMoves,
  load,
  parseMove,
  parseRecord,
  record,
  replay,
  resample,
  score,
  setup,
  simulate,
  type Types,
  view,
} from "./functions.js";
export type * from "./move.js";
export {
  areaFields,
  contentsOf,
  type FieldContents,
  goodValues,
  oasesOf,
  type OasisContents,
  type OasisPortion,
  rumoursLeft,
  tilesLeft,
  turnedTile,
} from "./reading.js";
export type * from "./refusal-details.js";
export type { AskingRule, Refusal } from "./refusal.js";
export type * from "./scoring-events.js";
export {
  type Action,
  ACTIONS,
  type Explorer,
  type Field,
  type Good,
  type Goods,
  GOODS,
  type LaidRumour,
  type Options,
  type Phase,
  type PlacedTile,
  type Points,
  type Portion,
  type Rules,
  type Rumour,
  type Rumours,
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
} from "./state.js";
export { type TextOptions, toText } from "./text.js";
export { defineTileSet, type TileSet, type TileSetDrawing } from "./tile-set.js";
export { blindPaths } from "./tiles/blind-paths.js";
export { shortTrip } from "./tiles/short-trip.js";
export { wideDesert } from "./tiles/wide-desert.js";
