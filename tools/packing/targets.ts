/** The files that the manifest leads to, which have to be in the package. */
import manifest from "../../package.json" with { type: "json" };

/** Every path in a part of the manifest, without `./` in front. */
function paths(node: unknown): string[] {
  if (typeof node === "string") return [node.replace(/^\.\//u, "")];
  return Object.values(node as Record<string, unknown>).flatMap(paths);
}

/** What `exports` and `bin` lead to, as expressions for paths: `*` stands for any name. */
export const targets = paths([manifest.exports, manifest.bin]).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", "[\\w-]+")}$`, "u"),
}));

/** Those of them that are not among some files. */
export const missingTargets = (files: readonly string[]): string[] =>
  targets
    .filter(({ pattern }) => !files.some((file) => pattern.test(file)))
    .map(({ path }) => path);
