/** Small positions of Desert Sons whose stack is known: one tile to a pile, so that tiles come in the order given. */
import {
  defineTileSet,
  load,
  type Options,
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
