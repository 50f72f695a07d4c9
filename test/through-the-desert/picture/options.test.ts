/** Options of a picture: what they do, and how bad ones are refused. */
import { describe, expect, it } from "vitest";
import {
  ArgumentError,
  LoadError,
  setup,
  smallWadi,
  type State,
} from "caravanserai/through-the-desert";
import { toSvg } from "caravanserai/svg/through-the-desert";
import { nomadi } from "caravanserai/words/en";
import { parseXml } from "../../helpers/xml.js";

const state = setup({ players: 2, seed: 1, layout: smallWadi });

describe("toSvg refuses", () => {
  it.each([
    ["what is no object", null, /options/],
    ["a list", [], /options/],
    ["an unknown option", { colour: true }, /unknown option "colour"/],
    ["names that are no list", { names: "Anna" }, /names/],
    ["events that are no list", { events: { length: 1 } }, /events/],
    ["choices that are no list", { choices: "space:a1" }, /choices/],
    ["what is picked and no list", { picked: 1 }, /picked/],
    ["coordinates that are no truth value", { coordinates: 1 }, /coordinates/],
    ["panels nowhere", { panels: "above" }, /panels/],
    ["an unknown theme", { theme: "sepia" }, /theme/],
    ["a width of nothing", { width: 0 }, /width/],
    ["a width without end", { width: Infinity }, /width/],
    ["words that are none", { words: "en" }, /words/],
    ["the words of another game", { words: nomadi }, /words/],
    ["words without pictures", { words: {} }, /words/],
  ])("%s", (_, options, message) => {
    const draw = (): string => toSvg(state, options as never);
    expect(draw).toThrow(ArgumentError);
    expect(draw).toThrow(message);
  });

  it("what is no state", () => {
    expect(() => toSvg({ ...state, round: -1 })).toThrow(LoadError);
    expect(() => toSvg(null as unknown as State)).toThrow(LoadError);
  });
});

describe("the frame", () => {
  const frame = (options: Parameters<typeof toSvg>[1]) =>
    parseXml(toSvg(state, options)).attributes;

  it("has the width that is asked for, and the height that goes with it", () => {
    const { viewBox, width, height } = frame({ width: 600 });
    const [, , wide = 0, high = 0] = (viewBox ?? "").split(" ").map(Number);
    expect(Number(width)).toBe(600);
    expect(Number(height)).toBeCloseTo((600 * high) / wide, 1);
    expect(frame({})).not.toHaveProperty("width");
  });

  it("is wider with panels beside the board, and higher with panels below", () => {
    const size = (panels: "beside" | "below" | "none"): readonly number[] =>
      (frame({ panels })["viewBox"] ?? "").split(" ").map(Number);
    const [none, beside, below] = [size("none"), size("beside"), size("below")];
    expect(beside[2]).toBeGreaterThan(none[2] ?? 0);
    expect(below[3]).toBeGreaterThan(none[3] ?? 0);
  });

  it("has a theme, or follows the reader's system", () => {
    expect(frame({ theme: "dark" })["class"]).toContain("theme-dark");
    expect(toSvg(state, { theme: "light" })).not.toContain("prefers-color-scheme");
    expect(toSvg(state)).toContain("@media(prefers-color-scheme:dark)");
  });

  it("has colours that can be set from outside", () => {
    for (const name of ["sand", "sky", "seat-0", "paper"]) {
      expect(toSvg(state)).toContain(`--${name}:var(--caravanserai-${name},#`);
    }
  });
});

describe("coordinates", () => {
  it("are the letters of rows and the names of spaces", () => {
    expect(toSvg(state, { coordinates: true })).toContain(">c5</text>");
    expect(toSvg(state)).not.toContain(">c5</text>");
    const rows = toSvg(state, { coordinates: true }).match(/class="coordinate">\w+</g) ?? [];
    // Rows b to j have spaces, and are named on both sides.
    expect(rows).toHaveLength(18);
  });
});
