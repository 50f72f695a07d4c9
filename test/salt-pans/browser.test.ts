/** Salt Pans in the board element, in Chromium: an outside game is played by clicks, with the picture that it has for free. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openChromium } from "../../tools/chromium.js";
import { bundle, executablePath, visit } from "../element/page.js";

const PAGE = `
  import { defineBoard } from "caravanserai/element";
  import { saltPans as game, toSvg } from "../../docs/examples/salt-pans/game.ts";

  defineBoard([{ id: "salt-pans", game, toSvg }]);
  const board = document.createElement("caravanserai-board");
  document.querySelector("main").append(board);
  const table = { moves: 0, state: game.setup({ players: 2, seed: 7 }), refusals: [] };
  board.addEventListener("move", ({ detail }) => {
    table.moves++;
    table.state = game.apply(table.state, detail.move);
    board.state = table.state;
  });
  board.addEventListener("refuse", ({ detail }) => table.refusals.push(detail.text));
  board.state = table.state;
  Object.assign(globalThis, { board, table, isReady: true });
`;

describe.skipIf(executablePath === undefined)("Salt Pans in Chromium", { timeout: 120_000 }, () => {
  let browser: Browser;
  let script: string;
  beforeAll(async () => {
    [browser, script] = await Promise.all([openChromium(), bundle(PAGE)]);
  });
  afterAll(() => browser.close());

  test("a whole game is played by clicks, and a click on a stake is told why not", async () => {
    const { page, errors } = await visit(browser, script, { reducedMotion: "reduce" });
    const hex = (name: string) => page.locator(`caravanserai-board [data-pick="space:${name}"]`);
    // Otherwise the second one would count as that of a double click, which says nothing.
    await page.evaluate(
      "{ const now = performance.now.bind(performance); performance.now = () => now() - 400; }",
    );
    await hex("e5").click();
    await hex("e5").click();
    await expect.poll(() => page.evaluate("table.refusals.join()")).toContain("E5 is not free");
    for (let clicks = 0; clicks < 60; clicks++) {
      if (await page.evaluate<boolean>("table.state.over")) break;
      await page
        .locator("caravanserai-board [data-pick].choice")
        .nth(clicks % 3)
        .click();
    }
    await expect.poll(() => page.evaluate("table.state.over")).toBe(true);
    await expect.poll(() => page.evaluate<number>("table.moves")).toBeGreaterThan(10);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
