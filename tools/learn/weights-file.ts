/** Writes the weights of Through the Desert as a source file that says how they were made. */
import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { FEATURE_NAMES, FEATURES } from "../../src/through-the-desert/bots/features.js";

const file = new URL("../../src/through-the-desert/bots/weights.ts", import.meta.url);

/** Writes the weights, which are listed by knot and then by feature. `made` has the lines that say how they were made. */
export async function writeWeights(weights: Float64Array, made: readonly string[]): Promise<void> {
  const rows = FEATURE_NAMES.map((name, feature) => {
    const row = [...weights]
      .filter((_, index) => index % FEATURES === feature)
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
  writeFileSync(file, await format(text, { parser: "typescript", printWidth: 100 }));
}
