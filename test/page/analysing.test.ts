/** Hints, the analysis of a finished game, and what a game ends with. */
import { readFile } from "node:fs/promises";
import { GAME_IDS } from "caravanserai";
import { smallWadi } from "caravanserai/through-the-desert";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./looks.js";
import { button, finished, makeMove, matchOf, planOf, playTo, start, until } from "./person.js";
import { describePage } from "./site.js";

const notes = (page: Page): Promise<string[]> =>
  page.locator(".board [part=picture] .notes text").allTextContents();

const place = (page: Page): Promise<string> => page.innerText(".stepper .place");

describePage("analysing", (site) => {
  test.each(GAME_IDS)(
    "a hint in %s: three moves with expected points, drawn on the board",
    async (game) => {
      const { page, end } = await site().visit(planOf(game));
      await start(page);
      await playTo(page, 3);
      await button(page, "Hint").click();
      const best = page.locator(".messages .best li");
      await best.first().waitFor();
      const texts = await best.allInnerTexts();
      expect(texts.length).toBeGreaterThanOrEqual(1);
      expect(texts.length).toBeLessThanOrEqual(3);
      for (const text of texts) expect(text).toMatch(/[−\d]+\.\d points$/);
      // The best one is drawn last: it lies on top. Not everything in Desert Sons happens on the board.
      if (game !== "desert-sons") {
        await expect.poll(async () => (await notes(page)).pop()).toBe("1");
      }
      await makeMove(page);
      await expect.poll(() => best.count()).toBe(0);
      await until("no notes", async () => (await notes(page)).length === 0);
      await end();
    },
  );

  test("a finished game is analysed: a graph, turning points, blunders in the log, the best moves at each step", async () => {
    const { page, end } = await site().visit(finished("through-the-desert", { layout: smallWadi }));
    await page.locator(".winners").waitFor();
    await page.locator(".result").getByRole("button", { name: "Analyse the game" }).click();
    await page.locator(".turning-points li").first().waitFor();
    await until("the end", async () => (await page.locator("progress").count()) === 0);
    // Random moves are full of blunders.
    await expect.poll(() => page.locator(".turning-points li").count()).toBe(3);
    await expect
      .poll(() => page.innerText(".turning-points"))
      .toMatch(/cost \d+\.\d points; better: /);
    await expect.poll(() => page.locator(".graph .line").count()).toBe(2);
    const blunders = await page.locator(".log .blunder").count();
    expect(blunders).toBeGreaterThan(0);
    await expect.poll(() => page.locator(".graph .dot").count()).toBe(blunders);
    await expect
      .poll(() => page.locator(".log .blunder").first().getAttribute("aria-label"))
      .toMatch(/^Blunder: cost /);
    // A turning point leads to its decision, with the better moves on the board.
    const point = page.locator(".turning-points button").first();
    const number = Number.parseInt(await point.innerText(), 10);
    await point.click();
    await expect.poll(() => place(page)).toMatch(new RegExp(`^Move ${number - 1} of `));
    await expect.poll(() => notes(page)).toContain("1");
    await expect.poll(() => page.locator(".messages .best li").count()).toBe(3);
    const { width = 0, height = 0 } = (await page.locator(".graph").boundingBox()) ?? {};
    await page.locator(".graph").click({ position: { x: width - 4, y: height / 2 } });
    const { moves } = await matchOf(page);
    await expect.poll(() => place(page)).toBe(`Move ${moves.length} of ${moves.length}`);
    await expect.poll(() => notes(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Save the record").click(),
    ]);
    expect(await readFile(await download.path(), "utf8")).toContain('game: "through-the-desert"');
    const [picture] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Animated picture").click(),
    ]);
    expect(picture.suggestedFilename()).toBe("through-the-desert.svg");
    const svg = await readFile(await picture.path(), "utf8");
    expect(svg).toMatch(/^<svg .*caravanserai-replay.*<\/svg>$/su);
    expect(svg).toContain(`--b:${moves.length}s`);
    await end();
  });

  test("an analysis is cancelled, keeps what it has found, and can be started again", async () => {
    const { page, end } = await site().visit(finished("desert-sons"));
    await page.locator(".winners").waitFor();
    await page.locator(".analysis").getByRole("button", { name: "Analyse the game" }).click();
    await until("a line", async () => (await page.locator(".graph .line").count()) > 0);
    await button(page, "Cancel").click();
    await expect.poll(() => page.locator("progress").count()).toBe(0);
    await expect.poll(() => page.locator(".graph .line").count()).toBe(2);
    await page.locator(".analysis").getByRole("button", { name: "Analyse the game" }).waitFor();
    await end();
  });

  test("while people play, nothing is analysed: the searches see what players hide", async () => {
    const { page, end } = await site().visit(planOf("nomadi"));
    await start(page);
    await makeMove(page);
    await expect.poll(() => page.locator(".analysis").isVisible()).toBe(false);
    await end();
  });
});
