/** Small positions of Nomadi: pawns drawn on a short board, with few cards. */
import { board, defineLayout, load, type Options, setup, type State } from "caravanserai/nomadi";

/** A board of 7 rows and 8 columns: the goal on the left above, the start on the right below, the valley between c and d. */
export const track = defineLayout({
  name: "Track",
  drawing: `
    G G G . . . . .
    . . . . o . . .
    . . . . . . . .
    ---------------
    . o . . S S S S
    . . . . S S S S
    . . . . S S S S
    . . . . S S S S
  `,
});

/** The squares of cards, besides the water holes. */
const CARDS = "a4 a5 a6 a7 a8 b1 b2 b3 b4 b6 b7 b8 c1 c2 c7 c8".split(" ");

/** The parts of a position; everything else is filled in. */
interface Parts {
  /** The board, row by row: the digit of a seat for each of its pawns. */
  readonly pawns: readonly string[];
  readonly dice: readonly number[];
  readonly options?: Partial<Options>;
  /** With two players, odd turns are those of seat 0. */
  readonly turnNumber?: number;
  readonly coins?: readonly [number, number];
  /** The squares where cards lie. */
  readonly cards?: readonly string[];
  /** How many of the other cards seat 0 holds; seat 1 has the rest. */
  readonly hand?: number;
  readonly change?: Partial<State>;
}

/** Returns a position of two players, checked by `load`. */
export function position(parts: Parts): State {
  const { pawns, dice, turnNumber = 101, coins = [5, 5], cards = [], hand = 0 } = parts;
  const blank = setup({ players: 2, seed: 1, layout: track, cards: CARDS, ...parts.options });
  const seat = (turnNumber - 1) % 2;
  const drawn = pawns.map((row) => row.replace(/\s/gu, "")).join("");
  const names = board(blank).spaces.map(({ name }) => String(name));
  const held = blank.cards.filter(({ square }) => !cards.includes(square));
  return load({
    ...blank,
    ...{ phase: "move", turnNumber, seat, inTurn: seat, dice },
    cards: blank.cards.filter(({ square }) => cards.includes(square)),
    seats: coins.map((cash, number) => ({
      pawns: names.filter((_, index) => drawn[index] === String(number)),
      coins: cash,
      debt: 0,
      cards: (number === 0 ? held.slice(0, hand) : held.slice(hand))
        .map(({ value }) => ({ value, seenBy: [number] }))
        .sort((one, other) => one.value - other.value),
    })),
    ...parts.change,
  });
}

/** Pawns in four rows outside of the start, on the start side of the valley. */
export const block = [
  "........",
  "........",
  "........",
  "0101....",
  "1010....",
  "0101....",
  "1010....",
];

/** Two rows from edge to edge: no pawn can jump over two or three others. */
export const twoRows = [
  "........",
  "........",
  "01010101",
  "10101010",
  "........",
  "........",
  "........",
];
