/**
 * Checks a state or view that comes from outside: first its form, field by field, then whether it is a position of this game
 * from which the rules can go on.
 */
import * as v from "valibot";
import { addAll } from "../../kit/state/lists.js";
import { accepted, type Format, headOf, viewerOf } from "../../kit/input/accept.js";
import { listOf, nameSchema, seedSchema, wholeNumber } from "../../kit/input/check.js";
import type { Formed } from "../../kit/state/standing.js";
import { soundnessProblems } from "./soundness.js";
import { MOST_SPACES } from "../model/drawing.js";
import { CARAVANS, SEATS } from "../rules/numbers.js";
import { camelsSchema, knownLayouts, layoutSchema, MOST_PALMS } from "../model/layout.js";
import {
  colourSchema,
  endTimingSchema,
  leaderReturnSchema,
  MOST_ROUNDS,
  spacesSchema,
  waterSchema,
} from "./setup.js";
import { COLOURS, type State, type View } from "../model/state.js";
import { readState, writeState } from "./transcript.js";
import { viewState } from "./view.js";

/** An upper bound for every count in a state. */
const MANY = 100_000;

const seat = wholeNumber(0, SEATS - 1);
const count = wholeNumber(0, MANY);
const oases = listOf(nameSchema, MOST_PALMS);

const commonEntries = {
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
  round: wholeNumber(1, MOST_ROUNDS),
  left: wholeNumber(0, 2),
  oases,
  water: waterSchema,
  supply: v.strictObject({ honey: count, rose: count, grape: count, sky: count, mint: count }),
  seats: listOf(
    v.strictObject({
      leaders: listOf(colourSchema, COLOURS.length),
      gaveBack: v.nullable(colourSchema),
      water: v.strictObject({ ones: count, twos: count, threes: count }),
    }),
    SEATS,
    2,
  ),
  caravans: listOf(
    v.strictObject({
      seat,
      colour: colourSchema,
      leader: nameSchema,
      camels: spacesSchema,
      oases,
    }),
    CARAVANS,
  ),
  territories: listOf(
    v.strictObject({ seat, colour: colourSchema, spaces: spacesSchema }),
    MOST_SPACES,
  ),
};

const headEntries = headOf("through-the-desert");

const stateSchema = v.strictObject({ ...headEntries, seed: seedSchema, ...commonEntries });

const viewSchema = v.strictObject({
  ...headEntries,
  ...commonEntries,
  viewer: viewerOf(seat),
});

const format: Format<Formed<State> | Formed<View>, State | View> = {
  game: "through-the-desert",
  stateSchema,
  viewSchema,
  finish(value, problems) {
    const state = { ...value, layout: knownLayouts.admit(value.layout, problems) };
    if (problems.length === 0) addAll(problems, soundnessProblems(state));
    // The fields of a sound state agree.
    if (problems.length > 0) return state as State | View;
    // Written anew, it shares tokens and rules with other games.
    const written = writeState(readState(state), "seed" in state ? state.seed : 0);
    return "viewer" in state ? viewState(written, state.viewer) : written;
  },
};

/** Returns a checked copy of a state or view, from any value. Throws a `LoadError` if the value is neither. */
export const acceptState = (value: unknown): State | View => accepted(value, format);
