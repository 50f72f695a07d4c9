/** Every example of the README, the guides and the API comments compiles, runs and keeps its promises. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { checkedModule, findExamples, type Example } from "../tools/examples.js";

const root = fileURLToPath(new URL("..", import.meta.url)).replaceAll("\\", "/");
const folder = join(root, ".generated/examples").replaceAll("\\", "/");
const examples = findExamples(root);

const moduleOf = ({ file, line }: Example): string =>
  `${folder}/${file.replaceAll("/", "__")}__${line}.ts`;

describe("examples", () => {
  beforeEach(() => {
    vi.spyOn(console, "log").mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("there are some", () => {
    expect(examples).not.toEqual([]);
  });

  test("all compile", () => {
    expect(typeErrors(examples)).toEqual([]);
  });

  for (const example of examples.filter(({ run }) => run)) {
    test(`${example.file}:${example.line}`, async () => {
      const path = moduleOf(example);
      const code = checkedModule(example);
      mkdirSync(folder, { recursive: true });
      // Written only when it changed: otherwise watching the tests would never come to rest.
      if (!existsSync(path) || readFileSync(path, "utf8") !== code) writeFileSync(path, code);
      await import(pathToFileURL(path).href);
    });
  }
});

/** Compiles the examples as they are printed, each a module of its own, all in one program. */
function typeErrors(printed: readonly Example[]): string[] {
  const byPath = new Map(printed.map((example) => [moduleOf(example), example]));
  const configPath = join(root, "tsconfig.json");
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configPath, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
    {},
    configPath,
  );
  const options: ts.CompilerOptions = {
    ...config.options,
    moduleDetection: ts.ModuleDetectionKind.Force,
    noPropertyAccessFromIndexSignature: false,
    noUnusedLocals: false,
    // Some examples are for a page.
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    noUnusedParameters: false,
    // A program that a recipe prints lies beside the reader's own.
    rootDirs: [folder, join(root, "docs/recipes")],
  };
  const base = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...base,
    fileExists: (path) => byPath.has(path) || base.fileExists(path),
    readFile: (path) => byPath.get(path)?.code ?? base.readFile(path),
    getSourceFile: (path, target, ...rest) => {
      const code = byPath.get(path)?.code;
      return code === undefined
        ? base.getSourceFile(path, target, ...rest)
        : ts.createSourceFile(path, code, target);
    },
  };
  const program = ts.createProgram([...byPath.keys()], options, host);
  return [
    ...program.getOptionsDiagnostics(),
    ...[...byPath.keys()].flatMap((path) => {
      const file = program.getSourceFile(path);
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    }),
  ].map(({ file, start = 0, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, "\n");
    const example = file && byPath.get(file.fileName);
    if (!example) return message;
    const line = example.line + file.getLineAndCharacterOfPosition(start).line;
    return `${example.file}:${line}: ${message}`;
  });
}
