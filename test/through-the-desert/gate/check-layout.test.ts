/** Each problem and each hint of `checkLayout`, planted in a board. */
import { describe, expect, it } from "vitest";
import {
  about,
  ArgumentError,
  caravanRoads,
  checkLayout,
  defineLayout,
  type Layout,
  type LayoutFinding,
  smallWadi,
} from "caravanserai/through-the-desert";
import { drawn } from "../scenes.js";

const codes = (layout: Layout, kind: LayoutFinding["kind"], players?: number): string[] =>
  checkLayout(layout, players === undefined ? {} : { players })
    .filter((finding) => finding.kind === kind)
    .map(({ code }) => code);
const problems = (layout: Layout, players?: number): string[] => codes(layout, "problem", players);
const find = (layout: Layout, code: LayoutFinding["code"]): LayoutFinding | undefined =>
  checkLayout(layout).find((finding) => finding.code === code);

/** The small board with some lines changed. */
function wadi(change: (drawing: string) => string, extra: object = {}): Layout {
  const { palms, camelsPerColour, rows } = smallWadi;
  const drawing = change(rows.join("\n"));
  expect(drawing).not.toBe(rows.join("\n"));
  return defineLayout({
    name: "Wadi",
    palms,
    camelsPerColour: camelsPerColour ?? 9,
    drawing,
    ...extra,
  });
}

describe("problems", () => {
  it("no board of the library has any, with as few players as it takes", () => {
    for (const layout of Object.values(about.boards)) expect(problems(layout)).toEqual([]);
    for (const players of [2, 3, 4, 5]) expect(problems(caravanRoads, players)).toEqual([]);
  });

  it("leaders: seven spaces for five players, and a small board for more than two", () => {
    const seven = drawn([". o . .", " . T ."], 1);
    expect(problems(seven, 5)).toContain("leaders");
    expect(find(seven, "leaders")).toMatchObject({ players: 2, leaders: 10, room: 2 });
    expect(problems(smallWadi, 2)).toEqual([]);
    const [finding] = checkLayout(smallWadi, { players: 4 });
    expect(finding).toMatchObject({ code: "leaders", players: 4, leaders: 20 });
    expect(finding?.spaces).toContain("b4");
    // Five players have four leaders each (D4).
    expect(checkLayout(smallWadi, { players: 5 })[0]).toMatchObject({ leaders: 20 });
  });

  it("islands: every part but the largest", () => {
    expect(find(drawn([". . . ^ o .", " . . ^ . ."]), "islands")?.spaces).toEqual([
      ...["a5", "a6", "b4", "b5"],
    ]);
  });

  it("bottleneck: the spaces that hold the board together", () => {
    expect(find(drawn([". . ."]), "bottleneck")?.spaces).toEqual(["a2"]);
    // With the section, the board is wide enough.
    const layout = drawn([". . . .", " . ^ ^", ". . . .", "- - - -", " . . .", ". ^ ^ ."]);
    const found = checkLayout(layout).filter(({ code }) => code === "bottleneck");
    expect(found.map(({ spaces }) => spaces)).not.toEqual([]);
    expect(found[0]?.spaces).toContain("b1");
  });

  it("closed water and palms, which only one side reaches", () => {
    const layout = drawn(["^ . . ^ T", " o . . .", "^ ^ ^ T ^"], 2);
    expect(find(layout, "closed-palms")?.spaces).toEqual(["a5", "c4"]);
    expect(find(drawn(["o ^ . .", " . . ."]), "closed-water")?.spaces).toEqual(["a1"]);
  });

  it("no water, no palms", () => {
    expect(problems(wadi((drawing) => drawing.replaceAll("o", ".")))).toEqual(["no-water"]);
    const bare = wadi((drawing) => drawing.replaceAll("T", "."), { palms: 0 });
    expect(problems(bare)).toEqual(["no-palms"]);
  });

  it("D8: what setup would refuse", () => {
    const few = wadi((drawing) => drawing.replace("T", ".").replace("T", "."));
    expect(find(few, "few-palm-spaces")).toMatchObject({ palms: 3, got: 2 });
    const wet = wadi((drawing) => drawing.replaceAll(".", "o"));
    expect(find(wet, "few-tokens")).toMatchObject({ tokens: 45 });
  });

  it("one-sided-water: all water in one corner", () => {
    const dry = smallWadi.rows.map((row, index) =>
      index < 5 ? row : row.replaceAll("o", ".").replaceAll("T", "."),
    );
    const layout = wadi(() => dry.join("\n"), { palms: 2 });
    expect(problems(layout)).toEqual(["one-sided-water"]);
    expect(find(layout, "one-sided-water")?.spaces).toContain("b6");
  });

  it("camels: a number that suits the board", () => {
    for (const camelsPerColour of [4, 11]) {
      const layout = defineLayout({
        ...{ name: "Wadi", palms: 3, camelsPerColour },
        drawing: smallWadi.rows.join("\n"),
      });
      expect(find(layout, "camels")).toEqual({
        ...{ kind: "problem", code: "camels", spaces: [], players: 2 },
        ...{ camels: camelsPerColour, suggested: 8 },
      });
    }
    // What the players would get by their number (D3).
    const unsaid = defineLayout({ name: "Wadi", palms: 3, drawing: smallWadi.rows.join("\n") });
    expect(find(unsaid, "camels")).toMatchObject({ camels: 22, suggested: 8 });
  });
});

describe("hints", () => {
  it("a board like no built-in one of full size", () => {
    expect(codes(drawn([". . .", " . . ."], 5), "hint")).toEqual([
      ...["counts", "size", "counts", "size", "section"],
      ...["bare-rim", "smooth-rim", "middle-range"],
    ]);
  });

  it("water beside water, palms too close and at the edge", () => {
    const layout = drawn([
      "^ ^ ^ ^ ^ ^ ^ ^ ^",
      " ^ . . . . . . ^",
      "^ ^ . T . T . ^ ^",
      " ^ . . . . . . ^",
      "^ ^ ^ . o o ^ ^ ^",
      " ^ ^ ^ ^ ^ ^ ^ ^",
    ]);
    expect(find(layout, "water-apart")?.spaces).toEqual(["e5", "e6"]);
    expect(find(layout, "palms-apart")).toMatchObject({ spaces: ["c4", "c6"], usual: 4 });
    const edge = drawn(["^ ^ ^ ^", " ^ T ^", "^ . . ^", " ^ ^ ^"]);
    expect(find(edge, "palm-neighbours")?.spaces).toEqual(["b2"]);
  });
});

it("options that are wrong are refused", () => {
  expect(() => checkLayout(smallWadi, { players: 6 })).toThrow(ArgumentError);
  expect(() => checkLayout(smallWadi, { seats: 2 } as never)).toThrow(
    "options.seats: unknown option `seats`",
  );
});
