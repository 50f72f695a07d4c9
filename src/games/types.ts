/** The types of the games of this library. */
import type { Types as DesertSons } from "../desert-sons/model/types.js";
import type { Types as Nomadi } from "../nomadi/model/types.js";
import type { Types as ThroughTheDesert } from "../through-the-desert/model/types.js";

/** The types of every game, by its id. @category Games */
export interface Games {
  /** Caravans of camels on hexes, enclosing territory, majorities. */
  readonly "through-the-desert": ThroughTheDesert;
  /** One caravan of everybody's pawns crosses the desert: dice, jumps, contact, hidden cards. */
  readonly nomadi: Nomadi;
  /** Caravans that explore a desert tile by tile, explorers in its oases, goods and rumours. */
  readonly "desert-sons": DesertSons;
}
