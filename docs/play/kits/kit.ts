/** The interface of a game for the page: its module, its boards, and how boards are drawn. */
import type { Game, GameAbout, GameId, GameTypes } from "caravanserai";
import type { BoardKit } from "caravanserai/element";
import type { BoardSize, Symmetry, Variety } from "caravanserai/layouts";
import type { BoardFinding } from "caravanserai/through-the-desert";
import type { Grid } from "../editor/grid.js";

/** A board or tile set that a person can choose. */
interface NamedBoard {
  /** Its name, shown to people and saved in the plan. */
  readonly name: string;
  /** The board itself, as `setup` takes it. */
  readonly board: object;
}

/** A field of the form in which a board is drawn. */
export interface DrawingField {
  /** Its name in `defineLayout`. */
  readonly id: DrawingFieldId;
  /** A drawing is a text of several lines with one character for each space. */
  readonly kind: "drawing" | "line" | "number";
}
export type DrawingFieldId =
  | "drawing"
  | "palms"
  | "camelsPerColour"
  | "columns"
  | "rows"
  | "starts"
  | "goods"
  | "cross"
  | "tiles";

/** The text of each field, by id; `name` is always one of them. */
export type Drawing = Readonly<Record<string, string>>;

/** A problem of a drawing: its field, row and column (from 1), and a message. */
export interface DrawnProblem {
  readonly field: string | null;
  readonly row: number | null;
  readonly column: number | null;
  readonly message: string;
}

/** What a generator can be asked for, besides size and players. */
export type GeneratorChoice = Symmetry | Variety;

/** Makes boards from a seed. */
interface Generator {
  readonly option: "symmetry" | "variety";
  readonly choices: readonly [GeneratorChoice, ...GeneratorChoice[]];
  /** Returns the fields of a board. The generator is loaded when it is needed. */
  readonly make: (wanted: {
    readonly seed: string;
    readonly size: BoardSize;
    readonly players: number;
    readonly choice: GeneratorChoice;
  }) => Promise<Drawing>;
}

/** How boards of a game are drawn. */
interface Drafting {
  readonly fields: readonly DrawingField[];
  /** The drawing that the editor starts with: the smallest board of the library. */
  readonly first: Drawing;
  /** The meaning of each character: a key of the words' `terrain`. */
  readonly legend: readonly { readonly character: string; readonly terrain: string }[];
  /** The cells of the drawing; `null` if it can't be painted. */
  readonly grid: Grid | null;
  readonly generator: Generator;
  /** Makes the board. Throws a `LayoutError`. */
  readonly define: (drawing: Drawing) => object;
  /** Returns what speaks against the board. */
  readonly check: (layout: object, players: number) => readonly BoardFinding[];
}

/** What the page needs of any game. */
interface AnyKit extends BoardKit {
  readonly game: Game<GameTypes>;
  /** The numbers of players and the boards. */
  readonly about: Pick<GameAbout, "players" | "boards" | "boardOption" | "blunder">;
}

/** A game of the library. */
export interface LibraryKit extends AnyKit {
  readonly id: GameId;
  readonly drafting: Drafting;
}

/** A game of somebody else, from a module. */
export interface OutsideKit extends AnyKit {
  /** The URL of the module. */
  readonly address: string;
  /** The words that the module has, by language. */
  readonly words: Readonly<Record<string, object>>;
}

/** One game, loaded when it is needed. */
export type PlayKit = LibraryKit | OutsideKit;

/** Tests whether a game comes from a module of somebody else. */
export const isOutside = (kit: PlayKit): kit is OutsideKit => "address" in kit;

/** Returns the number that a text holds. `defineLayout` refuses it if it is not one. */
export const numberIn = (text: string | undefined): number | undefined =>
  text === undefined || text.trim() === "" ? undefined : Number(text);

/** Leaves out the fields that are `undefined`. */
export const given = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Returns the boards that come with a game; the first is the default. */
export const boardsOf = ({ about }: PlayKit): readonly NamedBoard[] =>
  Object.entries(about.boards).map(([key, board]) => ({
    name: "name" in board && typeof board.name === "string" ? board.name : key,
    board,
  }));

/** Returns the maximum number of players; the minimum is two. */
export const mostPlayers = ({ about }: PlayKit): number => about.players[1];
