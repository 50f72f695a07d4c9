/**
 * Pictures of every game: `toSvg` draws a state or a view of any of them. A page with one game takes the entry point of that
 * game, such as `caravanserai/svg/nomadi`, and bundles less.
 *
 * @module caravanserai/svg
 */
export type { GameId } from "../games/ids.js";
export type { Games } from "../games/types.js";
export { animate, type AnimateOptions } from "../picture/animation/animate.js";
export type { SvgOptions } from "../picture/options.js";
export * from "./any-game.js";
