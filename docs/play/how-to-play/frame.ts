/** The texts around every guide, by language. */
import type { LanguageId } from "../language.js";

interface FrameTexts {
  readonly howToPlay: string;
  readonly goal: string;
  readonly turn: string;
  readonly play: string;
  readonly games: string;
  readonly languages: string;
  /** The link to the reference, which is in English. */
  readonly reference: string;
}

export const FRAME: Readonly<Record<LanguageId, FrameTexts>> = {
  en: {
    howToPlay: "How to play",
    goal: "The goal",
    turn: "How a game goes",
    play: "Play",
    games: "Games",
    languages: "Language",
    reference: "All rules in detail, with their options",
  },
  fr: {
    howToPlay: "Comment jouer",
    goal: "Le but",
    turn: "Le déroulement",
    play: "Jouer",
    games: "Jeux",
    languages: "Langue",
    reference: "Toutes les règles en détail, avec leurs options (en anglais)",
  },
  de: {
    howToPlay: "So wird gespielt",
    goal: "Das Ziel",
    turn: "Der Ablauf",
    play: "Spielen",
    games: "Spiele",
    languages: "Sprache",
    reference: "Alle Regeln im Einzelnen, mit ihren Optionen (englisch)",
  },
};
