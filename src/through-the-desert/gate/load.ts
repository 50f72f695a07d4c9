/**
 * Checks a state or view that comes from outside: first its form, field by field, then whether it is a position of this game
 * from which the rules can go on.
 */
import * as v from "valibot";
import { accepted, type Format } from "../../kit/accept.js";
import { seedSchema, wholeNumber } from "../../kit/check.js";
import type { Migrations } from "../../kit/json.js";
import { soundnessProblems } from "./soundness.js";
import { camelsSchema, knownLayouts, layoutSchema } from "../table/layout.js";
import { colourSchema, endTimingSchema, leaderReturnSchema, waterSchema } from "./setup.js";
import type { State, View } from "../table/state.js";

/** From each version of the format to the next. Version 1 is the first, so there are none yet. */
const MIGRATIONS: Migrations = [];
const MANY = 1_000_000;

const seat = wholeNumber(0, 4);
const count = wholeNumber(0, MANY);
const spaces = v.array(v.string());

const tableEntries = {
  layout: layoutSchema,
  rules: v.strictObject({
    endTiming: endTimingSchema,
    leaderReturn: leaderReturnSchema,
    oasisWalls: v.boolean(),
    ownerMayFill: v.boolean(),
    camelsPerColour: camelsSchema,
  }),
  over: v.boolean(),
  endReason: v.nullable(v.picklist(["colour-used-up", "no-placement"])),
  phase: v.picklist(["give-back", "leaders", "camels", "over"]),
  seat: v.nullable(seat),
  inTurn: v.nullable(seat),
  round: wholeNumber(1, MANY),
  left: wholeNumber(0, 2),
  oases: spaces,
  water: waterSchema,
  supply: v.strictObject({ honey: count, rose: count, grape: count, sky: count, mint: count }),
  seats: v.pipe(
    v.array(
      v.strictObject({
        leaders: v.array(colourSchema),
        gaveBack: v.nullable(colourSchema),
        water: v.strictObject({ ones: count, twos: count, threes: count }),
      }),
    ),
    v.minLength(2),
    v.maxLength(5),
  ),
  caravans: v.array(
    v.strictObject({
      seat,
      colour: colourSchema,
      leader: v.string(),
      camels: spaces,
      oases: spaces,
    }),
  ),
  territories: v.array(v.strictObject({ seat, colour: colourSchema, spaces })),
};

const headEntries = {
  game: v.literal("through-the-desert"),
  version: v.literal(1),
};

const stateSchema = v.strictObject({ ...headEntries, seed: seedSchema, ...tableEntries });

const viewSchema = v.strictObject({
  ...headEntries,
  ...tableEntries,
  viewer: v.union([v.literal("spectator"), seat]),
});

const format: Format<State | View> = {
  game: "through-the-desert",
  migrations: MIGRATIONS,
  stateSchema,
  viewSchema,
  finish(value, problems) {
    const state = { ...value, layout: knownLayouts.admit(value.layout, problems) };
    if (problems.length === 0) problems.push(...soundnessProblems(state));
    return state;
  },
};

/** A checked copy of a state or view, from any value. Throws a `LoadError` if the value is neither. */
export const acceptState = (value: unknown): State | View => accepted(value, format);
