/** How many random cases properties have; in CI every run tries the same ones, so that a change decides and not chance. */
import fc from "fast-check";
import { cases } from "./helpers/cases.js";

/** Elsewhere each run has a seed of its own, which a failure prints. */
const CI_SEED = 20261116;

fc.configureGlobal({
  numRuns: cases(100),
  ...(process.env["CI"] !== undefined && { seed: CI_SEED }),
});
