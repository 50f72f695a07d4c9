/** Loads saved states and views from standard input, in a process that has done nothing else, and tells which came out changed. */
import { readFileSync } from "node:fs";
import { load, loadView } from "caravanserai";

const saved = JSON.parse(readFileSync(0, "utf8")) as Record<string, string>;
const changed = Object.entries(saved)
  .filter(([, text]) => {
    const isView = "viewer" in (JSON.parse(text) as object);
    return JSON.stringify(isView ? loadView(text) : load(text)) !== text;
  })
  .map(([what]) => what);
process.stdout.write(JSON.stringify(changed));
