/** What the picture says: names of players, and titles in the language of the caller's words. */
import type { Seat } from "../../game.js";
import { ArgumentError } from "../../kit/errors.js";
import type { NomadiWords } from "../../words/words.js";

/** A text in the words of the caller, `undefined` if there are none. */
type Tell = (text: (words: NomadiWords) => string) => string | undefined;

/** How the picture speaks. */
export interface Telling {
  /** A text in the words of the caller, `undefined` if there are none. */
  readonly tell: Tell;
  /** What the player at a seat is called. Without words, a player without a name is a number, from 1. */
  readonly name: (seat: Seat) => string;
}

/** Texts from words and names that come from outside. */
export function tellingWith(words: NomadiWords | undefined, names: readonly unknown[]): Telling {
  const tell: Tell = (text) => {
    if (words === undefined) return undefined;
    let said: unknown;
    try {
      said = text(words);
    } catch {
      // Something is missing: these are not the words of this game.
    }
    if (typeof said === "string") return said;
    throw new ArgumentError("words", "expected the words of Nomadi");
  };
  const name = (seat: Seat): string => {
    const given = names[seat];
    if (typeof given === "string" && given.trim() !== "") return given.trim();
    return tell(({ player }) => player(seat)) ?? String(seat + 1);
  };
  return { tell, name };
}
