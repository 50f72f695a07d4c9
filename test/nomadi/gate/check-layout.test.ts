/** Each problem and each hint of `checkLayout`, planted in a board. */
import { describe, expect, it } from "vitest";
import {
  about,
  ArgumentError,
  checkLayout,
  defineLayout,
  type Layout,
  type LayoutFinding,
  shortCourse,
} from "caravanserai/nomadi";

const named = (layout: Layout): [string, string][] =>
  checkLayout(layout).map(({ kind, code }) => [kind, code]);
const find = (layout: Layout, code: LayoutFinding["code"]): LayoutFinding | undefined =>
  checkLayout(layout).find((finding) => finding.code === code);

/** The short course with some lines changed. */
function course(change: (drawing: string) => string): Layout {
  const before = shortCourse.rows.join("\n");
  const drawing = change(before);
  expect(drawing).not.toBe(before);
  return defineLayout({ name: "Course", drawing });
}

describe("problems", () => {
  it("no board of the library has any", () => {
    for (const layout of Object.values(about.boards)) expect(checkLayout(layout)).toEqual([]);
  });

  it("small-start: sixteen pawns of two players, and fifteen squares", () => {
    const layout = course((drawing) => drawing.replace("S", "."));
    expect(find(layout, "small-start")).toMatchObject({ players: 2, pawns: 16 });
    expect(checkLayout(layout, { players: 3 }).map(({ code }) => code)).toEqual(["start-size"]);
  });

  it("start and goal in several pieces, water side by side and on one side", () => {
    const layout = defineLayout({
      name: "Flawed",
      drawing: `
        . . . . . G
        . . . . . .
        ---+
        . .|. G G .
           +-+
        o o o|. . .
             +-----
        S S S S . .
        S S S S . .
        S S S S . .
        . . . . . .
        S S S . . .
      `,
    });
    expect(named(layout)).toEqual([
      ["problem", "small-start"],
      ["problem", "start-apart"],
      ["problem", "water-on-one-side"],
      ["hint", "start-size"],
      ["hint", "goal-apart"],
      ["hint", "water-apart"],
    ]);
    expect(find(layout, "water-apart")?.spaces).toEqual(["d1", "d2", "d3"]);
  });

  it("a goal before a valley that is too narrow", () => {
    const layout = defineLayout({
      name: "Narrow",
      drawing: `
        . . . . . . . . .
        o . . . . . . . .
        .                
        -
        . . G G G . . o .
        S S S S . . . . .
        S S S S . . . . .
        S S S S . . . . .
        S S S S . . . . .
      `,
    });
    expect(find(layout, "near-goal")?.spaces).toEqual(["d3", "d4", "d5"]);
    expect(find(layout, "narrow-valley")).toMatchObject({ width: 1, least: 4 });
    expect(find(layout, "bottleneck")).toMatchObject({ kind: "hint", spaces: ["b1", "c1", "d1"] });
  });

  it("no water, water in one corner, and water that only one pawn reaches", () => {
    expect(named(course((drawing) => drawing.replaceAll("o", ".")))).toEqual([
      ["problem", "no-water"],
    ]);
    const corner = course((drawing) =>
      drawing
        .replaceAll("o", ".")
        .replace(/^\. \. (?=. . . . . . . . . .\n-)/mu, "o . ")
        .replace(/^\. \.(?=.*\n.*\n.*S S S S)/mu, "o ."),
    );
    expect(named(corner)).toEqual([["problem", "one-sided-water"]]);
    const closed = course((drawing) => drawing.replace(/^/u, "o\n"));
    expect(find(closed, "closed-water")?.spaces).toEqual(["a1"]);
  });
});

it("options that are wrong are refused", () => {
  expect(() => checkLayout(shortCourse, { players: 1 })).toThrow(ArgumentError);
});
