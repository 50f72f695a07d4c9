/** The look of every game, drawn by hand: what stands on a space, and what lies beside the board. */
import type { BoardOf, GameId, Seat, ViewOf } from "caravanserai";

type Board = BoardOf<GameId>;
type Space = Board["spaces"][number];

/** A disc with a rim in the colour of its owner, or only a mark. */
export interface Piece {
  readonly seat: Seat | null;
  readonly fill: string;
  readonly mark: string;
  /** Where it stands; without, in the centre of its space. */
  readonly at?: { readonly x: number; readonly y: number };
}

export const SEAT_COLOURS = ["crimson", "royalblue", "seagreen", "darkorange", "purple"] as const;

const CAMELS = { honey: "gold", rose: "pink", grape: "plum", sky: "skyblue", mint: "palegreen" };

/** The colours of all terrains, and of all lines: a new one in any game would not compile. */
export const TERRAINS: Readonly<Record<Space["terrain"], string>> = {
  sand: "wheat",
  water: "lightblue",
  palm: "yellowgreen",
  mountain: "tan",
  goal: "palegoldenrod",
  start: "burlywood",
  desert: "wheat",
  oasis: "yellowgreen",
  unexplored: "whitesmoke",
};
export const LINES: Readonly<Record<Board["lines"][number]["kind"], string>> = {
  edge: "sienna",
  territory: "firebrick",
  valley: "sienna",
  brown: "peru",
  white: "white",
};

const colourOf = (seat: Seat): string => SEAT_COLOURS[seat] ?? "black";
const mark = (text: string | number): Piece => ({ seat: null, fill: "none", mark: `${text}` });
const piece = (seat: Seat, text = "", fill = colourOf(seat)): Piece => ({ seat, fill, mark: text });

/** What stands on a space. Each game has contents of its own, and `in` tells them apart. */
export function piecesOf(contents: Space["contents"]): readonly Piece[] {
  if ("camel" in contents) {
    const { camel, water, oasis } = contents;
    if (camel) return [piece(camel.seat, camel.leader ? "★" : "", CAMELS[camel.colour])];
    return water === null ? (oasis ? [mark("♣")] : []) : [mark(water)];
  }
  if ("pawn" in contents) {
    const { pawn, card } = contents;
    if (pawn !== null) return [piece(pawn)];
    return card ? [mark(card.value ?? "?")] : [];
  }
  const { caravan, explorers, portions } = contents;
  return [
    ...portions.flatMap(({ spaces }) =>
      spaces.map(({ action, anchor }) => ({ ...mark(action.slice(0, 1)), at: anchor })),
    ),
    ...explorers.map(({ seat, height, anchor }) => ({ ...piece(seat, `${height}`), at: anchor })),
    ...(caravan === null ? [] : [piece(caravan)]),
  ];
}

/** What lies beside the board, and what each seat has: dice, coins, goods and the like are in the state. */
export function besideBoard(seen: ViewOf<GameId>): {
  readonly table: string;
  readonly seats: readonly string[];
} {
  const listed = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(", ");
  switch (seen.game) {
    case "through-the-desert":
      return {
        table: `Supply: ${listed(seen.supply)}`,
        seats: seen.seats.map(({ leaders }) => `leaders: ${leaders.join(", ") || "none"}`),
      };
    case "nomadi":
      return {
        table: `Dice: ${seen.dice.join(", ")}`,
        seats: seen.seats.map(({ coins, debt, cards }) => {
          const values = cards.map(({ value }) => value ?? "?").join(", ");
          return `${coins} coins, ${debt} owed, cards: ${values}`;
        }),
      };
    case "desert-sons":
      return {
        table: `Supply: ${listed(seen.supply.goods)}`,
        seats: seen.seats.map(
          ({ goods, water, camels }) => `${listed(goods)}, ${water} water, ${camels} camels`,
        ),
      };
  }
}
