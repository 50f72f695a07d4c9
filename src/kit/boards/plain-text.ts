/** A text of any game, made from its `board`: spaces, contents, lines and points. */
import type {
  BoardLine,
  BoardSpace,
  Game,
  GameBoard,
  GameTypes,
  StateBase,
  StateOrView,
} from "../../game.js";
import { ArgumentError, quoted } from "../errors.js";
import { fieldsOf } from "../input/plain.js";
import { wantsColour } from "../input/text-options.js";
import { factsOf, factsOfSeat, type Fact, sourcesOf } from "./facts.js";
import { enclosedBy } from "./inside.js";
import { type BoardToken, tokensOf } from "./tokens.js";

/** The options of a text. @category Text and pictures */
export interface PlainTextOptions {
  /** Whether to colour the pieces with ANSI escape codes; `false` by default. */
  readonly colour?: boolean;
}

/** Background colours of seats for black letters, out of the 256 colours of terminals. */
const GROUNDS = [217, 117, 158, 183, 222];
/** Centres whose heights differ by less than this are in one line. */
const SAME_LINE = 0.25;

/**
 * Makes the function `toText` of a game: the board with the names of its spaces and what is on them, the fields of the state, and the
 * points. Spaces are where `board` has them. An object with a `seat` in the contents of a space is a piece of that seat, such as `@0`;
 * numbers and texts are marks. Enclosed spaces are listed by the lines around them.
 *
 * @example
 * ```ts
 * import { plainText } from "caravanserai/kit";
 * import * as game from "caravanserai/nomadi";
 *
 * const toText = plainText(game);
 * toText(game.setup({ players: 2, seed: 1 })).includes("Seat 1:"); // => true
 * ```
 *
 * @param game - The game, such as `makeGame` makes it.
 * @returns `toText(state, options)`, which takes a state or view.
 * @throws {@link ArgumentError} if the value is not a game.
 * @category Text and pictures
 */
export function plainText<Types extends GameTypes>(
  game: Game<Types>,
): (state: StateOrView<Types>, options?: PlainTextOptions) => string {
  const { board, score } = fieldsOf(game, "board", "score");
  if (typeof board !== "function" || typeof score !== "function") {
    throw new ArgumentError("game", `expected a game, got ${quoted(game)}`);
  }
  return (state, options = {}) => {
    const coloured = wantsColour(options);
    const drawn = game.board(state);
    return [
      ...boardLines(drawn, coloured),
      "",
      ...lineTexts(drawn),
      ...factsOf(state).map(([name, value]) => `${name}: ${value}`),
      ...seatLines(state, game.score(state)),
      decisionLine(state),
    ].join("\n");
  };
}

/** Returns the shortest beginnings of some words that tell them apart. */
function abbreviations(words: readonly string[]): ReadonlyMap<string, string> {
  const short = new Map<string, string>();
  const taken = new Set<string>();
  for (const word of words) {
    let length = 1;
    while (taken.has(word.slice(0, length)) && length < word.length) length++;
    taken.add(word.slice(0, length));
    short.set(word, word.slice(0, length));
  }
  return short;
}

/** Returns the terrains in order, without the most frequent one of named spaces, which needs no mark. */
function rareTerrains(spaces: readonly BoardSpace[]): string[] {
  const counts = new Map<string, number>();
  for (const { name, terrain } of spaces) {
    counts.set(terrain, (counts.get(terrain) ?? 0) + (name === null ? 0 : 1));
  }
  const most = Math.max(0, ...counts.values());
  const common = [...counts.keys()].find((terrain) => counts.get(terrain) === most);
  return [...counts.keys()].filter((terrain) => terrain !== common);
}

function boardLines({ spaces }: GameBoard, coloured: boolean): string[] {
  const terrains = abbreviations(rareTerrains(spaces));
  const cells = spaces.map(({ name, terrain, contents, centre }) => {
    const tokens = tokensOf(contents);
    const parts = [
      ...[name ?? "", terrains.get(terrain) ?? ""],
      ...tokens.filter(({ seat }) => seat === null).map(({ label }) => label),
    ].filter((part) => part !== "");
    return { centre, text: parts.join(" "), pieces: tokens.filter(({ seat }) => seat !== null) };
  });
  const lengthOf = ({ text, pieces }: (typeof cells)[number]): number =>
    text.length + (pieces.length > 0 ? 1 : 0) + pieces.map(pieceText).join("").length;
  // An even width, so that a row of hexes can be shifted by half of it.
  const width = Math.ceil((Math.max(0, ...cells.map(lengthOf)) + 2) / 2) * 2;
  const left = Math.min(...cells.map(({ centre }) => centre.x));
  const lines: string[] = [];
  let [line, used, y] = ["", 0, Number.NEGATIVE_INFINITY];
  const sorted = [...cells].sort((one, other) =>
    Math.abs(one.centre.y - other.centre.y) < SAME_LINE
      ? one.centre.x - other.centre.x
      : one.centre.y - other.centre.y,
  );
  for (const cell of sorted) {
    if (cell.centre.y - y >= SAME_LINE) {
      if (y !== Number.NEGATIVE_INFINITY) lines.push(line.trimEnd());
      [line, used, y] = ["", 0, cell.centre.y];
    }
    const column = Math.round((cell.centre.x - left) * width);
    const gap = Math.max(used > 0 ? 1 : 0, column - used);
    const pieces = cell.pieces.map((piece) => coloredPiece(piece, coloured)).join("");
    line += " ".repeat(gap) + cell.text + (pieces === "" ? "" : ` ${pieces}`);
    used += gap + lengthOf(cell);
  }
  lines.push(line.trimEnd());
  const legend = [...terrains].map(([terrain, short]) => `${short} ${terrain}`).join(", ");
  return legend === "" ? lines : [...lines, "", `Terrain: ${legend}`];
}

const pieceText = ({ seat, label }: BoardToken): string => `@${seat ?? ""}${label}`;

function coloredPiece(piece: BoardToken, coloured: boolean): string {
  const text = pieceText(piece);
  const ground = GROUNDS[(piece.seat ?? 0) % GROUNDS.length];
  return coloured ? `\u001b[30;48;5;${ground}m${text}\u001b[0m` : text;
}

/** Returns the spaces within closed lines, by kind of line and seat. */
function lineTexts({ lines, spaces }: GameBoard): string[] {
  const groups = new Map<string, BoardLine[]>();
  for (const line of lines) {
    const { seat } = line as { readonly seat?: unknown };
    const title = typeof seat === "number" ? `${line.kind} of seat ${seat}` : line.kind;
    groups.set(title, [...(groups.get(title) ?? []), line]);
  }
  const texts: string[] = [];
  for (const [title, group] of groups) {
    const names = spaces.filter(({ centre }) => enclosedBy(group, centre)).map(({ name }) => name);
    if (names.length > 0) texts.push(`${title}: ${names.join(" ")}`);
  }
  return texts;
}

function seatLines(state: StateBase, { seats, winners }: GameTypes["score"]): string[] {
  const listed = (facts: readonly Fact[]): string =>
    facts.map(([name, value]) => `${name} ${value}`).join(", ");
  return seats.map((points, seat) => {
    const sources = listed(sourcesOf(points));
    const known = listed(factsOfSeat(state, seat));
    return [
      `Seat ${seat}: ${points.total} points`,
      sources === "" ? "" : ` (${sources})`,
      winners.includes(seat) ? " wins" : "",
      known === "" ? "" : `; ${known}`,
    ].join("");
  });
}

const decisionLine = (state: StateBase): string => {
  if (state.seat === null) return "The game is over.";
  const { phase } = state as { readonly phase?: unknown };
  return `Seat ${state.seat} decides${typeof phase === "string" ? `: ${phase}` : ""}.`;
};
