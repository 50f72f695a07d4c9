/** The README of the package: every link absolute, and leading to something that is there. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isAbsolute, linksOf, packedReadme } from "../../tools/packing/readme.js";
import { pageOf, readGuide, repository, site } from "../../tools/web.js";

const readme = readFileSync("README.md", "utf8");

describe("the README of the repository", () => {
  test("links its own files by relative paths (if not, packing was interrupted: npm run postpack)", () => {
    const own = linksOf(readme).filter((target) => !isAbsolute(target));
    expect(own).not.toEqual([]);
    expect(own.filter((target) => !existsSync(target.replace(/#.*$/u, "")))).toEqual([]);
    expect(linksOf(readme).filter((target) => target.startsWith(repository))).toEqual([]);
  });
});

describe("the README of the package", () => {
  test("says on its first screen how to open the page to play on from a clone", () => {
    expect(packedReadme(readme).split("```")[0]).toContain("npm run dev");
  });

  test("has the same links, all of them absolute", () => {
    const links = linksOf(packedReadme(readme));
    expect(links).toHaveLength(linksOf(readme).length);
    expect(links.filter((target) => !isAbsolute(target))).toEqual([]);
  });

  test("differs in nothing but links", () => {
    const withoutTargets = (text: string): string =>
      linksOf(text).reduce((rest, target) => rest.replace(target, ""), text);
    expect(withoutTargets(packedReadme(readme))).toBe(withoutTargets(readme));
  });

  test("shows pictures as they are, guides on the site, and other files in the repository", () => {
    const packed = packedReadme(
      [
        '<a href="docs/playing.md"><img alt="a" src="docs/pictures/nomadi.svg" /></a>',
        "![a](docs/pictures/nomadi.svg) [`b`](./docs/state-managers.md#zustand) [c](LICENSE)",
        "[![d](docs/pictures/nomadi.svg)](docs/rules/nomadi.md)",
        "[e]: SECURITY.md",
      ].join("\n"),
    );
    const picture = `${repository}/raw/HEAD/docs/pictures/nomadi.svg`;
    expect(linksOf(packed)).toEqual([
      `${site}documents/A_page_to_play_on.html`,
      picture,
      picture,
      `${site}documents/State_managers.html#zustand`,
      `${repository}/blob/HEAD/LICENSE`,
      picture,
      `${site}documents/Rules__Nomadi.html`,
      `${repository}/blob/HEAD/SECURITY.md`,
    ]);
  });

  test("keeps code and absolute links as they are", () => {
    const text = "`[a](LICENSE)` [b](https://example.org/) [c](#d)\n\n```md\n[e](LICENSE)\n```\n";
    expect(packedReadme(text)).toBe(text);
  });

  test("is not made when a linked file is missing", () => {
    expect(() => packedReadme("[a](docs/nowhere.md)")).toThrow(
      "the README links docs/nowhere.md, which is not there",
    );
  });
});

test("a guide's page has its title", () => {
  expect(readGuide("docs/rules/nomadi.md").title).toBe("Rules: Nomadi");
  expect(pageOf("docs/boardgame-io.md")).toBe("documents/boardgame.io.html");
});

test("the addresses in package.json belong together", () => {
  const { homepage, bugs } = JSON.parse(readFileSync("package.json", "utf8")) as {
    homepage: string;
    bugs: { url: string };
  };
  expect(homepage).toMatch(/^https:.*\/$/u);
  expect(repository).toMatch(/^https:\/\/[^/]+\/[\w.-]+\/[\w.-]+$/u);
  expect(bugs.url).toBe(`${repository}/issues`);
});
