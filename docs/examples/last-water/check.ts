/** Does the game keep every law of the contract? `npx tsx check.ts` tells. */
import { checkGame } from "caravanserai/testing";
import fc from "fast-check";
import { lastWater, type Types } from "./game.js";
import { data } from "./model.js";

checkGame<Types>(lastWater, {
  options: fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.integer() }),
  // What nobody may see but its owner, by the rules (W2): the cards that were not played.
  hidden: data.hidden,
  games: 100,
});
console.log("Last Water keeps every law.");
