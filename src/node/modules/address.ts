/** Where a module is: the address of a file, from a path, a URL or the name of a package. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { isAbsolute, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ArgumentError, ModuleError, quoted } from "../../kit/errors.js";
import { fieldsOf } from "../../kit/input/plain.js";

/** The maximum length of a specifier. */
const LONGEST_SPECIFIER = 4_000;

/**
 * Returns the `file:` URL of a module. Paths and packages are looked for from a folder, by default the working directory. Throws a
 * `ModuleError` if there is no such file or package.
 */
export function addressOf(
  specifier: string | URL,
  argument: string,
  from: string = process.cwd(),
): string {
  const text = checkSpecifier(specifier, argument);
  if (/^file:/iu.test(text) && URL.canParse(text)) {
    const { href } = new URL(text);
    if (isFile(() => fileURLToPath(href))) return href;
    throw notFound(text, "there is no such file");
  }
  // Neither a drive such as `C:\\`, nor a path.
  if (/^[a-z][a-z\d+.-]+:/iu.test(text)) {
    throw notFound(text, "expected a path, a file: URL or the name of a package");
  }
  const path = resolve(from, text);
  if (isFile(() => path)) return pathToFileURL(path).href;
  const isPath = isAbsolute(text) || /^\.{1,2}(?:[/\\]|$)/u.test(text);
  const found = isPath ? required(path, from) : (packaged(text, from) ?? required(text, from));
  if (found !== undefined) return pathToFileURL(found).href;
  throw notFound(
    text,
    isPath ? "there is no such file" : `there is no such package in reach of ${from}`,
  );
}

const notFound = (text: string, what: string): ModuleError =>
  new ModuleError(text, "not-found", what);

/** Returns a specifier as text. Throws an `ArgumentError`. */
export function checkSpecifier(given: unknown, argument: string): string {
  // A URL has its text as `href`; a value that can't be read has none.
  const { href } = fieldsOf(given, "href");
  const text = typeof given === "object" ? href : given;
  const isGood =
    typeof text === "string" &&
    text !== "" &&
    text.length <= LONGEST_SPECIFIER &&
    !text.includes("\0");
  if (isGood) return text;
  throw new ArgumentError(argument, `expected a module such as "./game.js", got ${quoted(given)}`);
}

/** Tests whether a path leads to a file. One that can't be looked at, such as one that is too long or on another host, does not. */
function isFile(pathOf: () => string): boolean {
  try {
    return statSync(pathOf(), { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}

/** Resolves as `require` does: folders with a package.json, paths without an extension, packages without `exports`. */
function required(specifier: string, from: string): string | undefined {
  try {
    const found = createRequire(join(from, "here.js")).resolve(specifier);
    // Modules of Node itself are no files.
    return isAbsolute(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the file that a package exports for `import`, as its package.json says. */
function packaged(specifier: string, from: string): string | undefined {
  const [, name = "", inside = ""] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/u.exec(specifier) ?? [];
  const folders = createRequire(join(from, "here.js")).resolve.paths(name) ?? [];
  const folder = folders.map((one) => join(one, name)).find((one) => existsSync(manifestIn(one)));
  if (folder === undefined) return undefined;
  try {
    const { exports } = JSON.parse(readFileSync(manifestIn(folder), "utf8")) as {
      readonly exports?: unknown;
    };
    const target = targetIn(exports, `.${inside}`);
    return target === undefined ? undefined : join(folder, target);
  } catch {
    // `require` says no more than that it is not found.
    return undefined;
  }
}

const manifestIn = (folder: string): string => join(folder, "package.json");

/** The conditions of `import` on Node. */
const CONDITIONS = ["node", "import", "module-sync", "default"];

/** Returns the target of a subpath in the `exports` of a package.json. Patterns are left to `require`. */
function targetIn(exports: unknown, path: string): string | undefined {
  if (typeof exports === "string") return path === "." ? exports : undefined;
  if (Array.isArray(exports)) {
    return exports.map((one) => targetIn(one, path)).find((target) => target !== undefined);
  }
  if (typeof exports !== "object" || exports === null) return undefined;
  for (const [key, value] of Object.entries(exports)) {
    const target =
      key === path
        ? targetIn(value, ".")
        : CONDITIONS.includes(key)
          ? targetIn(value, path)
          : undefined;
    if (target !== undefined) return target;
  }
  return undefined;
}
