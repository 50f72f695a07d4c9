import { describe, expect, it } from "vitest";
import { noteOn, withNote } from "../../src/kit/engine/noted.js";

describe("a note on an object", () => {
  const owner = {};
  const plain = { type: "camel", space: "a1" };
  const noted = Object.freeze(withNote({ ...plain }, owner, 7));

  it("is read by who made it", () => {
    expect(noteOn(noted, owner)).toBe(7);
    expect(noteOn(noted, {})).toBeUndefined();
    expect(noteOn(plain, owner)).toBeUndefined();
  });

  it("leaves the object as it looks, and its copies without a note", () => {
    expect(noted).toStrictEqual(plain);
    expect(Reflect.ownKeys(noted)).toEqual(["type", "space"]);
    expect(Object.getPrototypeOf(noted)).toBe(Object.prototype);
    for (const copy of [{ ...noted }, structuredClone(noted), new Proxy(noted, {})]) {
      expect(copy).toEqual(plain);
      expect(noteOn(copy, owner)).toBeUndefined();
    }
  });
});
