/** The interface of a game for the board element: its functions, its pictures and, optionally, its words. */
import type { Game, GameTypes } from "../game.js";
import type { SvgOptions } from "../picture/options.js";

/** The functions of a game that the element calls: all of `caravanserai/nomadi` has them. @category Board element */
export type BoardGame<Types extends GameTypes = GameTypes> = Pick<
  Game<Types>,
  "choices" | "foresee" | "formatMove" | "legalMoves" | "score" | "view" | "whyNot"
>;

/** The names of the functions that the element calls: the compiler says which is missing. */
const NAMES: Readonly<Record<keyof BoardGame, true>> = {
  choices: true,
  foresee: true,
  formatMove: true,
  legalMoves: true,
  score: true,
  view: true,
  whyNot: true,
};
export const CALLED: readonly string[] = /* @__PURE__ */ Object.keys(NAMES);

/** One game that the element can show. @category Board element */
export interface BoardKit<Types extends GameTypes = GameTypes> {
  /** The id of the game. */
  readonly id: string;
  /** The game, such as all of `caravanserai/nomadi`, or only the functions that the element calls, for a smaller bundle. */
  readonly game: BoardGame<Types>;
  /**
   * Draws its pictures, such as `toSvg` of `caravanserai/svg/nomadi`.
   *
   * @param shown - The state or view to draw.
   * @param options - How to draw it.
   */
  toSvg(
    shown: Types["state"] | Types["view"],
    options?: SvgOptions<object, Types["event"]>,
  ): string;
}

/** The words that the element uses of a game's catalogue, such as `nomadi` of `caravanserai/words/en`. @category Board element */
export interface BoardWords {
  /** The code of the language. */
  readonly language: string;
  /** The name of the game. */
  readonly name: string;
  /**
   * Returns the name of a player without a name.
   *
   * @param seat - The seat, from 0.
   */
  readonly player: (seat: number) => string;
  /**
   * Returns the sentence that names the winners.
   *
   * @param names - The names of the winners.
   */
  readonly winners: (names: readonly string[]) => string;
  /**
   * Puts a name before a description, such as "Anna: move a pawn".
   *
   * @param name - The name of a player.
   * @param what - The player's decision.
   */
  readonly whose: (name: string, what: string) => string;
  /** Sentences of events, by type. */
  readonly event: object;
  /** Sentences of refusals, by reason. */
  readonly refusal: object;
  /** Texts of moves, by type. */
  readonly move: object;
  /** Descriptions of decisions, by phase. */
  readonly phase: object;
  /** Labels of buttons. */
  readonly control: {
    /** Takes the last pick back. */
    readonly "take-back": string;
    /** Turns what lies on the board. */
    readonly turn?: string;
  };
  /**
   * Says what to pick next, such as "choose a colour". Without it the board describes the decision that is due.
   *
   * @param asked - The state or view, the picks so far, and those that are asked for now.
   */
  prompt?(asked: {
    /** The state or view. */
    readonly state: object;
    /** The picks so far. */
    readonly picked: readonly string[];
    /** The picks that are asked for now. */
    readonly next: readonly string[];
  }): string;
  /**
   * Names the price of a pick, such as "1 water"; an empty text if it is free. Buttons with a price have a place of their own.
   *
   * @param pick - The pick.
   * @param state - The state or view.
   */
  price?(pick: string, state: object): string;
  /**
   * Says why a pick leads nowhere although it may be picked, such as a price that nobody can pay; an empty text otherwise. Its button is
   * dimmed.
   *
   * @param pick - The pick.
   * @param state - The state or view.
   */
  doubt?(pick: string, state: object): string;
  /**
   * Addresses the person who decides, such as "You: choose a colour".
   *
   * @param what - The person's decision.
   */
  readonly you?: (what: string) => string;
  /**
   * Makes a preview out of the sentences of events, such as "This would happen: ...".
   *
   * @param sentences - What would happen.
   */
  readonly would?: (sentences: string) => string;
  /** Texts of the cover while the screen changes hands. */
  readonly cover?: {
    /**
     * Says whose turn it is.
     *
     * @param name - The name of the player.
     */
    readonly turn: (name: string) => string;
    /**
     * Says why the board is covered, and what to do.
     *
     * @param name - The name of the player.
     */
    readonly hint: (name: string) => string;
    /**
     * The label of the button that lifts the cover.
     *
     * @param name - The name of the player.
     */
    readonly ready: (name: string) => string;
  };
  /** Names of picks that are a part of several moves. */
  readonly pick?: object;
}

/** The maximum number of games of an element. */
export const MOST_KITS = 1_000;

/** The maximum number of picks, and of notes. */
export const MOST_PICKS = 1_000;
