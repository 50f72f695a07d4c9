/** Reads a move from any value: checks its form, and packs the names in it into an action. */
import { listedAction } from "../../kit/engine/listed-moves.js";
import { oneOf, readForm, wrongValue } from "../../kit/input/move-form.js";
import { NONE } from "../../kit/none.js";
import type { Move } from "../model/move.js";
import type { Refusal } from "../model/refusal.js";
import { ACTIONS, GOODS, SLOTS } from "../model/state.js";
import { SEATS } from "../model/tile-set-text.js";
import { portionName } from "../model/tile.js";
import type { Board } from "./board.js";
import { actionWith, placement, sending, travel, TYPES } from "./moves/packing.js";
import type { Position } from "./position.js";

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
const FORMS: Readonly<Record<Move["type"], readonly Key[]>> = {
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
  action: oneOf(ACTIONS),
  good: oneOf(GOODS),
  slot: oneOf(SLOTS),
};

/** The action of a move, legal now or not; or a refusal if the value does not have the form of a move on this board. */
export const actionOf = ({ setting }: Position, move: unknown): number | Refusal =>
  listedAction(move, setting.board) ?? readAction(setting.board, move);

/** The action of a value that is not a listed move. */
export function readAction(board: Board, move: unknown): number | Refusal {
  const form = readForm(FORMS, move);
  if ("reason" in form) return form;
  const { type, fields } = form;
  const numbers: number[] = [];
  for (const key of FORMS[type]) {
    const number = READERS[key](board, fields[key]);
    if (number === NONE) return wrongValue(key, EXPECTED[key], fields[key]);
    numbers.push(number);
  }
  return packedAction(type, numbers);
}

/** Packs the fields of a move, which are in the order of `FORMS`. */
function packedAction(type: Move["type"], numbers: readonly number[]): number {
  const [first = 0, second = 0, third = 0, fourth = 0] = numbers;
  switch (type) {
    case "move":
      return travel(first * 2 + second);
    case "place":
      return placement(NONE, first * 4 + third, second);
    case "scout":
      return placement(first, second * 4 + fourth, third);
    case "explorer":
      return sending(first, second);
    default:
      return actionWith(TYPES.indexOf(type), first);
  }
}
