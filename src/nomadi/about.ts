/** Facts about Nomadi, for menus and command lines. */
import type { GameAbout } from "../game.js";
import { deepFreeze } from "../kit/state/freeze.js";
import type { Layout } from "./model/layout.js";
import { crookedValley } from "./model/layouts/crooked-valley.js";
import { grandCrossing } from "./model/layouts/grand-crossing.js";
import { longGorge } from "./model/layouts/long-gorge.js";
import { moonlitPlain } from "./model/layouts/moonlit-plain.js";
import { saltGorge } from "./model/layouts/salt-gorge.js";
import { shortCourse } from "./model/layouts/short-course.js";

/**
 * Facts about the game: how many can play it, and which boards it has.
 *
 * @example
 * ```ts
 * import { about } from "caravanserai/nomadi";
 *
 * about.players; // => [2, 5]
 * Object.values(about.boards)[0]?.name; // => "Grand Crossing"
 * ```
 *
 * @category Layouts
 */
export const about: GameAbout<Layout> = /* @__PURE__ */ deepFreeze({
  id: "nomadi",
  players: [2, 5],
  boardOption: "layout",
  boards: {
    "grand-crossing": grandCrossing,
    "short-course": shortCourse,
    "crooked-valley": crookedValley,
    "moonlit-plain": moonlitPlain,
    "long-gorge": longGorge,
    "salt-gorge": saltGorge,
  },
  hasSecrets: true,
  blunder: 2,
  columnWidth: 3,
});
