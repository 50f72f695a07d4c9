/** Reads a move from any value: checks its form, not whether it is legal. */
import { quoted } from "../../kit/errors.js";
import { plainMove } from "../../kit/input/plain.js";
import { type Board, cardMove, placing } from "./board.js";
import { ACCEPT, DECLINE_BRIBE, END_TURN, REFUSE, REROLL, TAKE_BRIBE } from "./legality.js";
import type { Decision } from "./play.js";
import { IllegalMoveError } from "../model/illegal-move.js";
import type { Move } from "../model/move.js";

/** What is wrong with the form of a move, and where. */
export interface Misform {
  readonly path: string;
  readonly message: string;
}

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

/** The refusal of a value that does not have the form of a move. */
export const malformed = (path: string, message: string) =>
  Object.freeze({ reason: "malformed", rule: null, path, message } as const);

/** The move as numbers, or what is wrong with its form. */
export function readDecision(board: Board, move: unknown): Decision | Misform {
  if (typeof move !== "object" || move === null || Array.isArray(move)) {
    return { path: "", message: `expected a move as an object, got ${quoted(move)}` };
  }
  // An object may have any fields; each is checked below.
  const given = move as Given;
  const type = TYPES.find((one) => one === given["type"]);
  if (type === undefined) {
    const message = `expected one of ${TYPES.join(", ")}, got ${quoted(given["type"])}`;
    return { path: "type", message };
  }
  const extra = Object.keys(move).find((key) => key !== "type" && !FIELDS[type].includes(key));
  if (extra !== undefined) {
    return { path: extra, message: `unknown field ${quoted(extra)} of a ${type} move` };
  }
  switch (type) {
    case "card":
    case "place": {
      const to = cellOf(board, given["square"]);
      return to === undefined ? noSquare(given, "square") : decision(type, 0, 0, to);
    }
    case "move": {
      const die = given["die"];
      const from = cellOf(board, given["from"]);
      const to = cellOf(board, given["to"]);
      if (!isSum(die) || die < 1 || die > 6) {
        return { path: "die", message: `expected a whole number from 1 to 6, got ${quoted(die)}` };
      }
      if (from === undefined) return noSquare(given, "from");
      return to === undefined ? noSquare(given, "to") : decision(type, die, from, to);
    }
    case "price": {
      const price = given["price"];
      // Plus zero, since minus zero is not what JSON gives back.
      return isSum(price) ? decision(type, price + 0) : noSum(given, "price");
    }
    case "bribe": {
      const { coins, note } = given;
      if (!isSum(coins)) return noSum(given, "coins");
      if (note === undefined) return decision(type, coins + 0);
      if (typeof note !== "string" || note.length > LONGEST_NOTE) {
        const message = `expected a text of at most ${LONGEST_NOTE} characters, got ${quoted(note)}`;
        return { path: "note", message };
      }
      return { ...decision(type, coins + 0), note };
    }
    case "reroll":
    case "end-turn":
    case "accept":
    case "refuse":
    case "take-bribe":
    case "decline-bribe":
      return decision(type, 0);
  }
}

const decision = (type: Move["type"], amount: number, from = 0, to = 0): Decision => ({
  type,
  amount,
  from,
  to,
  note: null,
});

const isSum = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= HIGHEST_SUM;

const cellOf = (board: Board, square: unknown): number | undefined =>
  typeof square === "string" ? board.numbers.get(square) : undefined;

type Given = Readonly<Record<string, unknown>>;

function noSquare(given: Given, path: string): Misform {
  const square = given[path];
  const isName = typeof square === "string";
  return {
    path,
    message: isName
      ? `unknown square ${quoted(square)}`
      : `expected a square, got ${quoted(square)}`,
  };
}

const noSum = (given: Given, path: string): Misform => ({
  path,
  message: `expected a whole number from 0 to ${HIGHEST_SUM}, got ${quoted(given[path])}`,
});

/** The move that a value stands for, legal or not; throws if the value is not a move on this board. */
export function readMove(board: Board, given: unknown): Move {
  const move = plainMove(given);
  const read = readDecision(board, move);
  if ("path" in read) throw new IllegalMoveError(malformed(read.path, read.message), move);
  const { type, amount, from, to, note } = read;
  switch (type) {
    case "card":
      return cardMove(board, to);
    case "place":
      return placing(board, to);
    case "move":
      // Not kept among the move objects of the board: most of the possible ones will never be legal.
      return Object.freeze({ type, die: amount, from: board.names[from], to: board.names[to] });
    case "price":
      return Object.freeze({ type, price: amount });
    case "bribe":
      return Object.freeze(note === null ? { type, coins: amount } : { type, coins: amount, note });
    case "reroll":
      return REROLL;
    case "end-turn":
      return END_TURN;
    case "accept":
      return ACCEPT;
    case "refuse":
      return REFUSE;
    case "take-bribe":
      return TAKE_BRIBE;
    case "decline-bribe":
      return DECLINE_BRIBE;
  }
}
