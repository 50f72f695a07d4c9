/**
 * The conformance suite for authors of games, layouts and bots: random games for fast-check, and checks that every game and
 * every bot must pass.
 *
 * @module caravanserai/testing
 */
export { type RandomGame, randomGames, statesOf, type Step, stepsOf } from "./arbitraries.js";
export { checkBot, type CheckBotOptions } from "./check-bot.js";
export { checkGame, type CheckOptions } from "./check-game.js";
export { type BrokenAt, BrokenLaw } from "./laws/law.js";
export { desertSonsOptions, desertSonsTileSets, randomTileSet } from "./desert-sons.js";
export { nomadiLayouts, nomadiOptions } from "./nomadi.js";
export { desertLayouts, desertOptions } from "./through-the-desert.js";
