/** Facts about Desert Sons, for menus and command lines. */
import type { GameAbout } from "../game.js";
import { deepFreeze } from "../kit/state/freeze.js";
import { blindPaths } from "./model/tile-sets/blind-paths.js";
import { shortTrip } from "./model/tile-sets/short-trip.js";
import { wideDesert } from "./model/tile-sets/wide-desert.js";

/**
 * Facts about the game: how many can play it, and which boards it has.
 *
 * @example
 * ```ts
 * import { about, setup } from "caravanserai/desert-sons";
 *
 * about.players; // => [2, 4]
 * Object.keys(about.boards)[0]; // => "wide-desert"
 * setup({ players: 2, seed: 1, tileSet: about.boards["wide-desert"] }).tileSet.name; // => "Wide Desert"
 * ```
 *
 * @category Tile sets
 */
export const about = /* @__PURE__ */ deepFreeze({
  id: "desert-sons",
  players: [2, 4],
  boardOption: "tileSet",
  boards: {
    "wide-desert": wideDesert,
    "short-trip": shortTrip,
    "blind-paths": blindPaths,
  },
  hasSecrets: true,
  blunder: 4,
  columnWidth: 9,
} as const satisfies GameAbout);
