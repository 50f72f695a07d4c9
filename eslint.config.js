import { readdirSync } from "node:fs";
import { URL } from "node:url";
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

/** Every folder of src but the kit is a public module of its own: a game, or the tools for testing one. */
const modules = readdirSync(new URL("src", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "kit")
  .map((entry) => entry.name);

/** What the files of one folder of src may not import. */
const boundary = (files, forbidden, message) => ({
  files,
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          { regex: "^caravanserai", message: "Inside the library, import the file." },
          { regex: "^(\\./|(\\.\\./)+)index\\.js$", message: "Nothing imports its own index." },
          { regex: "^node:", message: "The library runs anywhere." },
          ...(forbidden.length > 0
            ? [{ regex: `^(\\.\\./)+(${forbidden.join("|")})/`, message }]
            : []),
        ],
      },
    ],
  },
});

export default defineConfig(
  { ignores: ["dist", "coverage", "docs/api", ".generated"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  {
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/consistent-type-exports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unnecessary-condition": [
        "error",
        { allowConstantLoopConditions: "only-allowed-literals" },
      ],
      // Leaving a field out by naming it.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      // By code points is how a drawing and a notation are read.
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
      // A number in a template string reads as what it is.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },

  // The library: no clock, no chance but the seed's, no outside world.
  {
    files: ["src/**/*.ts"],
    rules: {
      "no-console": "error",
      "no-restricted-globals": ["error", "Date", "Intl", "globalThis"],
      "no-restricted-properties": [
        "error",
        { object: "Math", property: "random", message: "All chance comes from the seed." },
      ],
    },
  },
  // Who may import whom.
  boundary(["src/*.ts"], []),
  boundary(["src/kit/**/*.ts"], modules, "The kit knows no game."),
  ...modules.map((module) =>
    boundary(
      [`src/${module}/**/*.ts`],
      // What tests games may import them.
      module === "testing" ? [] : modules.filter((other) => other !== module),
      "A game never imports another game.",
    ),
  ),
  // A test may say that an element is there: if it is not, the test fails.
  {
    files: ["test/**/*.ts"],
    rules: { "@typescript-eslint/non-nullable-type-assertion-style": "off" },
  },
  { files: ["**/*.js"], extends: [tseslint.configs.disableTypeChecked] },
);
