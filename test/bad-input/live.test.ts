/** Anything at all into the functions that take live objects or answer with promises. */
import { describe, expect, it } from "vitest";
import { attemptLive } from "./attempt.js";
import { giants, oddities } from "./junk.js";
import { liveDoors } from "./live-doors.js";
import { entries } from "./table.js";

const junk = Object.entries({ ...oddities, ...giants });

describe("functions that take live objects", () => {
  it("are all here", () => {
    const names = entries.flatMap(({ specifier, rows }) =>
      Object.entries(rows)
        .filter(([, row]) => row === "live")
        .map(([name]) => `${specifier.replace("caravanserai/", "")}.${name}`),
    );
    expect(names.filter((name) => !liveDoors.some((door) => door.name === name))).toEqual([]);
  });

  it.each(liveDoors)("$name refuses junk with a typed error", async (door) => {
    for (const [index, { accepts }] of door.takes.entries()) {
      for (const [what, make] of junk) {
        const value = make();
        const { outcome, problem } = await attemptLive(door, index, value);
        const where = `argument ${index}, ${what}`;
        expect(problem, where).toBeUndefined();
        if (outcome === "answered") expect(accepts(value), `${where}: taken`).toBe(true);
      }
    }
  });
});
