/** The board as text, for terminals, logs and test failures. */
import { rowLetters } from "../../kit/boards/drawing.js";
import { hexName } from "../../kit/boards/places.js";
import { wantsColour } from "../../kit/input/text-options.js";
import { engine } from "../gate/engine.js";
import type { HexContents } from "../model/board.js";
import { readHexes } from "../model/drawing.js";
import { colourLetter } from "../gate/notation.js";
import type { Position } from "../rules/position.js";
import { contentsAt } from "./reading.js";
import { scorePosition } from "../rules/score.js";
import { type Colour, COLOURS, type State, type View } from "../model/state.js";

/** The options of {@link toText}. @category Reading a state */
export interface TextOptions {
  /** Whether to colour the camels with ANSI escape codes; `false` by default. */
  readonly colour?: boolean;
}

/** Each hex is drawn four characters wide, so a shifted row is shifted by two. */
const COLUMN_WIDTH = 2;

/** Background colours for black letters, out of the 256 colours of terminals. */
const GROUNDS: Readonly<Record<Colour, number>> = {
  honey: 222,
  rose: 217,
  grape: 183,
  sky: 117,
  mint: 158,
};

const LEGEND = [
  `Camels: colour and seat, a capital for the leader (${COLOURS.map((colour) => `${colourLetter(colour)} ${colour}`).join(", ")}).`,
  "~2 water   ** oasis   +1 territory of seat 1   *1 oasis in it   ^^ mountain   .. sand",
];

/**
 * Returns the board as text, with the names of its rows and columns, a legend, the supply and each seat's points. Letters show the
 * colours of camels, so the text can be read without colour.
 *
 * @param state - A state or view.
 * @param options - Whether to colour the text.
 *
 * @example
 * ```ts
 * import { setup, toText } from "caravanserai/through-the-desert";
 *
 * const text = toText(setup({ players: 2, seed: 1 }));
 * text.includes("^^"); // => true
 * text.includes("\\u001b["); // => false
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @throws {@link ArgumentError} if the options are invalid.
 * @category Reading a state
 */
export function toText(state: State | View, options: TextOptions = {}): string {
  const good = engine.trusted(state);
  const position = engine.positionOf(good);
  return [
    ...boardLines(position, wantsColour(options)),
    "",
    ...LEGEND,
    "",
    `Loose camels: ${COLOURS.map((name) => `${name} ${good.supply[name]}`).join(", ")}`,
    ...scoreLines(position),
    decisionLine(good),
  ].join("\n");
}

function boardLines(position: Position, coloured: boolean): string[] {
  const { board } = position.setting;
  // A section that is left out is not drawn.
  const whole = board.spaces.some(({ section }) => section);
  const hexes = readHexes(board.layout.rows).hexes.filter(({ section }) => whole || !section);
  const rows = Math.max(...hexes.map(({ row }) => row)) + 1;
  const columns = Math.max(...hexes.map(({ column }) => column)) + 1;
  const margin = rowLetters(rows - 1).length + 1;
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    let line = rowLetters(row).padEnd(margin);
    let width = 0;
    for (const hex of hexes.filter((one) => one.row === row)) {
      const indent = hex.column * COLUMN_WIDTH - width;
      const number = board.numbers.get(hexName(hex));
      const cell = number === undefined ? "^^" : drawSpace(contentsAt(position, number), coloured);
      line += " ".repeat(indent) + cell;
      width = hex.column * COLUMN_WIDTH + 2;
    }
    lines.push(line.trimEnd());
  }
  const numbers = Array.from({ length: Math.ceil(columns / 2) }, (_, place) =>
    String(place + 1).padEnd(4),
  );
  return [(" ".repeat(margin) + numbers.join("")).trimEnd(), ...lines];
}

function drawSpace({ camel, oasis, water, territory }: HexContents, coloured: boolean): string {
  if (camel !== null) {
    const letter = colourLetter(camel.colour);
    const cell = `${camel.leader ? letter.toUpperCase() : letter}${camel.seat}`;
    return coloured ? `\u001b[30;48;5;${GROUNDS[camel.colour]}m${cell}\u001b[0m` : cell;
  }
  if (territory !== null) return `${oasis ? "*" : "+"}${territory.seat}`;
  if (oasis) return "**";
  return water === null ? ".." : `~${water}`;
}

function scoreLines(position: Position): string[] {
  const { seats, winners } = scorePosition(position);
  return seats.map(({ total, oases, water, caravans, territory }, seat) => {
    const sources = `oases ${oases}, water ${water}, caravans ${caravans}, territory ${territory}`;
    return `Seat ${seat}: ${String(total).padStart(3)} points (${sources})${winners.includes(seat) ? " wins" : ""}`;
  });
}

function decisionLine({ seat, phase, round, left }: State | View): string {
  if (seat === null) return "The game is over.";
  if (phase === "give-back") return `Seat ${seat} gives back a leader.`;
  const piece = phase === "leaders" ? "leader" : left === 1 ? "camel" : "camels";
  return `Round ${round}: seat ${seat} places ${left} ${piece}.`;
}
