/** The colours and styles of balance cards. */
import type { Palette } from "../../picture/theme.js";

/** Colours of the sources of points, in their order: the first four of a score are easy to tell apart without colour vision. */
const SOURCES: readonly (readonly [light: string, dark: string])[] = [
  ["#4f8a4c", "#7fb877"],
  ["#4f9dbd", "#5fb4d6"],
  ["#d9a441", "#e8bd62"],
  ["#9a6b4f", "#c08e6d"],
  ["#6f3767", "#c76bbb"],
  ["#8a8f98", "#a6acb5"],
];

/** The number of colours for sources. */
export const SOURCE_COLOURS = SOURCES.length;

/** The colours that only cards have. */
export const PALETTE: Palette = {
  good: ["#2f7d4f", "#6cc48d"],
  bad: ["#b3342d", "#ff8577"],
  unsure: ["#9a6a00", "#f0bd4e"],
  unknown: ["#6b6257", "#b0a595"],
  ...Object.fromEntries(SOURCES.map((tone, index) => [`source-${index}`, tone] as const)),
};

/** The CSS. */
export const RULES: Readonly<Record<string, string>> = {
  text: "fill:var(--ink);font-size:16px",
  ".title": "font-size:30px;font-weight:700",
  ".subtitle": "fill:var(--faint)",
  ".heading": "font-size:17px;font-weight:650",
  ".hint": "font-size:13px;fill:var(--faint)",
  ".seat": "font-weight:600",
  ".value": "font-weight:650;text-anchor:end",
  ".spread": "font-size:13px;fill:var(--faint);text-anchor:end",
  ".end": "text-anchor:end",
  ".middle": "text-anchor:middle",
  ".tick": "font-size:13px;fill:var(--faint);text-anchor:middle",
  ".verdict": "font-size:16px;font-weight:700;text-anchor:middle;fill:var(--paper)",
  ".figure": "font-size:22px;font-weight:700",
  ".panel": "fill:var(--panel)",
  ".band": "fill:var(--good);opacity:.16",
  ".even": "stroke:var(--good);stroke-width:2;stroke-dasharray:5 4",
  ".track": "stroke:var(--faint);stroke-width:1;opacity:.35",
  ".whisker": "stroke-width:6;stroke-linecap:round;opacity:.55",
  ".seat-mark": "stroke:var(--paper);stroke-width:.14",
};
