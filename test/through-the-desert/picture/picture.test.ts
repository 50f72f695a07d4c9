/** A picture of anything that can be reached: well-formed, complete, and told by the state or view alone. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  board,
  choices,
  COLOURS,
  defineLayout,
  events,
  legalMoves,
  load,
  loadView,
  type Move,
  resample,
  score,
  setup,
  smallWadi,
  type State,
  type View,
  view,
} from "caravanserai/through-the-desert";
import { toSvg } from "caravanserai/svg/through-the-desert";
import { throughTheDesert as de } from "caravanserai/words/de";
import { throughTheDesert as en } from "caravanserai/words/en";
import { throughTheDesert as fr } from "caravanserai/words/fr";
import { cases } from "../../helpers/cases.js";
import { elementsOf, having, parseXml, textOf, valuesOf, type Xml } from "../../helpers/xml.js";
import { games, statesOf } from "../arbitraries.js";
import { play } from "../moves.js";
import { drawn, sand, scene } from "../scenes.js";

type Options = NonNullable<Parameters<typeof toSvg>[1]>;

/** Every way to draw, apart from what depends on the state. */
const looks: fc.Arbitrary<Options> = fc.record(
  {
    words: fc.constantFrom(en, fr, de),
    names: fc.array(fc.option(fc.string({ unit: "binary" })), { maxLength: 6 }),
    coordinates: fc.boolean(),
    panels: fc.constantFrom("beside", "below", "none"),
    theme: fc.constantFrom("light", "dark", "auto"),
    width: fc.integer({ min: 1, max: 4000 }),
  },
  { requiredKeys: [] },
);

const some = <Thing>(things: readonly Thing[], every: number): readonly Thing[] =>
  things.filter((_, index) => index % every === 0);

/** The pieces that a picture shows, as texts: where or whose, what, and how many. */
function piecesIn(root: Xml): string[] {
  const onBoard = having(root, "data-space").map(({ attributes }) => [
    attributes["data-space"],
    attributes["data-piece"],
  ]);
  const supply = having(root, "data-piece")
    .filter(({ attributes }) => attributes["data-piece"] === "supply")
    .map(({ attributes }) => ["supply", attributes["data-colour"], attributes["data-count"]]);
  const owned = having(root, "data-seat").flatMap((card) =>
    having(card, "data-piece").map(({ attributes }) => [
      `seat ${card.attributes["data-seat"]}`,
      ...[attributes["data-piece"], attributes["data-colour"] ?? attributes["data-value"]],
      attributes["data-count"] ?? "1",
    ]),
  );
  return [...onBoard, ...supply, ...owned].map((words) => words.join(" ")).sort();
}

/** The pieces that there are. */
function piecesOf(state: State | View): string[] {
  const onBoard = board(state).spaces.flatMap(({ name, contents: { camel, oasis, water } }) => [
    ...(camel === null ? [] : [`${name} ${camel.leader ? "leader" : "camel"}`]),
    ...(oasis ? [`${name} palm`] : []),
    ...(water === null ? [] : [`${name} water`]),
  ]);
  return [
    ...onBoard,
    ...COLOURS.map((colour) => `supply ${colour} ${state.supply[colour]}`),
    ...state.seats.flatMap(({ leaders, water }, seat) => [
      ...leaders.map((colour) => `seat ${seat} leader ${colour} 1`),
      `seat ${seat} taken 1 ${water.ones}`,
      `seat ${seat} taken 2 ${water.twos}`,
      `seat ${seat} taken 3 ${water.threes}`,
    ]),
  ].sort();
}

const spacePicks = (state: State | View): string[] =>
  board(state).spaces.flatMap(({ name }) => (name === null ? [] : `space:${name}`));

describe("a picture", () => {
  it("of any state of any game is well-formed, in every look", () => {
    fc.assert(
      fc.property(games, looks, (game, look) => {
        for (const state of some([...statesOf(game)], 9)) {
          const offered = choices(state, []).picks;
          const svg = toSvg(state, { ...look, choices: offered, picked: offered.slice(0, 2) });
          const root = parseXml(svg);
          expect(root.name).toBe("svg");
          expect(root.attributes["xmlns"]).toBe("http://www.w3.org/2000/svg");
          for (const { name, attributes } of elementsOf(root)) {
            // Several pictures stand in one page: nothing refers to a name, inside or outside.
            expect(["use", "script", "image", "foreignObject", "a"]).not.toContain(name);
            for (const [key, value] of Object.entries(attributes)) {
              expect(key).not.toMatch(/^(?:id|href|on.*)$/);
              expect(value).not.toMatch(/NaN|Infinity|undefined|null|url\(/);
            }
          }
        }
      }),
      { numRuns: cases(25) },
    );
  });

  it("shows every piece once, and a part for every space and colour", () => {
    fc.assert(
      fc.property(games, fc.constantFrom("beside" as const, "below" as const), (game, panels) => {
        for (const state of some([...statesOf(game)], 7)) {
          const seen = view(state, 0);
          const root = parseXml(toSvg(seen, { panels }));
          expect(piecesIn(root)).toEqual(piecesOf(state));
          const parts = valuesOf(root, "data-pick");
          expect([...parts].sort()).toEqual(
            [...spacePicks(state), ...COLOURS.map((colour) => `colour:${colour}`)].sort(),
          );
          for (const pick of choices(seen, []).picks) expect(parts).toContain(pick);
        }
      }),
      { numRuns: cases(25) },
    );
  });

  it("without panels shows the board alone", () => {
    const state = setup({ players: 2, seed: 1 });
    const root = parseXml(toSvg(state, { panels: "none" }));
    expect(valuesOf(root, "data-pick")).toEqual(spacePicks(state));
    expect(having(root, "data-seat")).toEqual([]);
  });

  it("D9: is the same for a state and all of its views, and for both from JSON", () => {
    fc.assert(
      fc.property(games, fc.integer(), (game, seed) => {
        const state = [...statesOf(game)].at(-1) as State;
        const expected = toSvg(state);
        for (const viewer of [0, 1, "spectator"] as const) {
          const seen = view(state, viewer);
          expect(toSvg(seen)).toBe(expected);
          expect(toSvg(resample(seen, seed))).toBe(expected);
          expect(toSvg(loadView(JSON.stringify(seen)))).toBe(expected);
        }
        expect(toSvg(load(JSON.stringify(state)))).toBe(expected);
      }),
      { numRuns: cases(10) },
    );
  });

  it("of the same board in another look has the same ground", () => {
    const state = setup({ players: 2, seed: 1, layout: smallWadi });
    const groundOf = (options: Options): Xml | undefined =>
      [...elementsOf(parseXml(toSvg(state, options)))].find(
        ({ attributes }) => attributes["class"] === "ground",
      );
    expect(groundOf({})).toBeDefined();
    expect(groundOf({ panels: "none" })).toEqual(groundOf({}));
    expect(groundOf({ panels: "below", theme: "dark" })).toEqual(groundOf({}));
  });

  it("draws layouts of one space, of far corners and of a single row", () => {
    for (const layout of [
      drawn(["."]),
      drawn([". ^ ^ ^ ^ ."]),
      drawn([".               .", " ^", ".               ."]),
    ]) {
      for (const panels of ["beside", "below", "none"] as const) {
        const { attributes } = parseXml(toSvg(setup({ players: 2, seed: 1, layout }), { panels }));
        expect(attributes["viewBox"]).toMatch(/^0 0 [1-9][\d.]* [1-9][\d.]*$/);
      }
    }
  });

  it("keeps everything inside its frame", () => {
    fc.assert(
      fc.property(games, looks, (game, look) => {
        const root = parseXml(toSvg(setup(game.options), look));
        const [, , width = 0, height = 0] = (root.attributes["viewBox"] ?? "")
          .split(" ")
          .map(Number);
        for (const { x, y } of placesIn(root, { x: 0, y: 0, scale: 1 })) {
          expect([x >= 0, x <= width, y >= 0, y <= height]).toEqual([true, true, true, true]);
        }
      }),
      { numRuns: cases(40) },
    );
  });
});

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where the groups of a picture are: a group is moved, and scaled as a whole. */
function* placesIn(element: Xml, outer: Place): Generator<Place> {
  const transform = element.attributes["transform"] ?? "";
  const moved = /^translate\(([-\d.]+) ([-\d.]+)\)(?: ?scale\(([\d.]+)\))?$/.exec(transform);
  const place = {
    x: outer.x + Number(moved?.[1] ?? 0) * outer.scale,
    y: outer.y + Number(moved?.[2] ?? 0) * outer.scale,
    scale: outer.scale * Number(moved?.[3] ?? 1),
  };
  yield place;
  for (const child of element.children) {
    if (typeof child !== "string") yield* placesIn(child, place);
  }
}

/** One camel of honey on e4 encloses the left of the board, with water and an oasis. */
const state = scene(
  drawn([
    "o . . . . . ^ .",
    " . . . . . . . .",
    ". T . . . o . .",
    " . . . . . . . .",
    ". . . . . . . .",
  ]),
  { "0 honey": ["a4", "b4", "c4", "d4"], "1 rose": ["c8"] },
);

describe("titles", () => {
  const names = ["Anna", "Ben"];
  const titles = (options: Options, at: State = state): Record<string, string> =>
    Object.fromEntries(
      having(parseXml(toSvg(at, options)), "data-pick").map((part) => {
        const [title] = part.children;
        return [
          part.attributes["data-pick"] ?? "",
          typeof title === "object" && title.name === "title" ? textOf(title) : "",
        ];
      }),
    );

  it("tell what is on a space, in the language of the words", () => {
    expect(titles({ words: en, names })).toMatchObject({
      "space:a4": "a4: Anna’s honey leader",
      "space:b4": "b4: Anna’s honey camel",
      "space:b1": "b1: sand",
      "space:a1": expect.stringMatching(/^a1: water hole: \d points?$/) as string,
      "space:c2": "c2: oasis",
      "colour:honey": "19 loose honey camels",
    });
    expect(titles({ words: de, names })).toMatchObject({
      "space:b4": "b4: honiggelbes Kamel von Anna",
      "space:c8": "c8: rosafarbener Anführer von Ben",
    });
    expect(titles({ words: fr, names })).toMatchObject({
      "space:b4": "b4: chameau miel d’Anna",
      "space:c8": "c8: chef de caravane rose de Ben",
    });
  });

  it("E3: tell whose territory a space is in", () => {
    const closed = titles({ words: en, names }, play(state, "he4"));
    expect(closed).toMatchObject({
      "space:a2": "a2: territory of Anna’s honey caravan",
      "space:c2": "c2: oasis, territory of Anna’s honey caravan",
    });
  });

  it("are names of spaces and colours without words", () => {
    expect(titles({})).toMatchObject({ "space:b4": "b4", "colour:sky": "sky" });
  });

  it("tell the points of a seat by source", () => {
    const svg = toSvg(play(state, "he4"), { words: en, names });
    const [anna] = having(parseXml(svg), "data-seat").map(({ children: [title] }) =>
      typeof title === "object" ? textOf(title) : "",
    );
    expect(anna).toMatch(/^Anna: \d+ points \(oases 5, water holes \d, .*, territories 14\)$/);
  });

  it("call seats without a name as the words do, and by number without words", () => {
    const text = (options: Options): string => textOf(parseXml(toSvg(state, options)));
    expect(text({ words: fr, names: [null, "  "] })).toMatch(/Joueur 1.*Joueur 2/);
    expect(text({})).not.toMatch(/Joueur|Player/);
  });
});

describe("marks", () => {
  const open = scene(sand(3, 6), { "0 sky": ["a1", "a2"], "1 mint": ["b6"] });
  const classesOf = (options: Options): Record<string, string | undefined> =>
    Object.fromEntries(
      having(parseXml(toSvg(open, options)), "data-pick").map(({ attributes }) => [
        attributes["data-pick"] ?? "",
        attributes["class"],
      ]),
    );
  const rings = (at: State, options: Options): readonly Xml[] =>
    [...elementsOf(parseXml(toSvg(at, options)))].filter(
      ({ attributes }) => attributes["class"] === "last",
    );

  it("show what can be picked, and what is", () => {
    const classes = classesOf({ choices: ["space:a3", "colour:sky"], picked: ["colour:sky"] });
    expect(classes["space:a3"]).toBe("part choice");
    expect(classes["colour:sky"]).toBe("part picked");
    expect(classes["space:a4"]).toBe("part");
  });

  it("show the last move: a ring on what was placed and reached, and on all that was enclosed", () => {
    const before = state;
    const move: Move = { type: "camel", colour: "honey", space: "e4" };
    const told = events(before, move);
    expect(told.map(({ type }) => type)).toContain("territory-enclosed");
    const after = apply(before, move);
    // e4 itself; a1 with water, c2 with a palm, and the spaces enclosed with them.
    const enclosed = told.flatMap((event) => ("spaces" in event ? event.spaces : []));
    expect(rings(after, { events: told })).toHaveLength(1 + enclosed.length);
    expect(rings(after, {})).toEqual([]);
    expect(rings(after, { events: told.filter(({ type }) => type === "turn-began") })).toEqual([]);
  });

  it("leave out what is no event of this board", () => {
    const junk = [
      null,
      5,
      "x",
      {},
      { type: "camel-placed" },
      { type: "camel-placed", space: "zz" },
    ];
    const more = [
      { type: "territory-enclosed", spaces: "all" },
      { type: "oasis-scored", space: {} },
    ];
    expect(rings(open, { events: [...junk, ...more] as never })).toEqual([]);
  });

  it("show who decides, and who has won", () => {
    const count = (at: State, name: string): number =>
      [...elementsOf(parseXml(toSvg(at)))].filter(({ attributes }) =>
        (attributes["class"] ?? "").split(" ").includes(name),
      ).length;
    let now = setup({ players: 3, seed: 5, layout: smallWadi });
    expect([count(now, "turn"), count(now, "laurel")]).toEqual([1, 0]);
    while (!now.over) now = apply(now, legalMoves(now)[0]);
    expect([count(now, "turn"), count(now, "laurel")]).toEqual([0, score(now).winners.length]);
  });

  it("F2: show a star for a largest caravan, and a hollow one for a tie", () => {
    const state = scene(sand(3, 8), {
      ...{ "0 sky": ["a1", "a2"], "1 sky": ["a6"], "0 mint": ["c1"], "1 mint": ["c6"] },
    });
    const stars = having(parseXml(toSvg(state)), "data-seat").map((card) =>
      [...elementsOf(card)].flatMap(({ attributes }) =>
        (attributes["class"] ?? "").startsWith("star") ? (attributes["class"] ?? "") : [],
      ),
    );
    expect(stars).toEqual([["star", "star tied"], ["star tied"]]);
  });
});

describe("what comes from outside", () => {
  const hostile = [
    `<script>alert(1)</script>`,
    `"' onload="x`,
    "]]>&amp;",
    "\u0000\u0007\u001b[31m\ufffe",
    "\ud800 lone",
    "<!--",
  ];

  it("is escaped: names of players and of layouts", () => {
    for (const text of hostile) {
      const layout = defineLayout({ name: text, palms: 0, drawing: ". . . .\n . . . ." });
      const state = setup({ players: 2, seed: 1, layout });
      const root = parseXml(toSvg(state, { words: en, names: [text, text] }));
      expect([...elementsOf(root)].map(({ name }) => name)).not.toContain("script");
      // eslint-disable-next-line no-control-regex -- What XML has no character for.
      const told = text.replace(/[\0-\u001f\ufffe]|\ud800/g, "\ufffd");
      expect(textOf(root.children[0] as Xml)).toBe(`Through the Desert on ${told}`);
    }
  });

  it("is cut where it would not fit", () => {
    const state = setup({ players: 2, seed: 1, layout: smallWadi });
    const long = "x".repeat(1000);
    const shown = (name: string): string[] =>
      [...elementsOf(parseXml(toSvg(state, { names: [name] })))].flatMap((element) =>
        element.attributes["class"] === "name" ? textOf(element) : [],
      );
    expect(shown(long)[0]).toMatch(/^x{10,20}…$/);
    expect(shown("駱".repeat(30))[0]).toMatch(/^駱{5,10}…$/u);
    expect(shown("🐪".repeat(30))[0]).toMatch(/^(?:🐪){5,10}…$/u);
    expect(shown("Anna")[0]).toBe("Anna");
  });
});
