/** The colours of this game, at dusk and at night, and how its parts look. */
import type { Palette } from "../../picture/theme.js";

/** The colours that only this game has. */
export const PALETTE: Palette = {
  sand: ["#ecd2a0", "#4d4258"],
  "sand-far": ["#f2dfb8", "#5a4c60"],
  "dune-lit": ["#f9ecd0", "#6d5c70"],
  "dune-shade": ["#dcb985", "#3e3549"],
  camp: ["#d79a72", "#6d4450"],
  weave: ["#8f4a36", "#c58a78"],
  oasis: ["#b9c88a", "#3f5b4c"],
  grass: ["#7d9a58", "#6f9a72"],
  trunk: ["#8a6440", "#a5805c"],
  damp: ["#c9a56f", "#3a3346"],
  "valley-bank": ["#c49a68", "#2f2838"],
  "valley-bed": ["#a87f58", "#221d2b"],
  "card-back": ["#6b4a5e", "#8a6a86"],
  "card-front": ["#fffaf0", "#f3ead8"],
  "card-ink": ["#3b2f25", "#2a2230"],
  coin: ["#e0b040", "#e5bd5a"],
  "coin-ink": ["#8a6414", "#7a5a18"],
  die: ["#fffdf7", "#f1e7d6"],
  pip: ["#3b2f25", "#2a2230"],
  shadow: ["#5a3d24", "#000000"],
};

/** How parts look, by selector. */
export const RULES: Readonly<Record<string, string>> = {
  text: "fill:var(--ink)",
  ".board-shadow": "fill:var(--shadow);opacity:.16",
  ".board-edge":
    "fill:none;stroke:var(--shadow);stroke-opacity:.35;stroke-width:3;stroke-linejoin:round",
  ".oasis-edge": "fill:none;stroke:var(--grass);stroke-opacity:.35;stroke-width:7",
  ".camp-edge":
    "fill:none;stroke:var(--weave);stroke-opacity:.5;stroke-width:7;stroke-dasharray:1.4 2.6",
  ".ridge": "fill:var(--dune-lit);opacity:.32",
  ".grid": "fill:none;stroke:var(--shadow);stroke-opacity:.2;stroke-width:1",
  ".dune-lit": "fill:var(--dune-lit);opacity:.75",
  ".dune-shade": "fill:var(--dune-shade);opacity:.7",
  ".ripple": "fill:none;stroke:var(--dune-shade);stroke-width:1.4;stroke-linecap:round",
  ".weave":
    "fill:none;stroke:var(--weave);stroke-opacity:.55;stroke-width:1.2;stroke-linejoin:round",
  ".grass": "fill:none;stroke:var(--grass);stroke-width:1.3;stroke-linecap:round",
  ".trunk": "fill:none;stroke:var(--trunk);stroke-width:2.6;stroke-linecap:round",
  ".damp": "fill:var(--damp)",
  ".glint": "fill:none;stroke:#fff;stroke-opacity:.6;stroke-width:1.2;stroke-linecap:round",
  ".valley-bank": "fill:none;stroke:var(--valley-bank);stroke-width:13;stroke-linejoin:round",
  ".valley-bed": "fill:none;stroke:var(--valley-bed);stroke-width:7;stroke-linejoin:round",
  ".pebble":
    "fill:none;stroke:var(--dune-lit);stroke-opacity:.6;stroke-width:2.2;stroke-linecap:round",
  // Parts above the squares let the pointer through to them.
  ":is(.piece,.left,.trail,.trail-edge,.reached)": "pointer-events:none",
  ".piece-shadow": "fill:var(--shadow);opacity:.28",
  ".light .seat-mark": "fill:#fff!important;opacity:.2",
  ".cloak > .seat-mark": "stroke:var(--shadow);stroke-width:.12;stroke-linejoin:round",
  ".head": "stroke:var(--shadow);stroke-width:1.2",
  ".scarf": "fill:none;stroke:var(--on-seat);stroke-width:2.2;stroke-linecap:round",
  ".card-back": "fill:var(--card-back);stroke:var(--card-front);stroke-width:1",
  ".card-front": "fill:var(--card-front);stroke:var(--card-back);stroke-width:1",
  ".card-line": "fill:none;stroke:var(--card-front);stroke-opacity:.7;stroke-width:.9",
  ".card-value": "fill:var(--card-ink);font-size:11.5px;font-weight:700;text-anchor:middle",
  ".die": "fill:var(--die);stroke:var(--shadow);stroke-opacity:.5;stroke-width:1",
  ".die-used": "fill:none;stroke:var(--faint);stroke-width:1.2;stroke-dasharray:3 4",
  ".pip-used": "fill:none;stroke:var(--mark);stroke-width:4.4;stroke-linecap:round",
  ".pip": "fill:none;stroke:var(--pip);stroke-width:6;stroke-linecap:round",
  ".coin": "fill:var(--coin);stroke:var(--coin-ink);stroke-width:1.2",
  ".coin-print": "fill:var(--coin-ink)",
  ".coin-owed": "fill:none;stroke:var(--faint);stroke-width:1.6;stroke-dasharray:2.5 2.5",
  ".hit": "fill:transparent;stroke:none",
  ".choice": "cursor:pointer",
  ".table .choice .hit": "stroke:var(--pick);stroke-width:2",
  ".choice:hover .hit": "fill:var(--pick);fill-opacity:.2",
  ".picked .hit": "fill:var(--pick);fill-opacity:.25;stroke:var(--pick);stroke-width:3",
  ".dot": "fill:var(--pick);stroke:var(--paper);stroke-width:1.6;pointer-events:none",
  ".rim": "fill:none;stroke:var(--pick);stroke-width:2.6;pointer-events:none",
  ".ghost": "opacity:.62;pointer-events:none",
  ".trail-edge":
    "fill:none;stroke:var(--paper);stroke-opacity:.7;stroke-width:6;stroke-linecap:round;stroke-dasharray:.1 7",
  ".trail":
    "fill:none;stroke:var(--mark);stroke-width:3.6;stroke-linecap:round;stroke-dasharray:.1 7",
  ".left": "fill:var(--paper);fill-opacity:.5;stroke:var(--mark);stroke-width:2",
  ".reached": "fill:none;stroke:var(--mark);stroke-width:2.6",
  ".coordinate": "fill:var(--faint);font-size:12px;text-anchor:middle",
  ".panel": "fill:var(--panel)",
  ".deciding": "stroke:var(--ink);stroke-width:1.8",
  ".in-turn": "fill:none;stroke-width:5;stroke-linecap:round",
  ".name": "font-size:15px;font-weight:600",
  ".number": "font-size:15px",
  ".total": "font-size:21px;font-weight:700;text-anchor:end",
  ".change": "fill:var(--mark);font-size:13px;font-weight:700",
  ".small": "fill:var(--faint);font-size:13px",
  ".arrow":
    "fill:none;stroke:var(--faint);stroke-width:2;stroke-linecap:round;stroke-linejoin:round",
  ".laurel": "fill:none;stroke:var(--palm);stroke-width:1.8;stroke-linecap:round",
  ".horizon":
    "fill:none;stroke:var(--faint);stroke-opacity:.45;stroke-width:1.4;stroke-linecap:round",
};
