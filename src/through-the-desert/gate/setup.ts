/** Sets up a game: checks the options, draws what is not given, and hands out the pieces (D1 to D9). */
import * as v from "valibot";
import { check, listOf, nameSchema, seedSchema, wholeNumber } from "../../kit/input/check.js";
import { type Problem, quoted, SetupError } from "../../kit/errors.js";
import { deepFreeze } from "../../kit/state/freeze.js";
import { shuffledBy } from "../../kit/chance/stream.js";
import { type Board, boardOf } from "../rules/board.js";
import { MOST_SPACES } from "../model/drawing.js";
import { camelsSchema, knownLayouts, type Layout, layoutSchema } from "../model/layout.js";
import { caravanRoads } from "../model/layouts/caravan-roads.js";
import { begin, returnLeader } from "../rules/play.js";
import { blankPosition, layWater, type Position } from "../rules/position.js";
import { settingOf } from "../rules/setting.js";
import { COLOURS, type Options, type Rules, type State, type WaterToken } from "../model/state.js";
import { writeState } from "./transcript.js";

/** Tokens of each of the three values (D6). */
export const TOKENS_EACH = 15;
const TOKENS = [1, 2, 3].flatMap((value) => new Array<number>(TOKENS_EACH).fill(value));
/** The number of tokens, and of spaces for them at most (D8). */
export const TOKEN_COUNT = TOKENS.length;

/** Loose camels of each colour by the number of players (D3), unless the layout or an option says otherwise. */
const LOOSE_CAMELS: Readonly<Record<number, number>> = { 2: 22, 3: 26, 4: 30, 5: 30 };

/** Returns the number of loose camels of each colour on a layout (D3). */
export const camelsFor = ({ camelsPerColour }: Layout, players: number): number =>
  camelsPerColour ?? LOOSE_CAMELS[players];

export const colourSchema = v.picklist(COLOURS);
export const leaderReturnSchema = v.union([
  v.picklist(["choose", "random"]),
  listOf(colourSchema, COLOURS.length, COLOURS.length),
]);
export const endTimingSchema = v.picklist(["end-of-turn", "immediate"]);
/** The highest number of a round in a state. */
export const MOST_ROUNDS = 1_000_000;
export const spacesSchema = listOf(nameSchema, MOST_SPACES);
export const waterSchema = listOf(
  v.strictObject({ space: nameSchema, value: wholeNumber(1, 3) }),
  MOST_SPACES,
);

const optionsSchema = v.strictObject({
  players: wholeNumber(2, 5),
  seed: seedSchema,
  layout: v.optional(layoutSchema),
  palms: v.optional(spacesSchema),
  water: v.optional(waterSchema),
  leaderReturn: v.optional(leaderReturnSchema, "choose"),
  endTiming: v.optional(endTimingSchema, "end-of-turn"),
  oasisWalls: v.optional(v.boolean(), false),
  ownerMayFill: v.optional(v.boolean(), false),
  camelsPerColour: v.optional(camelsSchema),
});

/** Returns the first state of a game. Throws a `SetupError` with everything that is wrong with the options. */
export function setupState(options: Options): State {
  const checked = check(optionsSchema, options, "option");
  if (!checked.good) throw new SetupError(checked.problems);
  const given = checked.value;
  const drawn: Problem[] = [];
  const layout =
    given.layout === undefined ? caravanRoads : knownLayouts.admit(given.layout, drawn);
  if (drawn.length > 0) throw new SetupError(drawn);
  const board = boardOf(layout, given.players);
  const problems = [
    layoutProblems(board, given.players),
    palmProblems(board, given.palms),
    leaderReturnProblems(given.leaderReturn, given.players),
  ].flat();
  if (problems.length > 0) throw new SetupError(problems);
  const { seed } = given;
  const oases = given.palms ?? drawPalms(board, seed);
  const dry = waterProblems(board, oases, given.water);
  if (dry.length > 0) throw new SetupError(dry);
  const rules: Rules = deepFreeze({
    endTiming: given.endTiming,
    leaderReturn: given.leaderReturn,
    oasisWalls: given.oasisWalls,
    ownerMayFill: given.ownerMayFill,
    camelsPerColour: given.camelsPerColour ?? camelsFor(layout, given.players),
  });
  const water = given.water ?? drawWater(board, oases, seed);
  const position = layOut(board, rules, given.players, oases, water);
  handOutLeaders(position, seed);
  begin(position, undefined);
  return writeState(position, seed);
}

/** D8: returns the problems of a layout for a number of players. */
export function layoutProblems(board: Board, players: number): Problem[] {
  const { palms } = board.layout;
  const palmSpaces = board.spaces.filter(({ terrain }) => terrain === "palm").length;
  const waterSpaces = board.spaces.filter(({ terrain }) => terrain === "water").length;
  const tokens = waterSpaces + palmSpaces - palms;
  const problems: Problem[] = [];
  if (palmSpaces < palms) {
    const message = `expected at least ${palms} palm spaces in play with ${players} players, got ${palmSpaces}`;
    problems.push({ path: "layout", message });
  }
  if (tokens > TOKEN_COUNT) {
    const message = `expected at most ${TOKEN_COUNT} spaces for a water token, got ${tokens}`;
    problems.push({ path: "layout", message });
  }
  return problems;
}

function palmProblems(
  { layout, numbers, spaces }: Board,
  palms: readonly string[] | undefined,
): Problem[] {
  if (palms === undefined) return [];
  const problems: Problem[] = [];
  if (palms.length !== layout.palms) {
    const message = `expected ${layout.palms} spaces, as many as the layout has palms, got ${palms.length}`;
    problems.push({ path: "palms", message });
  }
  const met = new Set<string>();
  for (const [index, name] of palms.entries()) {
    const path = `palms[${index}]`;
    const number = numbers.get(name);
    if (number === undefined || spaces[number].terrain !== "palm") {
      problems.push({ path, message: `${quoted(name)} is not a palm space in play` });
    } else if (met.has(name)) {
      problems.push({ path, message: `${name} has a palm already` });
    }
    met.add(name);
  }
  return problems;
}

function leaderReturnProblems(leaderReturn: Rules["leaderReturn"], players: number): Problem[] {
  if (typeof leaderReturn === "string") return [];
  const path = "leaderReturn";
  if (players !== 5)
    return [{ path, message: "expected a list of colours in a game of five only" }];
  if (new Set(leaderReturn).size === leaderReturn.length) return [];
  return [{ path, message: "expected five different colours" }];
}

/** Returns the spaces that get a token, by name (D6). */
export function tokenSpaces({ names, spaces }: Board, oases: readonly string[]): readonly string[] {
  const palms = new Set(oases);
  return names.filter((name, number) => spaces[number].terrain !== "sand" && !palms.has(name));
}

function waterProblems(
  board: Board,
  oases: readonly string[],
  water: readonly WaterToken[] | undefined,
): Problem[] {
  if (water === undefined) return [];
  const problems: Problem[] = [];
  const missing = new Set(tokenSpaces(board, oases));
  const met = new Set<string>();
  for (const [index, { space }] of water.entries()) {
    const path = `water[${index}].space`;
    if (!missing.delete(space)) {
      const what = met.has(space) ? "has a token already" : "is not a space for a token";
      problems.push({ path, message: `${quoted(space)} ${what}` });
    }
    met.add(space);
  }
  // A layout has at most 45 such spaces.
  if (missing.size > 0) {
    problems.push({ path: "water", message: `no token for ${[...missing].join(", ")}` });
  }
  for (const value of [1, 2, 3]) {
    const count = water.filter((token) => token.value === value).length;
    if (count > TOKENS_EACH) {
      problems.push({
        path: "water",
        message: `expected at most ${TOKENS_EACH} tokens of ${value}, got ${count}`,
      });
    }
  }
  return problems;
}

/** D5. */
function drawPalms({ layout, names, spaces }: Board, seed: Options["seed"]): readonly string[] {
  const palmSpaces = names.filter((_, number) => spaces[number].terrain === "palm");
  return shuffledBy(seed, "palms", palmSpaces).slice(0, layout.palms);
}

/** D6. */
function drawWater(
  board: Board,
  oases: readonly string[],
  seed: Options["seed"],
): readonly WaterToken[] {
  const values = shuffledBy(seed, "water", TOKENS);
  return tokenSpaces(board, oases).map((space, index) => ({ space, value: values[index] }));
}

function layOut(
  board: Board,
  rules: Rules,
  players: number,
  oases: readonly string[],
  water: readonly WaterToken[],
): Position {
  const number = (space: string): number => board.numbers.get(space) ?? board.count;
  const palms = oases.map(number).sort((a, b) => a - b);
  const position = blankPosition(settingOf(board, rules, players, palms));
  for (const { space, value } of water) layWater(position, number(space), value);
  return position;
}

/** D3, D4: a leader of each colour for each player, of which five players give back one. */
function handOutLeaders(position: Position, seed: Options["seed"]): void {
  const { players, rules } = position.setting;
  const { leaderReturn, camelsPerColour } = rules;
  position.hands.fill((1 << COLOURS.length) - 1, 0, players);
  position.supply.fill(players === 5 ? camelsPerColour - 1 : camelsPerColour);
  if (players !== 5) return;
  if (leaderReturn === "choose") {
    position.phase = "give-back";
    position.seat = 0;
    return;
  }
  const colours = leaderReturn === "random" ? shuffledBy(seed, "leaders", COLOURS) : leaderReturn;
  for (const [seat, colour] of colours.entries()) {
    returnLeader(position, seat, COLOURS.indexOf(colour));
  }
}
