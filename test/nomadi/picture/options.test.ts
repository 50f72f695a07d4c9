/** What the options do, and what comes in by them from outside. */
import { describe, expect, it } from "vitest";
import {
  apply,
  ArgumentError,
  board,
  crookedValley,
  defineLayout,
  events,
  LoadError,
  type MoveEvent,
  setup,
  shortCourse,
  type State,
  view,
} from "caravanserai/nomadi";
import { toSvg } from "caravanserai/svg/nomadi";
import { nomadi as de } from "caravanserai/words/de";
import { desertSons, nomadi as en, type NomadiWords } from "caravanserai/words/en";
import { elementsOf, having, textOf, valuesOf, type Xml } from "../../helpers/xml.js";
import { move, row, scene } from "../scenes.js";
import { drawn } from "./moments.js";

const start = setup({ players: 3, seed: 1, layout: shortCourse });

const classed = (picture: Xml, name: string): Xml[] =>
  [...elementsOf(picture)].filter(({ attributes }) =>
    (attributes["class"] ?? "").split(" ").includes(name),
  );

const titles = (picture: Xml): string[] =>
  [...elementsOf(picture)].filter(({ name }) => name === "title").map(textOf);

describe("names from outside", () => {
  const HOSTILE = {
    "an element": `<script>alert(1)</script>`,
    "an attribute": `"' onload="alert(1)`,
    "what XML does not have": "\u0000\u0007\ud800]]>&amp;",
    "a very long one": "x".repeat(100_000),
    "a change of direction": "\u202e\ufffe\u{1f42a}",
  };

  it.each(Object.entries(HOSTILE))("are escaped: %s", (_, name) => {
    const picture = drawn(start, { names: [name, name, name], words: en });
    expect(having(picture, "onload")).toEqual([]);
    expect([...elementsOf(picture)].some(({ name: tag }) => tag === "script")).toBe(false);
    expect(classed(picture, "name").every((text) => textOf(text).length <= 40)).toBe(true);
  });

  it("may be those of layouts, and the notes of bribes", () => {
    const layout = defineLayout({
      name: `<img src="x" onerror='y'>&`,
      drawing: shortCourse.rows.join("\n"),
    });
    const placing = setup({ players: 2, seed: 1, layout, bribery: true });
    let state = placing;
    while (state.phase === "pawns") {
      const [first] = board(state).spaces.filter(
        ({ terrain, contents, name }) =>
          terrain === "start" && contents.pawn === null && name !== null,
      );
      state = apply(state, { type: "place", square: first?.name ?? "" });
    }
    expect(state.phase).toBe("bribe");
    const note = `</title><script>"'&\u0001`;
    const offered = apply(state, { type: "bribe", coins: 1, note });
    const picture = drawn(offered, { words: en });
    expect([...elementsOf(picture)].some(({ name }) => /script|img/u.test(name))).toBe(false);
    const [bribe] = classed(picture, "bribe");
    expect(bribe && titles(bribe)).toEqual([
      "Player 2 offers 1 coin to Player 1 and says: “</title><script>\"'&\ufffd”",
    ]);
    expect(titles(picture)[0]).toContain(`<img src="x" onerror='y'>&`);
  });
});

describe("words", () => {
  it("tell what parts are, in their language", () => {
    const state = apply(start, { type: "place", square: "j9" });
    expect(titles(drawn(state, { words: en, names: ["Ada"] }))).toEqual(
      expect.arrayContaining([
        "Ada’s pawn on j9",
        "j10, start",
        "g3, water hole, desert card, face down",
      ]),
    );
    expect(titles(drawn(state, { words: de }))).toContain("Figur von Spieler 1 auf j9");
  });

  it("may be left out: then names of squares and numbers are told", () => {
    const picture = drawn(apply(start, { type: "place", square: "j9" }));
    const [space] = having(picture, "data-pick");
    expect(space && titles(space)).toEqual(["a1"]);
    expect(classed(picture, "name").map(textOf)).toEqual(["1", "2", "3"]);
  });

  it("of another game are refused", () => {
    const other: unknown = desertSons;
    for (const words of [other, { ...en, picture: undefined }, { ...en, player: () => 1 }]) {
      expect(() => toSvg(start, { words: words as NomadiWords })).toThrow(ArgumentError);
    }
  });
});

describe("options", () => {
  it("place the panels beside the board, below it, or nowhere", () => {
    const sizes = (["beside", "below", "none"] as const).map((panels) => {
      const picture = drawn(start, { panels });
      const [, , width = 0, height = 0] = (picture.attributes["viewBox"] ?? "")
        .split(" ")
        .map(Number);
      return { width, height, seats: classed(picture, "seat").length };
    });
    expect(sizes).toEqual([
      { width: 836, height: 568, seats: 3 },
      { width: 528, height: expect.any(Number) as number, seats: 3 },
      { width: 488, height: 528, seats: 0 },
    ]);
    expect(sizes[1]?.height).toBeGreaterThan(568);
  });

  it("show the names of rows and columns on demand", () => {
    const labels = (coordinates: boolean): string[] =>
      classed(drawn(start, { coordinates }), "coordinate").map(textOf);
    expect(labels(false)).toEqual([]);
    expect(labels(true)).toEqual([
      ...["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"],
      ...Array.from({ length: 12 }, (_, column) => String(column + 1)),
    ]);
  });

  it("keep the size of a picture during a game", () => {
    const state = apply(start, { type: "place", square: "j9" });
    for (const panels of ["beside", "below"] as const) {
      const [before, after] = [start, state].map(
        (one) => drawn(one, { panels }).attributes["viewBox"],
      );
      expect(after).toBe(before);
    }
  });

  it.each([
    { panels: "above" },
    { theme: "pink" },
    { width: -1 },
    { names: "Ada" },
    { events: {} },
    { picks: [] },
    { words: 1 },
  ])("that are none are refused: %j", (options) => {
    expect(() => toSvg(start, options as never)).toThrow(ArgumentError);
  });

  it("need a state or a view", () => {
    expect(() => toSvg({} as never)).toThrow(LoadError);
    expect(() => toSvg({ ...start, turnNumber: -1 })).toThrow(LoadError);
  });
});

describe("the last move", () => {
  const before = scene({
    pawns: [row("l", 5, 8), row("m", 5, 8), row("n", 5, 8), row("o", 5, 8)],
    dice: [1, 1, 4, 6],
  });

  it("N6: is marked by the way of the pawn and the die that it took", () => {
    const jump = move(4, "l5", "l9");
    const state = apply(before, jump);
    const picture = drawn(state, { events: events(before, jump) });
    expect(classed(picture, "trail")).toHaveLength(1);
    expect(classed(picture, "reached")).toHaveLength(1);
    expect(classed(picture, "pip-used")).toHaveLength(1);
    expect(classed(drawn(state), "trail")).toEqual([]);
  });

  it("N5: is marked where a pawn was placed", () => {
    const place = { type: "place", square: "j9" } as const;
    const picture = drawn(apply(start, place), { events: events(start, place) });
    expect(classed(picture, "reached")).toHaveLength(1);
    expect(classed(picture, "change")).toEqual([]);
  });

  it("N4: is marked by coins won and lost", () => {
    const caused: MoveEvent[] = [
      { type: "bank-paid", seat: 0, coins: 5, for: "first-over-valley" },
      { type: "bank-charged", seat: 1, coins: 2, debt: 3, for: "last-over-valley" },
      { type: "card-sold", seat: 0, owner: 2, price: 4, debt: 0, value: null },
      { type: "bribe-taken", seat: 2, by: 1, coins: 1 },
    ];
    const changes = classed(drawn(start, { events: caused }), "change").map(textOf);
    expect(changes).toEqual(["+9", "\u22126", "\u22123"]);
  });

  it("is passed over if it is no event of this game", () => {
    const odd: unknown = [
      null,
      7,
      { type: "pawn-moved" },
      { type: "pawn-moved", path: ["zz99", "a1"], die: {} },
      { type: "pawn-placed", square: Symbol("a1") },
      { type: "bank-paid", seat: 0, coins: 10n },
      { type: "bank-paid", seat: 0, coins: "5" },
      new Proxy(
        {},
        {
          get: () => {
            throw new Error("read me not");
          },
        },
      ),
    ];
    expect(toSvg(start, { events: odd as MoveEvent[] })).toBe(toSvg(start));
  });
});

describe("pictures in one page", () => {
  it("do not get into each other's way: they have no ids", () => {
    for (const state of [
      start,
      view(start, 0),
      setup({ players: 5, seed: 2, layout: crookedValley }),
    ] as State[]) {
      expect(valuesOf(drawn(state, { words: en }), "id")).toEqual([]);
    }
  });

  it("N27: show the goal where each game has it, on the same board", () => {
    const goal = ["a1", "a2", "a3"];
    const elsewhere = setup({ players: 2, seed: 1, goal });
    const usual = setup({ players: 2, seed: 1 });
    const first = toSvg(elsewhere, { words: en });
    expect(toSvg(usual, { words: en })).not.toContain("<title>a5, oasis</title>");
    expect(first).toContain("<title>a3, oasis</title>");
    expect(first).not.toContain("<title>a4, oasis</title>");
    expect(toSvg(elsewhere, { words: en })).toBe(first);
    const oasis = (svg: string): number => svg.split("oasis-edge").length;
    expect(oasis(first)).toBe(oasis(toSvg(usual)));
  });
});
