/**
 * `npm run check -- runtimes`: plays the same games on every installed JavaScript runtime, and compares the digests with the
 * stored ones. Needs a build. `--install` first installs the runtimes; `--update` stores the digests of this Node; `--short`
 * plays an eighth of the games.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { CHECKPOINTS, digestVectors, type Report } from "../../test/runtimes/program.js";
import type { Vectors } from "../../test/vectors/vectors.js";
import { bundle, RUNTIMES } from "./bundle.js";
import { findPlatforms, type Platform } from "./platforms.js";

const KEPT = `${RUNTIMES}/digests.json`;
const AT_ONCE = 2;

const isShort = process.argv.includes("--short");
const gamesOn = ({ games, shortGames }: Platform): number => (isShort ? shortGames : games);

/** The digest after each checkpoint, by the id of the game. */
type Kept = Readonly<Record<string, Readonly<Record<string, string>>>>;

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Returns the differences from the stored digests, as sentences. */
function differences(report: Report, kept: Kept, games: number): string[] {
  return Object.entries(kept).flatMap(([game, digests]) => {
    const found = report[game];
    const vectors = digestVectors(read(`test/vectors/${game}.json`) as Vectors);
    const wrong = found?.vectors === vectors ? [] : [`${game}: the golden vectors differ`];
    const first = CHECKPOINTS.filter((number) => number <= games).find(
      (number) => found?.games[number] === undefined || found.games[number] !== digests[number],
    );
    if (first !== undefined) wrong.push(`${game}: the first ${first} random games differ`);
    return wrong;
  });
}

async function playOn(platform: Platform, path: string, script: string): Promise<Report> {
  const played = `program.play(${gamesOn(platform)})`;
  const text = await platform.run(path, script, `JSON.stringify([${platform.mark}, ${played}])`);
  // The program returns its own report.
  const [isThere, report] = JSON.parse(text) as [boolean, Report];
  if (!isThere) throw new Error(`${path} is something else`);
  return report;
}

async function update(script: string): Promise<void> {
  const node = findPlatforms().find(({ path }) => path === process.execPath);
  if (node === undefined) throw new Error("this Node is not among the platforms");
  const report = await playOn(node, process.execPath, script);
  const kept = Object.fromEntries(Object.entries(report).map(([game, { games }]) => [game, games]));
  writeFileSync(KEPT, await format(JSON.stringify(kept), { parser: "json", printWidth: 100 }));
}

/** Plays on one platform and prints the result. */
async function compare(platform: Platform, path: string, script: string): Promise<void> {
  const started = performance.now();
  let wrong: string[];
  try {
    const report = await playOn(platform, path, script);
    wrong = differences(report, read(KEPT) as Kept, gamesOn(platform));
  } catch (error) {
    wrong = [String(error)];
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const games = `the golden vectors and ${gamesOn(platform)} random games of each kind`;
  console.log(
    wrong.length === 0
      ? `ok      ${platform.name}: ${games} (${seconds} s)`
      : `FAILED  ${platform.name} (${seconds} s)\n        ${wrong.join("\n        ")}`,
  );
  if (wrong.length > 0) process.exitCode = 1;
}

if (process.argv.includes("--install")) {
  const { status } = spawnSync("npm", ["ci", "--prefix", RUNTIMES], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(1);
}

const script = await bundle();
if (process.argv.includes("--update")) await update(script);
const waiting = [...findPlatforms()];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (next.path !== undefined) await compare(next, next.path, script);
    }
  }),
);
for (const { name, path, get } of findPlatforms()) {
  if (path === undefined) console.log(`left out: ${name} (needs ${get})`);
}
