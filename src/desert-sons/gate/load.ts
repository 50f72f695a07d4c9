/**
 * Checks a state or view that comes from outside: first its form, field by field, then whether it can be a position of this
 * game.
 */
import * as v from "valibot";
import { accepted, type Format } from "../../kit/accept.js";
import { chanceSchema, seedSchema, wholeNumber } from "../../kit/check.js";
import type { Migrations } from "../../kit/json.js";
import { ACTIONS, GOODS, SLOTS, type State, type View } from "../table/state.js";
import { knownTileSets, tileSetSchema } from "../table/tile-set.js";
import { SEATS } from "../table/tile-set-text.js";
import { rulesSchema } from "./setup.js";
import { soundnessProblems } from "./soundness.js";

/** The steps from each version of the format to the next. There is only version 1. */
const MIGRATIONS: Migrations = [];
/** Longer than any list or number of a state. */
const MANY = 10_000;

const seat = wholeNumber(0, SEATS - 1);
const count = wholeNumber(0, MANY);
const name = v.pipe(v.string(), v.maxLength(100));
const names = v.pipe(v.array(name), v.maxLength(MANY));
const goods = v.strictObject({ myrrh: count, frankincense: count, salt: count, gems: count });
const seats = v.pipe(v.array(seat), v.minLength(1), v.maxLength(SEATS));
const slot = v.picklist(SLOTS);

/** Rumours, whose values may be `null` in a view. */
const rumours = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject({
    unseen: count,
    aside: v.nullable(v.strictObject({ value, seenBy: seats })),
    hand: v.nullable(v.strictObject({ value, seenBy: seats })),
    looked: v.nullable(slot),
    board: v.array(v.strictObject({ slot, value, seenBy: seats })),
  });

const rumourValue = wholeNumber(-100, 100);

const tableEntries = {
  game: v.literal("desert-sons"),
  version: v.literal(1),
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
  stack: v.pipe(v.array(count), v.maxLength(MANY)),
  drawn: v.nullable(name),
  tiles: v.pipe(
    v.array(v.strictObject({ field: name, tile: name, rotation: wholeNumber(0, 3) })),
    v.maxLength(MANY),
  ),
  discarded: names,
  explorers: v.pipe(
    v.array(v.strictObject({ height: count, seat, field: name, portion: name })),
    v.maxLength(MANY),
  ),
  found: v.nullable(name),
  completed: v.pipe(v.array(name), v.maxLength(4)),
  scoring: v.nullable(
    v.strictObject({
      portion: name,
      explorers: v.pipe(v.array(count), v.maxLength(MANY)),
      placed: v.pipe(
        v.array(v.strictObject({ height: count, action: v.picklist(ACTIONS) })),
        v.maxLength(MANY),
      ),
      spaces: v.pipe(v.array(v.picklist(ACTIONS)), v.maxLength(MANY)),
      good: v.nullable(v.picklist(GOODS)),
    }),
  ),
  seats: v.pipe(
    v.array(
      v.strictObject({
        caravan: v.nullable(name),
        reserve: v.pipe(v.array(name), v.maxLength(3)),
        water: count,
        camels: count,
        goods,
      }),
    ),
    v.minLength(2),
    v.maxLength(SEATS),
  ),
  supply: v.strictObject({ water: count, camels: count, goods }),
  turban: seat,
};

const stateSchema = v.strictObject({
  ...tableEntries,
  seed: seedSchema,
  rumours: rumours(rumourValue),
  chance: chanceSchema,
});

const viewSchema = v.strictObject({
  ...tableEntries,
  rumours: rumours(v.nullable(rumourValue)),
  viewer: v.union([v.literal("spectator"), seat]),
});

const format: Format<State | View> = {
  game: "desert-sons",
  migrations: MIGRATIONS,
  stateSchema,
  viewSchema,
  finish(value, problems) {
    const state = { ...value, tileSet: knownTileSets.admit(value.tileSet, problems) };
    if (problems.length === 0) problems.push(...soundnessProblems(state));
    return state;
  },
};

/** A valid state or view, copied from any value. Throws a `LoadError` if the value is neither. */
export const acceptState = (value: unknown): State | View => accepted(value, format);
