/**
 * Pictures of Through the Desert: `toSvg` draws a state or a view.
 *
 * @module caravanserai/svg/through-the-desert
 */
export { animate, type AnimateOptions } from "../../picture/animation/animate.js";
export type { SvgOptions } from "../../picture/options.js";
export { toSvg } from "../../through-the-desert/picture/to-svg.js";
