import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import * as regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

const PRINTING = {
  selector: "CallExpression[callee.property.name=/^(?:write|writev|end|pipe)$/]",
  message: "Print with the functions of terminal.ts, which clean what comes from outside.",
};
const STREAMS = {
  selector:
    ":matches(MemberExpression > Identifier.property, MemberExpression > Literal.property, ObjectPattern > Property > Identifier.key)[name=/^(?:output|error|stdout|stderr)$/]",
  message: "Print with the functions of terminal.ts: streams are its business.",
};

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
      // Functions beside a class, which bundles can leave out, read what is private to its file.
      "@typescript-eslint/dot-notation": ["error", { allowPrivateClassPropertyAccess: true }],
      // React declares the elements of JSX in a namespace, and there they are added.
      "@typescript-eslint/no-namespace": ["error", { allowDeclarations: true }],
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
    plugins: { regexp },
    rules: {
      // No expression on outside text may hang.
      "regexp/no-super-linear-backtracking": "error",
      "regexp/no-super-linear-move": "error",
      "no-console": "error",
      "no-restricted-globals": [
        "error",
        "Date",
        "Intl",
        "globalThis",
        // Not on Hermes.
        "AggregateError",
        "Atomics",
        "FinalizationRegistry",
        "SharedArrayBuffer",
        "structuredClone",
        "WeakRef",
      ],
      "no-restricted-properties": [
        "error",
        { object: "Math", property: "random", message: "All chance comes from the seed." },
        { object: "process", property: "stdout", message: "Only the command prints." },
        { object: "process", property: "stderr", message: "Only the command prints." },
      ],
      // What Hermes lacks, the engine of React Native: bundlers compile syntax, and leave functions as they are.
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "CallExpression[callee.property.name='at']:not([callee.object.name=/^(Random|Chance|key)$/]):not([callee.object.property.name='key'])",
          message: "Hermes has no `at`: use an index.",
        },
        {
          selector:
            ":matches(NewExpression[callee.name=/\\dArray$/], CallExpression[callee.object.name=/\\dArray$/][callee.property.name='from']) > :matches(CallExpression[callee.property.name=/^(?:keys|values|entries)$/], NewExpression[callee.name=/^(?:Map|Set)$/]).arguments",
          message: "On Hermes a typed array made of an iterator is empty: hand it a list.",
        },
        {
          selector: "Literal[regex.pattern=/\\\\p\\{/i], Literal[regex.flags=/[dv]/]",
          message: "Hermes has neither `\\p{...}` nor the flags d and v.",
        },
      ],
      // Who may import whom is in tools/rooms.js.
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: "^caravanserai", message: "Inside the library, import the file." },
            { regex: "^node:", message: "The library runs anywhere." },
          ],
        },
      ],
    },
  },
  // Seeds, and the clock of bots, come from the platform. Nothing else does.
  {
    files: ["src/kit/chance/random-seed.ts", "src/bots/platform.ts"],
    rules: { "no-restricted-globals": "off" },
  },
  // The command runs on Node, and imports the library as its users do.
  {
    files: ["src/command/**/*.ts"],
    rules: {
      "no-restricted-globals": "off",
      "no-restricted-syntax": ["error", PRINTING, STREAMS],
      "no-restricted-imports": "off",
    },
  },
  // What prints: text from outside could have control characters.
  { files: ["src/command/terminal.ts"], rules: { "no-restricted-syntax": "off" } },
  // They hand the streams on, to what reads keys and draws bars.
  {
    files: ["src/command/main.ts", "src/command/progress.ts", "src/command/play/keyboard.ts"],
    rules: { "no-restricted-syntax": ["error", PRINTING], "no-restricted-properties": "off" },
  },
  // What runs on Node only, and uses it.
  {
    files: ["src/node/**/*.ts"],
    rules: {
      "no-restricted-globals": "off",
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^caravanserai", message: "Inside the library, import the file." }] },
      ],
    },
  },
  // A test may say that an element is there: if it is not, the test fails.
  {
    files: ["test/**/*.ts"],
    rules: {
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector:
            ":matches(CallExpression[callee.property.name='assert'] Property[key.name='numRuns'], CallExpression[callee.name=/^check(Game|Bot)$/] Property[key.name='games']) > Literal.value",
          message: "Random cases are scaled: `cases(100)` of test/helpers/cases.ts.",
        },
      ],
    },
  },
  { files: ["**/*.js"], extends: [tseslint.configs.disableTypeChecked] },
);
