/** Boards that people paint: by click, drag, touch and keyboard; generated, mirrored, judged and tested by bots. */
import { defineLayout } from "caravanserai/through-the-desert";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { button, planOf, until } from "./person.js";
import { describePage } from "./site.js";

const EDITOR = { screen: "editor" } as const;

const textOf = (page: Page): Promise<string> => page.locator("textarea").inputValue();
const cellOf = (page: Page, terrain: string, nth = 0): Locator =>
  page.locator(`.paint polygon.${terrain}`).nth(nth);
const count = (page: Page, terrain: string): Promise<number> =>
  page.locator(`.paint polygon.${terrain}`).count();

async function centreOf(cell: Locator): Promise<{ x: number; y: number }> {
  const box = await cell.boundingBox();
  if (box === null) throw new Error("the cell is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describePage("drawing", (site) => {
  test("a board is painted by click and by drag, and each stroke can be undone", async () => {
    const { page, end } = await site().visit({ ...planOf("through-the-desert"), ...EDITOR });
    const before = await textOf(page);
    const [sand, water] = [await count(page, "sand"), await count(page, "water")];
    await page.locator(".brush.water").click();
    const { x, y } = await centreOf(cellOf(page, "sand", 20));
    await page.mouse.click(x, y);
    await expect.poll(() => count(page, "water")).toBe(water + 1);
    const from = await centreOf(cellOf(page, "sand", 30));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y, { steps: 10 });
    await page.mouse.up();
    await expect.poll(() => count(page, "water")).toBeGreaterThan(water + 2);
    await expect.poll(() => textOf(page)).not.toBe(before);
    await button(page, "Undo").click();
    await expect.poll(() => count(page, "water")).toBe(water + 1);
    await button(page, "Undo").click();
    await expect.poll(() => textOf(page)).toBe(before);
    await expect.poll(() => count(page, "sand")).toBe(sand);
    await end();
  });

  test("a board is painted by touch and by keyboard, and grows at its edges", async () => {
    const { page, end } = await site().visit(
      { ...planOf("through-the-desert"), ...EDITOR },
      { hasTouch: true, viewport: { width: 400, height: 800 } },
    );
    const palms = await count(page, "palm");
    await page.locator(".brush.palm").tap();
    const { x, y } = await centreOf(cellOf(page, "sand", 12));
    await page.touchscreen.tap(x, y);
    await expect.poll(() => count(page, "palm")).toBe(palms + 1);
    const mountains = await count(page, "mountain");
    await page.locator(".paint svg").focus();
    await page.keyboard.press("4");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect.poll(() => count(page, "mountain")).toBe(mountains + 1);
    const drawing = await textOf(page);
    expect(() => defineLayout({ name: "Painted", palms: 3, drawing })).not.toThrow();
    const width = await page.evaluate("document.documentElement.scrollWidth");
    expect(width).toBeLessThanOrEqual(400);
    await end();
  });

  test("a board is generated from a seed, and mirrored", async () => {
    const { page, end } = await site().visit({ ...planOf("nomadi"), ...EDITOR });
    const before = await textOf(page);
    await page.getByText("Generate a board").click();
    await page.getByRole("textbox", { name: /^Seed/u }).fill("petra");
    await button(page, "Generate").click();
    await until("another board", async () => (await textOf(page)) !== before);
    const generated = await textOf(page);
    await expect.poll(() => page.locator(".problems li").count()).toBe(0);
    await button(page, "Mirror left to right").click();
    const mirrored = await textOf(page);
    expect(mirrored).not.toBe(generated);
    await end();
  });

  test("what speaks against a board is said in the person's language, and its spaces are marked", async () => {
    const { page, end } = await site().visit(
      { ...planOf("through-the-desert"), ...EDITOR },
      { locale: "fr" },
    );
    await page.getByText("En texte").click();
    const area = page.locator("textarea");
    await area.fill((await area.inputValue()).replaceAll("o", "."));
    await expect
      .poll(() => page.innerText(".findings.problem"))
      .toContain("À 2 joueurs, il n’y a pas d’eau.");
    await area.fill(". T . T\n . T .\n. o . ^ ^ .");
    await page.getByText("en plusieurs parties").waitFor();
    await expect.poll(() => count(page, "marked")).toBeGreaterThan(0);
    await end();
  });

  test("bots play on the board in a worker, and its card fills", async () => {
    const { page, end } = await site().visit({ ...planOf("through-the-desert"), ...EDITOR });
    await button(page, "Test it: let bots play").click();
    await page.locator(".balance svg").waitFor();
    await page.getByText("120 of 120 games").waitFor({ timeout: 300_000 });
    await expect.poll(() => page.locator(".balance svg").textContent()).toContain("Your own");
    // Another board has another card.
    await page.locator(".brush.water").click();
    const { x, y } = await centreOf(cellOf(page, "sand", 20));
    await page.mouse.click(x, y);
    await expect.poll(() => page.locator(".balance svg").count()).toBe(0);
    await end();
  });

  test("the card is in the person's language", async () => {
    const { page, end } = await site().visit(
      { ...planOf("through-the-desert"), ...EDITOR },
      { locale: "de" },
    );
    await page.locator(".assessing button").click();
    const card = page.locator(".balance svg");
    await card.waitFor();
    await expect.poll(() => card.textContent()).toContain("Durch die Wüste · 2 Spieler");
    await expect.poll(() => card.textContent()).toContain("Siege nach Platz");
    await end();
  });
});
