/** The options of the random games: every layout, tile set and option of each game comes up. */
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import type { Dice } from "../helpers/dice.js";

/** One of several values, each as likely. */
export const pick = <Item>(dice: Dice, items: readonly Item[]): Item =>
  items[dice.below(items.length)] as Item;

/** The seed of a game: numbers, texts, and texts beyond ASCII. */
const seed = (dice: Dice): string | number =>
  pick(dice, [dice.below(1000), `seed ${dice.below(1000)}`, `oasis é 沙漠 🐪 ${dice.below(1000)}`]);

/** Options of Through the Desert. */
export const throughTheDesertOptions = (dice: Dice): throughTheDesert.Options => ({
  players: 2 + dice.below(4),
  seed: seed(dice),
  layout: pick(dice, [
    throughTheDesert.caravanRoads,
    throughTheDesert.smallWadi,
    throughTheDesert.twinBasins,
  ]),
  leaderReturn: pick(dice, ["choose", "random"]),
  endTiming: pick(dice, ["end-of-turn", "immediate"]),
  oasisWalls: pick(dice, [false, true]),
  ownerMayFill: pick(dice, [false, true]),
  camelsPerColour: 5 + dice.below(10),
});

/** Options of Nomadi. */
export const nomadiOptions = (dice: Dice): nomadi.Options => ({
  players: 2 + dice.below(4),
  seed: seed(dice),
  layout: pick(dice, [nomadi.shortCourse, nomadi.crookedValley, nomadi.grandCrossing]),
  contact: pick(dice, ["group", "neighbour"]),
  bends: pick(dice, [{}, { 4: 1, 5: 2, 6: 3 }]),
  cards: pick(dice, ["random", "choose"]),
  maxPrice: 1 + dice.below(10),
  maxTurns: 5 + dice.below(20),
  bribery: pick(dice, [false, true]),
  credit: pick(dice, ["forced", "cards"]),
});

/** Options of Desert Sons. */
export const desertSonsOptions = (dice: Dice): desertSons.Options => ({
  players: 2 + dice.below(3),
  seed: seed(dice),
  // The short set most often: a game with one of the others takes five times as long.
  tileSet: pick(dice, [
    ...Array<desertSons.TileSet>(6).fill(desertSons.shortTrip),
    desertSons.blindPaths,
    desertSons.wideDesert,
  ]),
  starts: pick(dice, ["fixed", "choose"]),
});
