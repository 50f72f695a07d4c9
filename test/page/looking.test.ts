/** What people see and hear: languages, accessibility, covers, boards of their own. */
import { GAME_IDS } from "caravanserai";
import { expect, test } from "vitest";
import { violations } from "./looks.js";
import {
  button,
  COVER,
  finished,
  loggedSteps,
  makeMove,
  matchOf,
  movesOf,
  planOf,
  playTo,
  secretive,
  start,
  stateOf,
  until,
} from "./person.js";
import { describePage } from "./site.js";

describePage("looking", (site) => {
  test.each(["light", "dark"] as const)("axe-core finds nothing wrong, %s", async (colorScheme) => {
    const { page, end } = await site().visit(planOf("through-the-desert"), { colorScheme });
    for (const folded of await page.locator(".rules summary").all()) await folded.click();
    expect(await violations(page)).toEqual([]);
    await start(page);
    await playTo(page, 3);
    expect(await violations(page)).toEqual([]);
    await button(page, "New game").click();
    await button(page, "Draw a board").click();
    await page.getByText("As text").click();
    await page.locator("textarea").fill(". . x\n. .");
    expect(await violations(page)).toEqual([]);
    await end();
    const other = await site().visit(secretive(), { colorScheme });
    await other.page.locator(COVER).waitFor();
    expect(await violations(other.page)).toEqual([]);
    await other.page.locator(COVER).click();
    await other.page.locator(".stage [data-piece]").first().waitFor();
    expect(await violations(other.page)).toEqual([]);
    await other.end();
    const over = await site().visit(finished("desert-sons"), { colorScheme });
    await over.page.locator(".winners").waitFor();
    expect(await violations(over.page)).toEqual([]);
    await over.end();
    const tiles = await site().visit(
      { ...planOf("desert-sons"), screen: "editor" },
      { colorScheme, viewport: { width: 360, height: 740 } },
    );
    expect(await violations(tiles.page)).toEqual([]);
    await tiles.end();
  });

  test("the page speaks three languages, and changes in the middle of a game", async () => {
    const { page, end } = await site().visit(planOf("nomadi"), { locale: "de-AT" });
    await expect.poll(() => page.getAttribute("html", "lang")).toBe("de");
    await start(page, "Los geht’s");
    await playTo(page, 3);
    await expect
      .poll(() => page.innerText(".log li:first-child"))
      .toMatch(/^Anna: setzt eine Figur auf/);
    const { moves } = await matchOf(page);
    await page.getByRole("combobox", { name: "Sprache" }).selectOption("fr");
    await page.getByRole("heading", { name: "Journal" }).waitFor();
    await expect.poll(() => page.getAttribute("html", "lang")).toBe("fr");
    await expect
      .poll(() => page.innerText(".log li:first-child"))
      .toMatch(/^Anna\u00a0?: place un pion/);
    await expect.poll(() => page.innerText(".settings")).toContain("Vitesse");
    expect((await matchOf(page)).moves.slice(0, moves.length)).toEqual(moves);
    await page.reload();
    await page.getByRole("heading", { name: "Journal" }).waitFor();
    await end();
  });

  test.each(GAME_IDS)("every move of %s has its words in the log", async (game) => {
    const { page, end } = await site().visit(finished(game));
    await page.locator(".winners").waitFor();
    const lines = await page.locator(".log [data-step]").allInnerTexts();
    expect(lines.filter((line) => line.trim() === "")).toEqual([]);
    await expect.poll(() => loggedSteps(page)).toHaveLength((await matchOf(page)).moves.length);
    await end();
  });

  test.each(GAME_IDS)("how to play %s is a link away", async (game) => {
    const { page, end } = await site().visit(planOf(game));
    const link = page.getByRole("link", { name: "How to play" });
    const address = `./how-to-play/index.html?game=${game}&language=en`;
    await expect.poll(() => link.getAttribute("href")).toBe(address);
    await start(page);
    await expect.poll(() => link.getAttribute("href")).toBe(address);
    await end();
  });

  test("an earlier step says that it is one, and leads back to the game", async () => {
    const { page, end } = await site().visit(planOf("through-the-desert", "Ben"));
    await start(page);
    await playTo(page, 2);
    await expect.poll(() => page.innerText(".thinking")).toBe("");
    await button(page, "One move back").click();
    await expect.poll(() => page.innerText(".thinking")).toContain("This is an earlier move.");
    await page.locator(".thinking button").click();
    await expect.poll(() => page.innerText(".stepper .place")).toBe("Move 2 of 2");
    expect(await makeMove(page)).toBe(true);
    await end();
  });

  test("on a touch screen a move is made by a button, in sight whatever the players have", async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const players = ["Anna", "Ben", "Cleo", "Dan"].map((name) => ({ kind: "person", name }));
    const plan = { game: "through-the-desert", seed: "touch", players, games: {} };
    const { page, end } = await site().visit({ plan }, phone);
    await start(page, "Start", "tap");
    await page.locator('.stage [data-pick="colour:sky"]').first().tap();
    await page.evaluate("scrollTo(0, 0)");
    await page.locator(".stage .choice[data-pick^='space:']").first().tap();
    await expect.poll(() => movesOf(page)).toHaveLength(0);
    const confirm = await page.locator(".stage button.confirm").boundingBox();
    expect((confirm?.y ?? 0) + (confirm?.height ?? 0)).toBeLessThanOrEqual(740);
    await page.locator(".stage button.confirm").tap();
    await expect.poll(() => movesOf(page)).toHaveLength(1);
    await button(page, "Log and settings").tap();
    await page.getByRole("checkbox", { name: "Confirm each move" }).uncheck();
    await button(page, "Close").tap();
    await page.locator('.stage [data-pick="colour:mint"]').first().tap();
    await page.locator(".stage .choice[data-pick^='space:']").first().tap();
    await expect.poll(() => movesOf(page)).toHaveLength(2);
    await end();
  });

  test("people who hide things from each other hand the screen over", async () => {
    const { page, end } = await site().visit(planOf("nomadi", "Ben"));
    await start(page);
    // While nothing is hidden, nothing is covered: every pawn is placed without a cover.
    while (true) {
      const state = await stateOf(page);
      if (state.game !== "nomadi" || state.phase !== "pawns") break;
      await expect.poll(() => page.locator(COVER).count()).toBe(0);
      await makeMove(page);
    }
    // A card that one of them has looked at is.
    let covered: string | undefined;
    for (let made = 0; made < 150 && covered === undefined; made++) {
      await makeMove(page);
      if ((await page.locator(COVER).count()) > 0) covered = await page.innerText(COVER);
    }
    expect(covered).toMatch(/^I am (?:Anna|Ben): show the board$/);
    await expect
      .poll(() => page.innerText(".stage [part=status]"))
      .toMatch(/^(?:Anna|Ben)’s turn$/);
    await expect
      .poll(() => page.locator(".log, .drawer, .tools").filter({ visible: true }).count())
      .toBe(0);
    await expect.poll(() => page.locator(".stage [data-piece]").count()).toBe(0);
    // A reload shows no more: what is covered again, or shown, is for whoever decides.
    await page.reload();
    await page.locator(`${COVER}, .stage [data-piece]`).first().waitFor();
    // Nobody sees the cards of others: what the page shows is the view of whoever looks.
    for (let made = 0; made < 150; made++) {
      const state = await stateOf(page);
      if (state.game !== "nomadi" || state.over) break;
      const held = state.seats.flatMap(({ cards }) => cards);
      const isKnownToSome = held.some(({ seenBy }) => seenBy.length === 1);
      if (isKnownToSome && (await page.locator(COVER).count()) === 0) {
        const secret = held.filter(({ seenBy }) => !seenBy.includes(state.seat)).length;
        const backs = await page.locator(".stage [data-piece=card][data-seat] .card-value").count();
        expect(backs).toBe(held.length - secret);
        if (secret > 0) break;
      }
      await makeMove(page);
    }
    await end();
  });

  test("where nothing is hidden, nothing is covered", async () => {
    const { page, end } = await site().visit(planOf("through-the-desert", "Ben"));
    await start(page);
    await playTo(page, 4);
    await expect.poll(() => page.locator(COVER).count()).toBe(0);
    await expect.poll(() => movesOf(page)).toHaveLength(4);
    await end();
  });

  test("why not: the board answers a click on what can't be picked", async () => {
    const { page, end } = await site().visit(planOf("through-the-desert"));
    await start(page);
    const state = await stateOf(page);
    if (state.game !== "through-the-desert") throw new Error("another game was opened");
    await page.locator('.stage [data-pick="colour:sky"]').first().click();
    await page.locator(`.stage [data-pick="space:${state.oases[0] ?? ""}"]`).click();
    const board = page.locator(".stage through-the-desert-board");
    await expect.poll(() => board.locator("[part=tip]").innerText()).toMatch(/oasis/i);
    await end();
  });

  test("a board of one's own: a mistake is shown at its row and column, and a good one is played", async () => {
    const { page, end } = await site().visit(planOf("through-the-desert"));
    await button(page, "Draw a board").click();
    await page.getByText("As text").click();
    const area = page.getByRole("textbox", { name: "Drawing" });
    const good = await area.inputValue();
    const lines = good.split("\n");
    const line = lines[3] ?? "";
    const column = line.indexOf("T") + 1;
    await area.fill(good.replace(line, line.replace("T", "Q")));
    await expect
      .poll(() => page.innerText(".problems li"))
      .toMatch(new RegExp(`^Row 4, column ${column} ?: unknown character "Q"`));
    await expect.poll(() => page.innerText(".backdrop mark")).toBe("Q");
    await expect.poll(() => button(page, "Play on it").isDisabled()).toBe(true);
    await button(page, `Row 4, column ${column}`).click();
    const selected = `(() => {
      const { value, selectionStart, selectionEnd } = document.querySelector("textarea");
      return value.slice(selectionStart, selectionEnd);
    })()`;
    await expect.poll(() => page.evaluate(selected)).toBe("Q");
    await page.keyboard.type("o");
    // The row and column are those of the text as it is typed, with comments and indentation.
    await area.fill(`# mine\n  ${good.split("\n").join("\n  ")}`.replace("T", "Q"));
    await expect
      .poll(() => page.innerText(".problems li"))
      .toContain(`Row 5, column ${column + 2}`);
    await area.fill(good.replace("o", "."));
    await page.getByRole("textbox", { name: "Name" }).fill("Dry Wadi");
    await until("no problems", async () => (await page.locator(".problems li").count()) === 0);
    await button(page, "Play on it").click();
    const { options } = await matchOf(page);
    expect(options["layout"]).toMatchObject({ name: "Dry Wadi", palms: 3 });
    expect(await makeMove(page)).toBe(true);
    await end();
  });
});
