/** The texts of `play` in English. */
import type { Texts } from "./texts.js";

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

export const en: Texts = {
  seat: (seat) => `Seat ${seat}`,
  you: "You",
  question: (who, phase, moves) =>
    `${who}: ${phase} (${count(moves, "legal move", "legal moves")})`,
  nextMove: "the next move",
  typeHelp: "Type help for what you can do.",
  help: [
    ["a move", "in notation, such as those listed; illegal ones are explained"],
    ["a number", "the move with this number in the last list"],
    ["picks", "parts of a move, such as  sky f7 : narrows down what is listed"],
    ["Enter", "what can be chosen now; or the move that the picks make"],
    ["back", "takes back the last pick"],
    ["moves TEXT", "all legal moves, or those that contain the text"],
    ["more", "the rest of a list that is too long for the screen"],
    ["why MOVE", "why a move is illegal"],
    ["hint", "what the bot `hard` would do"],
    ["undo", "takes back your last decision, and all that came after it"],
    ["board", "shows the whole board with its legend"],
    ["up, down, left, right", "shows another part of a board that is too large"],
    ["log N", "what the last moves have caused"],
    ["save FILE", "saves the game: as JSON if the name ends in .json, or as text"],
    ["quit", "ends the program"],
  ],
  nothingPicked: "Nothing was picked.",
  noLegalMove: "no legal move",
  notPicked: (word) => `nothing that can be picked here is called "${word}"`,
  ambiguous: (word, meanings) => `"${word}" can mean ${meanings.join(" or ")}`,
  isLegal: (move) => `${move} is legal.`,
  handOver: (name) => `${name}, press Enter when nobody else looks. `,
  tookBack: (moves) => `Took back ${count(moves, "move", "moves")}.`,
  nothingToTakeBack: "There is nothing of yours to take back.",
  whereToSave: "Where? Type save and the name of a file.",
  saved: (file) => `Saved to ${file}.`,
  thinks: (name, bot) => `${name} (${bot}) thinks ...`,
  expected: (points) => `(points by seat: ${points})`,
  more: (lines) => `... ${count(lines, "line", "lines")} more: type more`,
  bye: "Bye.",
};
