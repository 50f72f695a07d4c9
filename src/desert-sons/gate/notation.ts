/**
 * Moves in short notation: mostly a word, or a field. A tile is written as it lies after rotation, so the rotation is not written:
 *
 * `f7` the caravan moves to f7, `f7~` with the driver · `e6=DODD.E[M]` a tile placed · `1>e6=DODD.E[M]` by the scout, from
 * seat 1 · `x=ODDD.N[M]` a tile discarded · `+16:NE` an explorer placed, `-16` withdrawn · `@a6` a start.
 */
import { NotationError } from "../../kit/errors.js";
import { NONE } from "../../kit/none.js";
import { checkNotation } from "../../kit/records/notation.js";
import type { Board } from "../rules/board.js";
import { moveObject } from "../rules/moves/move-objects.js";
import { placement } from "../rules/moves/packing.js";
import { readAction } from "../rules/read-move.js";
import type { Move } from "../model/move.js";
import { readTile, writeTile } from "../model/tile.js";

/** Moves that are a word, a colon and another word. */
const WORDS: readonly {
  readonly type: "oasis" | "take" | "give" | "lay" | "look";
  readonly key: string;
  readonly expected: string;
}[] = [
  { type: "oasis", key: "portion", expected: "the sides of a portion" },
  { type: "take", key: "action", expected: "an action" },
  { type: "give", key: "good", expected: "a good" },
  { type: "lay", key: "good", expected: "a good" },
  { type: "look", key: "slot", expected: "a slot" },
];

/** Moves that are a single word. */
const LONE_WORDS = ["draw", "done", "guide", "decline", "renounce", "remove", "leave"] as const;

/** Returns a well-formed move in notation. */
export function writeMove(board: Board, move: Move): string {
  switch (move.type) {
    case "start":
      return `@${move.field}`;
    case "move":
      return move.to + (move.driver ? "~" : "");
    case "place":
      return placing(board, move);
    case "scout":
      return `${move.from}>${placing(board, move)}`;
    case "discard":
      return `x=${dotted(move.tile)}`;
    case "explorer":
      return `+${move.height}:${move.portion}`;
    case "withdraw":
      return `-${move.height}`;
    case "oasis":
      return `oasis:${move.portion}`;
    case "take":
      return `take:${move.action}`;
    case "give":
      return `give:${move.good}`;
    case "lay":
      return `lay:${move.good}`;
    case "look":
      return `look:${move.slot}`;
    default:
      return move.type;
  }
}

function placing(
  { kindNumbers, faceTexts, leastRotation }: Board,
  {
    tile,
    field,
    rotation,
  }: { readonly tile: string; readonly field: string; readonly rotation: number },
): string {
  const face = (kindNumbers.get(tile) ?? 0) * 4 + rotation;
  // A rotation that gives the same face as a smaller one is never legal, but it is a move and has a notation.
  return `${field}=${dotted(faceTexts[face])}${leastRotation[face] === rotation ? "" : `^${rotation}`}`;
}

/** Returns a tile with dots instead of spaces. */
const dotted = (tile: string): string => tile.replaceAll(" ", ".");

/** Returns the move that a notation stands for, on a board. */
export function readMoveText(board: Board, given: unknown): Move {
  const text = checkNotation(given);
  for (const type of LONE_WORDS) if (text === type) return made(board, text, { type }, 1, "");
  for (const { type, key, expected } of WORDS) {
    if (!text.startsWith(`${type}:`)) continue;
    const word = text.slice(type.length + 1);
    return made(board, text, { type, [key]: word }, type.length + 2, expected);
  }
  if (text.startsWith("@")) {
    return made(board, text, { type: "start", field: text.slice(1) }, 2, "a field of the area");
  }
  if (text.startsWith("x=")) {
    const face = faceOf(board, text, 2);
    const expected = `${dotted(board.kinds[face >> 2])} for this tile`;
    return made(board, text, { type: "discard", tile: board.faceTexts[face] }, 3, expected);
  }
  const explorer = /^([+-])([1-9][0-9]*)(?::([NESW]+))?$/u.exec(text);
  if (explorer !== null) return readExplorer(board, text, explorer);
  if (/^[+-]/u.test(text)) throw new NotationError(text, 2, "expected an explorer's height");
  return readPlacement(board, text);
}

/** Returns the move with these fields. If a value is wrong, throws an error with the column and what was expected there. */
function made(board: Board, text: string, fields: object, column: number, expected: string): Move {
  const action = readAction(board, fields);
  if (typeof action === "number") return moveObject(board, action);
  throw new NotationError(text, column, `expected ${expected}`);
}

function readExplorer(board: Board, text: string, match: RegExpExecArray): Move {
  const [, sign, digits, portion] = match as (string | undefined)[];
  const height = Number(digits);
  if (!board.explorerNumbers.has(height)) {
    throw new NotationError(text, 2, "expected an explorer's height");
  }
  const column = String(height).length + 2;
  if (sign === "+") {
    return made(board, text, { type: "explorer", height, portion }, column, "a portion");
  }
  if (portion !== undefined) throw new NotationError(text, column, "expected the end");
  return made(board, text, { type: "withdraw", height }, column, "");
}

/** Reads a move that begins with a field: the caravan moves there, or a tile is placed, perhaps from another seat's reserve. */
function readPlacement(board: Board, text: string): Move {
  const from = /^([0-3])>/u.exec(text);
  const start = from === null ? 0 : 2;
  const name = /^[a-z]+[0-9]+/u.exec(text.slice(start))?.[0] ?? "";
  const field = board.numbers.get(name);
  if (field === undefined) {
    const expected =
      start === 0
        ? "expected a field of the area, or another move"
        : "expected a field of the area";
    throw new NotationError(text, start + 1, expected);
  }
  const end = start + name.length;
  const rest = text.slice(end);
  if (from === null && (rest === "" || rest === "~")) {
    return made(board, text, { type: "move", to: name, driver: rest === "~" }, 1, "");
  }
  if (!rest.startsWith("=")) throw new NotationError(text, end + 1, "expected = and a tile");
  const again = /\^([1-3])$/u.exec(rest);
  const tileEnd = text.length - (again === null ? 0 : 2);
  let face = faceOf(board, text, end + 1, tileEnd);
  if (again !== null) {
    const rotated = face - (face & 3) + Number(again[1]);
    if (
      board.faceTexts[rotated] !== board.faceTexts[face] ||
      board.leastRotation[rotated] === Number(again[1])
    ) {
      throw new NotationError(text, tileEnd + 1, "expected the end");
    }
    face = rotated;
  }
  return moveObject(board, placement(from === null ? NONE : Number(from[1]), face, field));
}

/** Returns the face of a tile that is written as it lies. */
function faceOf(board: Board, text: string, from: number, to = text.length): number {
  let wrong: { readonly place: number; readonly message: string } | undefined;
  const blank = text.replaceAll(" ", "#").replaceAll(".", " ");
  const shape = readTile(blank, from, to, (place, message) => {
    wrong ??= { place, message };
  });
  if (shape === undefined) {
    throw new NotationError(text, (wrong?.place ?? from) + 1, wrong?.message ?? "expected a tile");
  }
  const written = writeTile(shape);
  const face = board.faceNumbers.get(written);
  if (face === undefined) throw new NotationError(text, from + 1, "expected a tile of the set");
  if (text.slice(from, to) !== dotted(written)) {
    throw new NotationError(text, from + 1, `expected ${dotted(written)} for this tile`);
  }
  return face;
}
