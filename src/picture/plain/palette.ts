/** The colours and styles of plain pictures. */
import type { Palette } from "../theme.js";

/** Tones for terrain without a colour of its own. */
const TONES: readonly (readonly [light: string, dark: string])[] = [
  ["#dcc08a", "#7d6845"],
  ["#c9a878", "#5d4a35"],
  ["#b9b49a", "#57564a"],
  ["#e3c4b0", "#6e5348"],
  ["#c8cdd0", "#4d5358"],
];

/** The colours that only plain pictures have. */
export const PALETTE: Palette = Object.fromEntries(
  TONES.map((tone, index) => [`tone-${index}`, tone] as const),
);

/** The colour of terrain by its name. */
const COLOURS: readonly (readonly [colour: string, words: RegExp])[] = [
  ["water", /water|well|lake|sea|river|spring/u],
  ["palm", /palm|oasis|wood|forest|grass|green/u],
  ["stone", /stone|rock|mountain|wall|ruin/u],
  ["sand", /sand|desert|dune|plain|empty|field/u],
];

/** Returns the colours of terrains: known words have their own, and others get tones in alphabetical order. */
export function terrainColours(terrains: readonly string[]): ReadonlyMap<string, string> {
  const colours = new Map<string, string>();
  let tones = 0;
  for (const terrain of [...new Set(terrains)].sort()) {
    const [known] = COLOURS.find(([, words]) => words.test(terrain)) ?? [];
    colours.set(terrain, known ?? `tone-${tones++ % TONES.length}`);
  }
  return colours;
}

/** The CSS. */
export const RULES: Readonly<Record<string, string>> = {
  text: "fill:var(--ink)",
  ".ground": "stroke:var(--paper);stroke-width:4;stroke-linejoin:round",
  ".unnamed": "opacity:.55",
  ".choice": "cursor:pointer",
  ".choice .ground": "stroke:var(--pick);stroke-width:6",
  ".choice .dot": "fill:var(--pick);opacity:.85",
  ".picked .ground": "stroke:var(--pick);stroke-width:11",
  ".seat-mark": "stroke:var(--paper);stroke-width:.12",
  ".on": "fill:var(--on-seat);font-weight:700;text-anchor:middle",
  ".label": "font-weight:650;text-anchor:middle",
  ".tiny": "fill:var(--ink);opacity:.75;font-size:15px;text-anchor:middle",
  ".casing":
    "fill:none;stroke:var(--paper);stroke-width:12;stroke-linejoin:round;stroke-linecap:round",
  ".line": "fill:none;stroke-width:7;stroke-linejoin:round;stroke-linecap:round",
  ".changed":
    "fill:none;stroke:var(--mark);stroke-width:6;stroke-dasharray:10 8;stroke-linecap:round",
  ".card": "fill:var(--panel)",
  ".card.turn": "stroke:var(--pick);stroke-width:4",
  ".card.won": "stroke:var(--mark);stroke-width:5",
  ".heading": "font-size:26px;font-weight:700",
  ".name": "font-size:27px;font-weight:650",
  ".total": "font-size:38px;font-weight:700;text-anchor:end",
  ".fact": "font-size:20px;fill:var(--faint)",
  ".button": "fill:var(--paper);stroke:var(--pick);stroke-width:3",
  ".picked .button": "fill:var(--pick);fill-opacity:.3;stroke-width:6",
  ".button-text": "font-size:24px;font-weight:600;text-anchor:middle",
  ".still": "pointer-events:none",
};
