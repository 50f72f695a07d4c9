/** Reads a move from any value: checks its form only, not whether it is legal. */
import { listedAction } from "../../kit/engine/listed-moves.js";
import { type MoveForms, oneOf, readForm, wrongValue } from "../../kit/input/move-form.js";
import type { Move } from "../model/move.js";
import type { Refusal } from "../model/refusal.js";
import { COLOURS } from "../model/state.js";
import { packAction } from "./actions.js";
import type { Board } from "./board.js";
import { CAMEL, GIVE_BACK, LEADER } from "./numbers.js";
import type { Position } from "./position.js";

/** The fields of each type of move. */
const FORMS: MoveForms<Move["type"]> = {
  "give-back": ["colour"],
  leader: ["colour", "space"],
  camel: ["colour", "space"],
};

/** The kind of each type of move, as an action. */
const KINDS: Readonly<Record<Move["type"], number>> = {
  "give-back": GIVE_BACK,
  leader: LEADER,
  camel: CAMEL,
};

/** The action of a move, legal or not, or what is wrong with its form. */
export const actionOf = ({ setting: { board } }: Position, move: unknown): number | Refusal =>
  listedAction(move, board) ?? readAction(board, move);

function readAction(board: Board, move: unknown): number | Refusal {
  const form = readForm(FORMS, move);
  if ("reason" in form) return form;
  const { colour, space } = form.fields;
  const colourNumber = (COLOURS as readonly unknown[]).indexOf(colour);
  if (colourNumber < 0) return wrongValue("colour", oneOf(COLOURS), colour);
  if (form.type === "give-back") return packAction(GIVE_BACK, colourNumber, 0);
  const spaceNumber = typeof space === "string" ? board.numbers.get(space) : undefined;
  if (spaceNumber === undefined) return wrongValue("space", "a space of the board", space);
  return packAction(KINDS[form.type], colourNumber, spaceNumber);
}
