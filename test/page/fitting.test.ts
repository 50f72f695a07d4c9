/** The room that the board has: most of the window on every screen, the whole width of a phone, and nothing too small to press or read. */
import { GAME_IDS } from "caravanserai";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button, COVER, finished, halfPlayed, planOf, start } from "./person.js";
import { describePage } from "./site.js";

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
] as const;
const PHONES = [
  { width: 400, height: 800 },
  { width: 740, height: 360 },
] as const;

interface Measured {
  /** The part of the window that the box around all spaces takes. */
  readonly share: number;
  /** The box around the picture of the board. */
  readonly picture: { readonly left: number; readonly right: number; readonly bottom: number };
  /** The smallest thing to press, and the smallest text, in pixels. */
  readonly target: number;
  readonly text: number;
  /** How far the page is wider than the window. */
  readonly overflow: number;
}

/** Measures a game on the page. */
const measured = (page: Page): Promise<Measured> =>
  page.evaluate<Measured>(`(() => {
    const root = document.querySelector(".board").shadowRoot;
    const boxes = [...root.querySelectorAll('[part=picture] [data-pick^="space:"] :is(.hex, .hit)')]
      .map((space) => space.getBoundingClientRect());
    const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    const pressed = [...root.querySelectorAll("[role=button]:not([data-button]), button"), ...document.querySelectorAll("button")]
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.width > 0);
    const texts = [...root.querySelectorAll("svg text")].map((text) =>
      parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
    const { left, right, bottom } = root.querySelector("[part=picture]").getBoundingClientRect();
    return {
      share: (width * height) / (innerWidth * innerHeight),
      picture: { left, right, bottom },
      target: Math.min(...pressed.map((box) => Math.min(box.width, box.height))),
      text: Math.min(...texts),
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  })()`);

/** What is too small to press or to read, or too wide; nothing if all is well. */
const tooSmall = ({
  target,
  text,
  overflow,
}: Pick<Measured, "target" | "text" | "overflow">): readonly string[] => [
  ...(target >= 24 ? [] : [`target ${target}`]),
  ...(text >= 11 ? [] : [`text ${text}`]),
  ...(overflow <= 0 ? [] : [`overflow ${overflow}`]),
];

/** Waits until a game is shown, and takes over the screen if it is covered. */
async function shown(page: Page, press: "click" | "tap" = "click"): Promise<void> {
  const picture = page.locator(".stage [data-piece], .stage .hit").first();
  const cover = page.locator(COVER);
  await picture.or(cover).first().waitFor();
  if ((await cover.count()) > 0) await cover[press]();
  await picture.waitFor();
}

/** Each game with two players, and with as many as can play it. */
const TABLES = GAME_IDS.flatMap((game) =>
  [2, game === "through-the-desert" ? 5 : 4].map((players) => ({ game, players })),
);

describePage("fitting", (site) => {
  test.each(TABLES)(
    "the board of $game takes at least 45 percent of the window with $players players",
    async ({ game, players }) => {
      const { page, end } = await site().visit(await halfPlayed(game, players), {
        viewport: WINDOWS[0],
      });
      await shown(page);
      for (const viewport of WINDOWS) {
        await page.setViewportSize(viewport);
        await expect
          .poll(
            async () => {
              const { share, ...rest } = await measured(page);
              return [...tooSmall(rest), ...(share >= 0.45 ? [] : [`share ${share}`])];
            },
            { message: `${viewport.width}x${viewport.height}` },
          )
          .toEqual([]);
      }
      await end();
    },
  );

  test.each(TABLES)(
    "on a phone the board of $game is as wide as it can be with $players players, either way up",
    async ({ game, players }) => {
      const phone = { viewport: PHONES[0], hasTouch: true, isMobile: true };
      const { page, end } = await site().visit(await halfPlayed(game, players), phone);
      await shown(page, "tap");
      for (const viewport of PHONES) {
        await page.setViewportSize(viewport);
        const isUpright = viewport.width < viewport.height;
        await expect
          .poll(
            async () => {
              const { picture, ...rest } = await measured(page);
              const { left, right, bottom } = picture;
              const fits = isUpright
                ? left === 0 && right === viewport.width
                : bottom <= viewport.height;
              return [...tooSmall(rest), ...(fits ? [] : [JSON.stringify(picture)])];
            },
            { message: `${viewport.width}x${viewport.height}` },
          )
          .toEqual([]);
      }
      await end();
    },
  );

  test.each(GAME_IDS)(
    "the result of %s stands beside the board, which stays in sight with the drawer open",
    async (game) => {
      const { page, end } = await site().visit(
        { ...finished(game, { players: 3 }), drawer: true },
        { viewport: WINDOWS[0] },
      );
      await page.locator(".stage .winners").waitFor();
      for (const viewport of WINDOWS) {
        await page.setViewportSize(viewport);
        await expect
          .poll(
            async () => {
              const picture = await page.locator(".stage [part=picture] svg").boundingBox();
              const again = await button(page, "Rematch").boundingBox();
              return (
                (picture?.height ?? 0) > viewport.height / 2 &&
                (again?.y ?? Infinity) + (again?.height ?? 0) < viewport.height
              );
            },
            { message: `${viewport.width}x${viewport.height}` },
          )
          .toBe(true);
      }
      await end();
    },
  );

  test("on a phone the result is what comes first", async () => {
    const phone = { viewport: PHONES[0], hasTouch: true, isMobile: true };
    const { page, end } = await site().visit(finished("nomadi"), phone);
    const again = await button(page, "Rematch").boundingBox();
    expect(again?.y).toBeLessThan(PHONES[0].height / 2);
    await end();
  });

  test("on a phone the board shows the choices that lie outside of what is seen", async () => {
    const phone = { viewport: PHONES[0], hasTouch: true, isMobile: true };
    const { page, end } = await site().visit(await halfPlayed("desert-sons", 4), phone);
    await shown(page, "tap");
    const outside = (): Promise<number> =>
      page.evaluate<number>(`(() => {
        const place = document.querySelector(".board").shadowRoot.querySelector("[part=picture]");
        const frame = place.getBoundingClientRect();
        return [...place.querySelectorAll(".choice")].filter((choice) => {
          const { left, right } = choice.getBoundingClientRect();
          return left < frame.left - 1 || right > frame.right + 1;
        }).length;
      })()`);
    await page.evaluate(
      `document.querySelector(".board").shadowRoot.querySelector("[part=picture]").scrollTo(9999, 0)`,
    );
    expect(await outside()).toBeGreaterThan(0);
    await page.setViewportSize({ width: 402, height: 800 });
    await expect.poll(outside).toBe(0);
    await end();
  });

  test("the board is enlarged by a button, and shown whole again", async () => {
    const phone = { viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true };
    const { page, end } = await site().visit({ ...planOf("nomadi"), drawer: false }, phone);
    await start(page, "Start", "tap");
    const width = (): Promise<number> =>
      page.evaluate(
        `document.querySelector(".board").shadowRoot.querySelector("svg").getBoundingClientRect().width`,
      );
    // Enlarged for fingers once it is drawn, or not.
    await page.evaluate("document.querySelector('.board').shown.then(() => undefined)");
    const first = await width();
    await button(page, "Magnify the board").tap();
    await expect.poll(width).not.toBe(first);
    await button(page, "Magnify the board").tap();
    await expect.poll(async () => Math.min(await width(), first)).toBeGreaterThanOrEqual(399);
    await end();
  });
});
