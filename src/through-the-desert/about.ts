/** Facts about Through the Desert, for menus and command lines. */
import type { GameAbout } from "../game.js";
import { deepFreeze } from "../kit/state/freeze.js";
import type { Layout } from "./model/layout.js";
import { caravanRoads } from "./model/layouts/caravan-roads.js";
import { smallWadi } from "./model/layouts/small-wadi.js";
import { twinBasins } from "./model/layouts/twin-basins.js";

/**
 * Facts about the game: how many can play it, and which boards it has.
 *
 * @example
 * ```ts
 * import { about } from "caravanserai/through-the-desert";
 *
 * about.players; // => [2, 5]
 * Object.values(about.boards).map(({ name }) => name); // => ["Caravan Roads", "Twin Basins", "Small Wadi"]
 * ```
 *
 * @category Layouts
 */
export const about: GameAbout<Layout> = /* @__PURE__ */ deepFreeze({
  id: "through-the-desert",
  players: [2, 5],
  boardOption: "layout",
  boards: {
    "caravan-roads": caravanRoads,
    "twin-basins": twinBasins,
    "small-wadi": smallWadi,
  },
  hasSecrets: false,
  blunder: 5,
  columnWidth: 4,
});
