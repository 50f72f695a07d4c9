import { describe, it } from "vitest";
import * as game from "caravanserai/desert-sons";
import { checkGame } from "caravanserai/testing";
import { options } from "../desert-sons/arbitraries.js";

describe("Desert Sons", () => {
  it("keeps every law of the contract", () => {
    checkGame<game.Types>(game, { options, games: 300, moments: 2 });
  });
});
