/** What the board element needs of a game: its functions, its pictures and, if it is to speak, its words. */
import type { Game, GameTable, GameTypes, GameView } from "../game.js";
import type { SvgOptions } from "../picture/options.js";

/** A state or a view of any game. @category Board element */
export type Shown = GameTable | GameView;

/** One game that the element can show. @category Board element */
export interface BoardKit<Types extends GameTypes = GameTypes> {
  /** The id of the game. */
  readonly id: string;
  /** The game, such as all of `caravanserai/nomadi`. */
  readonly game: Game<Types>;
  /**
   * Its pictures, such as `toSvg` of `caravanserai/svg/nomadi`.
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
   * What a player without a name is called.
   *
   * @param seat - The seat, from 0.
   */
  readonly player: (seat: number) => string;
  /**
   * Who has won.
   *
   * @param names - The names of the winners.
   */
  readonly winners: (names: readonly string[]) => string;
  /**
   * A name before what it is about, such as "Anna: move a pawn".
   *
   * @param name - The name of a player.
   * @param what - What the player is to decide.
   */
  readonly whose: (name: string, what: string) => string;
  /** Sentences of events, by type. */
  readonly event: object;
  /** Sentences of refusals, by reason. */
  readonly refusal: object;
  /** Texts of moves, by type. */
  readonly move: object;
  /** What is to be decided, by phase. */
  readonly phase: object;
  /** What buttons say. */
  readonly control: Readonly<Record<"take-back", string>>;
  /** What picks are called that are a part of several moves. */
  readonly pick?: object;
}

/** How many games an element can be defined for: more than anybody has. */
export const MOST_KITS = 1_000;
