/** The languages of the page, each loaded when it is chosen. */
import type { GameId } from "caravanserai";
import type { BoardWords } from "caravanserai/element";
import { oneOf } from "./plain.js";
import type { Texts } from "./texts.js";

/** The name of each language in that language. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;
export type LanguageId = keyof typeof LANGUAGES;

/** The words of a game that the page uses in addition to those of the board. */
export interface PlayWords extends BoardWords {
  readonly source: object;
  readonly end: object;
  readonly terrain: object;
}

/** All texts of one language. */
export interface Language {
  readonly id: LanguageId;
  readonly texts: Texts;
  readonly words: Readonly<Record<GameId, PlayWords>>;
}

const LOADERS = {
  en: () => import("./languages/en.js"),
  fr: () => import("./languages/fr.js"),
  de: () => import("./languages/de.js"),
} as const;

const IDS = ["en", "fr", "de"] as const satisfies readonly LanguageId[];

/** Returns the language chosen before, or else the reader's first language that the page has. */
export function preferredLanguage(kept: unknown): LanguageId {
  const own = navigator.languages.map((tag) => tag.slice(0, 2));
  const wanted = [kept, ...own].find((id) => IDS.some((known) => known === id));
  return oneOf<LanguageId>(wanted, IDS);
}

export async function loadLanguage(id: LanguageId): Promise<Language> {
  const { texts, words } = (await LOADERS[id]()).default;
  return { id, texts, words };
}

/** Returns a label of a game's words by its key; the key itself if there is none. */
export function labelOf(labels: object, key: string): string {
  const label: unknown = Object.hasOwn(labels, key) ? Reflect.get(labels, key) : undefined;
  return typeof label === "string" ? label : key;
}

/** Returns a label as a heading. */
export const heading = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
