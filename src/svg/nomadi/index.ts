/**
 * Pictures of Nomadi: `toSvg` draws a state or a view.
 *
 * @module caravanserai/svg/nomadi
 */
export { animate, type AnimateOptions } from "../../picture/animation/animate.js";
export type { SvgOptions } from "../../picture/options.js";
export { toSvg } from "../../nomadi/picture/to-svg.js";
