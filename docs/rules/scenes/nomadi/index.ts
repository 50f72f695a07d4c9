/** The scenes of Nomadi, in the order of its rules. */
import {
  apply,
  choices,
  events,
  explain,
  parseMove,
  score,
  type Types,
  view,
} from "caravanserai/nomadi";
import { toSvg } from "caravanserai/svg/nomadi";
import type { NomadiWords } from "caravanserai/words/en";
import { shown } from "../show.js";
import { earnings } from "./earnings.js";
import { end } from "./end.js";
import { moving } from "./moving.js";
import { setUp } from "./set-up.js";
import { turn } from "./turn.js";

/** The scenes by section of the rules page. */
export const sections = { setUp, moving, turn, earnings, end };

export const scenes = shown<Types, NomadiWords>(
  { apply, choices, events, explain, parseMove, score, view },
  toSvg,
  { ...setUp, ...moving, ...turn, ...earnings, ...end },
);
