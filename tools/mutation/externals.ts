/** The modules that a bundle of tests loads by `require`, once for all mutants. */
export const EXTERNALS = ["@vitest/expect", "fast-check", "immer", "valibot"] as const;
