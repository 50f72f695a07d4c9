/** The colours of code on the API pages. */
import { describe, expect, it } from "vitest";
import { contrast, readable } from "../../tools/pages/contrast.js";

describe("contrast", () => {
  it("is that of WCAG 2", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#B07D48", "#f6eedf")).toBeCloseTo(3.1, 1);
  });
  it("counts the background behind a colour with an opacity", () => {
    expect(contrast("#00000000", "#ffffff")).toBe(1);
    expect(contrast("#00000080", "#ffffff")).toBeLessThan(contrast("#000000", "#ffffff"));
  });
  it.each([
    ["#B07D48", "#f6eedf"],
    ["#99841877", "#f6eedf"],
    ["#4D9375", "#26211c"],
    ["#B8A96577", "#26211c"],
  ])("of %s on %s is made enough to read", (colour, background) => {
    expect(contrast(colour, background)).toBeLessThan(4.5);
    expect(contrast(readable(colour, background), background)).toBeGreaterThanOrEqual(4.5);
  });
  it("is left alone where it is enough", () => {
    expect(readable("#1e754f", "#ffffff")).toBe("#1e754f");
  });
});
