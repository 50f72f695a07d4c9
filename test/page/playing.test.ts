/** Whole games on the page: with the mouse, with the keyboard, by touch on a phone. */
import { GAME_IDS, type GameId, score, seededRandom } from "caravanserai";
import { expect, test } from "vitest";
import {
  almostFinished,
  armed,
  button,
  COVER,
  loggedSteps,
  matchOf,
  movesOf,
  planOf,
  playOn,
  pricing,
  start,
  stateOf,
  until,
} from "./person.js";
import { describePage, type Kept } from "./site.js";
import { isDeep } from "../helpers/cases.js";
import { coloursOf } from "./looks.js";

describePage("playing", (site) => {
  // In few cases most of the beginnings are played by the test: the ends show every kind of control.
  const isWhole = (game: GameId, how?: "mouse"): boolean =>
    isDeep || (game === "through-the-desert" && how === "mouse");
  const begun = (game: GameId, how?: "mouse"): Kept =>
    isWhole(game, how) ? planOf(game) : almostFinished(game, 16);

  test.each(GAME_IDS)("a game of %s is played to its end with the mouse", async (game) => {
    const { page, end } = await site().visit(begun(game, "mouse"));
    if (isWhole(game, "mouse")) await start(page);
    await playOn(page);
    const state = await stateOf(page);
    expect(state.over).toBe(true);
    const { length: moves } = await movesOf(page);
    await expect.poll(() => loggedSteps(page)).toHaveLength(moves);
    // The winners are first.
    const totals = await page.locator(".score td.total").allInnerTexts();
    expect(totals.map((text) => Number(text.replace("−", "-"))).sort()).toEqual(
      score(state)
        .seats.map(({ total }) => total)
        .sort(),
    );
    const { winners } = score(state);
    const names = winners.map((seat) => (seat === 0 ? "Anna" : "Bot")).join(" and ");
    await expect
      .poll(() => page.innerText(".winners"))
      .toBe(`${names} ${winners.length === 1 ? "wins" : "win"}.`);
    expect(await coloursOf(page)).toBeGreaterThan(200);
    await button(page, "Rematch").click();
    // Whoever was second begins.
    await expect
      .poll(async () => (await matchOf(page)).players.map(({ kind }) => kind))
      .toEqual(["easy", "person"]);
    expect((await matchOf(page)).moves.length).toBeLessThan(moves);
    await end();
  });

  test.each(GAME_IDS)("a game of %s is played to its end with the keyboard alone", async (game) => {
    const { page, end } = await site().visit({ ...begun(game), drawer: false });
    const focused =
      "document.activeElement?.shadowRoot ? 'board' : document.activeElement?.innerText";
    const tabTo = async (what: string): Promise<void> => {
      for (let tab = 0; tab < 60; tab++) {
        if ((await page.evaluate(focused)) === what) return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`no ${what} in the order of tabs`);
    };
    if (isWhole(game)) {
      await tabTo("Start");
      await page.keyboard.press("Enter");
    }
    await page.locator(".stage").waitFor();
    const random = seededRandom(game);
    const arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
    for (let presses = 0; presses < 20_000;) {
      const at = await page.evaluate<string>(`(() => {
        const board = document.querySelector(".stage .board");
        if (document.querySelector(".winners")) return "over";
        if (board.hasAttribute("disabled")) return "waiting";
        const active = board.shadowRoot.activeElement;
        return active === null ? "lost" : String(active.getAttribute("aria-pressed"));
      })()`);
      if (at === "over") break;
      if (at === "waiting") {
        await page.waitForTimeout(30);
        continue;
      }
      presses++;
      // After the bot's moves the focus comes back by itself; at first, and past the last button, it is brought there.
      if (at === "lost") {
        await page.waitForTimeout(30);
        if ((await page.evaluate(focused)) !== "board") await tabTo("board");
      } else if (random(8) === 0) await page.keyboard.press("Tab");
      else if (at === "true" || random(3) === 0) {
        await page.keyboard.press(arrows[random(4)] ?? "");
      } else await page.keyboard.press("Enter");
    }
    expect((await stateOf(page)).over).toBe(true);
    await end();
  });

  test.each(GAME_IDS)("a game of %s is played to its end on a phone, by touch", async (game) => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page, end } = await site().visit({ ...begun(game) }, phone);
    const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    await expect.poll(() => page.evaluate(overflow)).toBe(0);
    if (isWhole(game)) await start(page, "Start", "tap");
    await playOn(page, "tap");
    expect((await stateOf(page)).over).toBe(true);
    await expect.poll(() => page.evaluate(overflow)).toBe(0);
    expect(await coloursOf(page)).toBeGreaterThan(200);
    await end();
  });

  test("prices are chips that fit a phone, dimmed above what the other can pay; who can only refuse is told why", async () => {
    const phone = { viewport: { width: 400, height: 740 }, hasTouch: true, isMobile: true };
    const { page, end } = await site().visit({ ...pricing(), confirm: false }, phone);
    const cover = page.locator(COVER);
    await page.locator(`.stage .chip, ${COVER}`).first().waitFor();
    if ((await cover.count()) > 0) {
      await armed(page);
      await cover.tap();
    }
    const chips = page.locator(".stage .chip");
    await chips.first().waitFor();
    await expect
      .poll(() => chips.allInnerTexts())
      .toEqual(Array.from({ length: 11 }, (_, price) => `${price}`));
    for (const box of await Promise.all((await chips.all()).map((chip) => chip.boundingBox()))) {
      expect((box?.x ?? 0) + (box?.width ?? 500)).toBeLessThanOrEqual(400);
    }
    const state = await stateOf(page);
    if (state.game !== "nomadi" || state.offer === null) throw new Error("no card is on offer");
    const { coins } = state.seats[state.offer.owner] ?? { coins: 99 };
    expect(coins).toBeLessThan(10);
    await expect.poll(() => page.locator(".stage .doubtful").count()).toBe(10 - coins);
    const dear = chips.last();
    await expect
      .poll(() => dear.getAttribute("title"))
      .toMatch(/^The owner has .* can’t pay that\.$/);
    await armed(page);
    await dear.tap();
    await until("the answer", async () => (await stateOf(page)).seat === state.offer?.owner);
    if ((await cover.count()) > 0) {
      await armed(page);
      await cover.tap();
    }
    const stage = page.locator(".stage .board");
    await until("the reason", async () =>
      (await stage.locator("[part=prompt], [part=status]").allInnerTexts())
        .join(" ")
        .includes("refuse the price of 10 coins, which is more than"),
    );
    await end();
  });
});
