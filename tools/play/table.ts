/** What `npm start` needs to know of a game. */

/** The choices that the command line leaves to people. */
export interface Choice {
  readonly players: number;
  readonly seed: string;
  /** The name of one of the table's boards. */
  readonly board: string;
}

/** A game that can be played for show. */
export interface Table {
  readonly id: string;
  /** From how many players to how many. */
  readonly players: readonly [least: number, most: number];
  /** The names of its boards, the default first. */
  readonly boards: readonly string[];
  /** Plays a whole game by greedy players and tells how it ended. */
  play(choice: Choice, colour: boolean): string;
}
