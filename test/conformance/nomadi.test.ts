import { describe, it } from "vitest";
import * as game from "caravanserai/nomadi";
import { checkGame } from "caravanserai/testing";
import { options } from "../nomadi/arbitraries.js";

describe("Nomadi", () => {
  it("keeps every law of the contract", () => {
    checkGame<game.Types>(game, { options, games: 500, moments: 2 });
  });
});
