import { describe, it } from "vitest";
import * as game from "caravanserai/nomadi";
import { checkGame, nomadiOptions as options } from "caravanserai/testing";
import { cases } from "../helpers/cases.js";

describe("Nomadi", () => {
  it("keeps every law of the contract", () => {
    checkGame<game.Types>(game, { options, games: cases(150), moments: 2 });
  });
});
