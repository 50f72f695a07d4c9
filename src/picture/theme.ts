/** The colours that all pictures share, light and dark. Each can be set from outside by a CSS variable. */
import { tag } from "./markup.js";

/** A colour by its name: in light, and in dark. */
export type Palette = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** What every game has: paper and ink, sand and stone, the seats, and marks for what was moved or can be picked. */
const COMMON: Palette = {
  paper: ["#fbf6ec", "#1d1a17"],
  ink: ["#3b2f25", "#f0e6d6"],
  faint: ["#8a7a66", "#a89a86"],
  panel: ["#f3e9d6", "#2a2520"],
  sand: ["#ecd8ac", "#6b5a3d"],
  stone: ["#a8967e", "#4a4037"],
  water: ["#4f9dbd", "#3f8cad"],
  palm: ["#4f8a4c", "#5f9d5a"],
  mark: ["#d1495b", "#ff7b89"],
  pick: ["#1b6ca8", "#7cc4ff"],
  "seat-0": ["#c8553d", "#e0725a"],
  "seat-1": ["#2a6f97", "#5aa3cf"],
  "seat-2": ["#6a994e", "#8fbf70"],
  "seat-3": ["#8e5a9b", "#b685c3"],
  "seat-4": ["#d9a21b", "#f0c04a"],
  "on-seat": ["#ffffff", "#15110d"],
};

/** How a colour is used in a style: `fill: ${colour("sand")}`. */
export const colour = (name: string): string => `var(--${name})`;

const declared = (palette: Palette, dark: 0 | 1): string =>
  Object.entries(palette)
    .map(([name, values]) => `--${name}:var(--caravanserai-${name},${values[dark]})`)
    .join(";");

/**
 * The style of a picture. Inside, a colour is `var(--sand)`; from outside, it is set by `--caravanserai-sand` on the picture
 * or anything around it.
 */
export function styled(
  game: string,
  theme: "auto" | "light" | "dark",
  own: Palette,
  rules: Readonly<Record<string, string>>,
): string {
  const palette = { ...COMMON, ...own };
  // Several pictures may stand in one page, in one theme each.
  const root = `.caravanserai.${game}.theme-${theme}`;
  const light = `${root}{${declared(palette, theme === "dark" ? 1 : 0)}}`;
  const dark =
    theme === "auto" ? `@media(prefers-color-scheme:dark){${root}{${declared(palette, 1)}}}` : "";
  const scoped = Object.entries(rules)
    .map(([selector, declarations]) => `.caravanserai.${game} ${selector}{${declarations}}`)
    .join("");
  return tag("style", {}, light + dark + scoped);
}
