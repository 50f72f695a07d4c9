/** The room that the board has: most of the window on every screen, the whole width of a phone, and nothing too small to press or read. */
import { GAME_IDS, type GameId } from "caravanserai";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button, planOf, start } from "./person.js";
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
    const pressed = [...root.querySelectorAll("[role=button], button"), ...document.querySelectorAll("button")]
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

/** A game of three on the first board of the library, which is the largest. */
const gameOf = (game: GameId): object => ({
  drawer: false,
  plan: {
    game,
    seed: "fit",
    players: ["Anna", "Ben", "Cleo"].map((name) => ({ kind: "person", name })),
    games: {},
  },
});

describePage("fitting", (site) => {
  test.each(GAME_IDS)("the board of %s takes at least 45 percent of the window", async (game) => {
    for (const viewport of WINDOWS) {
      const { page, end } = await site().visit({ ...gameOf(game) }, { viewport });
      await start(page);
      // The board is arranged once it is drawn.
      await expect
        .poll(
          async () => {
            const { share, ...rest } = await measured(page);
            return [...tooSmall(rest), ...(share >= 0.45 ? [] : [`share ${share}`])];
          },
          { message: `${viewport.width}x${viewport.height}` },
        )
        .toEqual([]);
      await end();
    }
  });

  test.each(GAME_IDS)(
    "on a phone the board of %s is as wide as it can be, either way up",
    async (game) => {
      for (const viewport of PHONES) {
        const phone = { viewport, hasTouch: true, isMobile: true };
        const { page, end } = await site().visit({ ...gameOf(game) }, phone);
        await start(page, "Start", "tap");
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
        await end();
      }
    },
  );

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
