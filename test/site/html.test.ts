/** What the API pages do with HTML: links of rules, sections that can be found, links that lead nowhere. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deadLinks, linksOf } from "../../tools/pages/dead-links.js";
import { mapTexts, textOf } from "../../tools/pages/html.js";
import { documentPlaces } from "../../tools/pages/sections.js";
import { anchorRows, linkIds } from "../../tools/pages/rules/rule-html.js";

const urlOf = (id: string): string | undefined => (id === "N21" ? "rules.html#N21" : undefined);
const link = '<a href="rules.html#N21" class="rule-link">N21</a>';

describe("ids of rules", () => {
  it("become links in texts, if there is such a rule", () => {
    expect(linkIds("<p>See N21, not N99 or xN21.</p>", urlOf)).toBe(
      `<p>See ${link}, not N99 or xN21.</p>`,
    );
  });
  it("become links in code that is nothing else", () => {
    expect(linkIds("<code>N21</code>", urlOf)).toBe(`<code>${link}</code>`);
    expect(linkIds("<code>&quot;N21&quot;</code>", urlOf)).toBe(`<code>&quot;${link}&quot;</code>`);
    expect(linkIds("<code>rule === N21</code>", urlOf)).toBe("<code>rule === N21</code>");
  });
  it.each([
    "<h2>N21</h2>",
    '<a href="x">N21 <b>N21</b></a>',
    "<pre><code>N21</code></pre>",
    '<img alt="N21">',
  ])("stay as they are in %s", (html) => {
    expect(linkIds(html, urlOf)).toBe(html);
  });
  it("are anchors of their rows", () => {
    const html = "<tr>\n<td>N21</td>\n<td>On a card.</td>\n</tr>";
    expect(anchorRows(html, (id) => `<p>${id}!</p>`)).toBe(
      '<tr id="N21" class="rule"><td><a href="#N21">N21</a></td><td>On a card.<p>N21!</p></td></tr>',
    );
  });
});

describe("texts", () => {
  it("know the elements around them", () => {
    const seen: string[] = [];
    mapTexts("<p>a<br>b<em>c</em></p>d", (text, inside) => {
      seen.push(`${text}:${inside.join(".")}`);
      return text;
    });
    expect(seen).toEqual(["a:p", "b:p", "c:p.em", "d:"]);
  });
  it("are read without tags", () => {
    expect(textOf("<p>a &lt; b</p>\n<svg><text>x</text></svg> &amp; c")).toBe("a < b & c");
  });
});

describe("a document", () => {
  const page =
    '<div class="tsd-panel tsd-typography"><h1 id="rules">The rules</h1><p>All.</p>' +
    '<h2 id="turn">A turn</h2><table><tr id="N6" class="rule"><td>N6</td><td>Roll.' +
    '<p class="named-by">Named by x</p></td></tr></table><pre>code</pre><h2 id="none">Nothing</h2></div>' +
    '<div class="col-sidebar">menu</div>';

  it("can be found as a whole, by its sections and by its rules", () => {
    const about = { title: "Rules: N", chapter: "Rules", url: "documents/N.html" };
    expect(documentPlaces(about, page).map(({ weight: _, ...place }) => place)).toEqual([
      { title: "Rules: N", where: "Rules", url: "documents/N.html", text: "All." },
      {
        title: "A turn",
        where: "Rules: N",
        url: "documents/N.html#turn",
        text: "N6 Roll. Named by x",
      },
      { title: "N6", where: "Rules: N", url: "documents/N.html#N6", text: "N6 Roll." },
    ]);
  });
});

describe("links", () => {
  const site = ".generated/dead-links";
  const write = (file: string, content: string): void => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), content);
  };
  beforeAll(() => {
    write("index.html", '<h1 id="top">Home</h1>');
    write("deep/page.html", '<h2 id="a&amp;b">Page</h2>');
  });
  afterAll(() => rmSync(site, { recursive: true }));

  const dead = (from: string, html: string): string[] =>
    deadLinks(site, linksOf(from, html)).map(({ to }) => to);

  it("that lead somewhere are fine", () => {
    const html =
      '<a href="../index.html#top"></a><a href="#a&amp;b"></a><img src="../index.html?1">' +
      '<a href="https://example.org/x#y"></a><a href="mailto:a@b"></a>';
    expect(dead("deep/page.html", html)).toEqual([]);
  });
  it("that lead nowhere are found", () => {
    const html =
      '<a href="gone.html"></a><a href="index.html#gone"></a><a href="#gone"></a><a href="deep"></a>';
    expect(dead("index.html", html)).toEqual(["gone.html", "index.html#gone", "#gone", "deep"]);
  });
});
