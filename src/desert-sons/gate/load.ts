/**
 * Checks a state or view that comes from outside: first its form, field by field, then whether it can be a position of this
 * game.
 */
import * as v from "valibot";
import { addAll } from "../../kit/state/lists.js";
import { accepted, type Format, headOf, viewerOf } from "../../kit/input/accept.js";
import {
  chanceSchema,
  listOf,
  nameSchema,
  seedSchema,
  wholeNumber,
} from "../../kit/input/check.js";
import type { Formed } from "../../kit/state/standing.js";
import { ACTIONS, GOODS, SLOTS, type State, type View } from "../model/state.js";
import { knownTileSets, MOST_EXPLORERS, tileSetSchema } from "../model/tile-set.js";
import { MOST_PILES, MOST_TILES, SEATS } from "../model/tile-set-text.js";
import { rulesSchema } from "./setup.js";
import { soundnessProblems } from "./soundness.js";

/** An upper bound for every number in a state. */
const MANY = 10_000;

const seat = wholeNumber(0, SEATS - 1);
const count = wholeNumber(0, MANY);
const name = nameSchema;
const goods = v.strictObject({ myrrh: count, frankincense: count, salt: count, gems: count });
const seats = listOf(seat, SEATS, 1);
const slot = v.picklist(SLOTS);

/** Returns the schema of rumours, whose values may be `null` in a view. */
const rumours = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject({
    unseen: count,
    aside: v.nullable(v.strictObject({ value, seenBy: seats })),
    hand: v.nullable(v.strictObject({ value, seenBy: seats })),
    looked: v.nullable(slot),
    board: listOf(v.strictObject({ slot, value, seenBy: seats }), SLOTS.length),
  });

const rumourValue = wholeNumber(-100, 100);

const headEntries = headOf("desert-sons");

const commonEntries = {
  tileSet: tileSetSchema,
  rules: rulesSchema,
  over: v.boolean(),
  endReason: v.nullable(v.picklist(["stack-empty", "idle"])),
  phase: v.picklist([
    "start",
    "travel",
    "explore",
    "place",
    "explorer",
    "oasis",
    "action",
    "swap",
    "lay",
    "look",
    "remove",
    "guide",
    "over",
  ]),
  seat: v.nullable(seat),
  inTurn: v.nullable(seat),
  extra: v.boolean(),
  idle: count,
  turnsLeft: v.nullable(count),
  stack: listOf(count, MOST_PILES),
  drawn: v.nullable(name),
  tiles: listOf(
    v.strictObject({ field: name, tile: name, rotation: wholeNumber(0, 3) }),
    MOST_TILES,
  ),
  discarded: listOf(name, MOST_TILES),
  explorers: listOf(
    v.strictObject({ height: count, seat, field: name, portion: name }),
    SEATS * MOST_EXPLORERS,
  ),
  found: v.nullable(name),
  completed: listOf(name, 4),
  scoring: v.nullable(
    v.strictObject({
      portion: name,
      explorers: listOf(count, SEATS * MOST_EXPLORERS),
      placed: listOf(
        v.strictObject({ height: count, action: v.picklist(ACTIONS) }),
        SEATS * MOST_EXPLORERS,
      ),
      spaces: listOf(v.picklist(ACTIONS), MANY),
      good: v.nullable(v.picklist(GOODS)),
    }),
  ),
  seats: listOf(
    v.strictObject({
      caravan: v.nullable(name),
      reserve: listOf(name, 3),
      water: count,
      camels: count,
      goods,
    }),
    SEATS,
    2,
  ),
  supply: v.strictObject({ water: count, camels: count, goods }),
};

// The fields are in the order in which this library writes them, so that a loaded state has the same JSON.
const stateSchema = v.strictObject({
  ...headEntries,
  seed: seedSchema,
  ...commonEntries,
  rumours: rumours(rumourValue),
  turban: seat,
  chance: chanceSchema,
});

const viewSchema = v.strictObject({
  ...headEntries,
  ...commonEntries,
  rumours: rumours(v.nullable(rumourValue)),
  turban: seat,
  viewer: viewerOf(seat),
});

const format: Format<Formed<State> | Formed<View>, State | View> = {
  game: "desert-sons",
  stateSchema,
  viewSchema,
  finish(value, problems) {
    const state = { ...value, tileSet: knownTileSets.admit(value.tileSet, problems) };
    if (problems.length === 0) addAll(problems, soundnessProblems(state));
    // The fields of a sound state agree.
    return state as State | View;
  },
};

/** Returns a valid state or view, copied from any value. Throws a `LoadError` if the value is neither. */
export const acceptState = (value: unknown): State | View => accepted(value, format);
