/** Does the game keep every law of the contract? `npx tsx check.ts` tells. */
import type { Viewer } from "caravanserai/kit";
import { checkGame } from "caravanserai/testing";
import fc from "fast-check";
import { lastWater, type Types } from "./game.js";
import type { State } from "./model.js";

/** What nobody may see but its owner, by the rules (W2): the cards that were not played. */
export const hidden = ({ over, seats }: State, viewer: Viewer): string[] =>
  [...seats.keys()]
    .filter((seat) => !over && seat !== viewer && seats[seat]?.played === false)
    .map((seat) => `seats[${seat}].card`);

checkGame<Types>(lastWater, {
  options: fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.integer() }),
  hidden,
  games: 100,
});
console.log("Last Water keeps every law.");
