/** The interface between the page and its screens: language, plan for the next game, current game, and navigation. */
import type { Language, LanguageId } from "./language.js";
import type { Match } from "./match.js";
import type { Plan } from "./plan.js";

/** The paces of bots and playback. */
export const PACES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds between two moves. */
export const PAUSES: Readonly<Record<Pace, number>> = { slow: 1800, normal: 700, fast: 60 };

export const SCREENS = ["setup", "table", "editor"] as const;
export type ScreenId = (typeof SCREENS)[number];

/** The page as its screens see it. */
export interface App {
  readonly language: Language;
  plan: Plan;
  match: Match | null;
  pace: Pace;
  /** Whether spaces are labelled. */
  coordinates: boolean;
  /** Whether the drawer with the log and the settings is open. */
  drawer: boolean;
  /** Whether a complete move waits for a click on a button. */
  confirm: boolean;
  /** Changes the language. */
  speak(language: LanguageId): Promise<void>;
  /** Shows a screen, from its beginning. */
  go(screen: ScreenId): void;
  /** Makes a game the current one, and shows it. */
  open(match: Match): void;
  /** Starts the planned game, or says why it can't be set up. */
  startPlanned(): Promise<void>;
  /** Saves everything for the next visit. */
  keep(): void;
  /** Moves the focus to the screen. */
  focus(): void;
  /** Says something above the screen, with details if there are any. */
  notify(text: string, details?: string): void;
  /** Opens the game of a module whose address a person has typed. */
  openModule(address: string): Promise<void>;
  /** Reads a file that a person has chosen. */
  openFile(file: File): Promise<void>;
}

/** A screen: its content, and hooks for when it is shown and left. */
export interface Screen {
  readonly element: HTMLElement;
  /** The title of the window. */
  readonly title: string;
  /** Whether it fills the window, without the header and footer of the page. */
  readonly isFull?: boolean;
  /** Called once the screen is in the page. */
  shown?(): void;
  /** Called before the screen is replaced. */
  leave?(): void;
}

/** Returns the message of an error. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
