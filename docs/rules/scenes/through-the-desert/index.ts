/** The scenes of Through the Desert, in the order of its rules. */
import {
  apply,
  choices,
  events,
  explain,
  parseMove,
  score,
  type Types,
  view,
} from "caravanserai/through-the-desert";
import { toSvg } from "caravanserai/svg/through-the-desert";
import type { ThroughTheDesertWords } from "caravanserai/words/en";
import { shown } from "../show.js";
import { camels } from "./camels.js";
import { earnings } from "./earnings.js";
import { end } from "./end.js";
import { leaders } from "./leaders.js";
import { setUp } from "./set-up.js";

/** The scenes by section of the rules page. */
export const sections = { setUp, leaders, camels, earnings, end };

export const scenes = shown<Types, ThroughTheDesertWords>(
  { apply, choices, events, explain, parseMove, score, view },
  toSvg,
  { ...setUp, ...leaders, ...camels, ...earnings, ...end },
);
