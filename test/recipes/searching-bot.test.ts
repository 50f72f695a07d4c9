/** The bot of the recipe: fair, and stronger than one that knows nothing. */
import { arena } from "caravanserai/bots";
import { checkBot, desertOptions } from "caravanserai/testing";
import * as game from "caravanserai/through-the-desert";
import { describe, expect, test } from "vitest";
import { searchingBot } from "../../docs/recipes/searching-bot.js";
import { cases } from "../helpers/cases.js";

describe("the searching bot", () => {
  test("is fair: what it can't see does not count", async () => {
    await checkBot<game.Types>(game, searchingBot(10), { options: desertOptions, games: cases(5) });
  });

  test("beats random players, with a few games in its mind", async () => {
    const { table } = await arena<game.Types>({
      game,
      bots: [searchingBot(60), "random"],
      games: 6,
      seed: "recipe",
      options: { layout: game.smallWadi },
    });
    expect(table[0]?.name).toBe("searching bot");
    expect(table[0]?.wins).toBe(6);
  });
});
