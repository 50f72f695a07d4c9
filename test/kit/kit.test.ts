import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathOf } from "../../src/kit/input/plain.js";
import { readDrawing, rowLetters } from "../../src/kit/boards/drawing.js";
import { deepFreeze } from "../../src/kit/state/freeze.js";
import { ARCS, ARCS_IN, MOST_ARCS } from "../../src/kit/boards/arcs.js";
import { besideTable, HEX_STEPS, hexDistance } from "../../src/kit/boards/places.js";
import { nthMember, NumberSets, removePlaces } from "../../src/kit/boards/sets.js";

describe("NumberSets", () => {
  it("behaves like sets of numbers, listed in ascending order", () => {
    const steps = fc.array(fc.record({ set: fc.nat(2), number: fc.nat(4199) }), { maxLength: 300 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 4200 }), (all, universe) => {
        const sets = new NumberSets(3, universe);
        const model = [new Set<number>(), new Set<number>(), new Set<number>()];
        for (const { set, number: wide } of all) {
          const number = wide % universe;
          const expected = model[set] as Set<number>;
          expect(sets.has(set, number)).toBe(expected.has(number));
          if (expected.delete(number)) {
            if (number % 3 === 0) sets.remove(set, number);
            else removePlaces(sets, set, Int32Array.of(0, 0, number), 1, 0b10);
          } else {
            if (number % 2 === 0) sets.add(set, number);
            else sets.addPlaces(set, Int32Array.of(0, 0, number), 1, 0b10);
            expected.add(number);
          }
        }
        const out = new Int32Array(universe);
        for (const [set, expected] of model.entries()) {
          const inOrder = [...expected].sort((a, b) => a - b);
          expect(sets.size(set)).toBe(expected.size);
          const found = sets.list(set, out);
          expect([...out.subarray(0, found)]).toEqual(inOrder);
          const items = Array.from({ length: universe + 2 }, (_, index) => `item ${index - 2}`);
          const picked = ["before"];
          expect(sets.pick(set, items, 2, picked, 1)).toBe(expected.size + 1);
          expect(picked).toEqual(["before", ...inOrder.map((number) => `item ${number}`)]);
          expect(inOrder.map((_, index) => nthMember(sets, set, index))).toEqual(inOrder);
        }
      }),
    );
  });
});

describe("drawings", () => {
  it("lose comments, blank lines around them and common indentation", () => {
    expect(readDrawing("\n  # legend\n\n    . .  \r\n   . .\n\n     .\n\n")).toEqual([
      " . .",
      ". .",
      "",
      "  .",
    ]);
    expect(readDrawing("\n  \n")).toEqual([]);
  });

  it("letter their rows a to z, aa to zz and on", () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(rowLetters)).toEqual([
      ...["a", "z", "aa", "ab", "az", "ba", "zz", "aaa"],
    ]);
  });
});

describe("hexes", () => {
  it("are as far apart as the shortest walk is long", () => {
    const hexes = Array.from({ length: 81 }, (_, i) => {
      const row = Math.floor(i / 9);
      return { row, column: (i % 9) * 2 + (row % 2) };
    });
    const ring = besideTable(hexes, HEX_STEPS, hexes.length);
    const start = 40;
    const steps = new Map([[start, 0]]);
    for (const [hex, distance] of steps) {
      for (const beside of ring.subarray(hex * 6, hex * 6 + 6)) {
        if (beside < hexes.length && !steps.has(beside)) steps.set(beside, distance + 1);
      }
    }
    expect(steps.size).toBe(81);
    for (const [hex, distance] of steps) {
      expect(hexDistance(hexes[start] as never, hexes[hex] as never)).toBe(distance);
    }
  });

  it("count the arcs of a ring", () => {
    expect(
      [0b000000, 0b111111, 0b000001, 0b100001, 0b010101, 0b011011].map((o) => ARCS[o]),
    ).toEqual([0, 1, 1, 1, 3, 2]);
  });

  it("tell the arcs of every ring apart", () => {
    for (let open = 0; open < 64; open++) {
      const arcs = [...ARCS_IN.subarray(open * MOST_ARCS, (open + 1) * MOST_ARCS)].slice(
        0,
        ARCS[open],
      );
      // Each place is in one arc, and an arc ends where the next place is closed: only the whole ring has no end.
      expect(arcs.reduce((sum, arc) => sum + arc, 0)).toBe(open);
      const ends = [0, 1, 2, 3, 4, 5].filter(
        (place) => (open >> place) & 1 && !((open >> ((place + 1) % 6)) & 1),
      );
      expect(ARCS[open]).toBe(open === 63 ? 1 : ends.length);
    }
  });
});

describe("small things", () => {
  it("write a path as people write it", () => {
    expect(pathOf(["water", 3, "value"])).toBe("water[3].value");
    expect(pathOf([])).toBe("");
    expect(pathOf([0, "a"])).toBe("[0].a");
  });

  it("freeze to the bottom, and stop at what is frozen", () => {
    const value = deepFreeze({ a: [{ b: 1 }], c: null });
    expect(Object.isFrozen(value.a[0])).toBe(true);
    expect(deepFreeze(7)).toBe(7);
  });
});
