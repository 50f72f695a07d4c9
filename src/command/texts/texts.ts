/** The texts of `play`, in the language of the game's words: everything that the command itself says to people. */
import { de } from "./de.js";
import { en } from "./en.js";
import { fr } from "./fr.js";

/** The texts of one language. */
export interface Texts {
  /** Names a seat. */
  readonly seat: (seat: number) => string;
  /** The only person at the keyboard. */
  readonly you: string;
  /** Asks for a decision, with the number of legal moves. */
  readonly question: (who: string, phase: string, moves: number) => string;
  /** A decision of a game whose words do not describe it. */
  readonly nextMove: string;
  /** The first line: how to get help. */
  readonly typeHelp: string;
  /** What can be typed, and what it does. */
  readonly help: readonly (readonly [typed: string, does: string])[];
  readonly nothingPicked: string;
  readonly noLegalMove: string;
  /** A word that names nothing that can be picked. */
  readonly notPicked: (word: string) => string;
  /** A word that names several things. */
  readonly ambiguous: (word: string, meanings: readonly string[]) => string;
  readonly isLegal: (move: string) => string;
  readonly handOver: (name: string) => string;
  readonly tookBack: (moves: number) => string;
  readonly nothingToTakeBack: string;
  readonly whereToSave: string;
  readonly saved: (file: string) => string;
  readonly thinks: (name: string, bot: string) => string;
  /** The points that a search expects, by seat. */
  readonly expected: (points: string) => string;
  /** More lines than fit on the screen. */
  readonly more: (lines: number) => string;
  readonly bye: string;
}

const LANGUAGES: Readonly<Record<string, Texts>> = { en, fr, de };

/** Returns the texts of a language, in English if there are none. */
export const textsOf = (language: string): Texts => LANGUAGES[language] ?? en;
