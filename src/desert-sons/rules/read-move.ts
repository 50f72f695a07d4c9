/** Reads a move from any value: checks its form, and turns the names in it into numbers. */
import { quoted } from "../../kit/errors.js";
import { plainMove } from "../../kit/input/plain.js";
import { IllegalMoveError } from "../model/illegal-move.js";
import type { Move } from "../model/move.js";
import { ACTIONS, GOODS, SLOTS } from "../model/state.js";
import { SEATS } from "../model/tile-set-text.js";
import { portionName } from "../model/tile.js";
import type { Board } from "./board.js";
import type { Decision } from "./decision.js";
import { choiceOf, knownChoice } from "./known-choices.js";
import { NONE } from "./numbers.js";

/** Why a value does not have the form of a move. */
export interface Malformed {
  readonly reason: "malformed";
  readonly rule: null;
  /** Where in the move. */
  readonly path: string;
  readonly message: string;
}

/** The fields that moves have besides their type. */
type Key =
  | "field"
  | "to"
  | "driver"
  | "tile"
  | "rotation"
  | "from"
  | "height"
  | "portion"
  | "action"
  | "good"
  | "slot";

/** The fields of each type of move. */
const KEYS: Readonly<Record<Move["type"], readonly Key[]>> = {
  start: ["field"],
  move: ["to", "driver"],
  draw: [],
  place: ["tile", "field", "rotation"],
  scout: ["from", "tile", "field", "rotation"],
  discard: ["tile"],
  explorer: ["height", "portion"],
  withdraw: ["height"],
  oasis: ["portion"],
  take: ["action"],
  give: ["good"],
  lay: ["good"],
  look: ["slot"],
  decline: [],
  renounce: [],
  remove: [],
  leave: [],
  guide: [],
  done: [],
};

const malformed = (path: string, message: string): Malformed =>
  Object.freeze({ reason: "malformed", rule: null, path, message });

const PORTIONS = Array.from({ length: 16 }, (_, sides) => portionName(sides));

const listed = (list: readonly unknown[], value: unknown): number => list.indexOf(value);

/** The number of each value of a move; `NONE` if the value is not what it should be. */
const READERS: Readonly<Record<Key, (board: Board, value: unknown) => number>> = {
  field: ({ numbers }, value) => numbers.get(value as string) ?? NONE,
  to: ({ numbers }, value) => numbers.get(value as string) ?? NONE,
  driver: (_, value) => listed([false, true], value),
  tile: ({ kindNumbers }, value) => kindNumbers.get(value as string) ?? NONE,
  rotation: (_, value) => listed([0, 1, 2, 3], value),
  from: (_, value) => listed([...Array(SEATS).keys()], value),
  height: ({ explorerNumbers }, value) => explorerNumbers.get(value as number) ?? NONE,
  portion: (_, value) => (value === "" ? NONE : listed(PORTIONS, value)),
  action: (_, value) => listed(ACTIONS, value),
  good: (_, value) => listed(GOODS, value),
  slot: (_, value) => listed(SLOTS, value),
};

const EXPECTED: Readonly<Record<Key, string>> = {
  field: "a field of the area",
  to: "a field of the area",
  driver: "true or false",
  tile: "a tile of the set",
  rotation: "a number of quarter turns from 0 to 3",
  from: "a seat from 0 to 3",
  height: "the height of an explorer",
  portion: "sides in the order N, E, S, W",
  action: `one of ${ACTIONS.join(", ")}`,
  good: `one of ${GOODS.join(", ")}`,
  slot: `one of ${SLOTS.join(", ")}`,
};

/** Reads a move from any value. Moves that this library has listed are recognised at once. */
export function readDecision(board: Board, move: unknown): Decision | Malformed {
  const choice = knownChoice(board.choices, move);
  if (choice !== undefined) return choice;
  if (typeof move !== "object" || move === null || Array.isArray(move)) {
    return malformed("", `expected a move, got ${quoted(move)}`);
  }
  const given = move as Record<string, unknown>;
  const type = given["type"];
  if (typeof type !== "string" || !Object.hasOwn(KEYS, type)) {
    const types = Object.keys(KEYS).join(", ");
    return malformed("type", `expected one of ${types}, got ${quoted(type)}`);
  }
  const known: readonly Key[] = KEYS[type as Move["type"]];
  for (const key of Object.keys(given)) {
    if (key !== "type" && !(known as readonly string[]).includes(key)) {
      return malformed(key, `unknown field ${quoted(key)} in a move of type ${type}`);
    }
  }
  const numbers: Partial<Record<Key, number>> = {};
  for (const key of known) {
    const number = READERS[key](board, given[key]);
    if (number === NONE) {
      return malformed(key, `expected ${EXPECTED[key]}, got ${quoted(given[key])}`);
    }
    numbers[key] = number;
  }
  const { field, to, driver, tile, rotation, from, height, portion, action, good, slot } = numbers;
  return {
    type: type as Move["type"],
    field: field ?? to ?? NONE,
    driver: driver === 1,
    face: tile === undefined ? NONE : tile * 4 + (rotation ?? 0),
    from: from ?? NONE,
    explorer: height ?? NONE,
    portion: portion ?? NONE,
    what: action ?? good ?? slot ?? NONE,
  };
}

/** The move that a value stands for, legal or not. Throws if the value does not have the form of a move. */
export function readMove(board: Board, given: unknown): Move {
  const move = plainMove(given);
  const read = readDecision(board, move);
  if ("reason" in read) throw new IllegalMoveError(read, move);
  return choiceOf(board, read).move;
}
