/** What the build makes constant again. */
import { describe, expect, it } from "vitest";
import { withConstantFunctions, withConstants } from "../../tools/constant-bindings.js";

describe("withConstants", () => {
  it("makes what nobody changes constant, at the top level only", () => {
    const code =
      "var A = 1, B = A + 1;\nfunction f() {\n  var c = B;\n  return -c + ~A;\n}\nexport { f };\n";
    expect(withConstants(code)).toBe(code.replace("var A", "const A"));
  });

  it.each([
    ["assigned", "function f() { a = 2; }"],
    ["added to", "function f() { a += 2; }"],
    ["assigned unless it is there", "function f() { a ??= 2; }"],
    ["counted", "function f() { return a++; }"],
    ["counted down", "function f() { return --a; }"],
    ["taken from a list", "function f(list) { [a] = list; }"],
    ["taken from an object", "function f(from) { ({ b: a } = from); }"],
    ["gone through", "function f(list) { for (a of list); }"],
  ])("leaves alone what is %s somewhere", (_, change) => {
    const code = `var a = 1, b = 2;\n${change}\n`;
    expect(withConstants(code)).toBe(code);
  });

  it("leaves alone what has no value yet, and what is constant already", () => {
    const code = "var a;\nlet b = 1;\nconst c = 2;\n";
    expect(withConstants(code)).toBe(code);
  });
});

describe("withConstantFunctions", () => {
  it("makes functions constant and puts them behind what is imported, with their comments", () => {
    const code = [
      'import { b } from "b";',
      "const a = f(b);",
      "/** Doubles. */",
      "function f(x) {",
      "  function g() {}",
      "  return h(2 * x);",
      "}",
      "async function h() {}",
      "function* i() {}",
      "export { a };",
      "",
    ].join("\n");
    expect(withConstantFunctions(code)).toBe(
      [
        'import { b } from "b";',
        "/** Doubles. */",
        "const f = function(x) {",
        "  function g() {}",
        "  return h(2 * x);",
        "};",
        "const h = async function() {};",
        "const i = function*() {};",
        "const a = f(b);",
        "export { a };",
        "",
      ].join("\n"),
    );
  });

  it("leaves alone what is assigned somewhere, and what is exported where it stands", () => {
    const code = "f = g;\nfunction f() {}\nexport function g() {}\nexport default function () {}\n";
    expect(withConstantFunctions(code)).toBe(code);
  });
});
