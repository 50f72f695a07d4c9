/** The board as text, for terminals, logs and failing tests. */
import { rowLetters } from "../../kit/boards/drawing.js";
import { wantsColour } from "../../kit/input/text-options.js";
import { engine } from "../gate/engine.js";
import type { Position } from "../rules/position.js";
import { type Contents, contentsAt, isValleyBetween } from "./reading.js";
import type { HeldCard, State, View } from "../model/state.js";

/** The options of {@link toText}. @category Reading a state */
export interface TextOptions {
  /** Whether to colour the pawns with ANSI codes. Default: `false`. */
  readonly colour?: boolean;
}

/** Background colours by seat, out of the 256 colours of terminals. */
const GROUNDS = [117, 222, 217, 158, 183];

const LEGEND =
  "Pawns: 0 to 4 by seat.   ? card   S start   G goal   o water hole   . sand   - and | the valley";

/**
 * Returns the board as text, with the names of rows and columns, a legend, the possessions of each seat, the dice, and the decision
 * that is due. In the text of a view, cards that its viewer has not seen are question marks.
 *
 * @param state - A state or view.
 * @param options - Whether to colour the text.
 *
 * @example
 * ```ts
 * import { setup, toText, view } from "caravanserai/nomadi";
 *
 * const text = toText(view(setup({ players: 2, seed: 1 }), 0));
 * text.includes("Seat 1: 5 coins"); // => true
 * text.includes("\\u001b["); // => false
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @throws {@link ArgumentError} if the options are invalid.
 * @category Reading a state
 */
export function toText(state: State | View, options: TextOptions = {}): string {
  const good = engine.trusted(state);
  return [
    ...boardLines(engine.positionOf(good), wantsColour(options)),
    "",
    LEGEND,
    "",
    ...seatLines(good),
    ...turnLines(good),
  ].join("\n");
}

function boardLines(position: Position, coloured: boolean): string[] {
  const { board } = position.setting;
  const { rows, columns, stride, names } = board;
  const margin = rowLetters(rows - 1).length + 1;
  const header = Array.from({ length: columns }, (_, column) => String(column + 1).padEnd(3));
  const lines = [(" ".repeat(margin) + header.join("")).trimEnd()];
  for (let row = 0; row < rows; row++) {
    let line = rowLetters(row).padEnd(margin);
    let below = " ".repeat(margin);
    for (let column = 0; column < columns; column++) {
      const cell = (row + 1) * stride + column + 1;
      const isSquare = names[cell] !== "";
      const right = isSquare && isValleyBetween(board, cell, cell + 1) ? " |" : "  ";
      line += (isSquare ? drawSquare(contentsAt(position, cell), coloured) : " ") + right;
      below += isSquare && isValleyBetween(board, cell, cell + stride) ? "---" : "   ";
    }
    lines.push(line.trimEnd());
    if (below.trim() !== "") lines.push(below.trimEnd());
  }
  return lines;
}

function drawSquare({ terrain, pawn, card }: Contents, coloured: boolean): string {
  if (pawn !== null) {
    return coloured ? `\u001b[30;48;5;${GROUNDS[pawn]}m${pawn}\u001b[0m` : String(pawn);
  }
  if (card) return "?";
  if (terrain === "start") return "S";
  if (terrain === "goal") return "G";
  return terrain === "water" ? "o" : ".";
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

const cardsText = (cards: readonly HeldCard<number | null>[]): string =>
  cards.length === 0
    ? "no cards"
    : `cards ${cards.map(({ value }) => (value === null ? "?" : signed(value))).join(" ")}`;

/** Returns a line for each seat. The total is shown only if all cards of the seat are known. */
function seatLines({ seats, over }: State | View): string[] {
  const totals = seats.map(({ coins, debt, cards }) =>
    cards.reduce((sum, { value }) => sum + (value ?? NaN), coins - debt),
  );
  const best = Math.max(...totals);
  return seats.map(({ coins, debt, cards }, seat) => {
    const owed = debt === 0 ? "" : `, ${debt} owed`;
    const total = Number.isNaN(totals[seat]) ? "" : `, ${totals[seat]} in all`;
    const wins = over && totals[seat] === best ? " wins" : "";
    return `Seat ${seat}: ${coins} coins${owed}, ${cardsText(cards)}${total}${wins}`;
  });
}

function turnLines({
  seat,
  phase,
  turnNumber,
  inTurn,
  dice,
  offer,
  bribe,
}: State | View): string[] {
  const rolled =
    dice.length === 0 ? [] : [`Turn ${turnNumber} of seat ${inTurn ?? 0}: ${dice.join(" ")}`];
  return [...rolled, decisionLine()];

  function decisionLine(): string {
    const who = `Seat ${seat ?? 0}`;
    switch (phase) {
      case "cards":
        return `${who} lays out a card.`;
      case "pawns":
        return `${who} places a pawn.`;
      case "reroll":
        return `${who} rolls again or ends the turn.`;
      case "bribe":
        return `${who} offers a bribe.`;
      case "bribe-answer":
        return `${who} answers the bribe of seat ${bribe?.by ?? 0}: ${bribe?.coins ?? 0}${noteText(bribe?.note ?? null)}.`;
      case "move":
        return `${who} moves a pawn.`;
      case "price":
        return `${who} names a price for the card at ${offer?.square ?? ""}${valueText(offer?.value ?? null)}.`;
      case "price-answer":
        return `${who} answers the price for the card at ${offer?.square ?? ""}: ${offer?.price ?? 0}.`;
      case "over":
        return "The game is over.";
    }
  }
}

const noteText = (note: string | null): string =>
  note === null ? "" : `, ${JSON.stringify(note)}`;
const valueText = (value: number | null): string => (value === null ? "" : ` (${signed(value)})`);
