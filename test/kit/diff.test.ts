import fc from "fast-check";
import { applyPatches, enablePatches } from "immer";
import { describe, expect, it } from "vitest";
import { differences, isSame, sharing } from "../../src/kit/state/diff.js";
import { PatchError } from "../../src/kit/errors.js";
import { patched } from "../../src/kit/state/patches.js";
import { cases } from "../helpers/cases.js";

enablePatches();

const words = fc.constantFrom("a", "b", "c", "d");
/** Values that have much in common: the same few keys and words. */
const { value: json } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    words,
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom(null, true, ""),
    fc.array(tie("value"), { maxLength: 8 }),
    fc.dictionary(words, tie("value")),
  ),
}));

describe("differences", () => {
  it("make the one of the other, by our own patching and by immer's", () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const [before, after] = [{ root: one }, { root: other }];
        const patches = differences(before, after);
        expect(applyPatches(before, patches)).toEqual(after);
        expect(patched(before, JSON.parse(JSON.stringify(patches)))).toEqual(after);
        expect(patches.length === 0).toBe(isSame(before, after));
      }),
      { numRuns: cases(2000) },
    );
  });

  it("say what was inserted and removed in a list, not every index behind it", () => {
    const before = { list: ["bee", "cat", "dog", "eel", "fox", "gnu"] };
    expect(differences(before, { list: ["ant", ...before.list] })).toEqual([
      { op: "add", path: ["list", 0], value: "ant" },
    ]);
    expect(differences(before, { list: before.list.filter((name) => name !== "dog") })).toEqual([
      { op: "remove", path: ["list", 2] },
    ]);
    expect(
      differences(before, { list: ["cat", "dog", "eel", "elk", "fox", "gnu"] }).length,
    ).toBeLessThanOrEqual(2);
  });

  it("change one field of one item where it is", () => {
    const seats = [
      { coins: 5, pawns: ["a1", "b2"], debt: 0, name: "a long name" },
      { coins: 5, pawns: ["c1", "d2"], debt: 0, name: "another name" },
    ];
    const after = [seats[0], { ...seats[1], coins: 7 }];
    expect(differences({ seats }, { seats: after })).toEqual([
      { op: "replace", path: ["seats", 1, "coins"], value: 7 },
    ]);
  });

  it("see equal values only where types and keys are the same", () => {
    expect(isSame([1, "1"], [1, 1])).toBe(false);
    expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
    expect(isSame([], {})).toBe(false);
  });
});

describe("sharing", () => {
  it("gives an equal value that is made of the parts of the other where it can be", () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const [before, after] = [
          { same: one, other: 1 },
          { same: one, other },
        ];
        const shared = sharing(before, JSON.parse(JSON.stringify(after)) as typeof after);
        expect(shared).toEqual(after);
        expect(shared.same).toBe(before.same);
      }),
    );
  });
});

describe("patches from outside", () => {
  const before = Object.freeze({ list: Object.freeze(["a", "b"]), count: 1 });
  const bad: readonly [string, unknown, RegExp][] = [
    ["no list", { op: "add" }, /expected a list, got an object/u],
    [
      "an unknown operation",
      [{ op: "move", path: ["count"] }],
      /\[0\]\.op: expected "add", "remove", "replace", got "move"/u,
    ],
    ["an unknown field", [{ op: "remove", path: ["count"], from: [] }], /unknown field `from`/u],
    ["no path", [{ op: "remove" }], /missing field `path`/u],
    [
      "a key that is reserved",
      [{ op: "add", path: ["__proto__", "x"], value: 1 }],
      /\[0\]\.path\[0\]: expected a key or an index, got "__proto__"/u,
    ],
    [
      "the length of a list",
      [{ op: "replace", path: ["list", "length"], value: 1e9 }],
      /expected a key or an index, got "length"/u,
    ],
    [
      "an index far away",
      [{ op: "add", path: ["list", 1e9], value: 1 }],
      /expected a key or an index, got 1000000000/u,
    ],
    [
      "an index beyond the end",
      [{ op: "add", path: ["list", 3], value: 1 }],
      /nothing to add at "list\/3"/u,
    ],
    [
      "a path that leads nowhere",
      [{ op: "replace", path: ["lust", 0], value: 1 }],
      /\[0\]\.path: there is nothing to replace at "lust\/0"/u,
    ],
    ["a path through a number", [{ op: "add", path: ["count", "x"], value: 1 }], /nothing to add/u],
    [
      "the second of two",
      [
        { op: "remove", path: ["count"] },
        { op: "remove", path: ["count"] },
      ],
      /\[1\]\.path/u,
    ],
    ["nothing removed", [{ op: "remove", path: [] }], /nothing to remove at ""/u],
  ];
  it.each(bad)("are refused with %s", (_, patches, message) => {
    expect(() => patched(before, patches)).toThrow(PatchError);
    expect(() => patched(before, patches)).toThrow(message);
  });

  it("are refused if a value is nested too deeply", () => {
    let value: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) value = [value];
    const patches = [{ op: "add", path: ["deep"], value }];
    expect(() => patched(before, patches)).toThrow(PatchError);
  });

  it("are never changed, and change nothing but what comes out", () => {
    const patches = [{ op: "add", path: ["list", 0], value: { inner: ["x"] } }];
    const text = JSON.stringify(patches);
    const after = patched(before, patches) as { list: unknown[] };
    expect(after.list).toEqual([{ inner: ["x"] }, "a", "b"]);
    expect(JSON.stringify(patches)).toBe(text);
    expect(before.list).toEqual(["a", "b"]);
  });
});
