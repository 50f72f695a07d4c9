/** The number that stands for nothing. It has a file of its own, so that the build writes the number itself wherever it is used. */

/**
 * No seat, no space, no action: whatever a number stands for otherwise.
 *
 * @example
 * ```ts
 * import { NONE } from "caravanserai/kit";
 *
 * NONE; // => -1
 * ```
 *
 * @category Parts of a game
 */
export const NONE = -1;
