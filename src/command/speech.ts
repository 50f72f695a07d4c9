/**
 * Sentences about a game in one language. Players are named by their seats, as in the board text. What the words of a game do not say is
 * told in a plain way.
 */
import { eventText, moveText, refusalText, winnersText } from "caravanserai/words/en";
import type { GameEvent, GameRefusal, Seat } from "caravanserai";
import type { Move, PlayableGame } from "./games.js";
import { type Texts, textsOf } from "./texts/texts.js";
import type { Options } from "./usage.js";

/** The languages of the games of the library. */
const LANGUAGES = ["en", "fr", "de"] as const;

/** Sentences about one game. */
export interface Speech {
  /** The texts of the command itself. */
  readonly texts: Texts;
  /** Returns the name of a seat. */
  name(seat: Seat): string;
  /** Describes an event; empty if there is nothing to say. */
  event(event: GameEvent): string;
  /** Describes a move. */
  move(move: Move): string;
  /** Explains why a move is refused, with the rule. */
  refusal(refusal: GameRefusal): string;
  /** Describes the decision of a phase. */
  phase(phase: unknown): string;
  /** Names the winners. */
  winners(seats: readonly Seat[]): string;
}

/** Returns the code of the language that the options ask for: English, or the first that the game has. */
export function languageOf(options: Options, { words }: PlayableGame): string {
  const own = Object.keys(words);
  const [first = "en"] = own;
  const known = own.length === 0 ? LANGUAGES : own;
  return options.oneOf<string>("language", known) ?? (own.includes("en") ? "en" : first);
}

/** A part of a catalogue, by key; empty if the catalogue has none. */
type Part = Readonly<Record<string, unknown>>;
const partOf = (catalogue: Part, key: string): Part => Object(catalogue[key]) as Part;

/** Returns the sentences for a game in a language. */
export function speechOf(language: string, { words }: PlayableGame, players: number): Speech {
  const catalogue = { ...words[language] } as Part;
  const texts = textsOf(language);
  const name = texts.seat;
  const names = Array.from({ length: players }, (_, seat) => name(seat));
  const has = (part: string, key: unknown): boolean =>
    typeof key === "string" && Object.hasOwn(partOf(catalogue, part), key);
  const label = (part: string, key: string): string | undefined => {
    const found = partOf(catalogue, part)[key];
    return typeof found === "string" ? found : undefined;
  };
  // A sentence is asked for only where the catalogue has it, and gets what it is about.
  const told = catalogue as never;
  return {
    texts,
    name,
    event: (event) =>
      has("event", event.type) ? eventText(told, event as never, names) : plain(event, name),
    move: (move) => {
      const { type } = move as { readonly type?: unknown };
      return has("move", type) ? moveText(told, move as never, names) : plain(move, name);
    },
    refusal: (refusal) => {
      const { reason, rule, message } = refusal;
      const own = has("refusal", reason) ? refusalText(told, refusal as never, names) : "";
      const text = own === "" ? message : own;
      if (rule === null) return text;
      const sentence = label("rule", rule);
      return sentence === undefined ? `${text} (${rule})` : `${text} (${rule}: ${sentence})`;
    },
    phase: (phase) =>
      typeof phase === "string" ? (label("phase", phase) ?? phase) : texts.nextMove,
    winners: (seats) =>
      typeof catalogue["winners"] === "function"
        ? winnersText(told, seats, names)
        : `Won by ${seats.map(name).join(", ")}.`,
  };
}

/** Describes an event or a move by its fields: "camel moved: Seat 0, from a, to c". */
function plain(told: object, name: (seat: Seat) => string): string {
  const { type, ...fields } = told as Part;
  const parts = Object.entries(fields).map(([key, value]) => {
    if (key === "seat" && typeof value === "number") return name(value);
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return `${key} ${text.replaceAll('"', "").replaceAll(",", " ")}`;
  });
  const what = typeof type === "string" ? type.replaceAll("-", " ") : "";
  return [what, parts.join(", ")].filter((part) => part !== "").join(": ");
}
