/**
 * Nomadi: one caravan of pawns of all players crosses the desert together, and anybody may move anybody's pawn.
 *
 * @module nomadi
 */
export * from "../kit/public.js";
export type { RandomState } from "../kit/random.js";
export { checkLayout, type LayoutFlaw } from "./check-layout.js";
export type { Terrain } from "./drawing.js";
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
export { defineLayout, type Layout, type LayoutDrawing } from "./layout.js";
export { crookedValley } from "./layouts/crooked-valley.js";
export { grandCrossing } from "./layouts/grand-crossing.js";
export { shortCourse } from "./layouts/short-course.js";
export {
  type BoardSquare,
  boardSquares,
  type Contents,
  contentsOf,
  movesOf,
  neighboursOf,
  targetsOf,
} from "./reading.js";
export type {
  AtMost,
  Because,
  BySeat,
  InMove,
  InPhase,
  MoveRule,
  OnSquare,
  Refusal,
  WithCash,
  WithDice,
} from "./refusal.js";
export {
  type AcceptPrice,
  type BoardCard,
  type Bribe,
  CARD_VALUES,
  type DeclineBribe,
  type HeldCard,
  type LayCard,
  type Move,
  type MovePawn,
  type NamePrice,
  type NoReturn,
  type Offer,
  type OfferBribe,
  type Options,
  PAWNS_EACH,
  type Phase,
  PHASES,
  type PlacePawn,
  type Points,
  type RefusePrice,
  type Rules,
  type Score,
  type SeatState,
  type Square,
  type State,
  type Table,
  type TakeBribe,
  type Turns,
  type View,
} from "./state.js";
export { type TextOptions, toText } from "./text.js";
