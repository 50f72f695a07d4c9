/** The scenes of Desert Sons, in the order of its rules. */
import {
  apply,
  choices,
  events,
  explain,
  parseMove,
  score,
  type Types,
  view,
} from "caravanserai/desert-sons";
import { toSvg } from "caravanserai/svg/desert-sons";
import type { DesertSonsWords } from "caravanserai/words/en";
import { shown } from "../show.js";
import { end } from "./end.js";
import { scoring } from "./scoring.js";
import { setUp } from "./set-up.js";
import { turn } from "./turn.js";

/** The scenes by section of the rules page. */
export const sections = { setUp, turn, scoring, end };

export const scenes = shown<Types, DesertSonsWords>(
  { apply, choices, events, explain, parseMove, score, view },
  toSvg,
  { ...setUp, ...turn, ...scoring, ...end },
);
