/**
 * Run by npm before packing. Refuses a package that is not built, and gives the README absolute links until `postpack` restores
 * it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { packedReadme } from "./readme.js";
import { README, restoreReadme, SAVED } from "./saved-readme.js";
import { missingTargets } from "./targets.js";

const built = existsSync("dist") ? readdirSync("dist", { recursive: true, encoding: "utf8" }) : [];
const files = ["package.json", ...built.map((file) => `dist/${file.replaceAll("\\", "/")}`)];
const missing = missingTargets(files);
if (missing.length > 0) {
  throw new Error(`run npm run build before you pack: there is no ${missing.join(", ")}`);
}
// In case the last run was interrupted.
restoreReadme();
const readme = readFileSync(README, "utf8");
const packed = packedReadme(readme);
mkdirSync(".generated", { recursive: true });
writeFileSync(SAVED, readme);
writeFileSync(README, packed);
