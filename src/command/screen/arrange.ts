/** Arranges a board and the text about it on one screen: beside each other if there is room, or else below each other. */
import { lengthOf, slice, wrapped } from "../terminal.js";

/** The parts of a screen, in lines of any length. */
export interface Parts {
  /** The board: a line with the numbers of columns, then rows that begin with their letters. */
  readonly board: readonly string[];
  /** Points and pieces of the players. */
  readonly facts: readonly string[];
  /** Events since the last decision. */
  readonly news: readonly string[];
  /** The question and what can be chosen, or the answer to what was typed. */
  readonly answer: readonly string[];
  /** The number of lines of the answer that were shown before. */
  readonly skipped: number;
}

/** The size of the screen, in characters. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The place on the board that has to be in view: an index of a line, and a column of characters. */
export interface Focus {
  readonly line: number;
  readonly column: number;
}

/** A screen in lines, with the number of lines of the answer that are on it, and of those that did not fit. */
export interface Arranged {
  readonly lines: readonly string[];
  readonly shown: number;
  readonly hidden: number;
}

/** The least width of the text beside a board. */
const SIDE = 26;
const GAP = 3;
/** The least number of lines below a board that does not fit as a whole. */
const BELOW = 9;
/** The least number of lines for an answer. */
const ANSWER = 3;

/** Arranges the parts on a screen. */
export function arranged(parts: Parts, size: Size, focus: Focus, columnWidth: number): Arranged {
  const width = Math.max(...parts.board.map(lengthOf));
  const side = size.width - width - GAP;
  if (side < SIDE) {
    const text = textOf(parts, size.width);
    const needed = text.facts.length + Math.min(text.answer.length, ANSWER);
    const room = size.height - Math.min(BELOW, needed);
    const board = cropped(parts.board, { width: size.width, height: room }, focus, columnWidth);
    const below = stacked(text, size.height - board.length);
    return { ...below, lines: [...board, ...below.lines] };
  }
  const { height } = size;
  const board = cropped(parts.board, { width, height }, focus, columnWidth);
  const beside = stacked(textOf(parts, side), height);
  const count = Math.max(board.length, beside.lines.length);
  const lines = Array.from({ length: count }, (_, index) => {
    const [left = "", right = ""] = [board[index], beside.lines[index]];
    return `${left}${" ".repeat(width - lengthOf(left) + GAP)}${right}`.trimEnd();
  });
  return { ...beside, lines };
}

type Text = Pick<Parts, "facts" | "news" | "answer">;

const textOf = ({ facts, news, answer, skipped }: Parts, width: number): Text => {
  const fitting = (lines: readonly string[]): string[] =>
    lines.flatMap((line) => wrapped(line, width));
  return { facts: fitting(facts), news: fitting(news), answer: fitting(answer).slice(skipped) };
};

/** Puts texts below each other. The answer comes first if there is little room, then the facts, then the newest events. */
function stacked({ facts, news, answer }: Text, height: number): Arranged {
  const asked = Math.min(answer.length, Math.max(ANSWER, height - facts.length));
  const told = Math.min(facts.length, height - asked);
  // An empty line on either side of the events.
  const left = height - asked - told - 2;
  const newest = left > 0 ? news.slice(-left) : [];
  const between = newest.length === 0 ? [] : ["", ...newest, ""];
  const lines = [...facts.slice(0, told), ...between, ...answer.slice(0, asked)];
  return { lines, shown: asked, hidden: answer.length - asked };
}

/** Returns the part of a board around the focus, with the numbers of its columns and the letters of its rows. */
export function cropped(
  board: readonly string[],
  { width, height }: Size,
  { line, column }: Focus,
  columnWidth: number,
): readonly string[] {
  const [head = "", ...rows] = board;
  const step = rowHeight(rows);
  const most = Math.max(step, Math.floor((height - 1) / step) * step);
  const top = rows.length < height ? 0 : start(line - 1, most, rows.length, step);
  const shown = [head, ...rows.slice(top, top + Math.min(most, rows.length))];
  const widest = Math.max(...board.map(lengthOf));
  if (widest <= width) return rows.length < height ? board : shown;
  const margin = marginOf(rows);
  const each = Math.max(1, Math.floor((width - margin) / columnWidth)) * columnWidth;
  const left = margin + start(column - margin, each, widest - margin, columnWidth);
  return (rows.length < height ? board : shown).map((text) =>
    `${slice(text, 0, margin).padEnd(margin)}${slice(text, left, left + each)}`.trimEnd(),
  );
}

/** Returns where a window of some size begins that has a place in its middle, in whole steps. */
function start(place: number, size: number, all: number, step: number): number {
  const wanted = Math.round((place - size / 2) / step) * step;
  return Math.max(0, Math.min(wanted, Math.ceil((all - size) / step) * step));
}

/** Returns the letters of the row in a line, with the space after them; `undefined` if it names no row. */
const rowName = (line: string): string | undefined => /^[a-z]+ /u.exec(line)?.[0];

/** Returns the width of the row letters, with a space. */
export const marginOf = (lines: readonly string[]): number =>
  Math.max(2, ...lines.map((line) => rowName(line)?.length ?? 0));

/** Returns the number of lines of a row: the distance between two lines that name one. */
function rowHeight(lines: readonly string[]): number {
  const first = lines.findIndex((line) => rowName(line) !== undefined);
  const second = lines.findIndex((line, index) => index > first && rowName(line) !== undefined);
  return second < 0 ? 1 : second - first;
}

/** Returns where a space such as `f10` is on a board, by the names of rows and columns. */
export function placeOf(board: readonly string[], space: string): Focus | undefined {
  const [, row, number] = /^([a-z]+)([0-9]+)$/u.exec(space) ?? [];
  if (row === undefined || number === undefined) return undefined;
  const line = board.findIndex((text) => rowName(text) === `${row} `);
  const column = new RegExp(`(?<![0-9])${number}(?![0-9])`, "u").exec(board[0] ?? "")?.index;
  return line < 0 || column === undefined ? undefined : { line, column };
}
