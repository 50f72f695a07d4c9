/** Does the game keep every law of the contract? `npx tsx check.ts` tells. */
import { checkGame } from "caravanserai/testing";
import fc from "fast-check";
import { saltPans, type Types } from "./game.js";

checkGame<Types>(saltPans, {
  options: fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.integer() }),
  games: 40,
});
console.log("Salt Pans keeps every law.");
