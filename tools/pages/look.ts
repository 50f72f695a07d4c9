/** Looks at pages of the built site in Chromium: what axe-core finds wrong, in light and in dark. */
import axe from "axe-core";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { findChromium, openChromium } from "../chromium.js";

/** Pages of every kind. */
const PAGES = [
  "index.html",
  "documents/Getting_started.html",
  "documents/State_managers.html",
  "documents/Rules__Through_the_Desert.html",
  "documents/Rules__Nomadi.html",
  "documents/Architecture.html",
  "modules/caravanserai_nomadi.html",
  "functions/caravanserai_nomadi.apply.html",
  "interfaces/caravanserai_nomadi.Options.html",
  "types/caravanserai_nomadi.Move.html",
];

/**
 * The rules of WCAG 2 at levels A and AA, and a main landmark. Left out: modules in TypeDoc's navigation are links inside of controls,
 * which its own script makes; its levels of headings; tables without a header for
 * their first column.
 */
const OPTIONS = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
  rules: Object.fromEntries(
    ["nested-interactive", "heading-order", "empty-table-header"].map((rule) => [
      rule,
      { enabled: false },
    ]),
  ),
};

/** Returns what is wrong, as sentences; nothing where there is no Chromium. */
export async function looksWrong(site: string): Promise<readonly string[]> {
  if (findChromium() === undefined) return [];
  const browser = await openChromium();
  const problems: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await browser.newPage({ colorScheme });
    for (const path of PAGES) {
      await page.goto(pathToFileURL(join(site, path)).href);
      await page.evaluate(axe.source);
      const found = await page.evaluate<string[]>(
        `axe.run(document, ${JSON.stringify(OPTIONS)}).then(({ violations }) =>
          violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + " at " + target.join(" "))))`,
      );
      for (const problem of found.slice(0, 5)) problems.push(`${path}, ${colorScheme}: ${problem}`);
    }
    await page.close();
  }
  await browser.close();
  return problems;
}
