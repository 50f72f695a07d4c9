/**
 * Pictures of Through the Desert: `toSvg` draws a state or a view.
 *
 * @module caravanserai/svg/through-the-desert
 */
export type { SvgOptions } from "../../screen/options.js";
export { toSvg } from "../../through-the-desert/screen/to-svg.js";
