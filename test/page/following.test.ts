/** What happened since one's own turn: marks on the board, the log by turns, and bots that are skipped. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button, makeMove, movesOf, planOf, playTo, settle, start } from "./person.js";
import { describePage, type Kept } from "./site.js";

/** Anna against three bots on the smallest board. */
function against(game: "nomadi" | "through-the-desert"): Kept {
  const { plan } = planOf(game);
  const players = ["person", "easy", "easy", "easy"].map((kind) => ({ kind, name: "" }));
  return { plan: { ...(plan as object), players } };
}

/** How many places are marked on the board of Through the Desert. */
const marked = (page: Page): Promise<number> =>
  page.locator(".board [part=picture] circle.last").count();

const place = (page: Page): Promise<string> => page.innerText(".stepper .place");

describePage("following", (site) => {
  test("everything that others did stays marked until the person acts", async () => {
    const { page, end } = await site().visit(against("through-the-desert"));
    await start(page);
    await makeMove(page);
    await settle(page);
    await button(page, "Undo").waitFor();
    // The leaders of three bots.
    await expect.poll(() => movesOf(page)).toHaveLength(4);
    await expect.poll(() => marked(page)).toBe(3);
    // Picks are no act yet.
    await page.locator(".board [role=button][aria-pressed=false]").first().click();
    await expect.poll(() => marked(page)).toBe(3);
    // A step back shows what the person had not answered then.
    await button(page, "One move back").click();
    await expect.poll(() => marked(page)).toBe(2);
    await button(page, "To the end").first().click();
    await expect.poll(() => marked(page)).toBe(3);
    await end();
  });

  test("a turn is one row of the log; a click on a step leads there, pointing at it shows it", async () => {
    const { page, end } = await site().visit(planOf("through-the-desert"));
    await start(page);
    // Ten leaders, one camel of Anna, two of the bot, two of Anna.
    await playTo(page, 15);
    const rows = await page.locator(".log li").allInnerTexts();
    expect(rows.slice(0, 2).join()).toMatch(/^Anna: places the \w+ leader on \w+\.,Bot: places/);
    expect(rows.filter((row) => /^Anna: places a .+, places a/.test(row))).not.toEqual([]);
    expect(rows.join(" ")).not.toMatch(/turn|undefined/);
    const step = page.locator('.log [data-step="3"]').first();
    const noted = page.locator(".board [part=picture] .notes circle").first();
    await step.hover();
    await noted.waitFor();
    await step.click();
    await expect.poll(() => place(page)).toMatch(/^Move 3 of /);
    await expect.poll(() => step.getAttribute("aria-current")).toBe("step");
    // By keyboard: the step shown is in the order of tabs, and arrows lead on.
    await step.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => place(page)).toMatch(/^Move 4 of /);
    await end();
  });

  test("dice belong to the row of whoever has rolled them", async () => {
    const { page, end } = await site().visit(planOf("nomadi"));
    await start(page);
    while ((await page.locator(".log li", { hasText: "rolls" }).count()) === 0)
      await makeMove(page);
    const rows = await page.locator(".log li", { hasText: "rolls" }).allInnerTexts();
    expect(rows[0]).toMatch(/^(?:Anna|Bot): rolls /);
    await end();
  });

  test("a round of bots is skipped: nothing is shown until the person decides", async () => {
    const { page, end } = await site().visit({ ...against("through-the-desert"), pace: "slow" });
    await start(page);
    // Bots that nobody skips wait for ever, however slow the machine is.
    await page.evaluate(
      "{ const wait = setTimeout; setTimeout = (run, ms) => wait(run, ms > 1000 ? 1e9 : ms); }",
    );
    await makeMove(page);
    await page.evaluate(`(() => {
      globalThis.seen = [];
      const place = document.querySelector(".stepper .place");
      const watching = { childList: true, characterData: true, subtree: true };
      new MutationObserver(() => seen.push(place.textContent)).observe(place, watching);
    })()`);
    await button(page, "Skip to my turn").click();
    await settle(page);
    await expect.poll(() => page.evaluate("[...new Set(seen)]")).toEqual(["Move 4 of 4"]);
    await expect.poll(() => marked(page)).toBe(3);
    await expect.poll(() => page.locator(".log li").count()).toBe(4);
    await expect.poll(() => button(page, "Skip to my turn").count()).toBe(0);
    // From then on bots are watched again.
    await makeMove(page);
    await button(page, "Skip to my turn").waitFor();
    await end();
  });
});
