/** The files that the manifest refers to, which have to be in the package. */
import manifest from "../../package.json" with { type: "json" };

/** Returns every path in a part of the manifest, without `./`. */
function paths(node: unknown): string[] {
  if (typeof node === "string") return [node.replace(/^\.\//u, "")];
  return Object.values(node as Record<string, unknown>).flatMap(paths);
}

/** The targets of `exports` and `bin`, as regular expressions: `*` stands for any name. */
export const targets = paths([manifest.exports, manifest.bin]).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", "[\\w-]+")}$`, "u"),
}));

/** Returns the targets that are not among some files. */
export const missingTargets = (files: readonly string[]): string[] =>
  targets
    .filter(({ pattern }) => !files.some((file) => pattern.test(file)))
    .map(({ path }) => path);
