/**
 * Pictures of Desert Sons: `toSvg` draws a state or a view.
 *
 * @module caravanserai/svg/desert-sons
 */
export { animate, type AnimateOptions } from "../../picture/animation/animate.js";
export type { SvgOptions } from "../../picture/options.js";
export { toSvg } from "../../desert-sons/picture/to-svg.js";
