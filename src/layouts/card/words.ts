/** The texts of a balance card, in English. */
import type { Assessment } from "../assess/assessment.js";

/** Texts of a balance card. Numbers come formatted. @category Balance */
export interface CardWords {
  /** The title of a card of a game whose board has no name. */
  readonly untitled: string;
  /**
   * The line below the title.
   *
   * @param assessment - What the card shows.
   */
  readonly subtitle: (assessment: Assessment) => string;
  /**
   * The verdict, in a few words.
   *
   * @param assessment - What the card shows.
   */
  readonly verdict: (assessment: Assessment) => string;
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
}

/** Returns the distance of a seat from an even share, in points of a hundred. */
const pointsBeyond = ({ seats, extreme, players }: Assessment): number =>
  100 * (seats[extreme].share - 1 / players);

/** Returns a field name such as `placesLeft` in words. */
const inWords = (name: string): string =>
  name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** Texts in English. */
export const english: CardWords = {
  untitled: "A board",
  subtitle: ({ game, players, games, bot }) =>
    `${game.replaceAll("-", " ")} · ${players} players · ${games} games of ${bot}`,
  verdict: (assessment) => {
    const seat = `seat ${assessment.extreme + 1}`;
    const beyond = pointsBeyond(assessment);
    switch (assessment.verdict) {
      case "fair":
        return "Fair to every seat";
      case "leaning":
        return beyond > 0 ? `Leans to ${seat}` : `Leans against ${seat}`;
      case "unfair":
        return `Unfair: ${seat} ${beyond > 0 ? "+" : "−"}${Math.abs(beyond).toFixed(0)}`;
      case "unclear":
        return "Too few games to tell";
    }
  },
  seat: (seat) => `Seat ${seat + 1}${seat === 0 ? " (begins)" : ""}`,
  wins: "Wins by seat, with 95 % intervals",
  band: "shaded: within 5 points of an even share",
  sources: "Where points come from",
  everybody: "All",
  winners: "Winner",
  source: inWords,
  length: "moves in a game",
  branching: "choices for a move",
  leadChanges: "changes of the lead",
  halfway: "leader half-way wins",
  behind: "of the game, winner behind",
  margin: "points ahead at the end",
  unused: "spaces never used",
  contest: (stronger, weaker) => `${stronger} beats ${weaker}`,
  outOf: (unused, all) => `${unused} of ${all}`,
};
