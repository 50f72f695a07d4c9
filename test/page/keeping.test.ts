/** What is kept, sent and gone back over: undo, steps, files, links, reloads, offline. */
import { readFile } from "node:fs/promises";
import { formatMove, setup } from "caravanserai";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  button,
  loggedSteps,
  makeMove,
  matchOf,
  movesOf,
  planOf,
  playTo,
  settle,
  start,
  until,
} from "./person.js";
import { describePage } from "./site.js";

/** Plays so many moves of the person, and lets the bot answer. */
async function play(page: Page, moves: number): Promise<void> {
  await start(page);
  await playTo(page, moves);
}

const place = (page: Page): Promise<string> => page.innerText(".stepper .place");

const marked = (page: Page): Promise<string | null> =>
  page.locator(".log [aria-current]").first().getAttribute("data-step");

/** A first move of Nomadi. */
const MOVE = formatMove(setup("nomadi", { players: 2, seed: 1 }), { type: "place", square: "p13" });

describePage("keeping", (site) => {
  test("undo goes back to the person's own last decision, with the bot's moves after it", async () => {
    const { page, end } = await site().visit(planOf("through-the-desert"));
    await start(page);
    await expect.poll(() => button(page, "Undo").isDisabled()).toBe(true);
    await playTo(page, 6);
    // The bot has answered each move of the person's.
    const { moves } = await matchOf(page);
    await button(page, "Undo").click();
    await expect.poll(() => movesOf(page)).toEqual(moves.slice(0, -2));
    await page.keyboard.press("Control+z");
    await expect.poll(() => movesOf(page)).toEqual(moves.slice(0, -4));
    await expect.poll(() => loggedSteps(page)).toHaveLength(moves.length - 4);
    // The same move again, and the bot answers as before.
    await makeMove(page);
    await settle(page);
    await expect.poll(() => movesOf(page)).toEqual(moves.slice(0, -2));
    await end();
  });

  test("a game is stepped through by buttons, keys, the slider and by itself", async () => {
    const { page, end } = await site().visit(planOf("nomadi"));
    await play(page, 8);
    const { length } = (await matchOf(page)).moves;
    const board = page.locator(".stage nomadi-board");
    await button(page, "To the beginning").click();
    await expect.poll(() => place(page)).toBe(`Move 0 of ${length}`);
    await expect.poll(() => board.locator("[data-piece=pawn][data-space]").count()).toBe(0);
    await expect.poll(() => board.locator("[role=button]").count()).toBe(0);
    await button(page, "One move forward").click();
    await expect.poll(() => board.locator("[data-piece=pawn][data-space]").count()).toBe(1);
    await expect.poll(() => marked(page)).toBe("1");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => place(page)).toBe(`Move 2 of ${length}`);
    await page.getByRole("slider").press("End");
    await expect.poll(() => place(page)).toBe(`Move ${length} of ${length}`);
    await page.getByRole("slider").press("Home");
    await expect.poll(() => place(page)).toBe(`Move 0 of ${length}`);
    await button(page, "Play the moves").click();
    await until("all moves are shown", async () => (await marked(page)) === String(length));
    expect((await matchOf(page)).moves.length).toBeGreaterThanOrEqual(length);
    await end();
  });

  test("a game is saved to a file that the library reads, and loaded again", async () => {
    const { page, end } = await site().visit(planOf("desert-sons"));
    await play(page, 7);
    const before = await matchOf(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Save").click(),
    ]);
    expect(download.suggestedFilename()).toBe("desert-sons.txt");
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain('game: "desert-sons"');
    await end();
    const other = await site().visit();
    const load = async (name: string, content: string): Promise<void> => {
      const buffer = Buffer.from(content);
      await other.page.setInputFiles("input[type=file]", { name, mimeType: "text/plain", buffer });
    };
    await load("notes.txt", "milk and dates");
    await until("a message", async () =>
      (await other.page.innerText(".notices")).includes("“notes.txt” is not a saved game."),
    );
    const broken = { ...before, moves: [...before.moves, "nonsense"] };
    await load("broken.json", JSON.stringify({ version: 1, ...broken }));
    await until("a message", async () =>
      (await other.page.innerText(".notices")).includes("“broken.json”"),
    );
    await load("saved.txt", text);
    await other.page.locator(".stage").waitFor();
    expect(await matchOf(other.page)).toMatchObject(before);
    await expect.poll(() => loggedSteps(other.page)).toHaveLength(before.moves.length);
    await expect.poll(() => other.page.locator(".notice").count()).toBe(0);
    await button(other.page, "New game").click();
    await other.page.locator(".plan select").first().waitFor();
    await load("saved.json", JSON.stringify({ version: 1, ...before }));
    await other.page.locator(".stage").waitFor();
    await other.end();
  });

  test("a link holds the whole game; a bad one gets a message", async () => {
    const { page, end } = await site().visit(planOf("nomadi"));
    await play(page, 9);
    await button(page, "To the beginning").click();
    const { moves } = await matchOf(page);
    await button(page, "Copy link").click();
    const link = await page.locator(".said input").inputValue();
    expect(link.startsWith(`${site().address}#g=`)).toBe(true);
    expect(link.length).toBeLessThan(1500);
    await end();
    const path = link.slice(site().address.length);
    const other = await site().visit({}, {}, path);
    await other.page.locator(".stage").waitFor();
    expect((await matchOf(other.page)).moves.slice(0, moves.length)).toEqual(moves);
    // From then on it is this person's game: the address is clean, and a reload does not go back.
    expect(other.page.url()).toBe(site().address);
    await other.end();
    const bad = await site().visit({}, {}, "#g=nonsense");
    const said = async (): Promise<boolean> =>
      (await bad.page.innerText(".notices")).includes("does not hold a game");
    await until("a message", said);
    for (const fragment of [path.slice(0, -20), "#j=e30", "#g=", "#j=%%%"]) {
      await button(bad.page, "Close").click();
      await bad.page.evaluate(`location.hash = ${JSON.stringify(fragment)}`);
      await until(`a message about ${fragment}`, said);
      await expect.poll(() => button(bad.page, "Start").count()).toBe(1);
    }
    await bad.end();
  });

  test("a link without compression is read too", async () => {
    const record = { game: "nomadi", version: 1, options: { players: 2, seed: 1 }, moves: [MOVE] };
    const fragment = `#j=${Buffer.from(JSON.stringify(record)).toString("base64url")}`;
    const { page, end } = await site().visit({}, {}, fragment);
    await page.locator(".stage").waitFor();
    await expect.poll(() => movesOf(page)).toEqual([MOVE]);
    await end();
  });

  test("a link asks before it replaces a game that is not finished", async () => {
    const { page, end } = await site().visit(planOf("through-the-desert"));
    await play(page, 2);
    const kept = await matchOf(page);
    const record = { game: "nomadi", version: 1, options: { players: 2, seed: 1 }, moves: [MOVE] };
    const fragment = `j=${Buffer.from(JSON.stringify(record)).toString("base64url")}`;
    const follow = (): Promise<void> =>
      page.evaluate(`location.hash = ${JSON.stringify(fragment)}`);
    await follow();
    await button(page, "Keep my game").click();
    await expect.poll(async () => (await matchOf(page)).game).toBe(kept.game);
    await expect.poll(() => page.locator(".notice").count()).toBe(0);
    await follow();
    await expect.poll(() => page.innerText(".notice")).toContain("a game of Nomadi");
    await button(page, "Open the link").click();
    await page.locator("nomadi-board").waitFor({ state: "attached" });
    await expect.poll(() => movesOf(page)).toEqual([MOVE]);
    // The same link again holds nothing new.
    await follow();
    await page.locator("nomadi-board").waitFor({ state: "attached" });
    await expect.poll(() => page.locator(".notice").count()).toBe(0);
    await end();
  });

  test("a link opens the game that it names", async () => {
    for (const [game, name] of [
      ["nomadi", /^Nomadi/],
      ["desert-sons", /^Desert Sons/],
    ] as const) {
      const { page, end } = await site().visit(planOf("through-the-desert"), {}, `?game=${game}`);
      await expect.poll(() => page.getByRole("radio", { name }).isChecked()).toBe(true);
      expect(page.url()).toBe(site().address);
      await start(page);
      await page.locator(`${game}-board`).waitFor({ state: "attached" });
      await end();
    }
  });

  test("a reload goes on where the game was, and broken storage does not stop the page", async () => {
    const { page, end } = await site().visit(planOf("through-the-desert"));
    await play(page, 4);
    const before = await matchOf(page);
    await page.reload();
    await page.locator(".stage").waitFor();
    expect(await matchOf(page)).toEqual(before);
    await makeMove(page);
    await end();
    const junk = { plan: 5, match: { game: "nomadi", moves: 7 }, screen: "table", pace: [] };
    const other = await site().visit(junk);
    await until("a message", async () =>
      (await other.page.innerText(".notices")).includes("could not be opened"),
    );
    await expect.poll(() => button(other.page, "Start").count()).toBe(1);
    await other.end();
  });

  test("after the first visit everything works offline, games that were not opened yet included", async () => {
    const { page, end } = await site().visit(planOf("through-the-desert"));
    await until("the service worker", () =>
      page.evaluate<boolean>("navigator.serviceWorker.controller !== null"),
    );
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("radio", { name: /Desert Sons/ }).check();
    await page.getByRole("combobox", { name: "Tiles" }).waitFor();
    await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
    await start(page, "Commencer");
    await playTo(page, 5);
    await end();
  });
});
