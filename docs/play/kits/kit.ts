/** The interface of a game for the page: its module, its boards, and how boards are drawn. */
import type { Game, GameAbout, GameId, GameTypes } from "caravanserai";
import type { BoardKit } from "caravanserai/element";

/** A board or tile set that a person can choose. */
interface NamedBoard {
  /** Its name, shown to people and saved in the plan. */
  readonly name: string;
}

/** A field of the form in which a board is drawn. */
export interface DrawingField {
  /** Its name in `defineLayout`. */
  readonly id: DrawingFieldId;
  /** A drawing is a text of several lines with one character for each space. */
  readonly kind: "drawing" | "line" | "number";
}
export type DrawingFieldId =
  "drawing" | "palms" | "camelsPerColour" | "columns" | "rows" | "starts" | "cross" | "tiles";

/** The text of each field, by id; `name` is always one of them. */
export type Drawing = Readonly<Record<string, string>>;

/** A problem of a drawing: its field, row and column (from 1), and a message. */
export interface DrawnProblem {
  readonly field: string | null;
  readonly row: number | null;
  readonly column: number | null;
  readonly message: string;
}

/** How boards of a game are drawn. */
interface Drafting {
  readonly fields: readonly DrawingField[];
  /** The drawing that the editor starts with: the smallest board of the library. */
  readonly first: Drawing;
  /** The meaning of each character: a key of the words' `terrain`. */
  readonly legend: readonly { readonly character: string; readonly terrain: string }[];
  /** Makes the board. Throws a `LayoutError`. */
  readonly define: (drawing: Drawing) => object;
  /** Returns advice on how to improve the board, as sentences. */
  readonly check: (layout: object) => readonly string[];
}

/** One game, loaded when it is needed. */
export interface PlayKit extends BoardKit {
  readonly id: GameId;
  readonly game: Game<GameTypes>;
  /** The numbers of players and the boards. */
  readonly about: GameAbout<NamedBoard>;
  readonly drafting: Drafting;
}

/** Returns the number that a text holds. `defineLayout` refuses it if it is not one. */
export const numberIn = (text: string | undefined): number | undefined =>
  text === undefined || text.trim() === "" ? undefined : Number(text);

/** Leaves out the fields that are `undefined`. */
export const given = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Returns the boards that come with a game; the first is the default. */
export const boardsOf = ({ about }: PlayKit): readonly NamedBoard[] => Object.values(about.boards);

/** Returns the maximum number of players; the minimum is two. */
export const mostPlayers = ({ about }: PlayKit): number => about.players[1];
