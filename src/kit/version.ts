/** The version of the package, in a file of its own: `npm run release:version` writes it. */

/**
 * The version of this package, as in its `package.json`. Save it beside your games: the guide "Upgrading" says what it promises.
 *
 * @example
 * ```ts
 * import { VERSION } from "caravanserai";
 *
 * /^\d+\.\d+\.\d+/u.test(VERSION); // => true
 * ```
 *
 * @category Games
 */
export const VERSION = "0.2.0";
