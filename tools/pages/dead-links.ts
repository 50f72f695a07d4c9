/** Finds dead links of a built site: to a file or an anchor that does not exist. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { inflateSync } from "node:zlib";
import type { Place } from "../../docs/site/search.js";
import { unescaped } from "./html.js";

/** A link and the file that contains it, relative to the root of the site. */
interface Link {
  readonly from: string;
  readonly to: string;
}

const attributes = (html: string, names: string): string[] =>
  [...html.matchAll(new RegExp(`\\s(?:${names})="([^"]*)"`, "gu"))].map(([, value = ""]) =>
    unescaped(value),
  );

/** Returns the links of a page. Text inside code may look like one, but its quotes are escaped. */
export const linksOf = (file: string, html: string): Link[] =>
  attributes(html, "href|src").map((to) => ({ from: file, to }));

/** Returns the dead links. Those to other sites are not followed. */
export function deadLinks(site: string, links: readonly Link[]): Link[] {
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (file: string): ReadonlySet<string> => {
    const known =
      anchors.get(file) ?? new Set(attributes(readFileSync(join(site, file), "utf8"), "id|name"));
    anchors.set(file, known);
    return known;
  };
  return links.filter(({ from, to }) => {
    if (/^(?:[a-z][a-z+.-]*:|\/\/)/iu.test(to)) return false;
    const [path = "", anchor = ""] = to.split("#").map(decodeURIComponent);
    const isHere = path === "";
    const file = isHere ? from : normalize(join(dirname(from), path.replace(/\?.*$/u, "")));
    const full = join(site, file);
    if (!existsSync(full) || !statSync(full).isFile()) return true;
    // TypeDoc's icons come from a file whose parts have names.
    return anchor !== "" && !anchorsOf(file).has(anchor);
  });
}

/** An entry of the navigation. */
interface Entry {
  readonly text: string;
  readonly path?: string;
  readonly children?: readonly Entry[];
}

/** Returns the places of the built search index. */
export function placesIn(site: string): readonly Place[] {
  const script = readFileSync(join(site, "assets/places.js"), "utf8");
  return JSON.parse(script.replace(/^[^=]*=/u, "").replace(/;\s*$/u, "")) as readonly Place[];
}

/** Returns the headings and links of the navigation, which pages load by a script. */
export function navigationIn(site: string): readonly Entry[] {
  const script = readFileSync(join(site, "assets/navigation.js"), "utf8");
  const [, data = ""] = /"([^"]*)"/u.exec(script) ?? [];
  return JSON.parse(inflateSync(Buffer.from(data, "base64")).toString()) as readonly Entry[];
}

const pathsOf = ({ path, children = [] }: Entry): string[] => [
  ...(path === undefined ? [] : [path]),
  ...children.flatMap(pathsOf),
];

/** Returns every link of the site: on its pages, in its navigation, in its search, and in the script of the play page. */
export function allLinks(site: string): Link[] {
  const files = readdirSync(site, { recursive: true, encoding: "utf8" });
  const read = (file: string): string => readFileSync(join(site, file), "utf8");
  const pages = files.filter((file) => file.endsWith(".html"));
  const scripts = files.filter((file) => /^play[\\/].*\.js$/u.test(file));
  return [
    ...pages.flatMap((file) => linksOf(file, read(file))),
    ...scripts.flatMap((file) =>
      [...read(file).matchAll(/["'`](\.\.\/[\w./-]+\.html(?:#[\w-]+)?)["'`]/gu)].map(
        ([, to = ""]) => ({
          // The pages for players are one folder below the page to play on.
          from: to.startsWith("../../") ? "play/how-to-play/index.html" : "play/index.html",
          to,
        }),
      ),
    ),
    ...navigationIn(site)
      .flatMap(pathsOf)
      .map((to) => ({ from: "index.html", to })),
    ...placesIn(site).map(({ url }) => ({ from: "index.html", to: url })),
  ];
}
