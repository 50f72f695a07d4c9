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
import { armed, button, makeMove, movesOf, planOf, start, stateOf, until } from "./person.js";
import { describePage, type Kept } from "./site.js";

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

describePage("leading", (site) => {
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
  ])("one prompt follows the picks, %s", async (locale, go, first, second) => {
    const { page, end } = await site().visit(planOf("through-the-desert"), { locale });
    await start(page, go);
    const prompt = page.locator(".stage [part=status]");
    await expect.poll(() => prompt.innerText()).toBe(first);
    await page.locator('.stage [data-pick="colour:sky"]').first().click();
    await expect.poll(() => prompt.innerText()).toBe(second);
    await end();
  });

  test("a double click on Done does not pay the guide; a click on the button with the price does", async () => {
    const kept = beforeTheGuide();
    const { page, end } = await site().visit(kept, { hurried: false });
    const before = (await movesOf(page)).length;
    await armed(page);
    // What comes now is new for long, however busy the machine is.
    await page.evaluate("performance.now = () => performance.timeOrigin + 1e9");
    await button(page, "Done").dblclick();
    const paid = page.locator(".stage [part=paid] button");
    await expect.poll(() => paid.innerText()).toContain("1 water");
    await paid.click();
    expect((await movesOf(page)).slice(before)).toHaveLength(1);
    await page.reload();
    await paid.waitFor();
    await armed(page);
    await paid.click();
    await expect.poll(async () => (await movesOf(page)).slice(before, before + 2)).toHaveLength(2);
    await end();
  });

  test("after a move no refusal stands, and what happened is still said", async () => {
    const { page, end } = await site().visit(planOf("through-the-desert", "Ben"));
    await start(page);
    const state = await stateOf(page);
    if (state.game !== "through-the-desert") throw new Error("another game was opened");
    const tip = page.locator(".stage [part=tip]");
    await page.locator(`.stage [data-pick="space:${state.oases[0] ?? ""}"]`).hover();
    await expect.poll(() => tip.innerText()).toMatch(/oasis/i);
    await makeMove(page);
    await until(
      "the move is drawn",
      async () => (await page.locator(".stage [data-piece=leader]").count()) > 0,
    );
    await expect.poll(() => tip.isVisible()).toBe(false);
    await expect.poll(() => page.innerText(".stage [part=news]")).toContain("Anna places");
    await end();
  });
});
