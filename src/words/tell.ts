/** Looks up sentences in a catalogue, for every language and every game. */
import type { Seat } from "../game.js";
import { priced } from "./text.js";
import type { Asked, NameOf, Names, Sentence, ToldIn } from "./words.js";

/** The part of a catalogue that every function here needs. @category Words */
export interface Speaker {
  /** Returns the name of a player without a name. */
  readonly player: NameOf;
}

/**
 * Returns the function that gives sentences their names. A seat without a name gets the language's own. Names come from people,
 * as JSON: anything but a text is ignored.
 */
const nameOf = (words: Speaker, names: Names): NameOf => {
  const given: readonly unknown[] = Array.isArray(names) ? names : [];
  return (seat) => {
    const name = given[seat];
    return (typeof name === "string" && name.trim()) || words.player(seat);
  };
};

/** More seats than any game has: a longer list is not a list of winners. */
const MOST_SEATS = 100;

/** Returns the seats of a list from outside. */
const seatsIn = (list: unknown): Seat[] => {
  if (!Array.isArray(list) || list.length > MOST_SEATS) return [];
  // The list may contain anything; only whole numbers are seats.
  return Array.from({ length: list.length }, (_, index) => list[index] as Seat).filter((seat) =>
    Number.isInteger(seat),
  );
};

/** No list that is told is longer: a game has fewer spaces. */
const MOST_TOLD = 10_000;

/** Tests whether no list in an object is too long to be told: a list from outside may claim any length. */
const isBounded = (told: object): boolean =>
  Object.values(told).every((value) => !Array.isArray(value) || value.length <= MOST_TOLD);

/**
 * Returns the sentence for the key of `told`. The types below say that there is one, but a server may be newer than its client,
 * or send something else: then the result is an empty text rather than an error.
 */
function tell(
  words: Speaker,
  sentences: object,
  key: "code" | "type" | "reason",
  told: unknown,
  names: Names,
): string {
  const known = sentences as Readonly<Record<string, Sentence<unknown>>>;
  try {
    const which = (told as Readonly<Record<typeof key, unknown>>)[key];
    const isKnown =
      typeof which === "string" && Object.hasOwn(known, which) && isBounded(told as object);
    return isKnown ? known[which](told, nameOf(words, names)) : "";
  } catch {
    return ""; // A field is missing, or can't be read.
  }
}

/**
 * Describes an event as a sentence. An event for a viewer gives a sentence with what this viewer knows. Pass the words of one
 * game, or `words[state.game]` for any. Anything but an event of the game, such as one of a newer version, gives an empty text.
 *
 * @param words - The words of the game in one language.
 * @param event - The event.
 * @param names - The names of the players, by seat.
 *
 * @example
 * ```ts
 * import { setup, events } from "caravanserai/through-the-desert";
 * import { eventText, throughTheDesert } from "caravanserai/words/en";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const happened = events(state, { type: "leader", colour: "sky", space: "i4" });
 * const told = happened.map((event) => eventText(throughTheDesert, event, ["Ada", "Ben"]));
 * told; // => ["Ada places the sky leader on i4.", "Ben’s turn: place a leader."]
 * ```
 *
 * @category Words
 */
export function eventText<
  Words extends Speaker & {
    /** The sentences of events. */
    readonly event: object;
  },
>(words: Words, event: ToldIn<Words["event"]>, names: Names = []): string {
  return tell(words, words.event, "type", event, names);
}

/**
 * Explains in a sentence why a move is refused. Anything but a refusal of the game gives an empty text.
 *
 * @param words - The words of the game in one language.
 * @param refusal - The refusal.
 * @param names - The names of the players, by seat.
 *
 * @example
 * ```ts
 * import { explain, setup } from "caravanserai/through-the-desert";
 * import { refusalText, throughTheDesert } from "caravanserai/words/fr";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const refusal = explain(state, { type: "camel", colour: "sky", space: "i4" });
 * const text = refusal && refusalText(throughTheDesert, refusal);
 * text; // => "Ce n’est pas le moment\u00a0: il faut poser un chef de caravane."
 * ```
 *
 * @category Words
 */
export function refusalText<
  Words extends Speaker & {
    /** The sentences of refusals. */
    readonly refusal: object;
  },
>(words: Words, refusal: ToldIn<Words["refusal"]>, names: Names = []): string {
  return tell(words, words.refusal, "reason", refusal, names);
}

/**
 * Says in a sentence what a check of a board has found. Anything but a finding of the game gives an empty text.
 *
 * @param words - The words of the game in one language.
 * @param finding - The finding, as `checkLayout` or `checkTileSet` returns it.
 *
 * @example
 * ```ts
 * import { checkTileSet, shortTrip } from "caravanserai/desert-sons";
 * import { desertSons, findingText } from "caravanserai/words/en";
 *
 * const [finding] = checkTileSet({ ...shortTrip, rumours: [1, 1, 1, 1, 1, 1, 1, 1] });
 * finding && findingText(desertSons, finding); // => "With 8 rumours no slot stays free."
 * ```
 *
 * @category Words
 */
export function findingText<
  Words extends Speaker & {
    /** The sentences of findings. */
    readonly finding: object;
  },
>(words: Words, finding: ToldIn<Words["finding"]>): string {
  return tell(words, words.finding, "code", finding, []);
}

/**
 * Describes a move, for a button or a list of moves. Anything but a move of the game gives an empty text.
 *
 * @param words - The words of the game in one language.
 * @param move - The move.
 * @param names - The names of the players, by seat.
 *
 * @example
 * ```ts
 * import { moveText, throughTheDesert } from "caravanserai/words/de";
 *
 * const text = moveText(throughTheDesert, { type: "camel", colour: "sky", space: "i4" });
 * text; // => "Himmelblaues Kamel auf i4 setzen"
 * ```
 *
 * @category Words
 */
export function moveText<
  Words extends Speaker & {
    /** The sentences of moves. */
    readonly move: object;
  },
>(words: Words, move: ToldIn<Words["move"]>, names: Names = []): string {
  return tell(words, words.move, "type", move, names);
}

/** Writes the first letter as a capital. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns an own text of a list of labels; an empty text if there is none. */
function labelOf(labels: object, key: unknown): string {
  const label: unknown =
    typeof key === "string" && Object.hasOwn(labels, key)
      ? (labels as Readonly<Record<string, unknown>>)[key]
      : "";
  return typeof label === "string" ? label : "";
}

/**
 * Describes one part of a move, for a button: the colour of a camel, a pawn, a tile, an action. Anything but a pick of the game gives an
 * empty text.
 *
 * @param words - The words of the game in one language; `words[state.game]` for any.
 * @param state - The state or view in which it is picked.
 * @param pick - The pick, as `choices` offers it.
 * @param names - The names of the players, by seat.
 *
 * @example
 * ```ts
 * import { setup } from "caravanserai/through-the-desert";
 * import { pickText, throughTheDesert } from "caravanserai/words/de";
 *
 * pickText(throughTheDesert, setup({ players: 2, seed: 1 }), "colour:sky"); // => "Himmelblauer Anführer"
 * ```
 *
 * @category Words
 */
export function pickText(
  words: Speaker & {
    /** The labels of picks, by kind. */
    readonly pick: object;
    /** The sentences of moves. */
    readonly move: object;
    /** Names the price of a pick, which its label then contains. */
    price?(pick: string, state: object): string;
  },
  state: object,
  pick: string,
  names: Names = [],
): string {
  const colon = typeof pick === "string" ? pick.indexOf(":") : -1;
  if (colon < 0) return "";
  const kind = pick.slice(0, colon);
  const value = pick.slice(colon + 1);
  const entries = words.pick as Readonly<Record<string, unknown>>;
  const entry = Object.hasOwn(entries, kind) ? entries[kind] : undefined;
  try {
    if (typeof entry === "function") {
      const label: unknown = (entry as PickSentence)(value, state, nameOf(words, names));
      if (typeof label !== "string" || label === "") return "";
      return priced(capitalized(label), priceText(words, state, pick));
    }
    const own = capitalized(labelOf(entry ?? {}, value));
    const label =
      own !== "" || kind !== "action"
        ? own
        : tell(words, words.move, "type", { type: value }, names);
    return label === "" ? "" : priced(label, priceText(words, state, pick));
  } catch {
    return ""; // The value is none of this game, or the state can't be read.
  }
}

/** An entry for a kind of picks: it is given values and states of its own game. */
type PickSentence = (value: string, state: object, name: NameOf) => unknown;

/**
 * Describes the decision that is due, as inside a sentence: "place a leader". A phase that the catalogue does not know gives an empty text.
 *
 * @param words - The words of the game in one language; `words[state.game]` for any.
 * @param state - The state or view.
 *
 * @example
 * ```ts
 * import { setup } from "caravanserai";
 * import { phaseText, words } from "caravanserai/words/en";
 *
 * const state = setup("nomadi", { players: 2, seed: 1 });
 * phaseText(words[state.game], state); // => "place a pawn in the start"
 * ```
 *
 * @category Words
 */
export function phaseText(
  words: { readonly phase: object },
  state: { readonly phase: string },
): string {
  try {
    return labelOf(words.phase, state.phase);
  } catch {
    return ""; // The state can't be read.
  }
}

/** Returns what an entry of a catalogue says; an empty text if it says nothing, or is made for other values. */
function textOf(say: () => unknown): string {
  try {
    const text = say();
    return typeof text === "string" ? text : "";
  } catch {
    return "";
  }
}

/**
 * Says what to pick next, as inside a sentence: "choose a colour". Words without prompts describe the decision that is due.
 *
 * @param words - The words of the game in one language; `words[state.game]` for any.
 * @param asked - The state or view, the picks so far, and `next` of `choices`.
 *
 * @example
 * ```ts
 * import { choices, setup } from "caravanserai/through-the-desert";
 * import { promptText, throughTheDesert } from "caravanserai/words/en";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const promptAfter = (...picked: string[]) =>
 *   promptText(throughTheDesert, { state, picked, next: choices(state, picked).next });
 * promptAfter(); // => "choose a colour"
 * promptAfter("colour:sky"); // => "choose a space for the sky leader"
 * promptAfter("colour:sky", "space:i4"); // => "confirm the move"
 * ```
 *
 * @category Words
 */
export function promptText(
  words: {
    /** Says what to pick next. */
    prompt?(asked: Asked<object, string>): string;
    /** Descriptions of decisions, by phase. */
    readonly phase: object;
  },
  asked: Asked<object, string>,
): string {
  const text = textOf(() => words.prompt?.(asked));
  // The state of a game without phases has none to describe.
  return text === ""
    ? textOf(() => phaseText(words, asked.state as { readonly phase: string }))
    : text;
}

/**
 * Names the price of a pick, such as "1 water"; an empty text if it is free, or if the words name no prices.
 *
 * @param words - The words of the game in one language; `words[state.game]` for any.
 * @param state - The state or view in which it is picked.
 * @param pick - The pick, as `choices` offers it.
 *
 * @example
 * ```ts
 * import { setup } from "caravanserai/desert-sons";
 * import { desertSons, priceText } from "caravanserai/words/en";
 *
 * const state = setup({ players: 2, seed: 1 });
 * priceText(desertSons, state, "scout:1"); // => "1 water"
 * priceText(desertSons, state, "action:draw"); // => ""
 * ```
 *
 * @category Words
 */
export function priceText(
  words: {
    /** Names the price of a pick. */
    price?(pick: string, state: object): string;
  },
  state: object,
  pick: string,
): string {
  return textOf(() => words.price?.(pick, state));
}

/**
 * Names a source of points, as inside a sentence: a key of a seat's score. A source that the catalogue does not know gives an empty text.
 *
 * @param words - The words of the game in one language; `words[state.game]` for any.
 * @param source - The source, such as `oases`, or `total`.
 *
 * @example
 * ```ts
 * import { sourceText, throughTheDesert } from "caravanserai/words/fr";
 *
 * sourceText(throughTheDesert, "caravans"); // => "plus grandes caravanes"
 * ```
 *
 * @category Words
 */
export function sourceText(words: { readonly source: object }, source: string): string {
  return labelOf(words.source, source);
}

/**
 * Names the winners in a sentence. Without winners, or if the value is not a list, it says that nobody has won yet.
 *
 * @param words - The words of the game in one language.
 * @param winners - The seats that won, as `score` returns them.
 * @param names - The names of the players, by seat.
 *
 * @example
 * ```ts
 * import { nomadi, winnersText } from "caravanserai/words/en";
 *
 * winnersText(nomadi, [0, 2], ["Ada", "Ben"]); // => "Ada and Player 3 win."
 * ```
 *
 * @category Words
 */
export function winnersText(
  words: Speaker & { readonly winners: (names: readonly string[]) => string },
  winners: readonly Seat[],
  names: Names = [],
): string {
  try {
    return words.winners(seatsIn(winners).map(nameOf(words, names)));
  } catch {
    return words.winners([]); // The names or the winners can't be read.
  }
}
