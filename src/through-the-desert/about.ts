/** Facts about Through the Desert, for menus and command lines. */
import type { GameAbout } from "../game.js";
import { deepFreeze } from "../kit/state/freeze.js";
import type { Layout } from "./model/layout.js";
import { anvilRock } from "./model/layouts/anvil-rock.js";
import { caravanRoads } from "./model/layouts/caravan-roads.js";
import { goldenHollow } from "./model/layouts/golden-hollow.js";
import { lostBowl } from "./model/layouts/lost-bowl.js";
import { ochrePan } from "./model/layouts/ochre-pan.js";
import { sandglassWadi } from "./model/layouts/sandglass-wadi.js";
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
 * Object.values(about.boards)[0]?.name; // => "Caravan Roads"
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
    "sandglass-wadi": sandglassWadi,
    "ochre-pan": ochrePan,
    "golden-hollow": goldenHollow,
    "anvil-rock": anvilRock,
    "lost-bowl": lostBowl,
  },
  hasSecrets: false,
  blunder: 5,
  columnWidth: 4,
});
