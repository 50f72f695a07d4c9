/** Through the Desert as bots see it. */
import type { BotGame } from "../../kit/engine/knowledge.js";
import { loadView } from "../../kit/engine/loading.js";
import { engine, positionOf } from "../gate/engine.js";
import { acceptState } from "../gate/load.js";
import type { Types } from "../model/types.js";
import type { Position } from "../rules/position.js";
import { rules } from "../rules/rules.js";
import { knowledge } from "./knowledge.js";

/** Its rules, and what a player of it knows. */
export const botGame: BotGame<Types, Position> = {
  rules,
  knowledge,
  accept: (view) => loadView(engine, acceptState, view),
  positionOf,
};
