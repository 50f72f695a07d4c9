/**
 * Checks a state or view that comes from outside: first every field, then whether its position is one that the game can go on
 * from.
 */
import * as v from "valibot";
import { accepted, type Format } from "../../kit/accept.js";
import { chanceSchema, seedSchema, wholeNumber } from "../../kit/check.js";
import type { Migrations } from "../../kit/json.js";
import { knownLayouts, layoutSchema } from "../table/layout.js";
import { LONGEST_NOTE } from "../rules/read-move.js";
import { contactSchema, maxPriceSchema, maxTurnsSchema, bendsEntries } from "./setup.js";
import { soundnessProblems } from "./soundness.js";
import { CARD_VALUES, PHASES, type State, type View } from "../table/state.js";

/** How to change a state of each version into one of the next. Version 1 is the first. */
const MIGRATIONS: Migrations = [];
const MANY = 10_000_000;

const seat = wholeNumber(0, 4);
const count = wholeNumber(0, MANY);
const square = v.string();
const die = wholeNumber(1, 6);
const cardValue = v.picklist([...new Set(CARD_VALUES)]);

/** What states and views have in common. In a view, a card's value can be `null`. */
const tableEntries = <Value extends v.GenericSchema>(value: Value) => ({
  layout: layoutSchema,
  rules: v.strictObject({
    contact: contactSchema,
    bends: v.strictObject(bendsEntries),
    cards: v.picklist(["random", "given", "choose"]),
    goal: v.nullable(v.array(square)),
    maxPrice: maxPriceSchema,
    maxTurns: maxTurnsSchema,
    bribery: v.boolean(),
  }),
  over: v.boolean(),
  endReason: v.nullable(v.picklist(["goal", "no-move", "last-turn"])),
  phase: v.picklist(PHASES),
  seat: v.nullable(seat),
  inTurn: v.nullable(seat),
  turnNumber: count,
  dice: v.pipe(v.array(die), v.maxLength(6)),
  noReturns: v.pipe(
    v.array(v.strictObject({ pawn: square, die, from: square, to: square })),
    v.maxLength(6),
  ),
  offer: v.nullable(v.strictObject({ square, owner: seat, value, price: v.nullable(count) })),
  bribe: v.nullable(
    v.strictObject({
      by: seat,
      coins: count,
      note: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_NOTE))),
    }),
  ),
  deck: v.pipe(v.array(value), v.maxLength(CARD_VALUES.length)),
  cards: v.pipe(v.array(v.strictObject({ square, value })), v.maxLength(CARD_VALUES.length)),
  seats: v.pipe(
    v.array(
      v.strictObject({
        pawns: v.array(square),
        coins: count,
        debt: count,
        cards: v.pipe(
          v.array(v.strictObject({ value, seenBy: v.array(seat) })),
          v.maxLength(CARD_VALUES.length),
        ),
      }),
    ),
    v.minLength(2),
    v.maxLength(5),
  ),
});

const headEntries = {
  game: v.literal("nomadi"),
  version: v.literal(1),
};

const stateSchema = v.strictObject({
  ...headEntries,
  seed: seedSchema,
  chance: chanceSchema,
  ...tableEntries(cardValue),
});

const viewSchema = v.strictObject({
  ...headEntries,
  ...tableEntries(v.nullable(cardValue)),
  viewer: v.union([v.literal("spectator"), seat]),
});

const format: Format<State | View> = {
  game: "nomadi",
  migrations: MIGRATIONS,
  stateSchema,
  viewSchema,
  finish(value, problems) {
    const state = { ...value, layout: knownLayouts.admit(value.layout, problems) };
    if (problems.length === 0) problems.push(...soundnessProblems(state));
    return state;
  },
};

/** A checked copy of a state or view; throws a `LoadError` if the value is neither. */
export const acceptState = (value: unknown): State | View => accepted(value, format);
