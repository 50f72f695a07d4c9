import { describe, it } from "vitest";
import * as game from "caravanserai/through-the-desert";
import { checkGame } from "caravanserai/testing";
import { options } from "../through-the-desert/arbitraries.js";

describe("Through the Desert", () => {
  it("keeps every law of the contract", () => {
    checkGame<game.Types>(game, { options, games: 1200, moments: 2 });
  });
});
