/**
 * Boards made from a seed, and judged by play: `generateLayout` and `generateTileSet` make boards that people can play on at once, or go on drawing by hand;
 * `assess` plays many games on a board and says whether it is fair. No game imports this module, so a page without it pays nothing
 * for it.
 *
 * @module caravanserai/layouts
 */
export type { LayoutGameId, Layouts } from "../games/layout-generators.js";
export { type GeneratedLayout, generateLayout, type LayoutOptions } from "./generate-layout.js";
export { type GeneratedTileSet, generateTileSet } from "./desert-sons/generate-tile-set.js";
export type { TileSetOptions, Variety } from "./desert-sons/options.js";
export type { BoardSize, GeneratorOptions, Symmetry } from "./options.js";
export { assess, type AssessOptions, type AssessProgress } from "./assess/assess.js";
export type {
  Assessment,
  Contest,
  Mean,
  SeatBalance,
  Share,
  SourceOfPoints,
  Verdict,
} from "./assess/assessment.js";
export { balanceCard, type CardOptions } from "./card/balance-card.js";
export type { CardSubject, CardVerdict, CardWords } from "./card/balance-card.js";
export { ArenaError, ArgumentError, CaravanseraiError } from "../kit/errors.js";
