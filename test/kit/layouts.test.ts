/** Layouts of any game: the form of a drawing, and which ones are known. */
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { LayoutError, type Problem } from "../../src/kit/errors.js";
import { checkDrawing, define, KnownLayouts, pathInRows } from "../../src/kit/boards/layouts.js";

interface Sketch {
  readonly name: string;
  readonly rows: readonly string[];
}

/** Layouts without an `x`; `read` counts how often a drawing was looked at. */
function sketches(): { known: KnownLayouts<Sketch>; read: () => number } {
  let count = 0;
  const known = new KnownLayouts<Sketch>({
    problemsOf({ rows }) {
      count++;
      const row = rows.findIndex((text) => text.includes("x"));
      if (rows.length === 0) return [{ row: null, column: null, message: "no row" }];
      return row < 0 ? [] : [{ row: row + 1, column: null, message: "an x" }];
    },
    pathOf: pathInRows,
  });
  return { known, read: () => count };
}

const sketch = (name: string, ...rows: string[]): Sketch => ({ name, rows });

describe("KnownLayouts", () => {
  it("gives one frozen object for equal layouts, in whatever order their fields come", () => {
    const { known, read } = sketches();
    const first = define(known, sketch("a", ". .", "."));
    expect(Object.isFrozen(first) && Object.isFrozen(first.rows)).toBe(true);
    expect(define(known, { rows: [". .", "."], name: "a" })).toBe(first);
    const problems: Problem[] = [];
    expect(known.admit(sketch("a", ". .", "."), problems)).toBe(first);
    expect(problems).toEqual([]);
    expect(read()).toBe(1);
  });

  it("tells different layouts apart", () => {
    const { known } = sketches();
    const first = define(known, sketch("a", ".", "."));
    for (const other of [sketch("b", ".", "."), sketch("a", "."), sketch("a", ".", ". .")]) {
      expect(define(known, other)).toBe(other);
      expect(define(known, other)).not.toBe(first);
    }
    expect(define(known, { ...first, more: null } as Sketch)).not.toBe(first);
  });

  it("forgets the layout that was used longest ago", () => {
    const { known } = sketches();
    const first = define(known, sketch("first", "."));
    const second = define(known, sketch("second", "."));
    for (let number = 0; number < 62; number++) define(known, sketch(String(number), "."));
    expect(define(known, sketch("first", "."))).toBe(first);
    define(known, sketch("one more", "."));
    expect(define(known, sketch("first", "."))).toBe(first);
    expect(define(known, sketch("second", "."))).not.toBe(second);
  });

  it("keeps fewer of large layouts, and always the last", () => {
    const { known } = sketches();
    const large = (name: string): Sketch => sketch(name, ".".repeat(30_000));
    const [first, second] = [define(known, large("1")), define(known, large("2"))];
    define(known, large("3"));
    expect(define(known, large("1"))).toBe(first);
    define(known, large("4"));
    expect(define(known, large("1"))).toBe(first);
    expect(define(known, large("2"))).not.toBe(second);
    const huge = define(known, sketch("huge", ".".repeat(200_000)));
    expect(define(known, sketch("huge", ".".repeat(200_000)))).toBe(huge);
    expect(define(known, large("1"))).not.toBe(first);
  });

  it("lists what is wrong with a drawing, each time, and does not keep it", () => {
    const { known, read } = sketches();
    const bad = sketch("bad", ".", "x");
    expect(() => define(known, bad)).toThrow(LayoutError);
    expect(() => define(known, bad)).toThrow("row 2: an x");
    expect(read()).toBe(2);
    const problems: Problem[] = [{ path: "seed", message: "before" }];
    expect(known.admit(bad, problems)).toBe(bad);
    expect(known.admit(sketch("empty"), problems).name).toBe("empty");
    expect(problems).toEqual([
      { path: "seed", message: "before" },
      { path: "layout.rows[1]", message: "row 2: an x" },
      { path: "layout.rows", message: "no row" },
    ]);
    expect(Object.isFrozen(bad)).toBe(false);
  });
});

describe("checkDrawing", () => {
  it("gives what has the right form, and names the field that has not", () => {
    const schema = v.strictObject({ name: v.string(), palms: v.optional(v.number(), 5) });
    expect(checkDrawing(schema, { name: "a" })).toEqual({ name: "a", palms: 5 });
    expect(() => checkDrawing(schema, { name: 7 })).toThrow("name: ");
    expect(() => checkDrawing(schema, null)).toThrow(LayoutError);
    try {
      checkDrawing(schema, { name: 7 });
    } catch (error) {
      expect((error as LayoutError).problems).toMatchObject([{ row: null, column: null }]);
    }
  });
});
