/**
 * Finds the examples of the documentation and turns each into a module that checks itself.
 *
 * Every block fenced as `ts` counts, in an `@example` of src and on any page: `ts no-run` is type-checked only. In a block,
 * `expression; // => value` asserts an equal value (after `const x = …`, that of `x`; a long value continues in the comment
 * lines below), and `statement; // throws Name` an error of that name.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** One fenced block. */
export interface Example {
  /** The file it is in, relative to the project. */
  readonly file: string;
  /** The line of its first line of code. */
  readonly line: number;
  readonly code: string;
  readonly run: boolean;
}

/** Returns every example of the project in `root`. */
export function findExamples(root: string): Example[] {
  const under = (path: string, ending: string): string[] =>
    readdirSync(join(root, path), { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const inner = `${path}/${entry.name}`;
        // The generated pages repeat the comments.
        if (entry.isDirectory()) return inner === "docs/api" ? [] : under(inner, ending);
        return inner.endsWith(ending) ? [inner] : [];
      });
  const linesOf = (file: string): string[] => readFileSync(join(root, file), "utf8").split("\n");
  return [
    ...["README.md", ...under("docs", ".md")].flatMap((file) => fencedBlocks(file, linesOf(file))),
    ...under("src", ".ts").flatMap((file) => fencedBlocks(file, exampleLines(linesOf(file)))),
  ];
}

/** Blanks all lines of a file but the contents of `@example` sections. */
function exampleLines(lines: readonly string[]): string[] {
  let inComment = false;
  let inExample = false;
  return lines.map((line) => {
    if (/^\s*\/\*\*/.test(line)) inComment = true;
    if (!inComment) return "";
    const text = line.replace(/^\s*\/?\*+ ?/, "");
    const tag = /^@(\w+)/.exec(text)?.[1];
    if (tag !== undefined) inExample = tag === "example";
    const kept = inExample ? text : "";
    if (line.includes("*/")) inComment = inExample = false;
    return kept;
  });
}

function fencedBlocks(file: string, lines: readonly string[]): Example[] {
  const examples: Example[] = [];
  let fence: { indent: string; marks: string; info: string; first: number } | undefined;
  lines.forEach((line, index) => {
    const [, indent = "", marks = "", info = ""] =
      /^(\s*)(`{3,}|~{3,})\s*(.*?)\s*$/.exec(line) ?? [];
    if (fence === undefined) {
      if (marks !== "") fence = { indent, marks, info, first: index + 1 };
      return;
    }
    if (!marks.startsWith(fence.marks) || info !== "") return;
    const { first, indent: margin } = fence;
    const [language, ...words] = fence.info.split(/\s+/);
    fence = undefined;
    if (language !== "ts") return;
    if (words.some((word) => word !== "no-run")) {
      throw new Error(`${file}:${first}: only "ts" and "ts no-run" are known`);
    }
    const code = lines
      .slice(first, index)
      .map((text) => (text.startsWith(margin) ? text.slice(margin.length) : text))
      .join("\n");
    examples.push({ file, line: first + 1, code, run: words.length === 0 });
  });
  return examples;
}

/** Returns the example as a module that fails where an assertion does. Lines keep their numbers, so that stack traces fit. */
export function checkedModule(example: Example): string {
  const source = ts.createSourceFile("example.ts", example.code, ts.ScriptTarget.ES2022, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const edits: { at: number; text: string }[] = [];
  const kept = new Set<number>();
  const promises = findPromises(example.code);

  const visit = (node: ts.Node): void => {
    if (isPlainStatement(node)) {
      const promise = promises.get(lineOf(node.end));
      if (promise !== undefined && !kept.has(promise.line)) {
        kept.add(promise.line);
        edits.push(...promiseKept(node, source, promise));
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  for (const { line } of promises.values()) {
    if (!kept.has(line)) {
      throw new Error(`${example.file}:${example.line + line}: no statement ends on this line`);
    }
  }
  let code = example.code;
  for (const { at, text } of edits.sort((a, b) => b.at - a.at)) {
    code = code.slice(0, at) + text + code.slice(at);
  }
  // Imports are hoisted: at the end they move no line.
  return `${code}\nimport { expect as $expect } from "vitest";\n`;
}

interface ExamplePromise {
  readonly kind: "=>" | "throws";
  readonly text: string;
  /** From 0, the block's first line. */
  readonly line: number;
}

function findPromises(code: string): Map<number, ExamplePromise> {
  const lines = code.split("\n");
  const promises = new Map<number, ExamplePromise>();
  lines.forEach((line, index) => {
    const [, kind, rest = ""] = /\/\/ (=>|throws) (.*)$/.exec(line) ?? [];
    if (kind !== "=>" && kind !== "throws") return;
    let text = rest.trim();
    for (let next = index + 1; kind === "=>" && !isExpression(text); next++) {
      const more = /^\s*\/\/(?! (?:=>|throws) )(.*)$/.exec(lines[next] ?? "")?.[1];
      if (more === undefined) break;
      text += ` ${more.trim()}`;
    }
    promises.set(index, { kind, text, line: index });
  });
  return promises;
}

function isExpression(text: string): boolean {
  const { diagnostics } = ts.transpileModule(`(${text});`, { reportDiagnostics: true });
  return diagnostics?.length === 0;
}

type PlainStatement = ts.ExpressionStatement | ts.VariableStatement;

const isPlainStatement = (node: ts.Node): node is PlainStatement =>
  ts.isExpressionStatement(node) || ts.isVariableStatement(node);

function promiseKept(
  statement: PlainStatement,
  source: ts.SourceFile,
  promise: ExamplePromise,
): { at: number; text: string }[] {
  const start = statement.getStart(source);
  const { end } = statement;
  if (promise.kind === "throws") {
    const name = JSON.stringify(promise.text.split(/\s/)[0]);
    return [
      { at: start, text: `{ let $thrown; try { ` },
      {
        at: end,
        text: ` } catch ($error) { $thrown = $error; } $expect($thrown?.name, "the name of the error thrown").toBe(${name}); }`,
      },
    ];
  }
  if (ts.isExpressionStatement(statement)) {
    return [
      { at: start, text: "$expect(" },
      { at: statement.expression.end, text: `).toStrictEqual((${promise.text}))` },
    ];
  }
  const names = statement.declarationList.declarations.map(({ name }) => name.getText(source));
  return [{ at: end, text: ` $expect(${names.join(", ")}).toStrictEqual((${promise.text}));` }];
}
