/** Anything at all into every function: a typed error or an answer, soon, and short. */
import { describe, expect, it, vi } from "vitest";
import * as root from "caravanserai";
import { ArgumentError, type CaravanseraiError, type SetupError } from "caravanserai";
import * as nomadi from "caravanserai/nomadi";
import { entryPoints } from "../../tools/entry-points.js";
import { attempt } from "./attempt.js";
import { giants, oddities, pathsIn, readableOnce, replaced, replacements } from "./junk.js";
import { doors } from "./doors.js";
import { fixtures } from "./fixtures.js";
import { entries } from "./table.js";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** An answer as text. Of a simulation only the state, since what it keeps for speed may differ. */
function answerText(answer: unknown): string {
  const { state } = (answer ?? {}) as { readonly state?: unknown };
  return JSON.stringify(typeof state === "function" ? (state.call(answer) as unknown) : answer);
}

describe("the table of exports", () => {
  it("has every entry point", () => {
    const specifiers = entries.map(({ specifier }) => specifier);
    expect(entryPoints.map(({ specifier }) => specifier).sort()).toEqual(specifiers.sort());
  });

  it.each(entries)("has every export of $specifier", ({ module, rows }) => {
    expect(Object.keys(module).filter((name) => !Object.hasOwn(rows, name))).toEqual([]);
  });

  it.each(doors)("$name takes its good arguments", ({ run, takes }) => {
    expect(() => run(...takes.map(({ good }) => good))).not.toThrow();
  });
});

describe.each(doors)("$name", (door) => {
  const cases = door.takes.flatMap((argument, index) =>
    Object.entries({ ...oddities, ...giants }).map(([what, make]) => ({
      argument,
      index,
      what,
      make,
    })),
  );
  it("refuses junk with a typed error", () => {
    for (const { argument, index, what, make } of cases) {
      const value = make();
      const { outcome, problem } = attempt(door, index, value);
      const where = `argument ${index}, ${what}`;
      expect(problem, where).toBeUndefined();
      if (outcome === "answered") expect(argument.accepts(value), `${where}: taken`).toBe(true);
    }
  });
});

/** Where a good value with something wrong in it comes in. */
const changeable = doors.filter(({ name }) =>
  /^(?!root).*\.(?:setup|load|replay|patch|define\w+|check\w+)$/u.test(name),
);

describe.each(changeable)("$name", (door) => {
  it("refuses a good value with something too large in it, or takes it", () => {
    for (const [index, { good }] of door.takes.entries()) {
      const value: unknown =
        typeof good === "string" && good.startsWith("{") ? JSON.parse(good) : good;
      if (typeof value !== "object") continue;
      for (const path of pathsIn(plain(value))) {
        for (const [what, replacement] of Object.entries(replacements)) {
          const { problem } = attempt(door, index, replaced(plain(value), path, replacement));
          expect(problem, `${path.join(".")} is ${what}`).toBeUndefined();
        }
      }
    }
  });
});

/** Words only tell what comes in: nothing is decided by it, so they need no copy. */
const copying = doors.filter(({ name, takes }) => takes.length > 0 && !name.startsWith("words/"));

describe("what comes from outside is read once", () => {
  it.each(copying)("by $name", ({ name, run, takes }) => {
    const expected = answerText(run(...takes.map(({ good }) => good)));
    const twice: string[] = [];
    const once = takes.map(({ good }) =>
      typeof good === "object" && good !== null && !(good instanceof Error)
        ? readableOnce(plain(good), (key) => twice.push(key))
        : good,
    );
    expect(answerText(run(...once))).toEqual(expected);
    // What is there for all games looks which game it is, and then the game looks itself.
    const forAll = name.startsWith("root.") || name.startsWith("svg.");
    expect(twice.filter((key) => !(forAll && key === "game"))).toEqual([]);
  });

  it.each(fixtures)(
    "a move of $id that calls back plays what it says",
    ({ module, state, move }) => {
      // All games have these functions; Nomadi's types stand for theirs.
      const { apply, legalMoves, simulate } = module as unknown as typeof nomadi;
      const start = state as nomadi.State;
      const good = move as nomadi.Move;
      const callBack = (): void => {
        let other = start;
        for (let step = 0; step < 100 && !other.over; step++) {
          const moves = legalMoves(other);
          other = apply(other, moves[(step * 7) % moves.length] as nomadi.Move);
        }
      };
      const nasty = new Proxy(
        { ...good },
        {
          get(target, key) {
            callBack();
            return Reflect.get(target, key) as unknown;
          },
        },
      );
      expect(apply(start, nasty)).toEqual(apply(start, good));
      const one = simulate(start);
      const other = simulate(start);
      one.playChecked(good);
      other.playChecked(nasty);
      expect(other.state()).toEqual(one.state());
    },
  );
});

describe("errors", () => {
  it("list at most 20 problems, and count the rest", () => {
    const goal = Array.from({ length: 300 }, () => "zz");
    let error: unknown;
    try {
      nomadi.setup({ players: 2, seed: 1, goal });
    } catch (thrown) {
      error = thrown;
    }
    const { problems, message } = error as SetupError;
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)?.message).toBe("and 281 more");
    expect(message).toMatch(/and 281 more$/u);
  });

  it("are recognised by `is` of their own class only, and of the base class", () => {
    const classes = Object.entries(root).filter(([name]) => name.endsWith("Error"));
    const named = (name: string): unknown => {
      // Arguments that every constructor of an error can be given.
      const Class = root[name as "ArgumentError"] as new (...given: unknown[]) => Error;
      return new Class([], [], "what");
    };
    for (const [name] of classes) {
      if (name === "CaravanseraiError") continue;
      const knowing = classes.filter(([, one]) => (one as typeof ArgumentError).is(named(name)));
      expect(knowing.map(([known]) => known).sort()).toEqual(["CaravanseraiError", name].sort());
    }
  });

  it("are recognised by `is` in every copy of the library", async () => {
    vi.resetModules();
    const copy = await import("caravanserai");
    expect(copy.ArgumentError).not.toBe(ArgumentError);
    const error: unknown = new copy.ArgumentError("seed", "expected a seed");
    expect(error instanceof ArgumentError).toBe(false);
    expect(ArgumentError.is(error)).toBe(true);
    expect(copy.CaravanseraiError.is(new ArgumentError("seed", "expected"))).toBe(true);
    expect(copy.SetupError.is(error)).toBe(false);
    expect(ArgumentError.is({ name: "ArgumentError" })).toBe(false);
    const typed: CaravanseraiError | undefined = ArgumentError.is(error) ? error : undefined;
    expect(typed?.message).toBe("seed: expected a seed");
  });
});

/** Whatever of an export could be changed, by path. */
function changeableIn(value: unknown, path: string, met = new Set<unknown>()): string[] {
  if (typeof value !== "object" || value === null || met.has(value)) return [];
  met.add(value);
  const own = Object.isFrozen(value) ? [] : [path];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, part]) => changeableIn(part, `${path}.${key}`, met)),
  ];
}

describe("what is exported", () => {
  it.each(entries.filter(({ specifier }) => specifier !== "caravanserai/testing"))(
    "by $specifier can't be changed",
    ({ module }) => {
      const found = Object.entries(module).flatMap(([name, value]) => changeableIn(value, name));
      expect(found).toEqual([]);
    },
  );
});
