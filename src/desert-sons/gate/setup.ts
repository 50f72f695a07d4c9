/** Sets up a game (T5 to T9). */
import * as v from "valibot";
import { check, seedSchema, wholeNumber } from "../../kit/input/check.js";
import { type Problem, SetupError } from "../../kit/errors.js";
import { boardOf } from "../rules/board.js";
import { chanceOf } from "../rules/position/chance.js";
import { handOutTiles } from "../rules/turn/exploring.js";
import { type Setting, settingOf } from "../rules/setting.js";
import { blankPosition } from "../rules/position.js";
import { begin } from "../rules/play.js";
import type { Options, Rules, State } from "../model/state.js";
import { FIRST_WATER, knownTileSets, tileSetSchema } from "../model/tile-set.js";
import { wideDesert } from "../model/tile-sets/wide-desert.js";
import { SEATS } from "../model/tile-set-text.js";
import { writeState } from "./transcript.js";

const startsSchema = v.picklist(["fixed", "choose"]);
const actionsSchema = v.picklist(["at-once", "after-placing"]);

/** The form of the rules in a state. */
export const rulesSchema = v.strictObject({ starts: startsSchema, actions: actionsSchema });

const optionsSchema = v.strictObject({
  players: wholeNumber(2, SEATS),
  seed: seedSchema,
  tileSet: v.optional(tileSetSchema),
  starts: v.optional(startsSchema, "fixed"),
  actions: v.optional(actionsSchema, "at-once"),
});

/** Returns the first state of a game. Throws a `SetupError` with every problem of the options. */
export function setupState(options: Options): State {
  const checked = check(optionsSchema, options, "option");
  if (!checked.good) throw new SetupError(checked.problems);
  const { players, seed, starts, actions, tileSet: given } = checked.value;
  const problems: Problem[] = [];
  const tileSet = knownTileSets.admit(given ?? wideDesert, problems);
  if (problems.length > 0) throw new SetupError(problems);
  const rules: Rules = Object.freeze({ starts, actions });
  const setting = settingOf(boardOf(tileSet), rules, players);
  const missing = settingProblems(setting);
  if (missing.length > 0) throw new SetupError(missing);
  const position = blankPosition(setting);
  position.chance.follow(chanceOf(seed));
  position.seatWater.fill(FIRST_WATER, 0, players);
  position.water -= FIRST_WATER * players;
  handOutTiles(position);
  begin(position, undefined);
  return writeState(position, seed);
}

/** T5, T7: the piles in use need enough tiles for the reserves, and one more. */
export function settingProblems({ tiles, players }: Setting): Problem[] {
  if (tiles > players) return [];
  const message = `expected at least ${players + 1} tiles in the piles for ${players} players, got ${tiles}`;
  return [{ path: "tileSet.tiles", message }];
}
