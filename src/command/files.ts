/** Reads files that a person has named. */
import { readFileSync, writeFileSync } from "node:fs";

/** A file that can't be used: exit code 1. */
export class FileError extends Error {}

/** Returns the content of a file. */
export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new FileError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

/** Writes a file. */
export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new FileError(`cannot write ${file}: ${(error as Error).message}`);
  }
}
