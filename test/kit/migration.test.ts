/** How a saved state of an older version is brought up to date, shown on a small game with two changes behind it. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { LoadError } from "caravanserai";
import { historyOf, type Migrations, migrated } from "../../src/kit/input/json.js";

/** Version 2 counts coins in one number; version 3 knows whose decision it is. */
const migrations: Migrations = [
  ({ gold, silver, ...rest }) => ({ ...rest, coins: Number(gold) * 10 + Number(silver) }),
  (old) => ({ ...old, seat: (old["turns"] as number[]).length % 2 }),
];

const kept = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../saves/example/${name}.json`, import.meta.url), "utf8"));
const load = (value: unknown): unknown => migrated(value, "example", historyOf(migrations));

describe("an older save", () => {
  it("is brought from version to version up to the present one", () => {
    const present = { game: "example", version: 3, coins: 23, turns: [4, 7, 1], seat: 1 };
    expect(load(kept("v1"))).toEqual(present);
    expect(load(kept("v2"))).toEqual(present);
    expect(load(present)).toBe(present);
  });

  it("that is broken, newer or of another game is told apart", () => {
    const reason = (value: unknown): string => {
      try {
        load(value);
      } catch (error) {
        return (error as LoadError).reason;
      }
      return "none";
    };
    expect(reason({ game: "example", version: 2 })).toBe("broken");
    expect(reason({ game: "example", version: 4 })).toBe("newer-version");
    expect(reason({ game: "chess", version: 1 })).toBe("other-game");
    for (const value of [null, 7, {}, []]) expect(reason(value)).toBe("broken");
    // What has no version to go by is left to the check of its fields.
    for (const value of [{ game: 1 }, { game: "example" }, { game: "example", version: 0.5 }]) {
      expect(load(value)).toBe(value);
    }
  });
});
