import { describe, it } from "vitest";
import * as game from "caravanserai/desert-sons";
import { checkGame, desertSonsOptions as options } from "caravanserai/testing";
import { cases } from "../helpers/cases.js";

describe("Desert Sons", () => {
  it("keeps every law of the contract", () => {
    checkGame<game.Types>(game, { options, games: cases(120), moments: 2 });
  });
});
