/**
 * Pictures of Desert Sons: `toSvg` draws a state or a view.
 *
 * @module caravanserai/svg/desert-sons
 */
export type { SvgOptions } from "../../screen/options.js";
export { toSvg } from "../../desert-sons/screen/to-svg.js";
