/** The pages for players: by the link of a game, in three languages, offline, on a phone. */
import { GAME_IDS } from "caravanserai";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { SCENES } from "../../docs/rules/scenes/index.js";
import { violations } from "./looks.js";
import { planOf, until } from "./person.js";
import { describePage, type Site } from "./site.js";

const LANGUAGES = { en: "The goal", fr: "Le but", de: "Das Ziel" } as const;

const address = (site: Site, game: string, language: string): string =>
  `${site.address}how-to-play/index.html?game=${game}&language=${language}`;

/** Returns how many pictures are drawn, and how many are not. */
async function pictures(page: Page): Promise<{ drawn: number; broken: number }> {
  await page.locator("main img").first().waitFor();
  const widths = await page.evaluate<number[]>(
    `Promise.all([...document.querySelectorAll("main img")].map((one) => one.decode().then(() => one.naturalWidth, () => 0)))`,
  );
  const drawn = widths.filter((width) => width > 0).length;
  return { drawn, broken: widths.length - drawn };
}

describePage("how to play", (site) => {
  test.each(GAME_IDS)("%s has a page in each language, with every scene", async (game) => {
    const { page, end } = await site().visit(planOf(game));
    const frames = SCENES[game].reduce((sum, { run }) => sum + run().length, 0);
    for (const [language, goal] of Object.entries(LANGUAGES)) {
      await page.goto(address(site(), game, language));
      await page.getByRole("heading", { name: goal }).waitFor();
      await expect.poll(() => page.getAttribute("html", "lang")).toBe(language);
      await expect.poll(() => pictures(page)).toEqual({ drawn: frames, broken: 0 });
      await expect.poll(() => page.locator(".rules > li").count()).toBe(SCENES[game].length);
      for (const text of await page.locator(".rules p").allInnerTexts()) {
        expect(text.length).toBeGreaterThan(20);
      }
    }
    await end();
  });

  test("the link of a game opens its page in the chosen language, offline too", async () => {
    const { page, end } = await site().visit(planOf("nomadi"), { locale: "fr" });
    await until("the service worker", () =>
      page.evaluate<boolean>("navigator.serviceWorker.controller !== null"),
    );
    await page.context().setOffline(true);
    const [guide] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: "Règles du jeu" }).click(),
    ]);
    await guide.getByRole("heading", { name: "Le but" }).waitFor();
    await expect.poll(() => guide.innerText("h1")).toBe("Nomadi");
    await expect.poll(async () => (await pictures(guide)).broken).toBe(0);
    await guide.getByRole("link", { name: "Deutsch" }).click();
    await guide.getByRole("heading", { name: "Das Ziel" }).waitFor();
    await guide.getByRole("navigation", { name: "Spiele" }).getByRole("link").first().click();
    await guide.locator("main img").first().waitFor();
    await expect.poll(() => guide.title()).toContain("So wird gespielt");
    await guide.getByRole("link", { name: "Spielen" }).click();
    await guide.locator(".plan select").first().waitFor();
    await end();
  });

  test.each([
    ["light", 1280],
    ["dark", 400],
  ] as const)("axe-core finds nothing wrong, %s at %i px", async (colorScheme, width) => {
    const { page, end } = await site().visit(planOf("desert-sons"), {
      colorScheme,
      viewport: { width, height: 800 },
    });
    for (const game of GAME_IDS) {
      await page.goto(address(site(), game, "en"));
      await page.locator("main img").first().waitFor();
      expect(await violations(page)).toEqual([]);
      const over = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
      await expect.poll(() => page.evaluate(over)).toBeLessThanOrEqual(0);
    }
    await end();
  });
});
