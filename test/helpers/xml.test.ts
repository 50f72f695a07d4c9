import { describe, expect, test } from "vitest";
import { elementsOf, having, parseXml, textOf, valuesOf } from "./xml.js";

describe("the reader of XML that pictures are checked with", () => {
  test("it reads elements, attributes and texts", () => {
    const root = parseXml(`<a b="1 &lt; &#50;" c='"'>x<d/>&amp;<d b="🐪" >y</d></a>\n`);
    expect(root.attributes).toEqual({ b: "1 < 2", c: '"' });
    expect(textOf(root)).toBe("x&y");
    expect([...elementsOf(root)].map(({ name }) => name)).toEqual(["a", "d", "d"]);
    expect(valuesOf(root, "b")).toEqual(["1 < 2", "🐪"]);
    expect(having(root, "c")).toEqual([root]);
  });

  test.each([
    ["nothing", ""],
    ["an element that is not closed", "<a>"],
    ["elements that overlap", "<a><b></a></b>"],
    ["two roots", "<a/><b/>"],
    ["an attribute twice", `<a b="1" b="2"/>`],
    ["an attribute without quotes", "<a b=1/>"],
    ["an attribute without an end", `<a b="1/>`],
    ["attributes without space", `<a b="1"c="2"/>`],
    ["a < in an attribute", `<a b="<"/>`],
    ["a bare ampersand", "<a>&</a>"],
    ["an unknown entity", "<a>&nbsp;</a>"],
    ["a reference to no character", "<a>&#0;</a>"],
    ["a reference beyond Unicode", "<a>&#x110000;</a>"],
    ["a control character", "<a>\u0007</a>"],
    ["a lone surrogate", "<a>\ud83d</a>"],
    ["a comment", "<a><!-- b --></a>"],
    ["a CDATA section", "<a><![CDATA[b]]></a>"],
    ["the end of a CDATA section", "<a>]]></a>"],
    ["a processing instruction", "<?xml version='1.0'?><a/>"],
  ])("it refuses %s", (_, text) => {
    expect(() => parseXml(text)).toThrow(/ at -?\d+: /);
  });
});
