/** A game of somebody else on the page: Salt Pans, as one file beside it, drawn in the plain way and played against bots. */
import { readFile, writeFile } from "node:fs/promises";
import type { GameRecord } from "caravanserai";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { saltPans, type Types } from "../../docs/examples/salt-pans/game.js";
import { bundle } from "../element/page.js";
import { violations } from "./looks.js";
import { button, start, until } from "./person.js";
import { OUT } from "./build.js";
import { describePage, type Site, type Visit } from "./site.js";

const FILE = "salt-pans.js";
const PLAYERS = [
  { kind: "person", name: "Anna" },
  { kind: "easy", name: "" },
];

/** Visits the page by a path, and counts how often the module was asked for. */
async function visit(site: Site, path: string): Promise<Visit & { readonly asked: string[] }> {
  const asked: string[] = [];
  const plan = { game: "nomadi", seed: "pans", players: PLAYERS, games: {} };
  const visited = await site.visit({ plan }, {}, "");
  visited.page.on("request", (request) => {
    if (!request.isNavigationRequest() && /salt-pans|elsewhere/.test(request.url())) {
      asked.push(request.url());
    }
  });
  await visited.page.goto(site.address + path);
  await visited.page.locator(".notice").waitFor();
  return { ...visited, asked };
}

interface KeptPans extends GameRecord<Types["options"]> {
  readonly players: unknown;
  readonly module: string;
}

const matchOf = async (page: Page): Promise<KeptPans> =>
  JSON.parse(
    await page.evaluate<string>("localStorage.getItem('caravanserai-play:match')"),
  ) as KeptPans;

/** Agrees to open the module, and waits until its game is chosen: until then "Start" starts the game that was. */
async function open(page: Page): Promise<void> {
  await button(page, "Open").first().click();
  await page.getByRole("radio", { name: /Salt pans/ }).waitFor();
}

/** Makes a move of the person's, and waits for the bot's. */
async function move(page: Page): Promise<void> {
  const { moves } = await matchOf(page);
  await page.locator(".stage [data-pick].choice").first().click();
  await until(
    "the bot's answer",
    async () => (await matchOf(page)).moves.length === moves.length + 2,
  );
}

describePage("a game from outside", (site) => {
  beforeAll(async () => {
    const script = await bundle('export * from "../../docs/examples/salt-pans/game.ts"');
    await writeFile(`${OUT}/${FILE}`, script);
  });

  test("a link to a module asks first and runs nothing before; then its game is played against bots, and kept", async () => {
    const { page, asked, end } = await visit(site(), `?module=./${FILE}`);
    await expect.poll(() => page.innerText(".notice")).toContain(site().address + FILE);
    expect(page.url()).toBe(site().address);
    expect(await violations(page)).toEqual([]);
    await button(page, "Close").click();
    await expect.poll(() => page.locator(".notice, .card").count()).toBe(3);
    expect(asked).toEqual([]);
    await page.goto(`${site().address}?module=${FILE}`);
    await open(page);
    await expect.poll(() => page.getByRole("radio", { name: /Salt pans/ }).isChecked()).toBe(true);
    await expect.poll(() => page.locator(".preview svg").count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await start(page);
    for (let made = 0; made < 3; made++) await move(page);
    expect(await violations(page)).toEqual([]);
    const before = await matchOf(page);
    expect(before.module).toBe(site().address + FILE);
    await page.reload();
    await page.locator(".stage").waitFor();
    expect(await matchOf(page)).toEqual(before);
    await expect
      .poll(() => page.locator(".log li").allInnerTexts())
      .toEqual(
        before.moves.map((notation, index) => `${index % 2 === 0 ? "Anna" : "Bot"}: ${notation}.`),
      );
    for (let made = 3; made < 12; made++) await move(page);
    await page.locator(".winners").waitFor();
    const { players: _players, module: _module, ...record } = await matchOf(page);
    const { state: last } = saltPans.resume(record);
    expect(last.over).toBe(true);
    await expect
      .poll(async () => (await page.locator(".score td.total").allInnerTexts()).map(Number))
      .toEqual(saltPans.score(last).seats.map(({ total }) => total));
    await end();
  });

  test("a link that holds a game of a module asks too; files do, and hold the address", async () => {
    const { page, end } = await visit(site(), `?module=./${FILE}`);
    await open(page);
    await start(page);
    await move(page);
    await button(page, "Copy link").click();
    const link = await page.locator(".said input").inputValue();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Save").click(),
    ]);
    const buffer = await readFile(await download.path());
    await end();
    const other = await visit(site(), link.slice(site().address.length));
    await button(other.page, "Close").click();
    expect(other.asked).toEqual([]);
    await other.page.setInputFiles("input[type=file]", {
      name: "saved.txt",
      mimeType: "text/plain",
      buffer,
    });
    await button(other.page, "Open").first().click();
    await other.page.locator(".stage").waitFor();
    expect((await matchOf(other.page)).moves).toHaveLength(2);
    await other.end();
  });

  test("a module of another host, or none, is refused; a typed address is opened without a question", async () => {
    for (const address of [
      "https://elsewhere.test/game.js",
      "data:text/javascript,1",
      "//elsewhere/x.js",
    ]) {
      const { page, asked, end } = await visit(site(), `?module=${encodeURIComponent(address)}`);
      await expect
        .poll(() => page.innerText(".notice"))
        .toContain("There is no game at this address.");
      await expect.poll(() => button(page, "Open").count()).toBe(0);
      expect(asked).toEqual([]);
      await end();
    }
    const { page, end } = await visit(site(), "?module=nothing:");
    await page.getByText("A game of your own").click();
    const field = page.getByRole("textbox", { name: "Address of its module" });
    await field.fill(FILE);
    await field.press("Enter");
    await page.getByRole("radio", { name: /Salt pans/ }).waitFor();
    await page.getByRole("radio", { name: /Nomadi/ }).check();
    await page.getByRole("combobox", { name: "Board" }).waitFor();
    await page.getByRole("radio", { name: /Salt pans/ }).check();
    await until("no boards", async () => (await page.locator('[data-key="board"]').count()) === 0);
    await end();
  });
});
