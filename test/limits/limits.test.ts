/** The limits that docs/limits.md lists are those of the code, and the code has no others. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { constants, page } from "./page.js";

/** A constant that is a limit. */
const LIMIT = /^(?:export )?const ((?:MOST|LONGEST|HIGHEST|DEEPEST)(?:_[A-Z]+)*) =/gmu;

/** The rows of the tables of docs/limits.md, by the heading above them. */
function rowsOfPage(): Record<string, string[][]> {
  const sections: Record<string, string[][]> = {};
  let rows: string[][] = [];
  let isLimits = false;
  for (const line of readFileSync("docs/limits.md", "utf8").split("\n")) {
    if (line.startsWith("## ")) sections[line.slice(3)] = rows = [];
    // Other tables say what something costs.
    if (line.startsWith("| what ")) isLimits = line.includes("| at most ");
    else if (isLimits && line.startsWith("| ") && !line.startsWith("| --")) {
      rows.push(line.split("|").map((cell) => cell.trim()));
    }
  }
  return Object.fromEntries(Object.entries(sections).filter(([, found]) => found.length > 0));
}

describe("docs/limits.md", () => {
  const sections = rowsOfPage();

  it("lists the limits of the code, and no others", () => {
    const listed = Object.entries(sections).map(([heading, rows]) => [
      heading,
      rows.map(([, what, most]) => `${String(what)}: ${String(most)}`),
    ]);
    const real = Object.entries(page).map(([heading, limits]) => [
      heading,
      limits.map(({ row, most }, index) => {
        const [, what = ""] = sections[heading]?.[index] ?? [];
        return `${what.startsWith(row) ? what : row}: ${most.toLocaleString("en-US")}`;
      }),
    ]);
    expect(listed).toEqual(real);
  });

  describe.each(Object.entries(page).slice(0, -1))("%s", (heading, limits) => {
    it.each(limits)("$row: one more is refused", (limit) => {
      const { row, most, error, over, says = "" } = limit;
      let thrown: unknown;
      try {
        over?.(most + 1);
      } catch (caught) {
        thrown = caught;
      }
      expect(error?.is(thrown), String(thrown)).toBe(true);
      const { message, name } = thrown as Error;
      expect(message).toContain(says);
      expect(message).not.toMatch(/TypeError|RangeError/u);
      const cells = sections[heading]?.find(([, what = ""]) => what.startsWith(row)) ?? [];
      expect([name, "the function's own"].some((one) => cells[3]?.includes(one))).toBe(true);
    });
  });

  it("knows every limit of the code", () => {
    const src = fileURLToPath(new URL("../../src", import.meta.url));
    // Sizes of tables and buffers inside, and of the conformance suite: nothing that comes in is measured by them.
    const inside = [
      "MOST_ARCS",
      "MOST_CANDIDATES",
      "MOST_COMPARED",
      "MOST_FOLLOWED",
      "MOST_HASHES",
      "MOST_IN_EVERY_ORDER",
      "MOST_PAIRS",
      "MOST_PLAYERS",
      "MOST_RECOMBINED",
      "MOST_RESTARTS",
      "MOST_SEATS",
    ];
    // What a search, a test or a generated board takes by itself, what is kept or shown, the messages of the conformance suite.
    const bounded = [
      "LONGEST",
      "LONGEST_RECORD",
      "LONGEST_ROLLOUT",
      "MOST_ITERATIONS",
      "MOST_KEPT_SPACES",
      "MOST_LISTED",
      "MOST_LOOKAHEADS",
      "MOST_MOVES_MET",
      "MOST_POSITIONS",
      "MOST_REPLIES",
      "MOST_SAMPLES",
      "MOST_SHOWN",
      "MOST_STEPS",
      "MOST_TESTED",
      "MOST_TOKENS",
      "MOST_VIEWS",
      "MOST_TOLD",
    ];
    // In test/boardgame-io, test/node, test/layouts, test/picture and test/kit/grid.test.ts, which go one beyond them.
    const elsewhere = [
      "LONGEST_ARGUMENTS",
      "LONGEST_CHAT",
      "LONGEST_CREDENTIALS",
      "LONGEST_DATA",
      "LONGEST_ID",
      "LONGEST_LAYOUT",
      "LONGEST_SPECIFIER",
      "MOST_ARGUMENTS",
      "MOST_FRAMES",
      "MOST_GRID_COLUMNS",
      "MOST_GRID_ROWS",
      "MOST_MODULES",
      "MOST_LISTED_SPACES",
      "MOST_NAMES",
      "MOST_SECONDS",
      "MOST_SOURCES",
      "MOST_WAITING",
    ];
    const known = new Set([...inside, ...bounded, ...elsewhere, ...constants]);
    const unknown = readdirSync(src, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .flatMap((name) =>
        [...readFileSync(`${src}/${name}`, "utf8").matchAll(LIMIT)].map(([, found = ""]) => found),
      )
      .filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
  });
});
