/** The texts of a balance card, in any language. */

/** What the line below the title of a card is about. @category Words */
export interface CardSubject {
  /** The id of the game. */
  readonly game: string;
  /** The number of players. */
  readonly players: number;
  /** The number of games. */
  readonly games: number;
  /** The bot that played in all seats. */
  readonly bot: string;
}

/** What the verdict of a card is about. @category Words */
export interface CardVerdict {
  /** How the board treats its seats: see `Verdict` of `caravanserai/layouts`. */
  readonly verdict: "fair" | "leaning" | "unfair" | "unclear";
  /** The seat whose share of wins is furthest from an even share, from 0. */
  readonly seat: number;
  /** Its distance from an even share, in points of a hundred: negative for a seat that wins too rarely. */
  readonly beyond: number;
}

/** The words of a game that a card uses: every catalogue of a game has them. @category Words */
export interface CardGame {
  /** The name of the game. */
  readonly name: string;
  /** The names of its sources of points, by their fields in the score. */
  readonly source: Readonly<Record<string, string>>;
}

/** Texts of a balance card: `cardWords` of each language returns them. @category Words */
export interface CardWords {
  /** The title of a card of a game whose board has no name. */
  readonly untitled: string;
  /**
   * The line below the title.
   *
   * @param subject - What the card is about.
   */
  readonly subtitle: (subject: CardSubject) => string;
  /**
   * The verdict, in a few words.
   *
   * @param verdict - The verdict, and the seat that it is about.
   */
  readonly verdict: (verdict: CardVerdict) => string;
  /**
   * The name of a seat.
   *
   * @param seat - The seat, from 0.
   */
  readonly seat: (seat: number) => string;
  /** The heading above the wins of the seats. */
  readonly wins: string;
  /** Explains the band in the chart of wins. */
  readonly band: string;
  /** The heading above the points by source. */
  readonly sources: string;
  /** The label of the points of all seats. */
  readonly everybody: string;
  /** The label of the points of winners. */
  readonly winners: string;
  /**
   * The name of a source of points.
   *
   * @param name - The field of the game's score.
   */
  readonly source: (name: string) => string;
  /** The label of the number of moves. */
  readonly length: string;
  /** The label of the branching factor. */
  readonly branching: string;
  /** The label of the number of lead changes. */
  readonly leadChanges: string;
  /** The label of the share of wins of the leader at half-way. */
  readonly halfway: string;
  /** The label of the part of the game in which the winner was behind. */
  readonly behind: string;
  /** The label of the points between the winner and the next. */
  readonly margin: string;
  /** The label of the number of spaces that are never used. */
  readonly unused: string;
  /**
   * The label of a contest.
   *
   * @param stronger - The stronger bot.
   * @param weaker - The weaker bot.
   */
  readonly contest: (stronger: string, weaker: string) => string;
  /**
   * The number of unused spaces out of all.
   *
   * @param unused - The number of spaces never used.
   * @param all - The number of spaces.
   */
  readonly outOf: (unused: number, all: number) => string;
  /** The mark between a number and its decimals. */
  readonly decimalMark: string;
}

/** Returns the name of a source of points: as the game's words say, or the field's name with blanks, such as `places left`. */
export const sourceName = (game: CardGame | undefined, name: string): string => {
  const names = game?.source;
  return names !== undefined && Object.hasOwn(names, name)
    ? names[name]
    : name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
};

/** Returns the name of a game: as its words say, or its id with blanks. */
export const gameName = (game: CardGame | undefined, id: string): string =>
  game?.name ?? id.replaceAll("-", " ");

/** Formats a distance with its sign. */
export const signed = (points: number): string =>
  `${points > 0 ? "+" : "−"}${Math.abs(points).toFixed(0)}`;
