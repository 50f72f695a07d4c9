/**
 * Uses the packed tarball as a user would: installs it in an empty folder, compiles a consumer against its types and plays
 * through `import` and through `require`. Needs a build.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import manifest from "../../package.json" with { type: "json" };
import { missingTargets, targets } from "../packing/targets.js";
import { checkSize, checkTexts } from "./contents.js";
import { checkGuide } from "./guide.js";
import { check, compileConsumer, install, pack, play, playByImport } from "./install.js";

const folder = mkdtempSync(join(tmpdir(), "caravanserai-pack-"));

function checkFiles(files: readonly string[]): void {
  const shared = "[\\w-]+(?:\\.d)?-[\\w-]{8}";
  const others = new RegExp(
    "^(?:README\\.md|CHANGELOG\\.md|LICENSE|" +
      // The code of worker threads is not an entry point.
      `dist/(?:thread|search-thread|${shared})\\.(?:c?js|d\\.cts))$`,
    "u",
  );
  const unexpected = files.filter(
    (file) => !others.test(file) && !targets.some(({ pattern }) => pattern.test(file)),
  );
  check(
    unexpected.length === 0,
    `nothing in the tarball but what is meant ${unexpected.join(" ")}`,
  );
  const missing = missingTargets(files).concat(
    ["dist/thread.js", "dist/search-thread.js", "README.md", "LICENSE"].filter(
      (file) => !files.includes(file),
    ),
  );
  check(
    missing.length === 0,
    `everything that exports name is in the tarball ${missing.join(" ")}`,
  );
}

/** Returns the results of a bot in a worker thread and in the main thread. */
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

/**
 * Checks the command as `npx` runs it: its version, a short game, and an arena in threads with the same result as in one
 * thread.
 */
function checkCommand(where: string): void {
  const run = (...args: readonly string[]): string =>
    execFileSync("npx", ["--no-install", "caravanserai", ...args], {
      cwd: where,
      encoding: "utf8",
      shell: process.platform === "win32",
    });
  const version = run("--version").trim();
  check(
    version.startsWith(`caravanserai/${manifest.version} `),
    `npx runs the command: ${version}`,
  );
  const end = run("play", "--seats", "greedy", "--layout", "small-wadi", "--seed", "7");
  check(end.includes("The game is over."), "the command plays a game to its end");
  const arena = ["arena", "--bots", "greedy,random", "--games", "2", "--layout", "small-wadi"];
  const found = run(...arena, "--json");
  check(
    found.includes('"complete":true') && found === run(...arena, "--json", "--workers", "2"),
    "the command plays an arena, in one thread and in two, with the same result",
  );
}

/** Returns the description of a game for boardgame.io, made through `import` and through `require`, without boardgame.io. */
function forBoardgameIo(where: string): string[] {
  const facts = `({ toBoardgameIo }, nomadi) => {
    const { name, minPlayers, maxPlayers } = toBoardgameIo(nomadi);
    console.log(name, minPlayers, maxPlayers);
  }`;
  const names = ["caravanserai/boardgame-io", "caravanserai/nomadi"];
  const imports = names.map((name) => `import("${name}")`).join();
  const requires = names.map((name) => `require("${name}")`).join();
  const scripts = [
    `Promise.all([${imports}]).then((modules) => (${facts})(...modules))`,
    `(${facts})(${requires})`,
  ];
  return scripts.map((script) =>
    execFileSync(process.execPath, ["--eval", script], { cwd: where, encoding: "utf8" }).trim(),
  );
}

/** Plays an arena with and without threads; and checks the error of an arena on Redis where its packages are not installed. */
function playArena(where: string, system: "cjs" | "mjs"): string[] {
  const load = (names: string, specifier: string): string =>
    system === "mjs"
      ? `import ${names} from "${specifier}";`
      : `const ${names.replace("* as ", "")} = require("${specifier}");`;
  const main = `${load("{ arena }", "caravanserai/bots")}
    ${load("{ redisQueue, threads }", "caravanserai/node")}
    ${load("* as game", "caravanserai/nomadi")}
    const options = { layout: game.shortCourse };
    const meeting = { game, bots: ["mcts:5", "greedy"], games: 4, seed: "packed", options };
    const runner = redisQueue({ url: "redis://127.0.0.1:1" });
    (async () => {
      console.log(JSON.stringify(await arena(meeting)));
      console.log(JSON.stringify(await arena({ ...meeting, runner: threads({ workers: 2 }) })));
      await arena({ ...meeting, runner }).catch(({ reason }) => console.log(reason));
    })();`;
  writeFileSync(join(where, `arena.${system}`), main);
  const args = [`arena.${system}`];
  const said = execFileSync(process.execPath, args, { cwd: where, encoding: "utf8" });
  return said.trim().split("\n");
}

try {
  const packed = pack(folder);
  const { tarball, files } = packed;
  checkFiles(files);
  checkSize(packed);

  install(folder, tarball);
  checkTexts(join(folder, "node_modules", manifest.name));
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
  checkCommand(folder);
  const hosted = forBoardgameIo(folder);
  check(
    hosted.every((facts) => facts === "nomadi 2 5"),
    `a game for boardgame.io is made by import and by require: ${hosted.join(" and ")}`,
  );
  const thoughts = thinkInThread(folder);
  check(
    thoughts.length === 2 && thoughts[0] === thoughts[1],
    `a bot in a worker thread thinks as it does here: ${String(thoughts[0])}`,
  );
  for (const system of ["mjs", "cjs"] as const) {
    const [plain = "", threaded, refused] = playArena(folder, system);
    check(
      plain.includes('"table"') && plain === threaded,
      `an arena on threads ends as one without, in .${system}`,
    );
    check(refused === "not-installed", `an arena on Redis asks for its packages, in .${system}`);
  }
  checkGuide(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
