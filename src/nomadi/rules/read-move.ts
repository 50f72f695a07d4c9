/** Reads a move from any value: checks its form, not whether it is legal. */
import { listedAction } from "../../kit/engine/listed-moves.js";
import { type Malformed, type MoveForms, readForm, wrongValue } from "../../kit/input/move-form.js";
import type { Move } from "../model/move.js";
import type { Refusal } from "../model/refusal.js";
import type { Board } from "./board.js";
import { bribeAction, pawnAction, plainAction, priceAction } from "./packing.js";
import type { Position } from "./position.js";

/** The most characters of a note. */
export const LONGEST_NOTE = 500;
/** No game comes near this many coins. */
export const HIGHEST_SUM = 1_000_000;

/** The fields of each type of move. */
const FORMS: MoveForms<Move["type"]> = {
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

/** The action of a value that has the form of a move on this board, legal now or not; or why it has not. */
export function actionOf({ setting: { board } }: Position, move: unknown): number | Refusal {
  const listed = listedAction(move, board.moveObjects);
  if (listed !== undefined) return listed;
  const form = readForm(FORMS, move, ["note"]);
  if ("reason" in form) return form;
  const { type, fields } = form;
  switch (type) {
    case "card":
    case "place": {
      const cell = cellOf(board, fields["square"]);
      return cell === undefined ? noSquare(fields, "square") : plainAction(type, cell);
    }
    case "move": {
      const { die } = fields;
      const from = cellOf(board, fields["from"]);
      const to = cellOf(board, fields["to"]);
      if (!isSum(die) || die < 1 || die > 6) {
        return wrongValue("die", "a whole number from 1 to 6", die);
      }
      if (from === undefined) return noSquare(fields, "from");
      return to === undefined ? noSquare(fields, "to") : pawnAction(die, from, to);
    }
    case "price": {
      const { price } = fields;
      return isSum(price) ? priceAction(price) : noSum(fields, "price");
    }
    case "bribe": {
      const { coins, note } = fields;
      if (!isSum(coins)) return noSum(fields, "coins");
      if (note === undefined || (typeof note === "string" && note.length <= LONGEST_NOTE)) {
        return bribeAction(coins);
      }
      return wrongValue("note", `a text of at most ${LONGEST_NOTE} characters`, note);
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

const isSum = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= HIGHEST_SUM;

const cellOf = (board: Board, square: unknown): number | undefined =>
  typeof square === "string" ? board.numbers.get(square) : undefined;

type Fields = Readonly<Record<string, unknown>>;

const noSquare = (fields: Fields, path: string): Malformed =>
  wrongValue(path, "a square of the board", fields[path]);

const noSum = (fields: Fields, path: string): Malformed =>
  wrongValue(path, `a whole number from 0 to ${HIGHEST_SUM}`, fields[path]);
