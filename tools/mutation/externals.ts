/** What a bundle of tests asks for by `require`: loaded once for all mutants. */
export const EXTERNALS = ["@vitest/expect", "fast-check", "immer", "valibot"] as const;
