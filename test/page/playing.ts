/** Whole games on the page: with the mouse, with the keyboard, by touch on a phone. */
import { GAME_IDS, score } from "caravanserai";
import { expect, test } from "vitest";
import { button, matchOf, planOf, playOn, stateOf, until } from "./person.js";
import type { Site } from "./site.js";
import { coloursOf } from "./looks.js";

export function testPlaying(site: () => Site): void {
  test.each(GAME_IDS)("a whole game of %s is played with the mouse", async (game) => {
    const { page, end } = await site().visit(planOf(game));
    await button(page, "Start").click();
    const moves = await playOn(page);
    const state = await stateOf(page);
    expect(state.over).toBe(true);
    expect(await page.locator(".log li").count()).toBe(moves);
    const totals = await page.locator(".score .total td").allInnerTexts();
    expect(totals.map((text) => Number(text.replace("−", "-")))).toEqual(
      score(state).seats.map(({ total }) => total),
    );
    const { winners } = score(state);
    const names = winners.map((seat) => (seat === 0 ? "Anna" : "Bot")).join(" and ");
    expect(await page.innerText(".winners")).toBe(
      `${names} ${winners.length === 1 ? "wins" : "win"}.`,
    );
    expect(await coloursOf(page)).toBeGreaterThan(200);
    await button(page, "Play again").click();
    expect((await matchOf(page)).moves.length).toBeLessThan(3);
    await end();
  });

  test("a whole game is played with the keyboard alone", async () => {
    const { page, end } = await site().visit(planOf("through-the-desert"));
    const focused =
      "document.activeElement?.shadowRoot ? 'board' : document.activeElement?.innerText";
    const tabTo = async (what: string): Promise<void> => {
      for (let tab = 0; tab < 40; tab++) {
        if ((await page.evaluate(focused)) === what) return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`no ${what} in the order of tabs`);
    };
    await tabTo("Start");
    await page.keyboard.press("Enter");
    await page.locator(".stage").waitFor();
    await tabTo("board");
    const arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
    for (let press = 0; press < 3000; press++) {
      const at = await page.evaluate<string>(`(() => {
        const board = document.querySelector(".stage").querySelector("through-the-desert-board");
        if (document.querySelector(".winners")) return "over";
        if (board.hasAttribute("disabled")) return "waiting";
        const active = board.shadowRoot.activeElement;
        return active === null ? "lost" : String(active.getAttribute("aria-pressed"));
      })()`);
      if (at === "over") break;
      if (at === "waiting") await page.waitForTimeout(30);
      // Whatever the bot did: the focus is back where the person was.
      else if (at === "lost") {
        await until("the focus is back", () =>
          page.evaluate<boolean>("Boolean(document.activeElement?.shadowRoot?.activeElement)"),
        );
      } else {
        const arrow = arrows[(press + (press >> 2)) % 4] ?? "";
        await page.keyboard.press(at === "true" || press % 3 === 0 ? arrow : "Enter");
      }
    }
    expect((await stateOf(page)).over).toBe(true);
    await end();
  });

  test("a whole game is played on a phone, by touch", async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page, end } = await site().visit(planOf("through-the-desert"), phone);
    const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    expect(await page.evaluate(overflow)).toBe(0);
    await button(page, "Start").tap();
    await playOn(page, "tap");
    expect(await page.evaluate(overflow)).toBe(0);
    expect(await coloursOf(page)).toBeGreaterThan(200);
    await end();
  });
}
