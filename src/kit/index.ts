/**
 * The building blocks for authors of games. {@link makeGame} makes a complete game from an author's rules; the guide "Adding a
 * game" does it step by step.
 *
 * @module caravanserai/kit
 */
export * from "./public.js";
export { regionFrom, regionsOf, type Neighbourhood } from "./boards/regions.js";
export {
  distanceBetween,
  distancesFrom,
  type Grid,
  type GridOptions,
  hexGrid,
  lineFrom,
  neighbours,
  ringAround,
  squareGrid,
} from "./boards/grid.js";
export { bordersOf, gridBoard } from "./boards/grid-board.js";
export { plainText, type PlainTextOptions } from "./boards/plain-text.js";
export type { GridPlace } from "./boards/places.js";
export { Chance, hashOfChance, type RandomState } from "./chance/chance.js";
export { anyChance, anySeed, listOf, wholeNumber } from "./input/author-schemas.js";
export { check, type Checked, checkOptions } from "./input/check.js";
export { IllegalMoveError, ModuleError, type ModuleFailure } from "./errors.js";
export { type GameModule, gameModule } from "./modules/game-module.js";
export {
  type DataDescription,
  type DataSchemas,
  type DerivedParts,
  gameData,
  type GameData,
  type IsHidden,
} from "./data/game-data.js";
export type {
  DataBase,
  DataHidden,
  DataKinds,
  DataMove,
  DataOptions,
  DataPosition,
  DataSeat,
  DataState,
  DataTypes,
  DataView,
  DataViewSeat,
  DeepReadonly,
  DeepWritable,
  FieldValues,
  Flat,
  KindsOf,
  SetupBase,
  TheseKinds,
  WithKinds,
} from "./data/types.js";
export { changed, changedAt, type Recipe, type Writable } from "./state/drafts.js";
export type { AsRead, GameParts, PlayableTypes, StateFormat } from "./engine/game-parts.js";
export type { Encoding, EncodingFormat } from "./engine/encoding.js";
export { hashOf } from "./chance/hash.js";
export type { Migration, Migrations } from "./input/json.js";
export type { Guidance, Knowledge, Levels, SearchRandom, Weights } from "./engine/knowledge.js";
export { printable } from "./input/printable.js";
export { makeGame } from "./engine/make-game.js";
export type { Rules } from "./engine/rules.js";
export { NONE } from "./none.js";
export { perSeat } from "./state/standing.js";
