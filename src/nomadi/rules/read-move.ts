/** Reads a move from any value: checks its form, not whether it is legal. */
import { listedAction } from "../../kit/engine/listed-moves.js";
import { quoted } from "../../kit/errors.js";
import { pathOf } from "../../kit/input/plain.js";
import type { Move } from "../model/move.js";
import type { Refusal } from "../model/refusal.js";
import type { Board } from "./board.js";
import { bribeAction, pawnAction, plainAction, priceAction } from "./packing.js";
import type { Position } from "./position.js";

/** The most characters of a note. */
export const LONGEST_NOTE = 500;
/** No game comes near this many coins. */
export const HIGHEST_SUM = 1_000_000;

/** The fields of a move besides its type, by type. */
const FIELDS: Readonly<Record<Move["type"], readonly string[]>> = {
  card: ["square"],
  place: ["square"],
  reroll: [],
  "end-turn": [],
  move: ["die", "from", "to"],
  price: ["price"],
  accept: [],
  refuse: [],
  bribe: ["coins", "note"],
  "take-bribe": [],
  "decline-bribe": [],
};

// The keys of `FIELDS` are the types, which the type of `Object.keys` does not tell.
const TYPES = Object.keys(FIELDS) as readonly Move["type"][];

/** The action of a value that has the form of a move on this board, legal now or not; or why it has not. */
export function actionOf({ setting: { board } }: Position, move: unknown): number | Refusal {
  const listed = listedAction(move, board.moveObjects);
  if (listed !== undefined) return listed;
  if (typeof move !== "object" || move === null || Array.isArray(move)) {
    return malformed("", `expected a move as an object, got ${quoted(move)}`);
  }
  // An object may have any fields; each is checked below.
  const given = move as Given;
  const type = TYPES.find((one) => one === given["type"]);
  if (type === undefined) {
    return malformed("type", `expected one of ${TYPES.join(", ")}, got ${quoted(given["type"])}`);
  }
  const extra = Object.keys(move).find((key) => key !== "type" && !FIELDS[type].includes(key));
  if (extra !== undefined) {
    return malformed(pathOf([extra]), `unknown field ${quoted(extra)} of a ${type} move`);
  }
  switch (type) {
    case "card":
    case "place": {
      const cell = cellOf(board, given["square"]);
      return cell === undefined ? noSquare(given, "square") : plainAction(type, cell);
    }
    case "move": {
      const die = given["die"];
      const from = cellOf(board, given["from"]);
      const to = cellOf(board, given["to"]);
      if (!isSum(die) || die < 1 || die > 6) {
        return malformed("die", `expected a whole number from 1 to 6, got ${quoted(die)}`);
      }
      if (from === undefined) return noSquare(given, "from");
      return to === undefined ? noSquare(given, "to") : pawnAction(die, from, to);
    }
    case "price": {
      const price = given["price"];
      return isSum(price) ? priceAction(price) : noSum(given, "price");
    }
    case "bribe": {
      const { coins, note } = given;
      if (!isSum(coins)) return noSum(given, "coins");
      if (note === undefined || (typeof note === "string" && note.length <= LONGEST_NOTE)) {
        return bribeAction(coins);
      }
      const message = `expected a text of at most ${LONGEST_NOTE} characters, got ${quoted(note)}`;
      return malformed("note", message);
    }
    case "reroll":
    case "end-turn":
    case "accept":
    case "refuse":
    case "take-bribe":
    case "decline-bribe":
      return plainAction(type);
  }
}

const malformed = (path: string, message: string): Refusal =>
  Object.freeze({ reason: "malformed", rule: null, path, message });

const isSum = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= HIGHEST_SUM;

const cellOf = (board: Board, square: unknown): number | undefined =>
  typeof square === "string" ? board.numbers.get(square) : undefined;

type Given = Readonly<Record<string, unknown>>;

function noSquare(given: Given, path: string): Refusal {
  const square = given[path];
  const isName = typeof square === "string";
  return malformed(
    path,
    isName ? `unknown square ${quoted(square)}` : `expected a square, got ${quoted(square)}`,
  );
}

const noSum = (given: Given, path: string): Refusal =>
  malformed(path, `expected a whole number from 0 to ${HIGHEST_SUM}, got ${quoted(given[path])}`);
