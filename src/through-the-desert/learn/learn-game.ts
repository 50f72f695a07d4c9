/** Through the Desert as environments and encoders see it. */
import { type LearnGame, learnGameOf } from "../../kit/engine/learn-games.js";
import { picksOf } from "../frontend/picks.js";
import { engine } from "../gate/engine.js";
import { acceptState } from "../gate/load.js";
import { setupState } from "../gate/setup.js";
import { writeState } from "../gate/transcript.js";
import { viewState } from "../gate/view.js";
import type { Types } from "../model/types.js";
import type { Position } from "../rules/position.js";
import { rules } from "../rules/rules.js";
import { encoding } from "./encoding.js";

/** Its rules and its encoding. */
export const learnGame: LearnGame<Types, Position> = learnGameOf<Types, Position>({
  rules,
  encoding,
  engine,
  accept: acceptState,
  setup: setupState,
  write: writeState,
  view: viewState,
  picks: (_, move) => picksOf(move),
});
