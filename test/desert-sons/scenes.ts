/** Small tables whose stack is known: one tile to a pile, so that tiles come in the order given. */
import {
  apply,
  defineTileSet,
  legalMoves,
  load,
  type Move,
  type Options,
  parseMove as parse,
  formatMove,
  setup,
  type State,
  type TileSet,
  type TileSetDrawing,
} from "caravanserai/desert-sons";

/** A cross of desert with brown lines in a square of an odd width. */
export function plainCross(
  width: number,
): Pick<TileSetDrawing, "columns" | "rows" | "cross" | "starts"> {
  const middle = (width - 1) / 2;
  const name = (row: number, column: number): string =>
    String.fromCharCode(97 + row) + String(column + 1);
  const fields = Array.from({ length: width }, (_, at) => [name(middle, at), name(at, middle)]);
  return {
    columns: width,
    rows: width,
    cross: [...new Set(fields.flat())].map((field) => `${field}: DDDD`).join("\n"),
    starts: [name(0, middle), name(middle, width - 1), name(width - 1, middle), name(middle, 0)],
  };
}

/** A tile set whose tiles are drawn in this order; two players leave out a first pile of one tile. */
export function deck(
  players: number,
  tiles: readonly string[],
  more: Partial<TileSetDrawing> = {},
): TileSet {
  const piles = players === 2 ? ["DDDD", ...tiles] : tiles;
  return defineTileSet({
    name: "deck",
    ...plainCross(5),
    tiles: piles.map((tile, pile) => `${pile + 1}: ${tile}`).join("\n"),
    ...more,
  });
}

/** A game with a known stack: the first tiles are the reserves. */
export function deal(
  players: number,
  tiles: readonly string[],
  more: Partial<TileSetDrawing> = {},
  options: Partial<Options> = {},
): State {
  return setup({ players, seed: "deal", tileSet: deck(players, tiles, more), ...options });
}

/** Notation as these tests write it, with blanks that are easier on the eye. */
const compact = (text: string): string =>
  / [dDWoBO]{4}/u.test(text)
    ? text.replace(" ", "=").replaceAll(" ", ".")
    : text.replaceAll(" ", ":");
const spaced = (text: string): string => text.replace(/[=.:]/gu, " ");

/** A move from such a notation. */
export const parseMove = (state: State, text: string): Move => parse(state, compact(text));

/** The state after moves in notation. */
export const play = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((before, text) => apply(before, parseMove(before, text)), state);

/** The legal moves in notation. */
export const moves = (state: State): string[] =>
  legalMoves(state).map((move: Move) => spaced(formatMove(state, move)));

/** A state that may be changed. */
export type Loose<Value> = Value extends (infer Item)[] | readonly (infer Item)[]
  ? Loose<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Loose<Value[Key]> }
    : Value;

/** A changed copy of a state, loaded: so it is a position of the game. */
export function edit(state: State, change: (copy: Loose<State>) => void): State {
  const copy = JSON.parse(JSON.stringify(state)) as Loose<State>;
  change(copy);
  return load(copy);
}

/** Gives water from the supply to a seat, or takes it away. */
export const withWater = (state: State, seat: number, water: number): State =>
  edit(state, (copy) => {
    const own = copy.seats[seat];
    if (own === undefined) throw new Error("nobody sits there");
    copy.supply.water += own.water - water;
    own.water = water;
  });
