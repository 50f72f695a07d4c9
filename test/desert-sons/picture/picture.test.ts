/** Pictures: well-formed, every piece once, every pick once, nothing hidden. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ArgumentError,
  board,
  choices,
  events,
  GOODS,
  legalMoves,
  LoadError,
  picks,
  resample,
  setup,
  shortTrip,
  type State,
  type View,
  view,
} from "caravanserai/desert-sons";
import { toSvg } from "caravanserai/svg/desert-sons";
import { desertSons as de } from "caravanserai/words/de";
import { desertSons as en } from "caravanserai/words/en";
import { desertSons as fr } from "caravanserai/words/fr";
import { cases } from "../../helpers/cases.js";
import type { Dice } from "../../helpers/dice.js";
import { elementsOf, having, parseXml, textOf, valuesOf, type Xml } from "../../helpers/xml.js";
import { statesOf } from "../arbitraries.js";
import { forStates, libraryStates } from "./scenes.js";
import { leastTime } from "../../helpers/processor-time.js";

type Options = NonNullable<Parameters<typeof toSvg>[1]>;

const VIEWERS = [0, 1, "spectator"] as const;
const PANELS = ["beside", "below"] as const;
const THEMES = ["light", "dark", "auto"] as const;
const LANGUAGES = [en, fr, de, undefined];

const pick = <Item>(dice: Dice, items: readonly Item[]): Item =>
  items[dice.below(items.length)] as Item;

const classed = (root: Xml, name: string): readonly Xml[] =>
  [...elementsOf(root)].filter(({ attributes }) =>
    (attributes["class"] ?? "").split(" ").includes(name),
  );

const pieces = (root: Xml, name: string): readonly Xml[] =>
  having(root, "data-piece").filter(({ attributes }) => attributes["data-piece"] === name);

/** The words as an option, unless there are none. */
const inLanguage = (words: typeof en | undefined): Options =>
  words === undefined ? {} : { words };

describe("any state and view of any game", () => {
  it("is well-formed, with every piece drawn once", () => {
    forStates((state, dice) => {
      const shown = pick<State | View>(dice, [state, view(state, pick(dice, VIEWERS))]);
      const root = parseXml(
        toSvg(shown, {
          ...inLanguage(pick(dice, LANGUAGES)),
          panels: pick(dice, PANELS),
          theme: pick(dice, THEMES),
          coordinates: dice.below(2) === 0,
        }),
      );
      expect(root.name).toBe("svg");
      checkPieces(root, shown);
    }, 40);
  });

  it("draws the area alone without cards", () => {
    forStates((state) => {
      const root = parseXml(toSvg(state, { panels: "none" }));
      expect(classed(root, "card")).toEqual([]);
      expect(pieces(root, "explorer")).toHaveLength(state.explorers.length);
      expect(pieces(root, "caravan")).toHaveLength(caravansOf(state).length);
    }, 8);
  });

  it("has exactly one part for each thing that can be picked, however far a person has come", () => {
    forStates((state, dice) => {
      if (state.seat === null) return;
      const seen = view(state, state.seat);
      const made: string[] = [];
      for (const next of picks(seen, pick(dice, legalMoves(seen)))) {
        const { picks: possible } = choices(seen, made);
        const root = parseXml(toSvg(seen, { choices: possible, picked: made }));
        const parts = valuesOf(root, "data-pick");
        expect(new Set(parts).size).toBe(parts.length);
        // A rotation is drawn as the tile that it turns.
        const tiles = [...made, ...possible].filter((one) => one.startsWith("tile:"));
        const isClear =
          seen.drawn !== null || made.some((one) => one.startsWith("tile:")) || tiles.length === 1;
        const isDrawn = (one: string): boolean =>
          !one.startsWith("action:") && (isClear || !one.startsWith("rotation:"));
        const things = [...possible, ...made].filter(isDrawn);
        expect(parts).toEqual(expect.arrayContaining(things));
        const marked = (name: string): string[] =>
          classed(root, name).flatMap(({ attributes }) => attributes["data-pick"] ?? []);
        const wanted = possible.filter(isDrawn);
        expect(new Set(marked("choice"))).toEqual(new Set(wanted));
        expect(new Set(marked("picked"))).toEqual(new Set(made.filter(isDrawn)));
        made.push(next);
      }
    }, 30);
  });

  it("shows nothing that the viewer may not know", () => {
    forStates((state, dice) => {
      for (const viewer of VIEWERS) {
        const seen = view(state, viewer);
        const other = view(resample(seen, dice.below(1000)), viewer);
        const options = { words: en, theme: "light" } as const;
        expect(toSvg(other, options)).toBe(toSvg(seen, options));
        const copy = JSON.parse(JSON.stringify(seen)) as View;
        expect(toSvg(copy, options)).toBe(toSvg(seen, options));
      }
    }, 12);
  });

  it("marks the last move, also in the events that a viewer gets", () => {
    forStates((state, dice) => {
      if (state.over) return;
      const happened = events(state, pick(dice, legalMoves(state)), "spectator");
      parseXml(toSvg(state, { events: happened, words: en }));
    }, 8);
  });

  it("has no ids, so that several pictures fit into one page", () => {
    forStates((state) => {
      expect(valuesOf(parseXml(toSvg(state)), "id")).toEqual([]);
    }, 4);
  });
});

const caravansOf = ({ seats }: State | View): string[] =>
  seats.flatMap(({ caravan }, seat) => (caravan === null ? [] : `${caravan} ${seat}`));

function checkPieces(root: Xml, state: State | View): void {
  const at = ({ attributes }: Xml, ...keys: string[]): string =>
    keys.map((key) => attributes[`data-${key}`] ?? "").join(" ");
  const caravans = pieces(root, "caravan").map((one) => at(one, "space", "seat"));
  expect(caravans.sort()).toEqual(caravansOf(state).sort());
  const placed = new Map(state.explorers.map(({ height, field }) => [height, field]));
  const heights = state.tileSet.explorers.slice(0, state.seats.length).flat();
  expect(
    pieces(root, "explorer")
      .map((one) => at(one, "height", "space"))
      .sort(),
  ).toEqual(heights.map((height) => `${height} ${placed.get(height) ?? ""}`).sort());
  const reserves = state.seats.reduce((sum, { reserve }) => sum + reserve.length, 0);
  expect(pieces(root, "tile")).toHaveLength(reserves + (state.drawn === null ? 0 : 1));
  const { board: laid, aside, hand } = state.rumours;
  expect(pieces(root, "rumour")).toHaveLength(
    laid.length + (aside === null ? 0 : 1) + (hand === null ? 0 : 1),
  );
  const { spaces, lines } = board(state);
  const explored = spaces.filter(({ terrain }) => terrain !== "unexplored");
  const [terrain] = classed(root, "terrain");
  if (terrain === undefined) throw new Error("no terrain");
  const subpaths = (name: string): number =>
    classed(terrain, name).reduce(
      (sum, { attributes }) => sum + (attributes["d"]?.match(/M/g)?.length ?? 0),
      0,
    );
  expect(subpaths("sand") + subpaths("cross")).toBe(explored.length);
  const portions = explored.flatMap(({ contents }) => contents.portions);
  expect(subpaths("oasis")).toBe(portions.length);
  expect(subpaths("brown")).toBe(lines.filter(({ kind }) => kind === "brown").length);
  expect(subpaths("white")).toBe(lines.filter(({ kind }) => kind === "white").length);
  expect(classed(terrain, "disc")).toHaveLength(portions.flatMap((one) => one.spaces).length);
  const used = portions.flatMap((one) => one.spaces.filter(({ free }) => !free));
  expect(classed(terrain, "spent")).toHaveLength(used.length);
  const shores = (status: (one: (typeof portions)[number]) => boolean): number =>
    portions.filter(status).reduce((sum, { portion }) => sum + portion.length, 0);
  expect(subpaths("scoring")).toBe(shores(({ scoring }) => scoring));
  expect(subpaths("finished")).toBe(shores(({ scoring, complete }) => complete && !scoring));
}

describe("what it says", () => {
  const start = setup({ players: 3, seed: 1 });

  it("tells fields, pieces and actions in the language of the words", () => {
    for (const [words, field, caravan] of [
      [en, "a6: desert, Anna’s caravan", "Anna’s explorer 16"],
      [fr, "a6: désert, caravane d’Anna", "explorateur 16 d’Anna"],
      [de, "a6: Wüste, Karawane von Anna", "Erkunder 16 von Anna"],
    ] as const) {
      const titles = titlesOf(toSvg(start, { words, names: ["Anna"] }));
      expect(titles).toContain(field);
      expect(titles).toContain(caravan);
    }
  });

  it("tells names of fields without words", () => {
    const titles = titlesOf(toSvg(start));
    expect(titles).toContain("f7");
    expect(titles.join(" ")).not.toMatch(/undefined|null/u);
  });

  it("escapes names, whatever is in them", () => {
    const hostile = [`<script>alert("1")</script>`, "a&b'\"]]>", "\u0000\u001b\ud800x\uffff"];
    const root = parseXml(toSvg(start, { names: hostile, words: en }));
    expect([...elementsOf(root)].map(({ name }) => name)).not.toContain("script");
    expect(textOf(root)).toContain("<script>alert");
    expect(textOf(root)).toContain("\ufffdx\ufffd");
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { maxLength: 3 }), (names) => {
        parseXml(toSvg(start, { names, words: en }));
      }),
      { numRuns: cases(30) },
    );
  });

  it("shortens long names", () => {
    expect(toSvg(start, { names: ["x".repeat(100_000)] }).length).toBeLessThan(
      toSvg(start).length + 2000,
    );
  });

  it("tells who has won once the game is over", () => {
    const end = libraryStates(3).at(-1);
    if (end === undefined) throw new Error("no end");
    expect(classed(parseXml(toSvg(end)), "winner").length).toBeGreaterThan(0);
    expect(classed(parseXml(toSvg(start)), "winner")).toEqual([]);
  });

  it("hides rumours that the viewer has not looked at, and shows those they have", () => {
    const seen = libraryStates(3).find(({ rumours }) =>
      rumours.board.some(({ seenBy }) => seenBy.length === 1 && seenBy[0] === 0),
    );
    if (seen === undefined) throw new Error("no rumour");
    const known = (shown: State | View): number => classed(parseXml(toSvg(shown)), "known").length;
    expect(known(view(seen, "spectator"))).toBe(0);
    expect(known(view(seen, 0))).toBeGreaterThan(0);
    expect(known(seen)).toBe(seen.rumours.board.length + (seen.rumours.hand === null ? 0 : 1));
  });

  const titlesOf = (svg: string): readonly string[] =>
    [...elementsOf(parseXml(svg))].filter(({ name }) => name === "title").map(textOf);
});

describe("where things can be picked", () => {
  it("puts goods to give back on the seat's card, and those of a rumour on the rumour board", () => {
    const places = (phase: State["phase"]): number => {
      const options = { players: 2, seed: 25, tileSet: shortTrip };
      const state = [...statesOf({ options, dice: 25 })].find((one) => one.phase === phase);
      if (state === undefined) throw new Error(`no ${phase}`);
      const parts = valuesOf(parseXml(toSvg(state)), "data-pick");
      expect(parts.filter((one) => one.startsWith("good:"))).toHaveLength(GOODS.length);
      return parts.indexOf("good:salt") - parts.indexOf("slot:myrrh-1");
    };
    expect(places("swap")).toBeLessThan(0);
    expect(places("lay")).toBeGreaterThan(0);
  });

  it("shows a tile on its field before it is placed, once it is clear how it lies", () => {
    const state = libraryStates(3).find((one) => one.phase === "place");
    const place = state && legalMoves(state).find(({ type }) => type === "place");
    if (state === undefined || place === undefined) throw new Error("no tile to place");
    const picked = picks(state, place);
    expect(classed(parseXml(toSvg(state, { picked })), "ghost")).toHaveLength(1);
    expect(classed(parseXml(toSvg(state, { picked: picked.slice(0, 1) })), "ghost")).toEqual([]);
  });
});

describe("bad input", () => {
  const state = setup({ players: 2, seed: 1 });

  it("refuses options that are wrong, with a message that names them", () => {
    for (const [options, message] of [
      [null, "options"],
      [[], "options"],
      [{ colour: true }, 'unknown option "colour"'],
      [{ theme: "sepia" }, "theme"],
      [{ panels: "above" }, "panels"],
      [{ width: -1 }, "width"],
      [{ names: "Anna" }, "names"],
      [{ words: {} }, "words"],
      [{ words: "en" }, "words"],
    ] as const) {
      const call = (): string => toSvg(state, options as unknown as Options);
      expect(call).toThrow(ArgumentError);
      expect(call).toThrow(message);
    }
  });

  it("refuses what is no state", () => {
    expect(() => toSvg({} as State)).toThrow(LoadError);
  });

  it("ignores events, choices and picks that are none of this game", () => {
    const junk = [
      null,
      1,
      "x",
      {},
      { type: "caravan-moved" },
      { type: "tile-placed", field: "z99" },
    ];
    const odd = { events: junk, choices: junk, picked: junk, names: junk };
    parseXml(toSvg(state, odd as unknown as Options));
  });
});

describe("size and speed", () => {
  const states = libraryStates(2);
  const middle = states[states.length >> 1];
  const end = states.at(-1);
  if (middle === undefined || end === undefined) throw new Error("no states");

  it("takes less than 200 kB, even at the end of a game on the largest board", () => {
    expect(toSvg(end, { words: en }).length).toBeLessThan(200_000);
  });

  it("takes less than 10 ms of processor time", () => {
    expect(leastTime(() => toSvg(middle, { words: en }))).toBeLessThan(10);
  });
});
