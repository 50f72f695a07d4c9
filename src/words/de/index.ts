/**
 * German sentences for the events, refusals, moves, phases, points and rules of all games.
 *
 * @module caravanserai/words/de
 */
import { deepFreeze } from "../../kit/state/freeze.js";
import { language } from "./common.js";
import { desertSons } from "./desert-sons.js";
import { nomadi } from "./nomadi.js";
import { throughTheDesert } from "./through-the-desert.js";
import type { Words } from "../words.js";

export { desertSons, nomadi, throughTheDesert };
export { cardWords } from "./card.js";
export type { CardGame, CardSubject, CardVerdict, CardWords } from "../card-words.js";
export * from "../tell.js";
export type * from "../words.js";

/**
 * All words in German, by game.
 *
 * @example
 * ```ts
 * import { words } from "caravanserai/words/de";
 *
 * words["desert-sons"].name; // => "Wüstensöhne"
 * ```
 *
 * @category Words
 */
export const words: Words = /* @__PURE__ */ deepFreeze<Words>({
  language,
  "through-the-desert": throughTheDesert,
  nomadi,
  "desert-sons": desertSons,
});
