/** The format of the pages for players: what to say about each scene of a game, in one language. */

/** Scenes by section, as the scenes of a game are grouped. */
export type SceneSections = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** The texts of one game in one language. Every section has a title, and every scene a text of one or two sentences. */
export interface Guide<Sections extends SceneSections = SceneSections> {
  /** The goal of the game, in paragraphs. */
  readonly goal: readonly string[];
  /** A turn, step by step. */
  readonly turn: readonly string[];
  readonly sections: {
    readonly [Section in keyof Sections]: {
      readonly title: string;
      readonly scenes: { readonly [Name in keyof Sections[Section]]: string };
    };
  };
}
