/**
 * Moves in short notation: the letter of the colour and the space. A capital is a leader (`Hf7`), a small letter a camel
 * (`hf7`), and a letter after a dash a leader given back (`-h`).
 */
import { NotationError, quoted } from "../../kit/errors.js";
import { checkNotation } from "../../kit/records/notation.js";
import type { Move } from "../model/move.js";
import { COLOURS, type Colour } from "../model/state.js";
import { moveOf, packAction } from "../rules/actions.js";
import { CAMEL, GIVE_BACK, LEADER } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";

/** Returns the letter of a colour. */
export const colourLetter = (colour: Colour): string => colour.charAt(0);

const LETTERS = COLOURS.map(colourLetter).join("");

/** Returns a move in notation. */
export function writeMove(move: Move): string {
  const letter = colourLetter(move.colour);
  if (move.type === "give-back") return `-${letter}`;
  return (move.type === "leader" ? letter.toUpperCase() : letter) + move.space;
}

/** Returns the move that a notation stands for on a board, legal or not. */
export function readMoveText(position: Position, given: unknown): Move {
  const text = checkNotation(given);
  const givesBack = text.startsWith("-");
  const letter = text.charAt(givesBack ? 1 : 0);
  const colour = LETTERS.indexOf(letter.toLowerCase());
  const isLeader = letter !== letter.toLowerCase();
  if (letter === "" || colour < 0 || (givesBack && isLeader)) {
    const column = givesBack ? 2 : 1;
    throw new NotationError(text, column, `expected a colour (${[...LETTERS].join(", ")})`);
  }
  if (givesBack) {
    if (text.length > 2) throw new NotationError(text, 3, "expected the end");
    return moveOf(position, packAction(GIVE_BACK, colour, 0));
  }
  const space = position.setting.board.numbers.get(text.slice(1));
  if (space === undefined)
    throw new NotationError(text, 2, `unknown space ${quoted(text.slice(1))}`);
  return moveOf(position, packAction(isLeader ? LEADER : CAMEL, colour, space));
}
