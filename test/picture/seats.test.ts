/** Seats and camels are told apart by everybody: in three kinds of colour-blindness, and without colours. */
import { setup } from "caravanserai/through-the-desert";
import { toSvg } from "caravanserai/svg/through-the-desert";
import { describe, expect, test } from "vitest";
import { distance, VISION } from "./colour-vision.js";

const VISIONS = Object.keys(VISION) as (keyof typeof VISION)[];
const SEATS = [0, 1, 2, 3, 4];
const CAMELS = ["honey", "rose", "grape", "sky", "mint"];
/** Plain at a glance. */
const PLAIN = 20;

/** The value that a picture gives to a colour. */
function colourOf(name: string, theme: "light" | "dark"): string {
  const svg = toSvg(setup({ players: 5, seed: 1 }), { theme });
  const value = new RegExp(`--${name}:var\\(--caravanserai-${name},(#\\w+)\\)`, "u").exec(svg)?.[1];
  if (value === undefined) throw new Error(`no colour ${name}`);
  return value;
}

describe.each(["light", "dark"] as const)("colours, %s", (theme) => {
  test.each(VISIONS)("of seats and of camels are far apart: %s", (vision) => {
    for (const names of [SEATS.map((seat) => `seat-${seat}`), CAMELS]) {
      const colours = names.map((name) => colourOf(name, theme));
      for (const [index, one] of colours.entries()) {
        for (const other of colours.slice(0, index)) {
          expect(distance(one, other, vision), `${one} ${other}`).toBeGreaterThan(PLAIN);
        }
      }
    }
  });
});

test("the simulation knows the confusions: red and green meet for deuteranopes, not for others", () => {
  expect(distance("#b07830", "#7c8c30", "deuteranopia")).toBeLessThan(12);
  expect(distance("#b07830", "#7c8c30", "normal")).toBeGreaterThan(PLAIN);
});

test("rings and marks of seats have patterns and shapes of their own", () => {
  const svg = toSvg(setup({ players: 5, seed: 1 }));
  const patterns = SEATS.map(
    (seat) => new RegExp(`\\.s${seat} \\.ring\\{([^}]+)\\}`, "u").exec(svg)?.[1],
  );
  expect(new Set(patterns).size).toBe(5);
  const shapes = SEATS.map(
    (seat) =>
      new RegExp(`<path d="([^"]+)"[^>]*style="fill:var\\(--seat-${seat}\\)"`, "u").exec(svg)?.[1],
  );
  expect(new Set(shapes).size).toBe(5);
});
