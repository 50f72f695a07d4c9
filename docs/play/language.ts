/** The languages of the page, each loaded when it is chosen. */
import type { GameId } from "caravanserai";
import type { BoardWords } from "caravanserai/element";
import { isOutside, type PlayKit } from "./kits/kit.js";
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
  readonly finding: object;
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

/** Returns the words of a game. Of a game from outside, what its module does not say is said in a plain way, without sentences. */
export function wordsOf({ id, words }: Language, kit: PlayKit): PlayWords {
  if (!isOutside(kit)) return words[kit.id];
  // What is the same in the words of every game.
  const { language, player, winners, whose, you, would, control, cover, source } = words.nomadi;
  const plain = {
    ...{ language, player, winners, whose, control, name: nameOf(kit.id) },
    ...(cover === undefined ? {} : { cover }),
    ...(you === undefined ? {} : { you }),
    ...(would === undefined ? {} : { would }),
    ...{ event: {}, refusal: {}, move: {}, phase: {}, end: {}, terrain: {}, finding: {} },
    source: { total: labelOf(source, "total") },
  };
  return { ...plain, ...ownWords(kit.words, id) };
}

/** Returns the words for the board of a game; `null` if its module has none, since the board then shows moves in notation. */
export const boardWords = (language: Language, kit: PlayKit): PlayWords | null =>
  isOutside(kit) && ownWords(kit.words, language.id) === undefined ? null : wordsOf(language, kit);

/** Returns the words of a module in a language, or in the one that it has. */
const ownWords = (words: Readonly<Record<string, object>>, id: LanguageId): object | undefined =>
  words[id] ?? words["en"] ?? Object.values(words)[0];

/** Returns the name of a game by its id: "Salt pans". */
export const nameOf = (id: string): string => heading(id.replaceAll("-", " "));

/** Returns a label of a game's words by its key; the key itself if there is none. */
export function labelOf(labels: object, key: string): string {
  const label: unknown = Object.hasOwn(labels, key) ? Reflect.get(labels, key) : undefined;
  return typeof label === "string" ? label : key;
}

/** Returns a label as a heading. */
export const heading = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
