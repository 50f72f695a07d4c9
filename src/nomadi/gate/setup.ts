/** Sets up a game (N1 to N4): checks the options, lays out the cards, hands out the coins. */
import * as v from "valibot";
import {
  check,
  listOf,
  nameSchema,
  refusing,
  seedSchema,
  wholeNumber,
} from "../../kit/input/check.js";
import { type Problem, quoted, SetupError } from "../../kit/errors.js";
import { deepFreeze } from "../../kit/state/freeze.js";
import { Chance } from "../../kit/chance/chance.js";
import { type Board, boardOf } from "../rules/board.js";
import { type Setting, settingOf } from "../rules/setting.js";
import { MOST_COLUMNS, MOST_ROWS } from "../model/drawing.js";
import { knownLayouts, layoutSchema } from "../model/layout.js";
import { grandCrossing } from "../model/layouts/grand-crossing.js";
import { mayLayCard } from "../rules/placing.js";
import { begin } from "../rules/play.js";
import { blankPosition, type Position } from "../rules/position.js";
import {
  CARD_VALUES,
  COINS_AT_START,
  type Options,
  PAWNS_EACH,
  type Rules,
  type Square,
  type State,
} from "../model/state.js";
import { writeState } from "./transcript.js";
import { LEAST_GOAL } from "../model/valley.js";
import { SAND, START, WATER } from "../rules/numbers.js";

const rightAngles = wholeNumber(0, 5);
export const goalSchema = listOf(nameSchema, MOST_ROWS * MOST_COLUMNS);

export const contactSchema = v.picklist(["group", "neighbour"]);
const bendsOf = <Angles extends v.GenericSchema>(angles: Angles) =>
  v.strictObject({ 2: angles, 3: angles, 4: angles, 5: angles, 6: angles });
export const bendsSchema = bendsOf(rightAngles);
export const creditSchema = v.picklist(["forced", "cards"]);
export const rerollSchema = v.picklist(["choice", "forced"]);
/** The highest values of the options `maxPrice` and `maxTurns`. */
export const HIGHEST_PRICE = 1000;
export const MOST_TURNS = 1_000_000;
export const maxPriceSchema = wholeNumber(0, HIGHEST_PRICE);
export const maxTurnsSchema = wholeNumber(1, MOST_TURNS);

const DEFAULT_BENDS = { 2: 0, 3: 0, 4: 0, 5: 1, 6: 1 };

const optionsSchema = v.strictObject({
  players: wholeNumber(2, 5),
  seed: seedSchema,
  layout: v.optional(layoutSchema),
  contact: v.optional(contactSchema, "group"),
  bends: v.optional(
    // Without a field that must be there, a list would pass for an object.
    refusing(bendsOf(v.optional(rightAngles)), Array.isArray, "an object"),
    {},
  ),
  cards: v.optional(
    v.union([v.picklist(["random", "choose"]), listOf(nameSchema, CARD_VALUES.length)]),
    "random",
  ),
  goal: v.optional(goalSchema),
  maxPrice: v.optional(maxPriceSchema, 10),
  credit: v.optional(creditSchema, "forced"),
  maxTurns: v.optional(maxTurnsSchema, 400),
  reroll: v.optional(rerollSchema, "choice"),
  bribery: v.optional(v.boolean(), false),
});

/** Returns the first state of a game with these options; throws a `SetupError` with every problem of the options. */
export function setupState(options: Options): State {
  const checked = check(optionsSchema, options, "option");
  if (!checked.good) throw new SetupError(checked.problems);
  const given = checked.value;
  const drawn: Problem[] = [];
  const layout =
    given.layout === undefined ? grandCrossing : knownLayouts.admit(given.layout, drawn);
  if (drawn.length > 0) throw new SetupError(drawn);
  const board = boardOf(layout);
  const problems = [
    layoutProblems(board, given.players),
    goalProblems(board, given.goal, "goal"),
  ].flat();
  if (problems.length > 0) throw new SetupError(problems);
  const { contact, maxPrice, credit, maxTurns, reroll, bribery } = given;
  const rules: Rules = deepFreeze({
    contact,
    bends: { ...DEFAULT_BENDS, ...named(given.bends) },
    cards: typeof given.cards === "string" ? given.cards : "given",
    goal: given.goal === undefined ? null : inBoardOrder(board, given.goal),
    maxPrice,
    credit,
    maxTurns,
    reroll,
    bribery,
  });
  const setting = settingOf(board, rules, given.players);
  const misplaced = typeof given.cards === "string" ? [] : cardProblems(setting, given.cards);
  if (misplaced.length > 0) throw new SetupError(misplaced);
  const { seed } = given;
  const position = blankPosition(setting);
  position.chance.follow(Chance.of(seed, "dice"));
  position.coins.fill(COINS_AT_START, 0, given.players);
  layOutCards(position, given.cards, seed);
  begin(position, undefined);
  return writeState(position, seed);
}

/** Returns the given bends without those that are `undefined`. */
const named = (bends: Readonly<Partial<Record<keyof typeof DEFAULT_BENDS, number | undefined>>>) =>
  Object.fromEntries(Object.entries(bends).filter(([, most]) => most !== undefined));

/** Returns the chosen squares in board order. */
export function inBoardOrder({ names, squares }: Board, chosen: readonly Square[]): Square[] {
  const wanted = new Set(chosen);
  return [...squares].map((cell) => names[cell]).filter((name) => wanted.has(name));
}

/** N2: the start must hold all pawns. */
export function layoutProblems({ startSize }: Board, players: number): Problem[] {
  const pawns = players * PAWNS_EACH[players];
  if (startSize >= pawns) return [];
  return [
    { path: "layout", message: `the start has ${startSize} squares, ${pawns} pawns need ${pawns}` },
  ];
}

/** N2, N27: the goal needs at least 3 squares, none in the start, and must leave room for the cards. It may cover water holes. */
export function goalProblems(
  { numbers, terrain, squares, startSize }: Board,
  goal: readonly Square[] | null | undefined,
  path: string,
): Problem[] {
  if (goal === undefined || goal === null) return [];
  const problems: Problem[] = [];
  const report = (where: string, message: string): void => {
    problems.push({ path: where, message });
  };
  const met = new Set<Square>();
  for (const [index, square] of goal.entries()) {
    const cell = numbers.get(square);
    const where = `${path}[${index}]`;
    if (cell === undefined) report(where, `unknown square ${quoted(square)}`);
    else if (terrain[cell] === START) report(where, `${square} is in the start`);
    else if (met.has(square)) report(where, `${square} is listed twice`);
    met.add(square);
  }
  if (goal.length < LEAST_GOAL) {
    report(path, `the goal has ${goal.length} squares, at least ${LEAST_GOAL} are needed`);
  }
  if (squares.length - startSize - goal.length < CARD_VALUES.length) {
    report(path, `the goal leaves too few squares for ${CARD_VALUES.length} cards`);
  }
  return problems;
}

/** N3: there must be one square for each card that no water hole gets. */
function cardProblems({ board, zone, waterHoles }: Setting, cards: readonly Square[]): Problem[] {
  const needed = CARD_VALUES.length - waterHoles;
  const problems = cards.flatMap((square, index): Problem[] => {
    const cell = board.numbers.get(square);
    const path = `cards[${index}]`;
    if (cell === undefined) {
      return [{ path, message: `unknown square ${quoted(square)}` }];
    }
    if (zone[cell] === WATER)
      return [{ path, message: `${square} is a water hole, which has a card already` }];
    if (zone[cell] !== SAND) return [{ path, message: `${square} is in the start or the goal` }];
    if (cards.indexOf(square) === index) return [];
    return [{ path, message: `${square} is listed twice` }];
  });
  if (cards.length !== needed) {
    problems.push({ path: "cards", message: `expected ${needed} squares, got ${cards.length}` });
  }
  return problems;
}

/** N3: lays a card on each water hole, and the rest where the options say. */
function layOutCards(
  position: Position,
  where: "random" | "choose" | readonly Square[],
  seed: Options["seed"],
): void {
  const { setting, cards, deck } = position;
  const { squares, numbers } = setting.board;
  deck.set(Chance.of(seed, "cards").shuffled(CARD_VALUES));
  position.deckLeft = deck.length;
  const lay = (cell: number): void => {
    cards[cell] = deck[deck.length - position.deckLeft--];
  };
  for (const cell of squares) if (setting.zone[cell] === WATER) lay(cell);
  if (where === "choose") return;
  if (where === "random") {
    const free = [...squares].filter((cell) => mayLayCard(position, cell));
    const drawn = Chance.of(seed, "card squares").shuffled(free);
    drawn.slice(0, position.deckLeft).forEach(lay);
  } else {
    for (const square of where) lay(numbers.get(square) ?? 0);
  }
}
