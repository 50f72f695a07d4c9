/**
 * The last step of the types: a module whose declarations use another package gets them under its own name too. Such a package may
 * have declarations for each module system, and those that `import` finds are then not the ones that `require` does: an arbitrary of
 * the user's fast-check would not fit `checkGame`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { entryPoints } from "./entry-points.js";

/** An import of something that is not a file of this package. */
const FOREIGN = /^(?:import|export) .*from ['"][^.'"]/mu;

for (const { name } of entryPoints) {
  const text = readFileSync(`dist/${name}.d.cts`, "utf8");
  // What it imports of this package stays the one set that both share.
  if (FOREIGN.test(text)) writeFileSync(`dist/${name}.d.ts`, text);
}
