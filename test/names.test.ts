/** Public names that users can import beside those of the platform without one hiding the other. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";

const require = createRequire(import.meta.url);
const read = (name: string): string =>
  readFileSync(require.resolve(`typescript/lib/lib.${name}.d.ts`), "utf8");

/** Names that every TypeScript program has: those of JavaScript, of its utility types, and of the DOM. */
const taken = new Set(
  ["es5", "es2015.core", "es2015.collection", "es2015.promise", "es2015.proxy", "dom"].flatMap(
    (lib) =>
      [...read(lib).matchAll(/^(?:declare var|declare function|interface|type) (\w+)/gmu)].map(
        ([, name]) => name,
      ),
  ),
);

/** The names that an entry point exports, by its API report. */
function exportsOf(report: string): string[] {
  const text = readFileSync(new URL(`api/${report}`, import.meta.url), "utf8");
  const declared = /^export (?:abstract )?(?:class|const|function|interface|type) (\w+)/gmu;
  return [...text.matchAll(declared)].map(([, name]) => String(name));
}

describe.each(readdirSync(new URL("api", import.meta.url)))("%s", (report) => {
  it("hides no name of the platform but those of functions", () => {
    const names = exportsOf(report).filter((name) => /^[A-Z]/u.test(name));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => taken.has(name))).toEqual([]);
  });
});

describe("the names of the platform", () => {
  it("are read", () => {
    expect(["Event", "Pick", "Map", "Record", "Text"].filter((name) => !taken.has(name))).toEqual(
      [],
    );
  });
});
