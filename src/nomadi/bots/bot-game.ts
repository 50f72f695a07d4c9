/** Nomadi as bots see it. */
import { type BotGame, botGameOf } from "../../kit/engine/bot-games.js";
import { engine } from "../gate/engine.js";
import { acceptState } from "../gate/load.js";
import { resampleState } from "../gate/resample.js";
import { viewState } from "../gate/view.js";
import type { Types } from "../model/types.js";
import type { Position } from "../rules/position.js";
import { rules } from "../rules/rules.js";
import { knowledge } from "./knowledge.js";

/** Nomadi for bots. */
export const botGame: BotGame<Types, Position> = botGameOf<Types, Position>({
  rules,
  knowledge,
  engine,
  accept: acceptState,
  resample: resampleState,
  view: viewState,
});
