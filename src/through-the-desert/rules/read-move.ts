/** Reads a move from any value: checks its form only, not whether it is legal. */
import { listedAction } from "../../kit/engine/listed-moves.js";
import { quoted } from "../../kit/errors.js";
import { pathOf } from "../../kit/input/plain.js";
import type { Move } from "../model/move.js";
import type { Refusal } from "../model/refusal.js";
import { COLOURS } from "../model/state.js";
import { packAction } from "./actions.js";
import type { Board } from "./board.js";
import { CAMEL, GIVE_BACK, LEADER } from "./numbers.js";
import type { Position } from "./position.js";

/** By type of move: its kind as an action, and its fields. */
const FORMS: Readonly<Record<Move["type"], { kind: number; fields: readonly string[] }>> = {
  "give-back": { kind: GIVE_BACK, fields: ["type", "colour"] },
  leader: { kind: LEADER, fields: ["type", "colour", "space"] },
  camel: { kind: CAMEL, fields: ["type", "colour", "space"] },
};

const malformed = (path: string, message: string): Refusal =>
  Object.freeze({ reason: "malformed", rule: null, path, message });

/** The action of a move, legal or not, or what is wrong with its form. */
export const actionOf = ({ setting: { board } }: Position, move: unknown): number | Refusal =>
  listedAction(move, board) ?? readAction(board, move);

function readAction(board: Board, move: unknown): number | Refusal {
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
  const { kind, fields } = FORMS[type];
  const extra = Object.keys(move).find((key) => !fields.includes(key));
  if (extra !== undefined) {
    return malformed(pathOf([extra]), `unknown field ${quoted(extra)} in a ${type} move`);
  }
  if (type === "give-back") return packAction(kind, colourNumber, 0);
  const spaceNumber = typeof space === "string" ? board.numbers.get(space) : undefined;
  if (spaceNumber === undefined) return malformed("space", `unknown space ${quoted(space)}`);
  return packAction(kind, colourNumber, spaceNumber);
}
