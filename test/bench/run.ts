/**
 * `npm run bench`: this library beside others, each variant in processes of its own, in several rounds with all variants in
 * turn, so that whatever else the machine does falls on all of them alike. Rates are per second of processor time.
 *
 *     --rounds N       how many rounds; 5 unless given
 *     --only TEXT      only variants with this text in their names; may be given several times
 *     --seconds N      processor time to measure in each process; 1 unless given
 *     --short          no measuring: one round for the checksums
 *     --no-build       take dist as it is
 *     --install        install the chess libraries first; without them their variants are left out
 *     --json FILE      where to write the results; .generated/bench.json unless given
 *     --markdown       print the tables in Markdown
 *     --keep           write the checksums to test/bench/checksums.json instead of comparing with them
 */
import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs, promisify } from "node:util";
import manifest from "../../package.json" with { type: "json" };
import { compareChecksums, type Checksums } from "./checksums.js";
import { build, workerFile } from "./build.js";
import { GET_PEERS, missingPeers, PEERS_FOLDER } from "./peers.js";
import type { Finding, Order } from "./protocol.js";
import { describe, type Result, summarise } from "./report.js";
import { type Variant, variantsFor } from "./variants.js";

const CHECKSUMS = "test/bench/checksums.json";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    only: { type: "string", multiple: true, default: [""] },
    seconds: { type: "string", default: "1" },
    short: { type: "boolean", default: false },
    "no-build": { type: "boolean", default: false },
    install: { type: "boolean", default: false },
    json: { type: "string", default: ".generated/bench.json" },
    markdown: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
});

const run = promisify(execFile);

/** Has a process of its own do a variant's work. */
async function perform({ job, games }: Variant, seconds: number): Promise<Finding> {
  const order: Order = { job, games, seconds };
  const { stdout } = await run(
    process.execPath,
    ["--expose-gc", workerFile, JSON.stringify(order)],
    // What boardgame.io and its immer leave out in production, it shall leave out.
    { env: { ...process.env, NODE_ENV: "production" } },
  );
  return JSON.parse(stdout) as Finding;
}

/** One line that is written over, or nothing where output is kept in a file. */
function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}`);
}

if (options.install) {
  const { status } = spawnSync("npm", ["ci", "--prefix", PEERS_FOLDER], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(1);
}
const missing = missingPeers();
const isHere = ({ needs }: Variant): boolean => needs === undefined || !missing.includes(needs);

const exported = Object.keys(manifest.exports).map((path) => path.slice(2));
const chosen = variantsFor(exported).filter(({ name }) =>
  options.only.some((text) => name.includes(text)),
);
const variants = chosen.filter(isHere);
const rounds = options.short ? 1 : Number(options.rounds);
const seconds = options.short ? 0 : Number(options.seconds);

build(options["no-build"]);
const results: Result[] = variants.map((variant) => ({ variant, findings: [] }));
for (let round = 1; round <= rounds; round++) {
  for (const [index, { variant, findings }] of results.entries()) {
    showProgress(`round ${round} of ${rounds}, ${index + 1} of ${results.length}: ${variant.name}`);
    findings.push(await perform(variant, seconds));
  }
}
showProgress("");

const kept = JSON.parse(readFileSync(CHECKSUMS, "utf8")) as Checksums;
const { problems, checksums } = compareChecksums(results, options.keep ? undefined : kept);
if (options.keep)
  writeFileSync(CHECKSUMS, `${JSON.stringify({ ...kept, ...checksums }, null, 2)}\n`);
if (!options.short) {
  const summary = summarise(results, { rounds, seconds });
  mkdirSync(dirname(options.json), { recursive: true });
  writeFileSync(options.json, `${JSON.stringify(summary, null, 2)}\n`);
  console.log(describe(summary, options.markdown));
}
for (const problem of problems) console.error(problem);
for (const variant of chosen) {
  if (!isHere(variant)) console.log(`left out: ${variant.name} (needs ${GET_PEERS})`);
}
console.log(
  `${results.length} variants, ${problems.length === 0 ? "all checksums right" : `${problems.length} problems`}`,
);
if (problems.length > 0) process.exitCode = 1;
