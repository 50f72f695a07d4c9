/** The page leads a person through a move: prompts to "you", what just happened, why not, and no accidental payment. */
import {
  apply,
  legalMoves,
  type MoveOf,
  record,
  seededRandom,
  setup,
  type StateOf,
} from "caravanserai";
import { expect, test } from "vitest";
import { armed, button, makeMove, matchOf, planOf, stateOf, until } from "./person.js";
import type { Kept, Site } from "./site.js";

type State = StateOf<"desert-sons">;

/** A game of Desert Sons in which Anna, against a bot, is about to end her turn and could pay the guide then, as the page keeps it. */
function beforeTheGuide(): Kept {
  for (let seed = 1; seed < 100; seed++) {
    const options = { players: 2, seed };
    const random = seededRandom(seed);
    let state: State = setup("desert-sons", options);
    const moves: MoveOf<"desert-sons">[] = [];
    while (!state.over && moves.length < 300) {
      const legal = legalMoves(state);
      const done = legal.find(({ type }) => type === "done");
      const isWanted = state.seat === 0 && done !== undefined && state.phase !== "guide";
      if (isWanted && apply(state, done).phase === "guide") {
        const players = [
          { kind: "person", name: "Anna" },
          { kind: "easy", name: "" },
        ];
        return { match: { ...record("desert-sons", options, moves), players }, screen: "table" };
      }
      const move = legal[random(legal.length)];
      if (move === undefined) break;
      moves.push(move);
      state = apply(state, move);
    }
  }
  throw new Error("no such game was found");
}

export function testLeading(site: () => Site): void {
  test.each([
    ["en", "Start", "You: choose a colour", "You: choose a space for the sky leader"],
    [
      "fr",
      "Commencer",
      "À vous\u00a0: choisir une couleur",
      "À vous\u00a0: choisir une case pour le chef de caravane ciel",
    ],
    [
      "de",
      "Los geht’s",
      "Du bist dran: eine Farbe wählen",
      "Du bist dran: ein Feld für den himmelblauen Anführer wählen",
    ],
  ])("one prompt follows the picks, %s", async (locale, start, first, second) => {
    const { page, end } = await site().visit(planOf("through-the-desert"), { locale });
    await button(page, start).click();
    const prompt = page.locator(".stage [part=status]");
    expect(await prompt.innerText()).toBe(first);
    await page.locator('.stage [data-pick="colour:sky"]').first().click();
    expect(await prompt.innerText()).toBe(second);
    await end();
  });

  test("a double click on Done does not pay the guide; a click on the button with the price does", async () => {
    const kept = beforeTheGuide();
    const { page, end } = await site().visit(kept, { hurried: false });
    const before = (await matchOf(page)).moves.length;
    await armed(page);
    // What comes now is new for long, however busy the machine is.
    await page.evaluate("performance.now = () => performance.timeOrigin + 1e9");
    await button(page, "Done").dblclick();
    const paid = page.locator(".stage [part=paid] button");
    expect(await paid.innerText()).toContain("1 water");
    await paid.click();
    expect((await matchOf(page)).moves.slice(before)).toHaveLength(1);
    await page.reload();
    await paid.waitFor();
    await armed(page);
    await paid.click();
    expect((await matchOf(page)).moves.slice(before, before + 2)).toHaveLength(2);
    await end();
  });

  test("after a move no refusal stands, and what happened is still said", async () => {
    const { page, end } = await site().visit(planOf("through-the-desert", "Ben"));
    await button(page, "Start").click();
    const state = await stateOf(page);
    if (state.game !== "through-the-desert") throw new Error("another game was opened");
    const tip = page.locator(".stage [part=tip]");
    await page.locator(`.stage [data-pick="space:${state.oases[0] ?? ""}"]`).hover();
    expect(await tip.innerText()).toMatch(/oasis/i);
    await makeMove(page);
    await until(
      "the move is drawn",
      async () => (await page.locator(".stage [data-piece=leader]").count()) > 0,
    );
    expect(await tip.isVisible()).toBe(false);
    expect(await page.innerText(".stage [part=news]")).toContain("Anna places");
    await end();
  });
}
