/** Sentences about a game in one language. Players are named by their seats, as in the board text. */
import * as de from "caravanserai/words/de";
import * as en from "caravanserai/words/en";
import * as fr from "caravanserai/words/fr";
import type { GameEvent, GameId, GameRefusal, Seat } from "caravanserai";
import type { Move } from "./games.js";

/** The codes of the languages. */
export const LANGUAGES = ["en", "fr", "de"] as const;

/** The code of a language. */
export type Language = (typeof LANGUAGES)[number];

const languages = { en, fr, de };

const SEAT: Readonly<Record<Language, string>> = { en: "Seat", fr: "Siège", de: "Sitz" };

/** Sentences about one game. */
export interface Speech {
  /** Returns the name of a seat. */
  name(seat: Seat): string;
  /** Describes an event; empty if there is nothing to say. */
  event(event: GameEvent): string;
  /** Describes a move. */
  move(move: Move): string;
  /** Explains why a move is refused, with the rule. */
  refusal(refusal: GameRefusal): string;
  /** Describes the decision of a phase. */
  phase(phase: string): string;
  /** Names the winners. */
  winners(seats: readonly Seat[]): string;
}

/** Returns the words of a game in a language, as pictures take them. */
export const wordsOf = (language: Language, id: GameId): object => languages[language].words[id];

/** Returns the sentences for a game in a language. */
export function speechOf(language: Language, id: GameId, players: number): Speech {
  const { words, eventText, moveText, refusalText, winnersText } = languages[language];
  const catalogue = words[id];
  const name = (seat: Seat): string => `${SEAT[language]} ${seat}`;
  const names = Array.from({ length: players }, (_, seat) => name(seat));
  const rules: Readonly<Record<string, string>> = catalogue.rule;
  const phases: Readonly<Record<string, string>> = catalogue.phase;
  return {
    name,
    // Events, moves and words are all of the game with this id, which allows the casts below.
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
