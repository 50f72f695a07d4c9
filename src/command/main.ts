#!/usr/bin/env node
/** The command `caravanserai`: runs the arguments, and sets the exit code. */
import { CaravanseraiError, SetupError } from "caravanserai";
import { run } from "./cli.js";
import { FileError } from "./files.js";
import { sayError } from "./terminal.js";
import { UsageError } from "./usage.js";

/** The exit code after Ctrl-C, as in shells. */
const INTERRUPTED = 130;

const { stdin, stdout, stderr, env, argv } = process;
const controller = new AbortController();
const interrupt = (): void => {
  // A second Ctrl-C exits at once.
  if (controller.signal.aborted) process.exit(INTERRUPTED);
  controller.abort();
};
process.on("SIGINT", interrupt);
process.on("SIGTERM", interrupt);
// A closed pipe, as in `caravanserai replay FILE | head`, is not a failure.
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

/** Prints an error, and returns the exit code. */
function told(error: unknown): number {
  if (controller.signal.aborted) {
    sayError(terminal, "Stopped.");
    return INTERRUPTED;
  }
  const isUsage = error instanceof UsageError || SetupError.is(error);
  const isKnown = isUsage || error instanceof FileError || CaravanseraiError.is(error);
  const { message, stack = message } = error as Error;
  sayError(terminal, `caravanserai: ${isKnown ? message : stack}`);
  if (isUsage) sayError(terminal, "Add --help to see what a command takes.");
  return isUsage ? 2 : 1;
}
