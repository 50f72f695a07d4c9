/**
 * Uses the packed tarball as a stranger would: installs it in an empty folder, compiles a consumer
 * against its types and plays through `import` and through `require`. Needs a build.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import manifest from "../../package.json" with { type: "json" };
import { check, compileConsumer, install, pack, play, playByImport } from "./install.js";

const folder = mkdtempSync(join(tmpdir(), "caravanserai-pack-"));

/** Every path that the manifest's `exports` lead to. */
function targets(node: unknown): string[] {
  if (typeof node === "string") return [node.replace(/^\.\//, "")];
  return Object.values(node as Record<string, unknown>).flatMap(targets);
}

function checkFiles(files: readonly string[]): void {
  const entries = Object.keys(manifest.exports).map((path) =>
    path === "." ? "index" : path.slice(2),
  );
  const shared = "[\\w-]+-[\\w-]{8}";
  const meant = new RegExp(
    "^(?:package\\.json|README\\.md|CHANGELOG\\.md|LICENSE|" +
      `dist/(?:${entries.join("|")}|${shared})\\.(?:c?js(?:\\.map)?|d\\.c?ts))$`,
  );
  const unexpected = files.filter((file) => !meant.test(file));
  check(
    unexpected.length === 0,
    `nothing in the tarball but what is meant ${unexpected.join(" ")}`,
  );
  const missing = [...targets(manifest.exports), "README.md", "LICENSE"].filter(
    (file) => !files.includes(file),
  );
  check(
    missing.length === 0,
    `everything that exports name is in the tarball ${missing.join(" ")}`,
  );
}

/** What a bot thinks in a worker thread, and what the same bot thinks in the main thread. */
function thinkInThread(where: string): string[] {
  const worker = `import { parentPort } from "node:worker_threads";
    import { serveBots } from "caravanserai/bots";
    serveBots(parentPort);`;
  const main = `import { Worker } from "node:worker_threads";
    import { botByName, runInWorker } from "caravanserai/bots";
    import { formatMove, setup, view } from "caravanserai/nomadi";
    const state = setup({ players: 3, seed: "thread" });
    const worker = new Worker(new URL("./bot-worker.mjs", import.meta.url));
    for (const bot of [runInWorker(worker, { bot: "mcts:60" }), botByName("mcts:60")]) {
      const { move, iterations } = await bot.think(view(state, 0));
      console.log(formatMove(state, move), "after", iterations, "games");
    }
    await worker.terminate();`;
  writeFileSync(join(where, "bot-worker.mjs"), worker);
  writeFileSync(join(where, "bot-main.mjs"), main);
  const said = execFileSync(process.execPath, ["bot-main.mjs"], { cwd: where, encoding: "utf8" });
  return said.trim().split("\n");
}

try {
  const { tarball, files } = pack(folder);
  checkFiles(files);

  install(folder, tarball);
  compileConsumer(folder);

  const imported = playByImport(folder);
  const required = play(folder, 'console.log(JSON.stringify(require("./consumer.cjs").result))');
  check(
    imported.one.turns > 0,
    `a game is played to its end by import: ${imported.one.turns} turns`,
  );
  check(isDeepStrictEqual(imported, required), "the same game by require ends the same");
  check(isDeepStrictEqual(imported.one, imported.any), "the root plays it the same");
  const lengths = imported.others.map(({ turns }) => turns);
  check(
    lengths.every((turns) => turns > 0),
    `so are the other games: ${lengths.join(" and ")} turns`,
  );
  for (const [system, { sharedErrors }] of Object.entries({ imported, required })) {
    const names = Object.keys(sharedErrors);
    const shared = names.length > 0 && Object.values(sharedErrors).every((same) => same);
    check(shared, `entry points ${system} share their classes: ${names.join(", ")}`);
  }
  const thoughts = thinkInThread(folder);
  check(
    thoughts.length === 2 && thoughts[0] === thoughts[1],
    `a bot in a worker thread thinks as it does here: ${String(thoughts[0])}`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
