/**
 * esbuild turns every top-level `const` into `var` when it bundles. JavaScript engines optimize a `const`, but must read a
 * `var` each time. This turns them into `const` again; likewise functions, whose names can be reassigned like any `var`.
 */
import ts from "typescript";

/** Returns the code with `const` for top-level `var`, where every declaration has a value that is never reassigned. */
export function withConstants(code: string): string {
  const source = parsed(code);
  const changed = changedNames(source);
  let result = code;
  for (const statement of [...source.statements].reverse()) {
    if (!ts.isVariableStatement(statement) || !isVar(statement)) continue;
    const isConstant = statement.declarationList.declarations.every(
      ({ name, initializer }) =>
        initializer !== undefined && ts.isIdentifier(name) && !changed.has(name.text),
    );
    const start = statement.getStart(source);
    if (isConstant) result = `${result.slice(0, start)}const${result.slice(start + "var".length)}`;
  }
  return result;
}

/**
 * Returns the code with its functions as constants. Functions are hoisted, so they move to the top, after the imports. That
 * moves lines: do not use it for code with a source map.
 */
export function withConstantFunctions(code: string): string {
  const source = parsed(code);
  const changed = changedNames(source);
  const start = source.statements.find((statement) => !ts.isImportDeclaration(statement))?.pos ?? 0;
  const moved = source.statements.flatMap((statement) =>
    ts.isFunctionDeclaration(statement) &&
    statement.modifiers?.some(({ kind }) => kind !== ts.SyntaxKind.AsyncKeyword) !== true &&
    statement.name !== undefined &&
    !changed.has(statement.name.text)
      ? [{ statement, name: statement.name }]
      : [],
  );
  let top = code.slice(0, start);
  let rest = "";
  let at = start;
  for (const { statement, name } of moved) {
    const first = statement.getStart(source);
    // The function gets its name from the constant.
    const nameless = code.slice(first, name.pos) + code.slice(name.end, statement.end);
    top += `${code.slice(statement.pos, first)}const ${name.text} = ${nameless};`;
    rest += code.slice(at, statement.pos);
    at = statement.end;
  }
  return top + rest + code.slice(at);
}

const parsed = (code: string): ts.SourceFile =>
  ts.createSourceFile("chunk.js", code, ts.ScriptTarget.ES2022, true);

const isVar = ({ declarationList }: ts.VariableStatement): boolean =>
  (declarationList.flags & ts.NodeFlags.BlockScoped) === 0;

/** Returns every name that is assigned to anywhere, in any scope. */
function changedNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const addAll = (target: ts.Node): void => {
    if (ts.isIdentifier(target)) names.add(target.text);
    else if (ts.isArrayLiteralExpression(target) || ts.isObjectLiteralExpression(target)) {
      ts.forEachChild(target, function visit(node): void {
        if (ts.isIdentifier(node)) names.add(node.text);
        ts.forEachChild(node, visit);
      });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) addAll(node.left);
    const isUnary = ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node);
    if (isUnary && isCounting(node.operator)) addAll(node.operand);
    if (ts.isForInStatement(node) || ts.isForOfStatement(node)) addAll(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const isCounting = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.PlusPlusToken || kind === ts.SyntaxKind.MinusMinusToken;

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
