/** The process of a bot program: starts it, and kills it with all that it started. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { BotError } from "../../kit/errors.js";

/** A process with pipes for standard input, output and error. */
export type Process = ChildProcessWithoutNullStreams;

/** The options of a program's process. */
export interface Launch {
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** The folder that it runs in. */
  readonly cwd: string | undefined;
  /** Its environment. */
  readonly env: Readonly<Record<string, string | undefined>> | undefined;
}

/** Starts the process of a program. */
export function startOf({ command: [file, ...args], cwd, env }: Launch): Process {
  try {
    return spawn(file, args, {
      ...(cwd === undefined ? {} : { cwd }),
      ...(env === undefined ? {} : { env: { ...process.env, ...env } }),
      stdio: ["pipe", "pipe", "pipe"],
      // In its own process group, so that its child processes end with it, and that Ctrl-C reaches only us.
      detached: process.platform !== "win32",
      windowsHide: true,
    });
  } catch (error) {
    // Node throws some failures, such as an environment that is too large, and emits others.
    throw new BotError(`cannot be started: ${(error as Error).message}`);
  }
}

/** Kills all processes of a group. */
export function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

/** Kills a process and those that it started, on Windows, which has no process groups. */
export function killTree(child: Process, pid: number): void {
  const root = process.env["SystemRoot"] ?? "C:\\Windows";
  spawn(`${root}\\System32\\taskkill.exe`, ["/pid", String(pid), "/T", "/F"], {
    stdio: "ignore",
    windowsHide: true,
  }).on("error", () => child.kill("SIGKILL"));
}
