/**
 * Pictures of any game, made from its `board`: a game of your own has a picture from the first day.
 *
 * @module caravanserai/svg/plain
 */
export { animate, type AnimateOptions } from "../../picture/animation/animate.js";
export type { SvgOptions } from "../../picture/options.js";
export { plainPicture } from "../../picture/plain/plain-picture.js";
