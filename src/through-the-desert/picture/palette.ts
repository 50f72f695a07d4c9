/** The colours of Through the Desert, and how its parts are filled and drawn. */
import type { Palette } from "../../picture/theme.js";
import { COLOURS } from "../model/state.js";

/** Late afternoon in light, a night with a moon in dark. */
export const PALETTE: Palette = {
  sand: ["#efdcb2", "#665d4d"],
  "sand-lit": ["#f4e5c2", "#6e6555"],
  "sand-shade": ["#ead2a2", "#5e5545"],
  dune: ["#c49d66", "#38322a"],
  rock: ["#cfa284", "#403b45"],
  "rock-lit": ["#e6bf9e", "#5d5765"],
  "rock-shade": ["#a97862", "#2b2731"],
  honey: ["#f3b52e", "#f2bf4f"],
  rose: ["#ec8196", "#f095a6"],
  grape: ["#9b72c2", "#a985cf"],
  sky: ["#5fb1ea", "#6fbcf0"],
  mint: ["#8adbb1", "#98e3bd"],
  trunk: ["#a9745a", "#93705c"],
  cloth: ["#fff8ea", "#f7ecd9"],
  coat: ["#4b3629", "#1a1512"],
};

const LINE = "fill:none;stroke-linejoin:round;stroke-linecap:round";

/** CSS by selector. */
export const RULES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(COLOURS.map((name) => [`.${name}`, `--colour:var(--${name})`])),
  ...Object.fromEntries([0, 1, 2, 3, 4].map((seat) => [`.s${seat}`, `--seat:var(--seat-${seat})`])),
  ".coast": "fill:var(--rock);stroke:var(--rock);stroke-width:22;stroke-linejoin:round",
  ".afar": `${LINE};stroke:var(--coat);stroke-width:30;stroke-opacity:.09`,
  ".t0": "fill:var(--sand-shade)",
  ".t1": "fill:var(--sand)",
  ".t2": "fill:var(--sand-lit)",
  ".foot": `${LINE};stroke:var(--rock-shade);stroke-opacity:.16`,
  ".ripples": `${LINE};stroke:var(--dune);stroke-opacity:.45;stroke-width:2.2`,
  ".lit": "fill:var(--rock-lit)",
  ".shaded": "fill:var(--rock-shade);fill-opacity:.6",
  ".edge": `${LINE};stroke:var(--rock-shade);stroke-width:9`,
  ".area": "fill:var(--colour);fill-opacity:.4",
  ".border": `${LINE};stroke:var(--seat);stroke-width:7`,
  ".halo": `${LINE};stroke:var(--paper);stroke-opacity:.8;stroke-width:13`,
  ".owned": "opacity:.6",
  ".trail": `${LINE};stroke:var(--colour);stroke-width:56;stroke-opacity:.45`,
  ".track": `${LINE};stroke:var(--seat);stroke-width:6;stroke-dasharray:0 12`,
  ".shadows": `${LINE};stroke:var(--coat);stroke-width:12;stroke-opacity:.22`,
  ".hex":
    "fill:transparent;stroke:var(--dune);stroke-opacity:.3;stroke-width:1.6;pointer-events:all",
  ".camel":
    "fill:var(--colour);stroke:var(--coat);stroke-width:2;stroke-linejoin:round;stroke-linecap:round",
  ".turban": "fill:var(--cloth)",
  ".cloth": "fill:var(--cloth);fill-opacity:.62",
  ".emblem": "fill:var(--coat);stroke:none",
  ".robe": "fill:var(--seat)",
  ".seat-mark": "stroke:var(--paper);stroke-width:.3;paint-order:stroke",
  ".pool": "fill:var(--water)",
  ".shine": "fill:#fff;fill-opacity:.3",
  ".bank": "fill:var(--dune);fill-opacity:.5",
  ".value": "fill:#fff;font-weight:700;font-size:32px;text-anchor:middle",
  ".dry": `${LINE};stroke:var(--dune);stroke-width:2.4;stroke-dasharray:4 6`,
  ".grass": "fill:var(--palm);fill-opacity:.38",
  ".fronds": "fill:var(--palm)",
  ".ribs": `${LINE};stroke:var(--coat);stroke-opacity:.3;stroke-width:1.4`,
  ".trunk": `${LINE};stroke:var(--trunk);stroke-width:6`,
  ".choice .hex":
    "fill:var(--pick);fill-opacity:.2;stroke:var(--pick);stroke-opacity:1;stroke-width:3.5",
  ".picked .hex":
    "fill:var(--pick);fill-opacity:.45;stroke:var(--pick);stroke-opacity:1;stroke-width:9",
  ".last": `${LINE};stroke:var(--mark);stroke-width:5`,
  ".coordinate": "fill:var(--faint);font-size:22px;text-anchor:middle",
  ".tiny": "fill:var(--ink);fill-opacity:.7;font-size:15px;text-anchor:middle",
  ".card": "fill:var(--panel)",
  ".turn": "stroke:var(--ink);stroke-width:4",
  ".pointer": "fill:var(--ink)",
  ".chip": "fill:var(--colour);fill-opacity:.35",
  ".none": "fill:none;stroke:var(--colour);stroke-width:2.5;stroke-dasharray:5 7",
  ".name": "fill:var(--ink);font-size:32px;font-weight:600",
  ".total": "fill:var(--ink);font-size:42px;font-weight:700;text-anchor:end",
  ".figure": "fill:var(--ink);font-size:27px;font-weight:600",
  ".middle": "text-anchor:middle",
  ".won": "fill:var(--honey);stroke:var(--coat);stroke-width:2;stroke-linejoin:round",
  ".star": "fill:var(--honey);stroke:var(--coat);stroke-width:2;stroke-linejoin:round",
  ".tied": "fill:var(--panel);stroke:var(--ink)",
  ".sun": "fill:var(--honey);fill-opacity:.75",
  ".horizon": `${LINE};stroke:var(--faint);stroke-opacity:.6;stroke-width:2.5`,
  ".heading": "fill:var(--faint);font-size:26px;letter-spacing:.2em;font-family:Georgia,serif",
};
