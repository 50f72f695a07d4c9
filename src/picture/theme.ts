/** The colours that all pictures share, light and dark. Each can be overridden by a CSS variable. */
import { tag } from "./markup.js";

/** The light and the dark variant of each colour, by name. */
export type Palette = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** The colours of every game: paper and ink, sand and stone, the seats, and marks for what was moved or can be picked. */
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
  "seat-0": ["#c7402b", "#e4573f"],
  "seat-1": ["#1f4f9c", "#3b78e7"],
  "seat-2": ["#55ad78", "#93dba3"],
  "seat-3": ["#6f3767", "#c76bbb"],
  "seat-4": ["#e9be35", "#f8da45"],
  "on-seat": ["#ffffff", "#15110d"],
};

/** Returns the CSS value of a colour: `fill: ${colour("sand")}`. */
export const colour = (name: string): string => `var(--${name})`;

const declared = (palette: Palette, dark: 0 | 1): string =>
  Object.entries(palette)
    .map(([name, values]) => `--${name}:var(--caravanserai-${name},${values[dark]})`)
    .join(";");

/**
 * Returns the style of a picture. Inside, a colour is `var(--sand)`; users override it with `--caravanserai-sand` on the
 * picture or any ancestor.
 */
export function styled(
  game: string,
  theme: "auto" | "light" | "dark",
  own: Palette,
  rules: Readonly<Record<string, string>>,
): string {
  const palette = { ...COMMON, ...own };
  // A page may contain several pictures with different themes.
  const root = `.caravanserai.${game}.theme-${theme}`;
  const light = `${root}{${declared(palette, theme === "dark" ? 1 : 0)}}`;
  const dark =
    theme === "auto" ? `@media(prefers-color-scheme:dark){${root}{${declared(palette, 1)}}}` : "";
  const scoped = Object.entries(rules)
    .map(([selector, declarations]) => `.caravanserai.${game} ${selector}{${declarations}}`)
    .join("");
  return tag("style", {}, light + dark + scoped);
}
