/**
 * Through the Desert: caravans of camels grow over a board of hexes, drink water, reach oases and enclose territory.
 *
 * @module through-the-desert
 */
export * from "../kit/public.js";
export { checkLayout, type LayoutFlaw } from "./check-layout.js";
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
export { defineLayout, type Layout, type LayoutDrawing, type Terrain } from "./layout.js";
export { caravanRoads } from "./layouts/caravan-roads.js";
export { smallWadi } from "./layouts/small-wadi.js";
export { twinBasins } from "./layouts/twin-basins.js";
export {
  boardHexes,
  type Camel,
  type BoardHex,
  type Contents,
  contentsOf,
  findCaravan,
  neighboursOf,
  type Owner,
  territoriesOf,
} from "./reading.js";
export type {
  Because,
  BySeat,
  InMove,
  InPhase,
  NearCamel,
  NearLeader,
  NearOasis,
  Refusal,
  WithHand,
} from "./refusal.js";
export {
  type Caravan,
  type Colour,
  COLOURS,
  type GiveBack,
  type Move,
  type Options,
  type Phase,
  type PlaceCamel,
  type PlaceLeader,
  type Points,
  type Rules,
  type Score,
  type SeatState,
  type Space,
  type State,
  type Territory,
  type View,
  type WaterTokensTaken,
  type WaterToken,
} from "./state.js";
export { type TextOptions, toText } from "./text.js";
