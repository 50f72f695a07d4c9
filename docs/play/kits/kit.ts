/** What the page needs of a game, beside what every game has. */
import type { Game, GameId, GameTypes } from "caravanserai";
import type { BoardKit } from "caravanserai/element";

/** A board or tile set that a person can choose. */
interface ShippedBoard {
  /** Its name, for people and for what is kept. */
  readonly name: string;
  /** The board itself, as `setup` takes it. */
  readonly layout: object;
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

/** What a person has written, by field; `name` is always one of them. */
export type Drawing = Readonly<Record<string, string>>;

/** What is wrong with a drawing: where it is in the text of a field, from 1, and what. */
export interface DrawnProblem {
  readonly field: string | null;
  readonly row: number | null;
  readonly column: number | null;
  readonly message: string;
}

/** How boards of a game are drawn. */
interface Drafting {
  readonly fields: readonly DrawingField[];
  /** What a person begins with: the smallest board that the library has. */
  readonly first: Drawing;
  /** What the characters of a drawing stand for: a key of the words' `terrain`. */
  readonly legend: readonly { readonly character: string; readonly terrain: string }[];
  /** The board. Throws a `LayoutError`. */
  readonly define: (drawing: Drawing) => object;
  /** What would make it a better board, as sentences. */
  readonly check: (layout: object) => readonly string[];
}

/** One game, loaded when it is needed. */
export interface PlayKit extends BoardKit {
  readonly id: GameId;
  readonly game: Game<GameTypes>;
  /** Whether players know what others do not. */
  readonly hasSecrets: boolean;
  /** How many can play. There are at least two. */
  readonly most: number;
  /** The boards that the library has; the first is the default. */
  readonly boards: readonly [ShippedBoard, ...ShippedBoard[]];
  /** The option of `setup` that takes one. */
  readonly boardOption: "layout" | "tileSet";
  readonly drafting: Drafting;
}

/** A number that a person has typed; what is none is left for `defineLayout` to refuse. */
export const numberIn = (text: string | undefined): number | undefined =>
  text === undefined || text.trim() === "" ? undefined : Number(text);

/** Leaves out what is undefined. */
export const given = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
