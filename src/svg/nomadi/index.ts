/**
 * Pictures of Nomadi: `toSvg` draws a state or a view.
 *
 * @module caravanserai/svg/nomadi
 */
export type { SvgOptions } from "../../screen/options.js";
export { toSvg } from "../../nomadi/screen/to-svg.js";
