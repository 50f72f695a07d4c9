/** All errors that the library throws: each has its problem as data and as a sentence. */
export { ArgumentError, PlatformError } from "./errors/arguments.js";
export { CaravanseraiError } from "./errors/base.js";
export { ArenaError, type ArenaFailure, BotError } from "./errors/bots.js";
export { IllegalMoveError } from "./errors/illegal-move.js";
export { LoadError, loadError, type LoadFailure, PatchError } from "./errors/loading.js";
export { describe, type DrawingProblem, type Problem } from "./errors/problems.js";
export { ModuleError, type ModuleFailure } from "./errors/modules.js";
export { NotationError, RecordError, type RecordFailure } from "./errors/records.js";
export { LayoutError, SetupError } from "./errors/setup.js";
export { quoted } from "./input/quoted.js";
