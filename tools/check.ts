/** `npm run check -- NAME [arguments]`: the checks and makers that are not needed every day, by their names. */
import { spawn } from "node:child_process";

/** Each check: what it does, and the commands that do it. Arguments go to the last command. */
const CHECKS: Readonly<
  Record<string, { readonly about: string; readonly run: readonly string[] }>
> = {
  api: { about: "writes the API reports in test/api anew", run: ["tsx tools/api.ts --update"] },
  "api-report": { about: "compares the API with its reports", run: ["tsx tools/api.ts"] },
  attw: {
    about: "are the types right for every way to import the package?",
    run: [
      "tsx tools/pack-check/tarball.ts",
      "attw .generated/tarball/caravanserai.tgz --profile node16",
    ],
  },
  boards: {
    about: "assesses built-in boards for docs/boards.md, as game/board/players",
    run: ["tsx tools/boards/measure.ts"],
  },
  browser: {
    about: "uses the packed tarball in Chromium",
    run: ["tsx tools/pack-check/browser.ts"],
  },
  coverage: { about: "all tests, with coverage", run: ["vitest run --coverage"] },
  format: {
    about: "is everything formatted?",
    run: ['prettier --check . "!test/api" "!CHANGELOG.md"'],
  },
  frameworks: {
    about: "uses the packed tarball in new projects of React, Vue and Svelte",
    run: ["tsx tools/pack-check/frameworks.ts"],
  },
  fuzz: { about: "random hostile input into every function", run: ["tsx tools/fuzz.ts"] },
  knip: { about: "is anything unused?", run: ["knip --config tools/knip.json"] },
  learn: {
    about: "learns the value of a game from games of its search",
    run: ["tsx tools/learn.ts"],
  },
  mutation: {
    about: "changes the rules and sees whether a test fails",
    run: ["tsx tools/mutation/index.ts"],
  },
  pack: {
    about: "uses the packed tarball as people would",
    run: ["tsx tools/pack-check/index.ts"],
  },
  publint: { about: "is the package well made?", run: ["publint --strict"] },
  rooms: {
    about: "does every file import only what it may?",
    run: ["depcruise src --config tools/rooms.js"],
  },
  runtimes: { about: "the same games on every runtime", run: ["tsx tools/runtimes/index.ts"] },
  saves: { about: "keeps saved games of this version", run: ["tsx tools/saves.ts"] },
  size: { about: "do bundles keep their limits?", run: ["size-limit"] },
  "size-parts": { about: "what a bundle is made of", run: ["tsx tools/size-parts.ts"] },
  strength: { about: "plays the matches of docs/results.md", run: ["tsx tools/strength.ts"] },
  vectors: { about: "writes the golden games anew", run: ["tsx tools/vectors.ts"] },
};

const [name = "", ...rest] = process.argv.slice(2);
const check = CHECKS[name];
if (check === undefined) {
  const width = Math.max(...Object.keys(CHECKS).map((one) => one.length));
  const lines = Object.entries(CHECKS).map(
    ([one, { about }]) => `  ${one.padEnd(width)}  ${about}`,
  );
  console.error(["npm run check -- NAME [arguments]", ...lines].join("\n"));
  process.exitCode = 2;
} else {
  for (const [index, command] of check.run.entries()) {
    const isLast = index === check.run.length - 1;
    const code = await run(isLast ? [command, ...rest.map(quote)].join(" ") : command);
    if (code === 0) continue;
    process.exitCode = code;
    break;
  }
}

/** Runs a command of the project in a shell, as npm runs scripts, and returns its exit code. */
function run(command: string): Promise<number> {
  return new Promise((resolve) => {
    spawn(command, { stdio: "inherit", shell: true }).on("close", (code) => {
      resolve(code ?? 1);
    });
  });
}

/** Quotes an argument for the shell. */
function quote(argument: string): string {
  if (/^[\w./:=-]+$/u.test(argument)) return argument;
  return process.platform === "win32"
    ? `"${argument.replaceAll('"', '""')}"`
    : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
}
