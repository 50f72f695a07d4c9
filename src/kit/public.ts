/** The exports that the modules of all games share: the contract, the errors, seeds and a random generator. */
export type * from "../game.js";
export {
  ArgumentError,
  CaravanseraiError,
  type DrawingProblem,
  LayoutError,
  LoadError,
  type LoadFailure,
  NotationError,
  PatchError,
  PlatformError,
  type Problem,
  RecordError,
  type RecordFailure,
  SetupError,
} from "./errors.js";
export { type LayoutLimit, limitLayouts } from "./boards/limit-layouts.js";
export { randomSeed } from "./chance/random-seed.js";
export { seededRandom } from "./chance/random.js";
export type { Because, BySeat, InMove, InPhase } from "./engine/refusals.js";
