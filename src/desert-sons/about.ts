/** Facts about Desert Sons, for menus and command lines. */
import type { GameAbout } from "../game.js";
import { deepFreeze } from "../kit/state/freeze.js";
import type { TileSet } from "./model/tile-set.js";
import { bitterWadi } from "./model/tile-sets/bitter-wadi.js";
import { blindPaths } from "./model/tile-sets/blind-paths.js";
import { farEnds } from "./model/tile-sets/far-ends.js";
import { shortTrip } from "./model/tile-sets/short-trip.js";
import { wideDesert } from "./model/tile-sets/wide-desert.js";

/**
 * Facts about the game: how many can play it, and which boards it has.
 *
 * @example
 * ```ts
 * import { about } from "caravanserai/desert-sons";
 *
 * about.players; // => [2, 4]
 * Object.values(about.boards)[0]?.name; // => "Wide Desert"
 * ```
 *
 * @category Tile sets
 */
export const about: GameAbout<TileSet> = /* @__PURE__ */ deepFreeze({
  id: "desert-sons",
  players: [2, 4],
  boardOption: "tileSet",
  boards: {
    "wide-desert": wideDesert,
    "short-trip": shortTrip,
    "blind-paths": blindPaths,
    "far-ends": farEnds,
    "bitter-wadi": bitterWadi,
  },
  hasSecrets: true,
  blunder: 4,
  columnWidth: 9,
});
