import { describe, expect, it } from "vitest";
import { isListedMove, listedAction, listedMove } from "../../src/kit/engine/listed-moves.js";

describe("a listed move", () => {
  const board = {};
  const plain = { type: "camel", space: "a1" };
  const listed = listedMove({ ...plain }, board, 7);

  it("carries its action on its own board, and on no other", () => {
    expect(listedAction(listed, board)).toBe(7);
    expect(listedAction(listed, {})).toBeUndefined();
    expect(isListedMove(listed)).toBe(true);
  });

  it.each([plain, null, undefined, 7, "camel", Symbol("camel"), () => 7])(
    "is nothing else: %o",
    (value) => {
      expect(isListedMove(value)).toBe(false);
      expect(listedAction(value, board)).toBeUndefined();
    },
  );

  it("looks like any other object, and its copies carry nothing", () => {
    expect(Object.isFrozen(listed)).toBe(true);
    expect(listed).toStrictEqual(plain);
    expect(Reflect.ownKeys(listed)).toEqual(["type", "space"]);
    expect(Object.getPrototypeOf(listed)).toBe(Object.prototype);
    for (const copy of [{ ...listed }, structuredClone(listed), new Proxy(listed, {})]) {
      expect(copy).toEqual(plain);
      expect(isListedMove(copy)).toBe(false);
      expect(listedAction(copy, board)).toBeUndefined();
    }
  });
});
