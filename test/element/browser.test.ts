/** The board element in Chromium: played by clicks and by keys, in plain HTML and in frameworks. */
import type { Browser, Page } from "playwright-core";
import { GAME_IDS, type GameId } from "caravanserai";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openChromium } from "../../tools/chromium.js";
import { bundle, executablePath, PAGE, settled, violations, visit } from "./page.js";

/** Clicks a random control, until the game is over. */
const PLAY = `async (seed) => {
  const random = (bound) => (seed = (seed * 48271) % 2147483647) % bound;
  for (let clicks = 0; table.state.seat !== null; clicks++) {
    await Promise.resolve().then(() => undefined);
    const root = board.shadowRoot;
    const found = [...root.querySelectorAll("[role=button][aria-pressed=false], button:not(.back)")];
    if (clicks > 30000 || found.length === 0) throw new Error("stuck after " + clicks + " clicks");
    found[random(found.length)].dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
  }
  return table.moves.length;
}`;

describe.skipIf(executablePath === undefined)("the board in Chromium", { timeout: 300_000 }, () => {
  let browser: Browser;
  let script: string;
  beforeAll(async () => {
    [browser, script] = await Promise.all([openChromium(), bundle(PAGE)]);
  });
  afterAll(() => browser.close());

  const text = (page: Page, part: string): Promise<string> =>
    page.locator(`caravanserai-board [part=${part}]`).innerText();
  const control = (page: Page, pick: string) =>
    page.locator(`caravanserai-board [data-pick="${pick}"]`);

  test.each(GAME_IDS)("a whole game of %s is played by clicks", async (id: GameId) => {
    const { page, errors } = await visit(browser, script, { reducedMotion: "reduce" });
    await page.evaluate(`open(${JSON.stringify(id)})`);
    expect(await page.evaluate<number>(`(${PLAY})(${id.length})`)).toBeGreaterThan(20);
    await page.evaluate("board.shown");
    await expect.poll(() => text(page, "status")).toMatch(/wins?\.$/);
    await expect.poll(() => page.locator("caravanserai-board [role=button]").count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("a whole game is played with nothing but the keyboard", async () => {
    const { page, errors } = await visit(browser, script, { reducedMotion: "reduce" });
    // New buttons take keys at once, so that it does not matter how fast the machine is.
    await page.evaluate(
      "{ const now = performance.now.bind(performance); performance.now = () => now() - 400; }",
    );
    await page.evaluate("open('through-the-desert', { players: 2, seed: 3 })");
    await page.keyboard.press("Tab");
    const keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
    const active = "board.shadowRoot.activeElement";
    for (let press = 0; press < 1500; press++) {
      // The focus is never lost, whatever is drawn anew.
      const at = await page.evaluate<string | null>(
        `table.state.over ? "over" : ${active} === null ? "lost" : ${active}.ariaPressed`,
      );
      expect(at).not.toBe("lost");
      if (at === "over") break;
      const key = keys[(press + (press >> 2)) % 4] ?? "";
      await page.keyboard.press(
        at === "true" || press % 3 === 0 ? key : press % 2 === 0 ? "Enter" : " ",
      );
    }
    await expect.poll(() => page.evaluate("table.state.over")).toBe(true);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("picks are shown, taken back and confirmed; impossible ones get a reason", async () => {
    const { page, errors } = await visit(browser, script);
    await page.evaluate("open('through-the-desert', { layout: undefined, players: 3 })");
    const water = await page.evaluate<string>("table.state.water[0].space");
    await control(page, "colour:sky").click();
    await expect.poll(() => page.evaluate("board.picked")).toEqual(["colour:sky"]);
    await expect.poll(() => control(page, "colour:sky").getAttribute("aria-pressed")).toBe("true");
    await control(page, `space:${water}`).click();
    await expect.poll(() => text(page, "tip")).toContain("water");
    await expect.poll(() => page.evaluate("table.refusals[0].refusal.rule")).toBe("L2");
    await control(page, "space:i4").hover();
    await expect
      .poll(() => text(page, "tip"))
      .toContain("This would happen: Player 1 places the sky leader on i4.");
    await settled(page);
    await page.getByRole("button", { name: "Take back" }).click();
    await expect.poll(() => page.evaluate("board.picked")).toEqual([]);
    await control(page, "space:i4").click();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate("board.picked")).toEqual([]);
    await page.evaluate("board.setAttribute('confirm', '')");
    await control(page, "space:i4").click();
    await control(page, "colour:sky").click();
    await expect.poll(() => page.evaluate("table.moves")).toEqual([]);
    await settled(page);
    await page.getByRole("button", { name: "Place the sky leader on i4" }).click();
    await expect
      .poll(() => page.evaluate("table.moves"))
      .toEqual([{ type: "leader", colour: "sky", space: "i4" }]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("the focus comes back after the decisions of others", async () => {
    const { page, errors } = await visit(browser, script, { reducedMotion: "reduce" });
    await page.evaluate(
      "open('through-the-desert').then(() => { board.seat = 0; return board.shown; })",
    );
    const focused = "board.shadowRoot.activeElement?.dataset.pick ?? null";
    await page.evaluate("board.focus()");
    await expect.poll(() => page.evaluate(focused)).not.toBeNull();
    const other = `(() => {
      board.state = table.state = table.game.apply(table.state, table.game.legalMoves(table.state)[0]);
      return board.shown;
    })()`;
    await page.evaluate(other);
    await expect.poll(() => page.evaluate("table.state.seat")).toBe(1);
    await expect.poll(() => page.evaluate(focused)).toBeNull();
    await page.evaluate(other);
    await expect.poll(() => page.evaluate("table.state.seat")).toBe(0);
    await expect.poll(() => page.evaluate(focused)).not.toBeNull();
    // Whoever has gone elsewhere stays there.
    await page.evaluate(other);
    await page.evaluate("document.body.appendChild(document.createElement('button')).focus()");
    await page.evaluate(other);
    await expect.poll(() => page.evaluate(focused)).toBeNull();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("what is new is animated, and not for who wants less motion", async () => {
    for (const [reducedMotion, count] of [
      ["no-preference", 1],
      ["reduce", 0],
    ] as const) {
      const { page } = await visit(browser, script, { reducedMotion });
      await page.evaluate("open('nomadi').then(() => advance(60))");
      const running = await page.evaluate<number>(`(async () => {
        const { game, state } = table;
        const move = game.legalMoves(state).find(({ type }) => type === "move");
        if (move === undefined) throw new Error("no pawn can move here");
        board.events = game.events(state, move);
        board.state = game.apply(state, move);
        await Promise.resolve();
        await Promise.resolve();
        return board.shadowRoot.querySelector("svg").getAnimations({ subtree: true }).length;
      })()`);
      expect(running).toBeGreaterThanOrEqual(count);
      if (count === 0) expect(running).toBe(0);
      await page.evaluate("board.shown");
      expect(
        await page.evaluate(
          "board.shadowRoot.querySelector('svg').getAnimations({ subtree: true }).length",
        ),
      ).toBe(0);
      await page.context().close();
    }
  });

  test("everything since the viewer's last move is marked, and only the last move is told", async () => {
    const { page, errors } = await visit(browser, script, { reducedMotion: "reduce" });
    const marked = await page.evaluate<number[]>(`(async () => {
      await open("through-the-desert");
      const { game } = table;
      let { state } = table;
      const told = [];
      for (let made = 0; made < 3; made++) {
        const [move] = game.legalMoves(state);
        told.push(game.events(state, move));
        state = game.apply(state, move);
      }
      const rings = () => board.shadowRoot.querySelectorAll("circle.last").length;
      board.events = told[2];
      board.since = () => told.flat();
      board.state = state;
      await board.shown;
      const all = rings();
      board.events = told[2];
      board.state = state;
      await board.shown;
      return [all, rings()];
    })()`);
    expect(marked).toEqual([3, 1]);
    await expect
      .poll(() => text(page, "news"))
      .toMatch(/^Player \d places the \w+ leader on \w+\.$/);
    expect((await text(page, "news")).match(/places/g)).toHaveLength(1);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("notes are drawn above the board where their picks are, and stay while somebody picks", async () => {
    const { page, errors } = await visit(browser, script, { reducedMotion: "reduce" });
    const drawn = `[...board.shadowRoot.querySelectorAll(".notes text")].map(({ textContent }) => textContent)`;
    await page.evaluate(`open("nomadi").then(() => advance(60)).then(() => {
      const { game, state } = table;
      const move = game.legalMoves(state).find(({ type }) => type === "move");
      if (move === undefined) throw new Error("no pawn can move here");
      const picks = game.picks(state, move);
      board.notes = [{ picks, text: "1", strong: true }, { picks: ["space:nowhere"], text: "2" }];
      globalThis.noted = { pawn: "pawn:" + move.from, space: "space:" + move.to };
      return board.shown;
    })`);
    await expect.poll(() => page.evaluate(drawn)).toEqual(["1"]);
    // The line leads from the pawn to the square, where the badge is.
    const off = await page.evaluate<number>(`(() => {
      const middle = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const part = (pick) => board.shadowRoot.querySelector('[data-pick="' + pick + '"]');
      const [x, y] = middle(board.shadowRoot.querySelector(".notes .badge"));
      const [toX, toY] = middle(part(noted.space));
      return Math.hypot(x - toX, y - toY);
    })()`);
    expect(off).toBeLessThan(1);
    await expect.poll(() => page.locator("caravanserai-board .notes .strong path").count()).toBe(2);
    await page.locator("caravanserai-board [role=button]").first().click();
    await expect.poll(() => page.evaluate(drawn)).toEqual(["1"]);
    await page.evaluate("board.notes = []; board.shown");
    await expect.poll(() => page.evaluate(drawn)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("a seat sees its view and nothing else, and picks in its turn only", async () => {
    const { page, errors } = await visit(browser, script);
    await page.evaluate("open('nomadi').then(() => advance(30))");
    const same = await page.evaluate<boolean[]>(`(async () => {
      const { game, state } = table;
      const results = [];
      for (const seat of [0, 1, "spectator"]) {
        board.seat = seat;
        board.state = state;
        await board.shown;
        const ofState = board.shadowRoot.innerHTML;
        board.seat = undefined;
        board.view = game.view(state, seat);
        await board.shown;
        results.push(ofState === board.shadowRoot.innerHTML);
        const controls = board.shadowRoot.querySelectorAll("[role=button], button").length;
        results.push(controls > 0 === (seat === state.seat));
      }
      return results;
    })()`);
    expect(same).toEqual([true, true, true, true, true, true]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test.each(GAME_IDS)("axe-core finds nothing in %s, light or dark, wide or narrow", async (id) => {
    for (const [colorScheme, width] of [
      ["light", 1000],
      ["dark", 360],
    ] as const) {
      const options = { colorScheme, viewport: { width, height: 800 } };
      const { page, errors } = await visit(browser, script, options);
      await page.evaluate(`open(${JSON.stringify(id)}).then(() => advance(40))`);
      expect(await violations(page)).toEqual([]);
      await page.locator("caravanserai-board [role=button]").first().click();
      await page.evaluate("board.shown");
      expect(await violations(page)).toEqual([]);
      expect(errors).toEqual([]);
      await page.context().close();
    }
  });

  test("touch: a tap picks", async () => {
    const { page, errors } = await visit(browser, script, {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 700 },
    });
    await page.evaluate("open('through-the-desert')");
    await control(page, "colour:mint").tap();
    await expect.poll(() => page.evaluate("board.picked")).toEqual(["colour:mint"]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("what is set in one task takes effect together, in whatever order", async () => {
    const { page, errors } = await visit(browser, script, { reducedMotion: "reduce" });
    const hints = await page.evaluate<string[]>(`(async () => {
      const { game } = table;
      const hints = [];
      let state = table.state;
      for (const order of [["state", "events"], ["events", "state"], ["view", "state", "events"], ["state", "view", "events"]]) {
        const [move] = game.legalMoves(state);
        const before = state;
        state = game.apply(state, move);
        const values = { state, events: game.events(before, move), view: null };
        for (const name of order) board[name] = values[name];
        await board.shown;
        hints.push(board.shadowRoot.querySelector("[part=news]").innerText);
        if (board.state !== state) throw new Error(order + " lost the state");
      }
      return hints;
    })()`);
    expect(hints).toHaveLength(4);
    expect(new Set(hints).size).toBe(4);
    hints.forEach((hint, index) => expect(hint).toMatch(`Player ${(index % 2) + 1} places the`));
    // A seat that only the next game has, and picks of the next state.
    for (const order of ["seat state picked", "picked state seat", "state picked seat"]) {
      const found = await page.evaluate(`(async () => {
        board.seat = 0;
        board.state = table.state;
        await board.shown;
        let state = games["through-the-desert"].setup({ players: 4, seed: 7 });
        while (state.seat !== 3) state = games["through-the-desert"].apply(state, games["through-the-desert"].legalMoves(state)[0]);
        const values = { seat: 3, state, picked: ["colour:sky"] };
        for (const name of ${JSON.stringify(order.split(" "))}) {
          board[name] = values[name];
          board.toggleAttribute("coordinates");
        }
        await board.shown;
        return [board.viewer, board.picked.length, board.shadowRoot.querySelectorAll("[role=button]").length > 1];
      })()`);
      expect(found, order).toEqual([3, 1, true]);
    }
    // What does not fit together is told by the promise.
    expect(
      await page.evaluate("board.seat = 7, board.shown.then(() => 'shown', (error) => error.name)"),
    ).toBe("ArgumentError");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("hot seat: the board is covered while cards change hands, and only then", async () => {
    const { page, errors } = await visit(browser, script);
    // Only now: the page of these tests tells all events to all.
    await page.evaluate(`
      globalThis.looks = [];
      board.addEventListener("look", ({ detail }) => looks.push(detail));
      board.names = ["Ada", "Ben"];
      board.seat = "hot-seat";
      globalThis.make = (move) => {
        const { game, state } = table;
        board.events = (viewer) => game.events(state, move, viewer);
        board.state = table.state = game.apply(state, move);
        return board.shown;
      };
      open("nomadi")`);
    /** Makes random moves until the board is covered; returns their number. */
    const advance = `(async () => {
      let seed = 5;
      for (let moves = 0; ; moves++) {
        if (board.covered) return moves;
        const list = table.game.legalMoves(table.state);
        seed = (seed * 48271) % 2147483647;
        await make(list[seed % list.length]);
      }
    })()`;
    expect(await page.evaluate(advance)).toBeGreaterThan(8);
    const state = "table.state";
    const viewer = await page.evaluate<number>("board.viewer");
    expect(viewer).toBe(await page.evaluate(`${state}.seat`));
    const name = ["Ada", "Ben"][viewer] ?? "";
    await expect.poll(() => text(page, "status")).toBe(`${name}’s turn`);
    await expect.poll(() => text(page, "news")).toMatch(/^The board is covered/);
    await expect
      .poll(() =>
        page.locator("caravanserai-board [data-pick], caravanserai-board [data-piece]").count(),
      )
      .toBe(0);
    expect(await violations(page)).toEqual([]);
    const button = page.getByRole("button", { name: `I am ${name}: show the board` });
    await page.evaluate("board.focus()");
    await settled(page);
    await page.keyboard.press("Enter");
    await page.evaluate("board.shown");
    await expect.poll(() => button.count()).toBe(0);
    await expect
      .poll(() => page.locator("caravanserai-board [data-piece]").count())
      .toBeGreaterThan(0);
    // The focus goes to the first thing that can be picked.
    await expect
      .poll(() => page.evaluate("board.shadowRoot.activeElement?.dataset.pick ?? null"))
      .not.toBeNull();
    // What the board shows and says is what this viewer may know.
    const [picture, said] = await page.evaluate<[string, string]>(`(async () => {
      const read = () => [...board.shadowRoot.querySelectorAll("[part=picture], [part=news]")].map((part) => part.innerText);
      const said = read()[1];
      board.state = table.state; // Without the marks of the last move.
      await board.shown;
      const hot = read();
      board.view = table.game.view(table.state, board.viewer);
      await board.shown;
      return [String(hot[0] === read()[0]), said];
    })()`);
    expect(picture).toBe("true");
    expect(said).toContain(name);
    const looks = await page.evaluate<{ viewer: number; covered: boolean }[]>("looks");
    expect(looks.slice(-2)).toEqual([
      { viewer, covered: true },
      { viewer, covered: false },
    ]);
    expect(looks.slice(0, -2).every(({ covered }) => !covered)).toBe(true);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("defined again, it has the new games, also on boards that are shown", async () => {
    const { page, errors } = await visit(browser, script);
    await page.evaluate("open('nomadi')");
    const drawn = "board.shadowRoot.querySelector('[part=picture]').textContent";
    await page.evaluate(
      "defineBoard([{ id: 'nomadi', game: games.nomadi, toSvg: () => '<svg>new</svg>' }]), board.shown",
    );
    await expect.poll(() => page.evaluate(drawn)).toBe("new");
    // A game that is gone is shown until something else is.
    await page.evaluate(
      "defineBoard([{ id: 'desert-sons', game: games['desert-sons'], toSvg: () => '<svg>sons</svg>' }]), board.shown",
    );
    await expect.poll(() => page.evaluate(drawn)).toBe("new");
    await page.evaluate("open('desert-sons')");
    await expect.poll(() => page.evaluate(drawn)).toBe("sons");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("what makes no sense is refused", async () => {
    const { page } = await visit(browser, script);
    const tried = (code: string): Promise<string> =>
      page.evaluate(
        `(() => { try { ${code} } catch (error) { return String(error); } return "no error"; })()`,
      );
    expect(await tried("board.state = { game: 'chess' }")).toMatch(/ArgumentError.*"chess"/);
    expect(await tried("board.state = 5")).toContain("ArgumentError");
    expect(await tried("board.state = { game: 'nomadi' }")).toContain("LoadError");
    expect(await tried("board.picked = 5")).toContain("ArgumentError");
    expect(await tried("board.notes = 5")).toContain("ArgumentError");
    expect(await tried("board.notes = [{ picks: [1], text: '' }]")).toContain("notes[0].picks");
    expect(await tried("board.notes = [{ picks: [] }]")).toContain("notes[0].text");
    expect(await tried("defineBoard([])")).toContain("ArgumentError");
    expect(await tried("defineBoard([{ id: 'nomadi' }], 'other-board')")).toContain("kits[0]");
    expect(
      await tried(
        "customElements.define('their-board', class extends HTMLElement {}); defineBoard([{ id: 'nomadi', game: games.nomadi, toSvg: () => '' }], 'their-board')",
      ),
    ).toMatch(/ArgumentError.*another element is called "their-board"/);
    expect(await tried("board.seat = 'nobody'")).toContain("ArgumentError");
    expect(
      await tried("defineBoard([{ id: 'nomadi', game: games.nomadi, toSvg: () => '' }], 'board')"),
    ).toContain("ArgumentError");
    expect(await tried("board.state = null")).toBe("no error");
    await page.evaluate("board.shown");
    await expect.poll(() => text(page, "status")).toBe("");
    await page.context().close();
  });

  const TABLE = `
    import { defineBoard } from "caravanserai/element";
    import * as game from "caravanserai/through-the-desert";
    import { toSvg } from "caravanserai/svg/through-the-desert";
    import { throughTheDesert as words } from "caravanserai/words/en";
    defineBoard([{ id: "through-the-desert", game, toSvg }]);
    const moves = [];
    const state = game.setup({ players: 2, seed: 7, layout: game.smallWadi });
    const table = { game, words, state, told: (move) => moves.push(move) };
    Object.assign(globalThis, { table, moves });
    const main = document.querySelector("main");
  `;
  const FRAMEWORKS = {
    React: `
      import { useState } from "react";
      import { createRoot } from "react-dom/client";
      function Table({ table }) {
        const [{ state, events }, set] = useState({ state: table.state, events: [] });
        const onmove = ({ detail: { move } }) => {
          set({ state: table.game.apply(state, move), events: table.game.events(state, move) });
          table.told(move);
        };
        return <caravanserai-board words={table.words} events={events} state={state} onmove={onmove} />;
      }
      createRoot(main.appendChild(document.createElement("div"))).render(<Table table={table} />);`,
    Vue: `
      import { createApp, h, shallowRef } from "vue";
      createApp({
        setup() {
          const shown = shallowRef({ state: table.state, events: [] });
          const onMove = ({ detail: { move } }) => {
            const { state } = shown.value;
            shown.value = { state: table.game.apply(state, move), events: table.game.events(state, move) };
            table.told(move);
          };
          return () => h("caravanserai-board", { words: table.words, events: shown.value.events, state: shown.value.state, onMove });
        },
      }).mount(main.appendChild(document.createElement("div")));`,
    Svelte: `
      import { mount } from "svelte";
      import Table from "./board.svelte";
      mount(Table, { target: main, props: { table } });`,
  };
  test.each(Object.entries(FRAMEWORKS))(
    "%s sets its properties and hears its moves",
    async (_, code) => {
      const { page, errors } = await visit(
        browser,
        await bundle(`${TABLE}${code}\nglobalThis.isReady = true;`),
      );
      for (let turn = 1; turn <= 4; turn++) {
        const before = await text(page, "status");
        await page
          .locator("caravanserai-board [data-pick^='colour:'][role=button]")
          .first()
          .click();
        await page.locator("caravanserai-board [data-pick^='space:'][role=button]").first().click();
        await page.waitForFunction(`moves.length === ${turn}`);
        await page.waitForFunction(
          `document.querySelector("caravanserai-board").shadowRoot.querySelector("[part=status]").innerText !== ${JSON.stringify(before)}`,
        );
      }
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );
});
