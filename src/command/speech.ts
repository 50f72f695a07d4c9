/** What happens, in the words of one language. Players are called by their seats, as the board as text calls them. */
import * as de from "caravanserai/words/de";
import * as en from "caravanserai/words/en";
import * as fr from "caravanserai/words/fr";
import type { GameEvent, GameId, GameRefusal, Seat } from "caravanserai";
import type { Move } from "./tables.js";

/** The languages that there are words in. */
export const LANGUAGES = ["en", "fr", "de"] as const;

/** The code of a language. */
export type Language = (typeof LANGUAGES)[number];

const languages = { en, fr, de };

const SEAT: Readonly<Record<Language, string>> = { en: "Seat", fr: "Siège", de: "Sitz" };

/** Sentences about one game. */
export interface Speech {
  /** What a seat is called. */
  name(seat: Seat): string;
  /** What happened; empty if there is nothing to say. */
  event(event: GameEvent): string;
  /** What a move does. */
  move(move: Move): string;
  /** Why a move is refused, with the rule that says so. */
  refusal(refusal: GameRefusal): string;
  /** What is to be decided in a phase. */
  phase(phase: string): string;
  /** Who has won. */
  winners(seats: readonly Seat[]): string;
}

/** The words of a game in a language, as pictures take them. */
export const wordsOf = (language: Language, id: GameId): object => languages[language].words[id];

/** What is said of a game in a language. */
export function speechOf(language: Language, id: GameId, players: number): Speech {
  const { words, eventText, moveText, refusalText, winnersText } = languages[language];
  const catalogue = words[id];
  const name = (seat: Seat): string => `${SEAT[language]} ${seat}`;
  const names = Array.from({ length: players }, (_, seat) => name(seat));
  const rules: Readonly<Record<string, string>> = catalogue.rule;
  const phases: Readonly<Record<string, string>> = catalogue.phase;
  return {
    name,
    // What is told comes from the game with this id, and its words have a sentence for it: each cast below says so.
    event: (event) => eventText(catalogue, event as never, names),
    move: (move) => moveText(catalogue, move as never, names),
    refusal: (refusal) => {
      const sentence = refusalText(catalogue, refusal as never, names) || refusal.message;
      const { rule } = refusal;
      return rule === null ? sentence : `${sentence} (${rule}: ${rules[rule] ?? ""})`;
    },
    phase: (phase) => phases[phase] ?? phase,
    winners: (seats) => winnersText(catalogue, seats, names),
  };
}
