/** The search places of a document: its sections and its rules. */
import type { Place } from "../../docs/site/search.js";
import { textOf } from "./html.js";

/** The search weight of each kind of place. */
export const WEIGHTS = {
  // Guides come before entries of the API.
  document: 2.4,
  section: 2,
  module: 1.5,
  rule: 1.2,
  function: 1.25,
  export: 0.9,
  option: 0.6,
  member: 0.5,
};

/** Returns the sections and rules of a document's page. */
export function documentPlaces(
  { title, chapter, url }: { title: string; chapter: string; url: string },
  html: string,
): Place[] {
  const content = html
    .replace(/^[\s\S]*?<div class="tsd-panel tsd-typography">/u, "")
    .replace(/<div class="col-sidebar">[\s\S]*$/u, "")
    .replace(/<pre>[\s\S]*?<\/pre>/gu, " ")
    .replace(/<figure class="scene"[\s\S]*?<\/figure>/gu, "")
    .replace(/<ul class="scene-list">[\s\S]*?<\/ul>/gu, "");
  const places: Place[] = [];
  for (const section of content.split(/(?=<h[1-3]\b[^>]* id=")/u)) {
    const [, level = "1", id = "", inner = ""] =
      /^<h([1-3])\b[^>]* id="([^"]*)"[^>]*>([\s\S]*?)<\/h\1>/u.exec(section) ?? [];
    const heading = textOf(inner);
    const isWhole = level === "1";
    const text = textOf(section.replace(/^<h[1-3][\s\S]*?<\/h[1-3]>/u, ""));
    if (text === "" && !isWhole) continue;
    places.push({
      title: isWhole ? title : heading,
      where: isWhole ? chapter : title,
      url: isWhole ? url : `${url}#${id}`,
      text,
      weight: isWhole ? WEIGHTS.document : WEIGHTS.section,
    });
    for (const [, rule = "", row = ""] of section.matchAll(
      /<tr id="([A-Z]\d+)"[^>]*>([\s\S]*?)<\/tr>/gu,
    )) {
      places.push({
        title: rule,
        where: title,
        url: `${url}#${rule}`,
        text: textOf(row.replace(/<p class="(?:named-by|scene-link)">[\s\S]*?<\/p>/gu, "")),
        weight: WEIGHTS.rule,
      });
    }
  }
  return places;
}
