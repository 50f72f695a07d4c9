/**
 * Moves in short notation: `*q9` lays a card on q9, `+q9` places a pawn there, `roll` rolls again, `end` ends the turn,
 * `5q13-p9` moves a pawn with a 5, `=3` names a price, `yes` and `no` answer it, `~2` offers a bribe, `~2:Go_west` offers one
 * with a note, `take` and `leave` answer it.
 */
import { NotationError, quoted } from "../../kit/errors.js";
import { checkNotation } from "../../kit/records/notation.js";
import type { Move } from "../model/move.js";
import type { Board } from "../rules/board.js";
import { plainAction, type PlainType } from "../rules/packing.js";
import { LONGEST_NOTE } from "../rules/read-move.js";

const WORDS: ReadonlyMap<string, PlainType> = new Map([
  ["roll", "reroll"],
  ["end", "end-turn"],
  ["yes", "accept"],
  ["no", "refuse"],
  ["take", "take-bribe"],
  ["leave", "decline-bribe"],
]);

/** Returns the notation of a well-formed move. */
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
    case "reroll":
      return "roll";
    case "end-turn":
      return "end";
    case "accept":
      return "yes";
    case "refuse":
      return "no";
    case "bribe":
      return `~${move.coins}${move.note === undefined || move.note === "" ? "" : `:${writeNote(move.note)}`}`;
    case "take-bribe":
      return "take";
    case "decline-bribe":
      return "leave";
  }
}

/** Returns the move that a text in notation stands for; throws a `NotationError` if there is none. */
export function readMoveText(board: Board, given: unknown): Move {
  const text = checkNotation(given);
  const { moveObjects } = board;
  const type = WORDS.get(text);
  if (type !== undefined) return moveObjects.of(plainAction(type));
  const rest = text.slice(1);
  switch (text.charAt(0)) {
    case "*":
      return moveObjects.of(plainAction("card", readSquare(board, text, rest, 2)));
    case "+":
      return moveObjects.of(plainAction("place", readSquare(board, text, rest, 2)));
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
      if (more.length === 0)
        throw new NotationError(text, text.length + 1, "expected - and a square");
      const end = readSquare(board, text, more.join("-"), from.length + 3);
      // Not kept among the move objects of the board: most of the possible ones will never be legal.
      return Object.freeze({
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
        `expected a die from 1 to 6, one of * + = ~, or ${[...WORDS.keys()].join(", ")}`,
      );
  }
}

function readSquare(board: Board, text: string, square: string, column: number): number {
  const cell = board.numbers.get(square);
  if (cell === undefined) throw new NotationError(text, column, `unknown square ${quoted(square)}`);
  return cell;
}

function readSum(text: string, sum: string): number {
  if (!/^(0|[1-9]\d{0,5})$/u.test(sum))
    throw new NotationError(text, 2, "expected a whole number from 0 to 999999");
  return Number(sum);
}

function readBribe(text: string, rest: string): Move {
  const colon = rest.indexOf(":");
  if (colon < 0) return Object.freeze({ type: "bribe", coins: readSum(text, rest) });
  const coins = readSum(text, rest.slice(0, colon));
  const written = rest.slice(colon + 1);
  const note = readNote(written);
  if (writeNote(note) !== written || note === "" || note.length > LONGEST_NOTE) {
    throw new NotationError(
      text,
      colon + 3,
      `expected a note of 1 to ${LONGEST_NOTE} characters as formatMove writes it`,
    );
  }
  return Object.freeze({ type: "bribe", coins, note });
}

/** Returns a note as one word: spaces become `_`, and other characters with a meaning in records are encoded. */
const writeNote = (note: string): string =>
  note.replace(/[\s#%_]/gu, (character) =>
    character === " " ? "_" : `%${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const readNote = (written: string): string =>
  written.replace(/_|%[0-9a-f]{4}/gu, (code) =>
    code === "_" ? " " : String.fromCharCode(parseInt(code.slice(1), 16)),
  );
