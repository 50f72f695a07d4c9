/** Boards from files: `--layout my-board.txt`. */
import { basename, extname } from "node:path";
import type { GameModule } from "caravanserai/node";
import { FileError, readText } from "./files.js";

/** Reads a board from a file: JSON as `setup` takes it, or text as its game reads it. Errors name the file and the place in it. */
export function boardInFile(
  { id, parseLayout }: Pick<GameModule, "id" | "parseLayout">,
  file: string,
): object {
  const text = readText(file);
  return namingFile(file, () => {
    // `setup` checks what it is.
    if (text.trimStart().startsWith("{")) return JSON.parse(text) as object;
    if (parseLayout === undefined) throw new Error(`${id} takes boards as JSON only`);
    return parseLayout(text, basename(file, extname(file)));
  });
}

/** Returns the result of a function; what it throws becomes an error that names the file. */
export function namingFile<Result>(file: string, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    throw new FileError(`${file}: ${(error as Error).message}`);
  }
}
