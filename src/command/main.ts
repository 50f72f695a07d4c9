#!/usr/bin/env node
/** The command `caravanserai`: runs what the arguments ask for, and tells how it went by its exit code. */
import { CaravanseraiError, SetupError } from "caravanserai";
import { run } from "./cli.js";
import { FileError } from "./record-file.js";
import { UsageError } from "./usage.js";

/** The exit code of what was ended by Ctrl-C, as shells give it. */
const INTERRUPTED = 130;

const { stdin, stdout, stderr, env, argv } = process;
const controller = new AbortController();
const interrupt = (): void => {
  // Whoever presses it twice does not want to wait.
  if (controller.signal.aborted) process.exit(INTERRUPTED);
  controller.abort();
};
process.on("SIGINT", interrupt);
process.on("SIGTERM", interrupt);
// `caravanserai replay FILE | head` is no failure.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

const terminal = { input: stdin, output: stdout, error: stderr, env, signal: controller.signal };
try {
  await run({ terminal, interrupt, argv: argv.slice(2) });
} catch (error) {
  process.exitCode = told(error);
}

/** Tells what went wrong, and with which exit code to end. */
function told(error: unknown): number {
  if (controller.signal.aborted) {
    stderr.write("Stopped.\n");
    return INTERRUPTED;
  }
  const isUsage = error instanceof UsageError || error instanceof SetupError;
  const isKnown = isUsage || error instanceof FileError || CaravanseraiError.is(error);
  const { message, stack = message } = error as Error;
  stderr.write(`caravanserai: ${isKnown ? message : stack}\n`);
  if (isUsage) stderr.write("Add --help to see what a command takes.\n");
  return isUsage ? 2 : 1;
}
