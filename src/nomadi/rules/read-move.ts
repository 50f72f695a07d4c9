/** Reads a move from anything at all: its form only, not whether it is legal. */
import { IllegalMoveError } from "../../kit/errors.js";
import { type Board, cardMove, placing } from "./board.js";
import { ACCEPT, DECLINE_BRIBE, REFUSE, TAKE_BRIBE } from "./legality.js";
import type { Decision } from "./play.js";
import type { Move } from "../table/move.js";

/** Where a move is ill-formed, and how. */
export interface Misform {
  readonly path: string;
  readonly message: string;
}

/** A note longer than this is no note but a nuisance. */
export const LONGEST_NOTE = 500;
/** No sum in a game comes near it. */
const HIGHEST_SUM = 1_000_000;

/** The fields that a move of each type may have beside it. */
const FIELDS: Readonly<Record<Move["type"], readonly string[]>> = {
  card: ["square"],
  place: ["square"],
  move: ["die", "from", "to"],
  price: ["price"],
  accept: [],
  refuse: [],
  bribe: ["coins", "note"],
  "take-bribe": [],
  "decline-bribe": [],
};

const TYPES = Object.keys(FIELDS) as readonly Move["type"][];

/** The refusal of something that is no move. */
export const malformed = (path: string, message: string) =>
  Object.freeze({ reason: "malformed", rule: null, path, message } as const);

/** A move as numbers, or what is wrong with its form. */
export function readDecision(board: Board, move: unknown): Decision | Misform {
  if (typeof move !== "object" || move === null || Array.isArray(move)) {
    return { path: "", message: "a move is an object" };
  }
  const given = move as Readonly<Record<string, unknown>>;
  const type = TYPES.find((one) => one === given["type"]);
  if (type === undefined) {
    return { path: "type", message: `the type of a move is one of ${TYPES.join(", ")}` };
  }
  const extra = Object.keys(move).find((key) => key !== "type" && !FIELDS[type].includes(key));
  if (extra !== undefined) {
    return { path: extra, message: `a ${type} move has no ${JSON.stringify(extra)}` };
  }
  switch (type) {
    case "card":
    case "place": {
      const to = cellOf(board, given["square"]);
      return to === undefined ? noSquare("square") : decision(type, 0, 0, to);
    }
    case "move": {
      const die = given["die"];
      const from = cellOf(board, given["from"]);
      const to = cellOf(board, given["to"]);
      if (!isSum(die) || die < 1 || die > 6) {
        return { path: "die", message: "a die shows a whole number from 1 to 6" };
      }
      if (from === undefined) return noSquare("from");
      return to === undefined ? noSquare("to") : decision(type, die, from, to);
    }
    case "price": {
      const price = given["price"];
      return isSum(price) ? decision(type, price) : noSum("price");
    }
    case "bribe": {
      const { coins, note } = given;
      if (!isSum(coins)) return noSum("coins");
      if (note === undefined) return decision(type, coins);
      if (typeof note !== "string" || note.length > LONGEST_NOTE) {
        const message = `a note is a text of at most ${LONGEST_NOTE} characters`;
        return { path: "note", message };
      }
      return { ...decision(type, coins), note };
    }
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

const noSquare = (path: string): Misform => ({ path, message: "that is no square of the board" });

const noSum = (path: string): Misform => ({ path, message: "a sum is a whole number from 0 on" });

/** The move that something is, legal or not; throws if it is none. */
export function readMove(board: Board, move: unknown): Move {
  const read = readDecision(board, move);
  if ("path" in read) throw new IllegalMoveError(malformed(read.path, read.message), move);
  const { type, amount, from, to, note } = read;
  switch (type) {
    case "card":
      return cardMove(board, to);
    case "place":
      return placing(board, to);
    case "move":
      // Not kept with the legal ones: there is no end of moves that never will be.
      return Object.freeze({ type, die: amount, from: board.names[from], to: board.names[to] });
    case "price":
      return Object.freeze({ type, price: amount });
    case "bribe":
      return Object.freeze(note === null ? { type, coins: amount } : { type, coins: amount, note });
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
