/**
 * Checks a state or view that comes from outside: first every field, then whether its position is one that the game can go on
 * from.
 */
import * as v from "valibot";
import { addAll } from "../../kit/state/lists.js";
import { accepted, type Format, headOf, viewerOf } from "../../kit/input/accept.js";
import {
  chanceSchema,
  listOf,
  nameSchema,
  seedSchema,
  textOf,
  wholeNumber,
} from "../../kit/input/check.js";
import type { Formed } from "../../kit/state/standing.js";
import { knownLayouts, layoutSchema } from "../model/layout.js";
import { LONGEST_NOTE } from "../rules/read-move.js";
import {
  bendsSchema,
  contactSchema,
  creditSchema,
  goalSchema,
  maxPriceSchema,
  maxTurnsSchema,
  rerollSchema,
} from "./setup.js";
import { soundnessProblems } from "./soundness.js";
import { CARD_VALUES, DICE, PAWNS_EACH, PHASES, type State, type View } from "../model/state.js";

/** An upper bound for every number in a state. */
const MANY = 10_000_000;
const SEATS = 5;

const seat = wholeNumber(0, SEATS - 1);
const count = wholeNumber(0, MANY);
const square = nameSchema;
const die = wholeNumber(1, 6);
const cardValue = v.picklist([...new Set(CARD_VALUES)]);

/** Returns the schemas of the fields that states and views share. In a view, a card's value can be `null`. */
const commonEntries = <Value extends v.GenericSchema>(value: Value) => ({
  layout: layoutSchema,
  rules: v.strictObject({
    contact: contactSchema,
    bends: bendsSchema,
    cards: v.picklist(["random", "given", "choose"]),
    goal: v.nullable(goalSchema),
    maxPrice: maxPriceSchema,
    credit: creditSchema,
    maxTurns: maxTurnsSchema,
    reroll: rerollSchema,
    bribery: v.boolean(),
  }),
  over: v.boolean(),
  endReason: v.nullable(v.picklist(["goal", "no-move", "last-turn"])),
  phase: v.picklist(PHASES),
  seat: v.nullable(seat),
  inTurn: v.nullable(seat),
  turnNumber: count,
  dice: listOf(die, DICE),
  noReturns: listOf(v.strictObject({ pawn: square, die, from: square, to: square }), DICE),
  offer: v.nullable(v.strictObject({ square, owner: seat, value, price: v.nullable(count) })),
  bribe: v.nullable(
    v.strictObject({
      by: seat,
      coins: count,
      note: v.nullable(textOf(LONGEST_NOTE)),
    }),
  ),
  deck: listOf(value, CARD_VALUES.length),
  cards: listOf(v.strictObject({ square, value }), CARD_VALUES.length),
  seats: listOf(
    v.strictObject({
      pawns: listOf(square, PAWNS_EACH[2]),
      coins: count,
      debt: count,
      cards: listOf(v.strictObject({ value, seenBy: listOf(seat, SEATS) }), CARD_VALUES.length),
    }),
    SEATS,
    2,
  ),
});

const headEntries = headOf("nomadi");

const stateSchema = v.strictObject({
  ...headEntries,
  seed: seedSchema,
  chance: chanceSchema,
  ...commonEntries(cardValue),
});

const viewSchema = v.strictObject({
  ...headEntries,
  ...commonEntries(v.nullable(cardValue)),
  viewer: viewerOf(seat),
});

const format: Format<Formed<State> | Formed<View>, State | View> = {
  game: "nomadi",
  stateSchema,
  viewSchema,
  finish(value, problems) {
    const state = { ...value, layout: knownLayouts.admit(value.layout, problems) };
    if (problems.length === 0) addAll(problems, soundnessProblems(state));
    // The fields of a sound state agree.
    return state as State | View;
  },
};

/** Returns a checked copy of a state or view; throws a `LoadError` if the value is neither. */
export const acceptState = (value: unknown): State | View => accepted(value, format);
