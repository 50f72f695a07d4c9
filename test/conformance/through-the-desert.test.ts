import { describe, it } from "vitest";
import * as game from "caravanserai/through-the-desert";
import { checkGame, desertOptions as options } from "caravanserai/testing";
import { cases } from "../helpers/cases.js";

describe("Through the Desert", () => {
  it("keeps every law of the contract", () => {
    checkGame<game.Types>(game, { options, games: cases(350), moments: 2 });
  });
});
