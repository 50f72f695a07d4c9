/** Reads a move from any value: checks its form only, not whether it is legal. */
import { quoted } from "../../kit/errors.js";
import { plainMove } from "../../kit/input/plain.js";
import { IllegalMoveError } from "../model/illegal-move.js";
import type { Move } from "../model/move.js";
import type { Refusal } from "../model/refusal.js";
import { COLOURS } from "../model/state.js";
import { type Board, GIVE_BACK_MOVES, placementMove } from "./board.js";

/** A move as numbers; `space` is 0 where the move has none. */
export interface Decision {
  readonly type: Move["type"];
  readonly colour: number;
  readonly space: number;
}

/** The fields of a move of each type. */
const FIELDS: Readonly<Record<Move["type"], readonly string[]>> = {
  "give-back": ["type", "colour"],
  leader: ["type", "colour", "space"],
  camel: ["type", "colour", "space"],
};

const malformed = (path: string, message: string): Refusal =>
  Object.freeze({ reason: "malformed", rule: null, path, message });

/** The move as numbers, or what is wrong with its form. */
export function readDecision(board: Board, move: unknown): Decision | Refusal {
  if (typeof move !== "object" || move === null || Array.isArray(move)) {
    return malformed("", "expected a move, which is an object");
  }
  const { type, colour, space } = move as Readonly<Record<string, unknown>>;
  if (type !== "give-back" && type !== "leader" && type !== "camel") {
    return malformed(
      "type",
      `unknown type ${quoted(type)}, expected "give-back", "leader" or "camel"`,
    );
  }
  const colourNumber = (COLOURS as readonly unknown[]).indexOf(colour);
  if (colourNumber < 0) {
    return malformed("colour", `unknown colour ${quoted(colour)}, expected ${COLOURS.join(", ")}`);
  }
  const extra = Object.keys(move).find((key) => !FIELDS[type].includes(key));
  if (extra !== undefined) {
    return malformed(extra, `unknown field ${quoted(extra)} in a ${type} move`);
  }
  if (type === "give-back") return { type, colour: colourNumber, space: 0 };
  const spaceNumber = typeof space === "string" ? board.numbers.get(space) : undefined;
  if (spaceNumber === undefined) return malformed("space", `unknown space ${quoted(space)}`);
  return { type, colour: colourNumber, space: spaceNumber };
}

/** The move that a value has the form of, legal or not; throws if it has the form of none. */
export function readMove(board: Board, given: unknown): Move {
  const move = plainMove(given);
  const read = readDecision(board, move);
  if ("reason" in read) throw new IllegalMoveError(read, move);
  if (read.type === "give-back") return GIVE_BACK_MOVES[read.colour];
  return placementMove(board, read.type, read.colour, read.space);
}
