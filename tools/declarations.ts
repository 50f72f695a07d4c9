/**
 * The last step of the types: a module whose declarations use another package gets a second copy of them for `import`. Such a
 * package may have separate declarations for each module system: with those for `require`, an arbitrary of the user's
 * fast-check would not fit `checkGame`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { entryPoints } from "./entry-points.js";

/** An import of another package, or an addition to its types. */
const FOREIGN = /^(?:(?:import|export) .*from|declare module) ['"][^.'"]/mu;

for (const { name } of entryPoints) {
  const text = readFileSync(`dist/${name}.d.cts`, "utf8");
  // Imports within this package stay shared by both.
  if (FOREIGN.test(text)) writeFileSync(`dist/${name}.d.ts`, text);
}
