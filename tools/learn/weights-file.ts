/** Writes learnt weights as a source file that says how they were made. */
import { writeFileSync } from "node:fs";
import { format } from "prettier";
import type { Learner } from "./learner.js";

const root = new URL("../../", import.meta.url);

/** Writes the weights, which are listed by knot and then by feature. `made` has the lines that say how they were made. */
export async function writeWeights(
  file: string,
  { names }: Learner,
  weights: Float64Array,
  made: readonly string[],
): Promise<void> {
  const rows = names.map((name, feature) => {
    const row = [...weights]
      .filter((_, index) => index % names.length === feature)
      .map((weight) => weight.toFixed(3));
    return `  ${name}: [${row.join(", ")}],`;
  });
  const text = [
    "/**",
    " * The weights of the value, by feature, at each knot of `value.ts`. Written by a program: do not edit them.",
    " *",
    ...made.map((line) => ` * ${line}`),
    " */",
    'import type { FeatureName } from "./features.js";',
    "",
    "export const WEIGHTS: Readonly<Record<FeatureName, readonly number[]>> = {",
    ...rows,
    "};",
    "",
  ].join("\n");
  writeFileSync(new URL(file, root), await format(text, { parser: "typescript", printWidth: 100 }));
}
