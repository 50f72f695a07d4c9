/** Positions set up by hand for tests: whole states by way of `load`, and a few pawns alone on an open board. */
import {
  apply,
  grandCrossing,
  load,
  type Move,
  type Options,
  setup,
  type State,
} from "caravanserai/nomadi";
import { boardOf } from "../../src/nomadi/rules/board.js";
import { settingOf } from "../../src/nomadi/rules/setting.js";
import { listMoves } from "../../src/nomadi/rules/actions.js";
import { blankPosition, putPawn } from "../../src/nomadi/rules/position.js";
import { boardSquares } from "./squares.js";

/** Out of the way of the scenes. */
const FAR = ["a16", "b16", "c16", "d16", "e16", "f16"];

/** What a scene is made of; the rest is filled in. */
export interface Scene {
  readonly options?: Partial<Options>;
  /** By seat. */
  readonly pawns: readonly (readonly string[])[];
  readonly dice: readonly number[];
  /** With two players, odd turns are those of seat 0; 101 unless given. */
  readonly turnNumber?: number;
  /** By seat; 5 each unless given. */
  readonly coins?: readonly number[];
  readonly debts?: readonly number[];
  /** Everything else. */
  readonly change?: Partial<State>;
}

/** A state with the pawns and dice of a scene; the cards that lie under pawns are in the hand of seat 0. */
export function scene({
  options,
  pawns,
  dice,
  turnNumber = 101,
  coins,
  debts,
  change,
}: Scene): State {
  const players = pawns.length;
  const blank = setup({ players, seed: 1, cards: FAR, ...options });
  const order = boardSquares(blank).map(({ square }) => square);
  const standing = new Set(pawns.flat());
  const seat = (turnNumber - 1) % players;
  return load({
    ...blank,
    phase: "move",
    turnNumber,
    seat,
    inTurn: seat,
    dice,
    cards: blank.cards.filter(({ square }) => !standing.has(square)),
    seats: blank.seats.map((_, number) => ({
      pawns: [...(pawns[number] ?? [])].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
      coins: coins?.[number] ?? 5,
      debt: debts?.[number] ?? 0,
      cards:
        number > 0
          ? []
          : blank.cards
              .filter(({ square }) => standing.has(square))
              .map(({ value }) => ({ value, seenBy: [0] }))
              .sort((a, b) => a.value - b.value),
    })),
    ...change,
  });
}

/** Squares of one row from a column to another: `row("o", 1, 3)` is o1, o2, o3. */
export const row = (letter: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${letter}${first + index}`);

/** A pawn's move in short: `move(1, "n15", "o16")`. */
export const move = (die: number, from: string, to: string): Move => ({
  type: "move",
  die,
  from,
  to,
});

/** The state after several moves. */
export const play = (state: State, ...moves: readonly Move[]): State =>
  moves.reduce((before, next) => apply(before, next), state);

/** The targets of each pawn with a die, of a few pawns alone on the default board: rows and columns from 0. */
export function targets(
  die: number,
  pawns: readonly (readonly [row: number, column: number])[],
  options: Partial<Options> = {},
): Record<string, string[]> {
  const { rules } = setup({ players: 2, seed: 1, ...options });
  const board = boardOf(options.layout ?? grandCrossing);
  const position = blankPosition(settingOf(board, rules, 2));
  position.phase = "move";
  position.turnNumber = 1;
  position.seat = 0;
  position.dice[die] = 1;
  for (const [line, column] of pawns) putPawn(position, 0, (line + 1) * board.stride + column + 1);
  const found: Record<string, string[]> = {};
  for (const one of listMoves(position)) {
    if (one.type === "move") (found[place(one.from)] ??= []).push(place(one.to));
  }
  return found;
}

/** The name of a square as the rules page writes it. */
function place(square: string): string {
  return `(${square.charCodeAt(0) - 97},${Number(square.slice(1)) - 1})`;
}
