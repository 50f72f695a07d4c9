/** The board leads a person through a move: one prompt, buttons with names and prices, tips at the pointer, ghosts, tiles that turn. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openChromium } from "../../tools/chromium.js";
import { bundle, executablePath, PAGE, settled, visit } from "./page.js";

/** Plays on until a state is as wanted, and shows it to whoever decides. */
const REACH = `globalThis.reach = async (id, isWanted, seed = 5) => {
  const game = games[id];
  for (let tries = 1; tries < 200; tries++) {
    let state = game.setup({ players: 2, seed: tries });
    while (state.seat !== null) {
      const list = game.legalMoves(state);
      if (isWanted(state, list)) {
        Object.assign(table, { game, state, moves: [], refusals: [] });
        board.seat = state.seat;
        board.state = state;
        return board.shown;
      }
      seed = (seed * 48271) % 2147483647;
      state = game.apply(state, list[seed % list.length]);
    }
  }
  throw new Error("no such state was found");
}`;

/** A field where a tile fits in at least two rotations. */
const TURNABLE = `(state, list) => state.phase === "place" &&
  list.some((one) => list.some((other) => one.field === other.field && one.rotation !== other.rotation))`;

/** The guide can be paid. */
const GUIDE = `(state, list) => state.phase === "explorer" && list.length > 0 &&
  list.some(({ type }) => type === "done") &&
  table_after(state).phase === "guide"`;

describe.skipIf(executablePath === undefined)("the board leads", { timeout: 120_000 }, () => {
  let browser: Browser;
  let script: string;
  beforeAll(async () => {
    [browser, script] = await Promise.all([openChromium(), bundle(PAGE)]);
  });
  afterAll(() => browser.close());

  const open = async (options = {}): Promise<{ page: Page; errors: string[] }> => {
    const visited = await visit(browser, script, { reducedMotion: "reduce", ...options });
    await visited.page.evaluate(REACH);
    await visited.page.evaluate(
      "globalThis.table_after = (state) => games['desert-sons'].apply(state, { type: 'done' })",
    );
    return visited;
  };
  const text = (page: Page, part: string): Promise<string> =>
    page.locator(`caravanserai-board [part=${part}]`).innerText();
  const control = (page: Page, pick: string): Locator =>
    page.locator(`caravanserai-board [part=picture] [data-pick="${pick}"]`);
  const moves = (page: Page): Promise<Readonly<Record<string, unknown>>[]> =>
    page.evaluate("table.moves");

  test("one prompt follows the picks, to you, in the language of the page", async () => {
    const { page, errors } = await open();
    await page.evaluate(
      "open('through-the-desert').then(() => { board.seat = 0; return board.shown; })",
    );
    await expect.poll(() => text(page, "status")).toBe("You: choose a colour");
    await control(page, "colour:sky").click();
    await expect.poll(() => text(page, "status")).toBe("You: choose a space for the sky leader");
    await page.keyboard.press("Escape");
    await expect.poll(() => text(page, "status")).toBe("You: choose a colour");
    // People who share a screen are called by their names.
    await page.evaluate("board.names = ['Ada'], board.seat = 'hot-seat', board.shown");
    await expect.poll(() => text(page, "status")).toBe("Ada: choose a colour");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("a tile is turned where it lies, by click, wheel, R and a button, and placed by a button", async () => {
    const { page, errors } = await open();
    await page.evaluate(`reach("desert-sons", ${TURNABLE})`);
    await expect.poll(() => text(page, "status")).toBe("You: choose a field for the tile");
    const [field, fitting] = await page.evaluate<[string, number[]]>(`(() => {
      const list = table.game.legalMoves(table.state);
      const { field } = list.find((one) => list.some((other) => one.field === other.field && one.rotation !== other.rotation));
      return [field, list.filter((one) => one.field === field).map(({ rotation }) => rotation)];
    })()`);
    await control(page, `space:${field}`).click();
    await expect.poll(() => text(page, "status")).toBe("You: turn the tile and place it");
    const lying = (): Promise<number> =>
      page.evaluate(`Number([...board.picked, ...[...board.shadowRoot.querySelectorAll(
        ".picked[data-pick^='rotation:']")].map((one) => one.dataset.pick)].find((pick) => pick.startsWith("rotation:")).slice(9))`);
    const after = (rotation: number, step = 1): number | undefined =>
      fitting[(fitting.indexOf(rotation) + step + fitting.length) % fitting.length];
    const first = await lying();
    expect(fitting).toContain(first);
    // It is as large as its field, and on it.
    const tile = page.locator("caravanserai-board [part=picture] .ghost").first();
    const [ghost, place] = [
      await tile.boundingBox(),
      await control(page, `space:${field}`).boundingBox(),
    ];
    expect(Math.abs((ghost?.x ?? 0) - (place?.x ?? 99))).toBeLessThan(8);
    expect(ghost?.width ?? 0).toBeGreaterThanOrEqual(place?.width ?? 99);
    const middle = { x: (place?.x ?? 0) + 20, y: (place?.y ?? 0) + 20 };
    await page.mouse.click(middle.x, middle.y);
    const second = await lying();
    expect(second).toBe(after(first));
    await page.keyboard.press("r");
    const third = await lying();
    expect(third).toBe(after(second));
    await page.keyboard.press("Shift+R");
    await expect.poll(() => lying()).toBe(second);
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(`board.picked.includes("rotation:${String(after(second))}")`);
    await settled(page);
    await page.getByRole("button", { name: "Turn it (R)" }).click();
    const last = await lying();
    expect(last).toBe(after(second, 2));
    await expect.poll(() => moves(page)).toEqual([]);
    await settled(page);
    await page.locator("caravanserai-board button.confirm").click();
    await expect.poll(() => moves(page)).toMatchObject([{ type: "place", field, rotation: last }]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("on a touch screen a tap turns the tile", async () => {
    const { page, errors } = await open({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 400, height: 800 },
    });
    await page.evaluate(`board.setAttribute("panels", "none"), reach("desert-sons", ${TURNABLE})`);
    const field = await page.evaluate<string>(`(() => {
      const list = table.game.legalMoves(table.state);
      return list.find((one) => list.some((other) => one.field === other.field && one.rotation !== other.rotation)).field;
    })()`);
    await control(page, `space:${field}`).tap();
    await page.locator("caravanserai-board [part=picture] [data-pick^='rotation:']").tap();
    await expect
      .poll(() => page.evaluate<string[]>("board.picked"))
      .toEqual([`space:${field}`, expect.stringMatching(/^rotation:/) as string]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("what costs something names its price, has its own place, and is never paid by a double click", async () => {
    const { page, errors } = await open();
    await page.evaluate(`reach("desert-sons", ${GUIDE})`);
    await settled(page);
    const done = page.getByRole("button", { name: "Done", exact: true });
    // What comes now is new for long, however busy the machine is.
    await page.evaluate("performance.now = () => 1e9");
    await done.dblclick();
    await page.evaluate("board.shown");
    expect((await moves(page)).map(({ type }) => type)).toEqual(["done"]);
    const paid = page.locator("caravanserai-board [part=paid] button");
    await expect
      .poll(() => paid.allInnerTexts())
      .toEqual(["Pay the guide 1 water for an extra turn"]);
    await expect
      .poll(() => page.locator("caravanserai-board [part=free] button").allInnerTexts())
      .toEqual(["Done"]);
    await paid.click();
    await expect.poll(() => moves(page)).toHaveLength(1);
    // A key that is held down presses once.
    await page.evaluate("performance.now = () => 0, board.state = table.state, board.shown");
    await paid.focus();
    await page.keyboard.down("Enter");
    for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    expect((await moves(page)).map(({ type }) => type)).toEqual(["done", "guide"]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("a click too soon after new buttons does nothing, and one later does", async () => {
    const { page } = await open();
    await page.evaluate(
      "open('through-the-desert', { layout: undefined }).then(() => board.setAttribute('confirm', ''))",
    );
    /** Sets the clock by which buttons are new, so that nothing depends on how busy the machine is. */
    const clock = (shift: number): Promise<unknown> =>
      page.evaluate(`performance.now = () => performance.timeline + ${shift}`);
    await page.evaluate("performance.timeline = performance.now()");
    const confirm = page.locator("caravanserai-board button.confirm");
    await clock(1e9);
    await control(page, "colour:sky").click();
    await control(page, "space:i4").click();
    await confirm.click();
    await expect.poll(() => moves(page)).toEqual([]);
    await clock(-400);
    await page.keyboard.press("Escape");
    await control(page, "space:i4").click();
    await confirm.click();
    await expect.poll(() => moves(page)).toHaveLength(1);
    await page.context().close();
  });

  test("a refusal is a tip at the pointer: it goes with it, and none stands after a move", async () => {
    const { page, errors } = await open();
    await page.evaluate("open('through-the-desert', { layout: undefined, players: 3 })");
    const tip = page.locator("caravanserai-board [part=tip]");
    const water = await page.evaluate<string>("table.state.water[0].space");
    await control(page, "colour:sky").click();
    await control(page, `space:${water}`).hover();
    await expect.poll(() => text(page, "tip")).toContain("water");
    const box = await tip.boundingBox();
    const at = await control(page, `space:${water}`).boundingBox();
    expect(Math.abs((box?.y ?? 0) - (at?.y ?? 999))).toBeLessThan(120);
    await expect.poll(() => text(page, "status")).toContain("choose a space");
    await page.mouse.move(5, 5);
    await expect.poll(() => tip.isVisible()).toBe(false);
    await control(page, `space:${water}`).click();
    await expect.poll(() => text(page, "tip")).toContain("water");
    // A move, and the pointer stays on the piece that was just placed.
    await control(page, "space:i4").click();
    await page.evaluate("board.shown");
    await expect.poll(() => tip.isVisible()).toBe(false);
    const piece = await control(page, "space:i4").boundingBox();
    await page.mouse.move(
      (piece?.x ?? 0) + (piece?.width ?? 0) / 2 + 2,
      (piece?.y ?? 0) + (piece?.height ?? 0) / 2,
    );
    await expect.poll(() => tip.isVisible()).toBe(false);
    await expect.poll(() => text(page, "news")).toContain("Player 1 places the sky leader on i4.");
    await expect.poll(() => text(page, "status")).toBe("Player 2: choose a colour");
    // What has happened stays while others are refused.
    await control(page, `space:${water}`).hover();
    await expect.poll(() => text(page, "tip")).toContain("water");
    await expect.poll(() => text(page, "news")).toContain("Player 1 places the sky leader on i4.");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("a tap on what can't be picked says why, until the next tap", async () => {
    const { page } = await open({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 900, height: 800 },
    });
    await page.evaluate("open('through-the-desert', { layout: undefined, players: 3 })");
    const water = await page.evaluate<string>("table.state.water[0].space");
    await control(page, `space:${water}`).tap();
    await expect.poll(() => text(page, "tip")).toContain("water");
    await control(page, "colour:sky").tap();
    await expect.poll(() => page.locator("caravanserai-board [part=tip]").isVisible()).toBe(false);
    await page.context().close();
  });

  test.each([
    ["through-the-desert", "() => true", "colour:sky", "camel"],
    ["nomadi", "(state) => state.phase === 'move'", "pawn", "cloak"],
    ["desert-sons", "(state) => state.phase === 'travel'", "", "caravan"],
  ])(
    "a ghost of %s shows the piece where it would stand, on hover and on focus",
    async (id, isWanted, first, drawn) => {
      const { page, errors } = await open();
      await page.evaluate(`reach(${JSON.stringify(id)}, ${isWanted})`);
      const picks = await page.evaluate<string[]>(`(() => {
      const { game, state } = table;
      const move = game.legalMoves(state).find((one) => one.driver !== true && game.picks(state, one).some((pick) => pick.startsWith("space:"))
        && (${JSON.stringify(first)} !== "colour:sky" || one.colour === "sky"));
      return game.picks(state, move);
    })()`);
      const last = picks.find((pick) => pick.startsWith("space:")) ?? "";
      await page.evaluate(
        `board.picked = ${JSON.stringify(picks.filter((pick) => pick !== last))}, board.shown`,
      );
      const ghost = page.locator(`caravanserai-board .ghost .${drawn}`);
      await expect.poll(() => ghost.count()).toBe(0);
      await control(page, last).hover();
      await expect.poll(() => ghost.count()).toBeGreaterThan(0);
      const [where, goal] = [
        await ghost.first().boundingBox(),
        await control(page, last).boundingBox(),
      ];
      expect(Math.abs((where?.x ?? 0) - (goal?.x ?? 999))).toBeLessThan(goal?.width ?? 0);
      await page.mouse.move(3, 3);
      await expect.poll(() => ghost.count()).toBe(0);
      await page.keyboard.press("Tab");
      await page.evaluate(
        `board.shadowRoot.querySelector('[data-pick=${JSON.stringify(last)}]').focus()`,
      );
      await expect.poll(() => ghost.count()).toBeGreaterThan(0);
      // A ring in two tones.
      await expect.poll(() => page.locator("caravanserai-board .focus-ring rect").count()).toBe(2);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  test("after a move the focus is near it", async () => {
    const { page, errors } = await open();
    await page.evaluate(
      "open('through-the-desert', { layout: undefined, players: 3 }), board.picked = ['colour:sky'], board.shown",
    );
    await page.evaluate("board.focus()");
    await page.evaluate(`board.shadowRoot.querySelector('[data-pick="space:i4"]').focus()`);
    const place = await control(page, "space:i4").boundingBox();
    await page.keyboard.press("Enter");
    await page.evaluate("board.shown");
    await expect.poll(() => moves(page)).toHaveLength(1);
    const [x, y] = await page.evaluate<[number, number]>(`(() => {
      const { left, top } = board.shadowRoot.activeElement.getBoundingClientRect();
      return [left, top];
    })()`);
    const apart = Math.hypot(x - (place?.x ?? 0), y - (place?.y ?? 0));
    expect(apart).toBeLessThan(3 * (place?.width ?? 0));
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
