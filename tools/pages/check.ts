/** The last part of `npm run docs`: checks the built site. */
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Search } from "../../docs/site/search.js";
import { CHAPTERS } from "./contents.js";
import { allLinks, deadLinks, navigationIn, placesIn } from "./dead-links.js";
import { looksWrong } from "./look.js";
import { QUESTIONS } from "./questions.js";

const site = fileURLToPath(new URL("../../docs/api", import.meta.url));
const problems: string[] = [];

const links = allLinks(site);
const pagesByTarget = new Map<string, string[]>();
for (const { from, to } of deadLinks(site, links)) {
  pagesByTarget.set(to, [...(pagesByTarget.get(to) ?? []), from]);
}
for (const [to, pages] of pagesByTarget) {
  problems.push(`dead link to ${to} on ${pages.length} pages, such as ${pages[0] ?? ""}`);
}

const places = placesIn(site);
const search = new Search(places);
for (const { question, wanted, among } of QUESTIONS) {
  const found = search.find(question).map(({ url }) => url);
  if (!found.slice(0, among).some((url) => wanted.test(url))) {
    problems.push(
      `search for "${question}": ${wanted} is not among the first ${among}: ${found.join(", ")}`,
    );
  }
}

const titles = navigationIn(site).map(({ text }) => text);
const chapters = CHAPTERS.map(({ title }) => title);
if (titles.join() !== chapters.join()) problems.push(`the navigation is ${titles.join(", ")}`);

const game = readFileSync(`${site}/modules/caravanserai_nomadi.html`, "utf8");
const order = [...game.matchAll(/<dt [^>]*id="([^"]*)"/gu)].map(([, id]) => id).slice(0, 6);
if (order.join() !== "setup,legalmoves,apply,score,explain,events") {
  problems.push(`the page of a game begins with ${order.join(", ")}`);
}

const rules = readFileSync(`${site}/documents/Rules__Nomadi.html`, "utf8");
if (!/<tr id="N21"[\s\S]*?<p class="named-by">[\s\S]*?Refusal[\s\S]*?price-too-high/u.test(rules)) {
  problems.push("rule N21 does not say which refusals name it");
}

/** The maximum size of the search index, which is loaded on the first search. */
const MOST_BYTES = 850_000;
const size = statSync(`${site}/assets/places.js`).size;
if (size > MOST_BYTES) problems.push(`the search index has ${size} bytes, more than ${MOST_BYTES}`);

for (const problem of await looksWrong(site)) problems.push(problem);

for (const problem of problems) console.error(problem);
console.log(
  `${links.length} links, ${places.length} places to find, ${Math.round(size / 1000)} kB of search index: ` +
    `${problems.length} problems`,
);
if (problems.length > 0) process.exitCode = 1;
