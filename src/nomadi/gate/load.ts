/**
 * Checks a state that comes from outside: first its form, field by field, then whether it is a position of this game that
 * the rules can go on from.
 */
import * as v from "valibot";
import { accepted, type Format } from "../../kit/accept.js";
import { seedSchema, wholeNumber } from "../../kit/check.js";
import type { Migrations } from "../../kit/json.js";
import { layoutSchema } from "../table/layout.js";
import { LONGEST_NOTE } from "../rules/read-move.js";
import {
  contactSchema,
  goodLayout,
  maxPriceSchema,
  maxTurnsSchema,
  bendsEntries,
} from "./setup.js";
import { soundnessProblems } from "./soundness.js";
import { CARD_VALUES, PHASES, type State, type View } from "../table/state.js";

/** From each version of the format to the next. Version 1 is the first. */
const MIGRATIONS: Migrations = [];
const MANY = 10_000_000;

const seat = wholeNumber(0, 4);
const count = wholeNumber(0, MANY);
const square = v.string();
const die = wholeNumber(1, 6);
const word = wholeNumber(0, 2 ** 32 - 1);
const cardValue = v.picklist([...new Set(CARD_VALUES)]);

/** What states and views have in common; they differ in what a card's value can be. */
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
  chance: v.pipe(
    v.strictTuple([word, word, word, word]),
    v.check((words) => words.some((one) => one !== 0), "a generator never stands at zero"),
  ),
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
    const state = { ...value, layout: goodLayout(value.layout, problems) };
    if (problems.length === 0) problems.push(...soundnessProblems(state));
    return state;
  },
};

/** A good state or view from anything at all, as a copy of its own. */
export const acceptState = (value: unknown): State | View => accepted(value, format);
