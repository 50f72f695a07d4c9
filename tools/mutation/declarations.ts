/** Finds the function or constant around a place of a file, to distinguish mutants on lines with the same text. */
import ts from "typescript";

/** Returns the name that a node gives to its contents. Nested functions count, and variables only outside all functions. */
function nameOf(node: ts.Node, isInFunction: boolean): string | undefined {
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isAccessor(node) ||
    ts.isClassDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    (ts.isVariableDeclaration(node) && !isInFunction)
  )
    return node.name?.getText();
  return ts.isConstructorDeclaration(node) ? "constructor" : undefined;
}

/** Returns the names of all declarations around a place, outermost first, such as `Contact.visit`. */
export function declarationsAround(source: string): (offset: number) => string {
  const file = ts.createSourceFile("file.ts", source, ts.ScriptTarget.Latest, true);
  return (offset) => {
    const names: string[] = [];
    let isInFunction = false;
    const look = (node: ts.Node): void => {
      if (offset < node.getStart() || offset >= node.getEnd()) return;
      const name = nameOf(node, isInFunction);
      if (name !== undefined) names.push(name);
      isInFunction ||= ts.isFunctionLike(node);
      ts.forEachChild(node, look);
    };
    look(file);
    return names.join(".");
  };
}
