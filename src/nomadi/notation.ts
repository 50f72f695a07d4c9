/**
 * Moves in short notation: `*q9` a card laid on q9, `+q9` a pawn placed there, `5q13-p9` a pawn moved with a 5, `=3` a
 * price, `yes` and `no` the answers to it, `~2` a bribe, `~2 "Go west"` one with a note, `take` and `leave` the answers.
 */
import { NotationError } from "../kit/errors.js";
import { type Board, cardMove, placing } from "./board.js";
import { ACCEPT, DECLINE_BRIBE, REFUSE, TAKE_BRIBE } from "./legality.js";
import { LONGEST_NOTE, readMove } from "./move-form.js";
import type { Move } from "./state.js";

const WORDS: ReadonlyMap<string, Move> = new Map([
  ["yes", ACCEPT],
  ["no", REFUSE],
  ["take", TAKE_BRIBE],
  ["leave", DECLINE_BRIBE],
]);

/** A well-formed move in notation. */
export function writeMove(move: Move): string {
  switch (move.type) {
    case "card":
      return `*${move.square}`;
    case "place":
      return `+${move.square}`;
    case "move":
      return `${move.die}${move.from}-${move.to}`;
    case "price":
      return `=${move.price}`;
    case "accept":
      return "yes";
    case "refuse":
      return "no";
    case "bribe":
      return `~${move.coins}${move.note === undefined ? "" : ` ${JSON.stringify(move.note)}`}`;
    case "take-bribe":
      return "take";
    case "decline-bribe":
      return "leave";
  }
}

/** The move that a notation stands for, on a board. */
export function readMoveText(board: Board, text: unknown): Move {
  if (typeof text !== "string") throw new NotationError(text, 1, "expected a text");
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  const rest = text.slice(1);
  switch (text.charAt(0)) {
    case "*":
      return cardMove(board, readSquare(board, text, rest, 2));
    case "+":
      return placing(board, readSquare(board, text, rest, 2));
    case "=":
      return Object.freeze({ type: "price", price: readSum(text, rest) });
    case "~":
      return readBribe(text, rest);
    case "1":
    case "2":
    case "3":
    case "4":
    case "5":
    case "6": {
      const [from, ...more] = rest.split("-");
      const start = readSquare(board, text, from, 2);
      if (more.length === 0) throw new NotationError(text, text.length + 1, "expected a -");
      const end = readSquare(board, text, more.join("-"), from.length + 3);
      return readMove(board, {
        type: "move",
        die: Number(text.charAt(0)),
        from: board.names[start],
        to: board.names[end],
      });
    }
    default:
      throw new NotationError(
        text,
        1,
        `expected a die, * + = ~, or ${[...WORDS.keys()].join(", ")}`,
      );
  }
}

function readSquare(board: Board, text: string, square: string, column: number): number {
  const cell = board.numbers.get(square);
  if (cell === undefined) throw new NotationError(text, column, "expected a square of the board");
  return cell;
}

function readSum(text: string, sum: string): number {
  if (!/^(0|[1-9]\d{0,5})$/u.test(sum)) throw new NotationError(text, 2, "expected a sum");
  return Number(sum);
}

function readBribe(text: string, rest: string): Move {
  const space = rest.indexOf(" ");
  if (space < 0) return Object.freeze({ type: "bribe", coins: readSum(text, rest) });
  const coins = readSum(text, rest.slice(0, space));
  const note = readNote(rest.slice(space + 1));
  if (note === undefined) throw new NotationError(text, space + 3, "expected a note in quotes");
  return Object.freeze({ type: "bribe", coins, note });
}

/** The text that a JSON string stands for, if it is written as this library writes it. */
function readNote(quoted: string): string | undefined {
  try {
    const note: unknown = JSON.parse(quoted);
    const isGood = typeof note === "string" && note.length <= LONGEST_NOTE;
    return isGood && JSON.stringify(note) === quoted ? note : undefined;
  } catch {
    return undefined;
  }
}
