/** The explored area as text, for terminals, logs and test failures. */
import { rowLetters } from "../../kit/boards/drawing.js";
import { wantsColour } from "../../kit/input/text-options.js";
import { engine } from "../gate/engine.js";
import type { Board } from "../rules/board.js";
import { spaceIndex } from "../rules/tiles/face-tables.js";
import { NONE } from "../../kit/none.js";
import { caravanOn, type Position } from "../rules/position.js";
import { scorePosition } from "../rules/score.js";
import { ACTIONS, type Goods, GOODS, type State, type View } from "../model/state.js";
import { actionLetter, lineOf } from "../model/tile.js";
import { oasesOf } from "./oases.js";
import { goodValues } from "./reading-pieces.js";

/** The options of {@link toText}. @category Reading a state */
export interface TextOptions {
  /** Whether to colour caravans and oases with the colour codes for terminals; default `false`. */
  readonly colour?: boolean;
}

/** A field is drawn nine characters wide and three lines high. */
const WIDTH = 9;
const HEIGHT = 3;

/** Lines to a side by their number: none, brown, white. */
const ACROSS = " ─═";
const UPRIGHT = " │║";

/** Codes out of the 256 colours of terminals: a background for each seat, and green for oases. */
const SEAT_COLOURS = [222, 117, 217, 158];
const OASIS_COLOUR = 34;

const LEGEND = [
  "Lines lead from the middle of a tile to its sides: ─ │ brown, ═ ║ white. A side with a letter (a, b, c, d) is a portion of oasis; others are desert.",
  "(0) the caravan of seat 0   After the south side: action spaces, those of portions b to d after their letter.",
  "M myrrh, F frankincense, S salt, G gems, C camel, W water, R rumour",
];

/**
 * Returns the explored area as text, with the names of rows and columns, a legend, the oases with explorers, the pieces of every
 * player, and the decision that is due. It is readable without colour.
 *
 * @param state - A state or view.
 * @param options - Whether to colour the text.
 *
 * @example
 * ```ts
 * import { setup, toText } from "caravanserai/desert-sons";
 *
 * const text = toText(setup({ players: 2, seed: 1 }));
 * text.includes("(0)"); // => true
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
    ...areaLines(position, wantsColour(options)),
    "",
    ...LEGEND,
    "",
    ...oasisLines(good),
    ...seatLines(good),
    stockLine(good),
    decisionLine(good),
  ].join("\n");
}

function areaLines(position: Position, coloured: boolean): string[] {
  const { set } = position.setting.board;
  const margin = rowLetters(set.rows - 1).length + 1;
  const heads = Array.from({ length: set.columns }, (_, column) =>
    String(column + 1)
      .padStart(5)
      .padEnd(WIDTH),
  );
  const lines = [(" ".repeat(margin) + heads.join("")).trimEnd()];
  for (let row = 0; row < set.rows; row++) {
    const cells = Array.from({ length: set.columns }, (_, column) =>
      cellLines(position, row * set.columns + column, coloured),
    );
    for (let line = 0; line < HEIGHT; line++) {
      const name = line === 1 ? rowLetters(row) : "";
      lines.push((name.padEnd(margin) + cells.map((cell) => cell[line]).join("")).trimEnd());
    }
  }
  return lines;
}

/** Returns three lines for a field: north; west, centre, east; south and action spaces. */
function cellLines(position: Position, field: number, coloured: boolean): string[] {
  const { board } = position.setting;
  const face = position.face[field];
  if (face === NONE) return new Array<string>(HEIGHT).fill(" ".repeat(WIDTH));
  const paint = (text: string, code: string): string =>
    coloured && text.trim() !== "" ? `\u001b[${code}m${text}\u001b[0m` : text;
  const portion = (side: number): string => {
    const number = board.portionAt[face * 4 + side];
    return number === NONE ? " " : "abcd".charAt(number);
  };
  const oasis = (text: string): string => paint(text, `38;5;${OASIS_COLOUR}`);
  const line = (side: number, drawn: string): string => {
    const text = drawn.charAt(lineOf(board.sides[face * 4 + side]));
    return portion(side) === " " ? text : oasis(text);
  };
  const across = (side: number): string => line(side, ACROSS);
  const upright = (side: number): string => `   ${oasis(portion(side))}${line(side, UPRIGHT)}`;
  const seat = caravanOn(position, field);
  const centre =
    seat === NONE
      ? `${across(3)}┼${across(1)}`
      : paint(`(${seat})`, `30;48;5;${SEAT_COLOURS[seat]}`);
  const spaces = spacesText(board, face);
  return [
    `${upright(0)}    `,
    `${oasis(portion(3))}${across(3).repeat(2)}${centre}${across(1).repeat(2)}${oasis(portion(1))}`,
    `${upright(2)}${spaces.padEnd(WIDTH - 5).slice(0, WIDTH - 5)}`,
  ];
}

/** Returns the action spaces of a face: those of portion a without a prefix, those of other portions after their letter. */
function spacesText({ portions, spaces }: Board, face: number): string {
  let text = "";
  for (let portion = 0; portion < portions[face]; portion++) {
    let letters = "";
    for (let action = 0; action < ACTIONS.length; action++) {
      letters += actionLetter(action).repeat(spaces[spaceIndex(face, portion, action)]);
    }
    if (letters !== "") text += (portion === 0 ? "" : "abcd".charAt(portion)) + letters;
  }
  return text;
}

/** Returns a line for each oasis with explorers. */
function oasisLines(state: State | View): string[] {
  return oasesOf(state)
    .filter(({ explorers }) => explorers.length > 0)
    .map(({ portions, explorers, spaces, complete }) => {
      const places = portions.map(({ field, portion }) => `${field} ${portion}`).join(", ");
      const owners = explorers.map((height) => {
        const explorer = state.explorers.find((one) => one.height === height);
        return `${height} of seat ${String(explorer?.seat)} (${String(explorer?.field)} ${String(explorer?.portion)})`;
      });
      const kind = complete ? "Complete oasis" : "Oasis";
      return `${kind} ${places}: ${spaces.join(", ") || "no action spaces"}; explorers ${owners.join(", ")}`;
    });
}

const goodsText = (goods: Goods): string =>
  GOODS.filter((good) => goods[good] > 0)
    .map((good) => `${goods[good]} ${good}`)
    .join(", ") || "no goods";

function seatLines(state: State | View): string[] {
  const values = goodValues(state);
  // Once the game is over, the rumours on the board are known to all (T33).
  const winners = state.over ? scorePosition(engine.positionOf(state)).winners : [];
  return state.seats.map(({ reserve, water, camels, goods }, seat) => {
    const held = GOODS.filter((good) => goods[good] > 0);
    const known = held.every((good) => values[good] !== null);
    const sum = held.reduce((total, good) => total + goods[good] * (values[good] ?? 0), 0);
    const gold = `${known ? sum : "?"} gold${winners.includes(seat) ? " wins" : ""}`;
    const turban = state.turban === seat ? ", the turban" : "";
    const tiles = reserve.length === 0 ? "none" : reserve.join(" | ");
    return `Seat ${seat}: ${gold} (${goodsText(goods)}); water ${water}, camel tiles ${camels}${turban}; reserve ${tiles}`;
  });
}

function stockLine(state: State | View): string {
  const values = goodValues(state);
  const worth = GOODS.map((good) => `${good} ${values[good] ?? "?"}`).join(", ");
  const tiles = state.stack.map((left, pile) => `${pile + 1}: ${left}`).join(", ");
  return `Stack ${tiles}. Values ${worth}.`;
}

const ASKED: Readonly<Record<Exclude<State["phase"], "over">, string>> = {
  start: "chooses a start",
  travel: "may move and explore",
  explore: "may explore",
  place: "places the tile drawn",
  explorer: "may place or withdraw an explorer",
  oasis: "chooses which oasis is scored first",
  action: "chooses an action space",
  swap: "may swap a good",
  lay: "lays a rumour",
  look: "looks at a rumour",
  remove: "takes the rumour off or leaves it",
  guide: "may pay the guide for an extra turn",
};

function decisionLine({ phase, seat, drawn, inTurn }: State | View): string {
  if (phase === "over") return "The game is over.";
  const whose = inTurn === null || inTurn === seat ? "" : `In the turn of seat ${inTurn}: `;
  return `${whose}${whose === "" ? "Seat" : "seat"} ${String(seat)} ${ASKED[phase]}${drawn === null ? "" : ` (${drawn})`}.`;
}
