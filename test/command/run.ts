/** The command as a child process. */
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { programOf } from "../helpers/program.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** How a run of the command ended. */
export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly error: string;
}

/** The file of the command. */
export const COMMAND = programOf("src/command/main.ts");

const environment = { ...process.env, NO_COLOR: "1" };

/** Runs the command to its end. What it reads on standard input comes from `input`. */
export function run(args: readonly string[], input = ""): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd: root,
    env: environment,
    encoding: "utf8",
    input,
    timeout: 300_000,
  });
  return { status, out: stdout, error: stderr };
}

/** Starts the command, and sends it a signal as soon as its output has a text. */
export async function interrupt(
  args: readonly string[],
  seen: string,
  signal: NodeJS.Signals = "SIGINT",
): Promise<Ended> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: root,
    env: environment,
    stdio: ["pipe", "pipe", "pipe"],
  });
  let [out, error, sent] = ["", "", false];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
    if (!sent && out.includes(seen)) {
      sent = true;
      child.kill(signal);
    }
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    error += text;
  });
  const status = await new Promise<number | null>((resolve) => {
    child.on("close", resolve);
  });
  return { status, out, error };
}
