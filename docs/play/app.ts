/** What all screens share: the language, the plan for the next game, the game at the table, and how to go from one to another. */
import type { Language } from "./language.js";
import type { Match } from "./match.js";
import type { Plan } from "./plan.js";

/** How fast bots move and records are played. */
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
  /** Whether a move is made by a button, after it was put together. */
  confirm: boolean;
  /** Shows a screen, from its beginning. */
  go(screen: ScreenId): void;
  /** Puts a game on the table, and shows it. */
  open(match: Match): void;
  /** Starts the game that was planned. What can't be set up is said instead. */
  startPlanned(): Promise<void>;
  /** Keeps everything for the next visit. */
  keep(): void;
  /** Moves the focus to the screen. */
  focus(): void;
  /** Says something above the screen, with details if there are any. */
  notify(text: string, details?: string): void;
  /** Reads a file that a person has chosen. */
  openFile(file: File): Promise<void>;
}

/** A screen: what it shows, and what it does when another one comes. */
export interface Screen {
  readonly element: HTMLElement;
  /** What is in the title of the window. */
  readonly title: string;
  /** Called once it is in the page. */
  shown?(): void;
  /** Called before it goes. */
  leave?(): void;
}

/** What an error says. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
