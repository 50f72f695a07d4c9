/** Crops and crosses, which every picture has by the names of spaces. */
import { describe, expect, it } from "vitest";
import { GAME_IDS, setup } from "caravanserai";
import { ArgumentError } from "caravanserai/kit";
import { toSvg } from "caravanserai/svg";
import { plainPicture } from "caravanserai/svg/plain";
import * as nomadi from "caravanserai/nomadi";
import { parseXml } from "../helpers/xml.js";

const STARTS = {
  "through-the-desert": ["c3", "d3"],
  nomadi: ["c3", "d3"],
  "desert-sons": ["c6", "d6"],
} as const;
const boxOf = (svg: string): number[] =>
  (/viewBox="([^"]*)"/u.exec(svg)?.[1] ?? "").split(" ").map(Number);

describe.each(GAME_IDS)("a picture of %s", (id) => {
  const spaces = STARTS[id];
  const state = setup(id, { players: 2, seed: 1 });
  const drawn = (options: object): string => toSvg(state, { panels: "none", ...options });

  it("is cropped to spaces, and the crop contains a cross on one of them", () => {
    const [x = 0, y = 0, width = 0, height = 0] = boxOf(drawn({ crop: spaces }));
    const [, , wholeWidth = 0, wholeHeight = 0] = boxOf(drawn({}));
    expect(width).toBeLessThan(wholeWidth / 3);
    expect(height).toBeLessThan(wholeHeight / 3);
    const svg = drawn({ crossed: [spaces[0]] });
    expect(() => parseXml(svg)).not.toThrow();
    const [, left = "", top = ""] =
      /<g class="crossed"><path d="M([\d.]+) ([\d.]+)l/u.exec(svg) ?? [];
    expect(Number(left)).toBeGreaterThan(x);
    expect(Number(left)).toBeLessThan(x + width);
    expect(Number(top)).toBeGreaterThan(y);
    expect(Number(top)).toBeLessThan(y + height);
  });

  it("is whole, without crosses, if the board has no such spaces", () => {
    expect(drawn({ crop: ["zz99"], crossed: ["zz99", 5] })).toBe(drawn({}));
  });

  it("has the height of the crop if a width is given", () => {
    const svg = drawn({ crop: spaces, width: 300 });
    const [, , width = 1, height = 0] = boxOf(svg);
    const [, pixels = ""] = /height="([\d.]+)"/u.exec(svg) ?? [];
    expect(Number(pixels)).toBeCloseTo((300 * height) / width, 0);
  });

  it.each(["crop", "crossed"])("refuses %s that is no list", (option) => {
    expect(() => drawn({ [option]: "c3" })).toThrow(ArgumentError);
  });
});

it("a plain picture has crops and crosses too", () => {
  const state = nomadi.setup({ players: 2, seed: 1 });
  const svg = plainPicture(nomadi)(state, { panels: "none", crop: ["c3"], crossed: ["c3"] });
  expect(svg).toContain('class="crossed"');
  expect(boxOf(svg)[2]).toBeLessThan(200);
});
