/** What the module of every game exports besides its own: the contract, the errors, and a source of random numbers. */
export type * from "../game.js";
export {
  ArgumentError,
  CaravanseraiError,
  type DrawingProblem,
  IllegalMoveError,
  LayoutError,
  LoadError,
  type LoadFailure,
  NotationError,
  PatchError,
  type Problem,
  RecordError,
  SetupError,
} from "./errors.js";
export { seededRandom } from "./random.js";
export type { Because, BySeat, InMove, InPhase } from "./refusals.js";
