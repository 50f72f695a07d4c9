/** Titles and the names of players, in the language of the caller's words. */
import type { Seat } from "../../game.js";
import { ArgumentError } from "../../kit/errors.js";
import type { NomadiWords } from "../../words/words.js";
import type { Scene } from "./scene.js";

/** Returns a text in the caller's words, or `undefined` without words. */
type Text = (write: (words: NomadiWords) => string) => string | undefined;

/** The texts of a picture. */
export interface Titles {
  /** Returns a text in the caller's words, or `undefined` without words. */
  readonly text: Text;
  /** Returns the name of the player at a seat. Without words, a player without a name is a number, from 1. */
  readonly nameOf: (seat: Seat) => string;
}

/** Returns the texts of a picture from words and names that come from outside. */
export function titlesWith(words: NomadiWords | undefined, names: readonly unknown[]): Titles {
  const text: Text = (write) => {
    if (words === undefined) return undefined;
    let said: unknown;
    try {
      said = write(words);
    } catch {
      // Something is missing: these are not the words of this game.
    }
    if (typeof said === "string") return said;
    throw new ArgumentError("words", "expected the words of Nomadi");
  };
  const nameOf = (seat: Seat): string => {
    const given = names[seat];
    if (typeof given === "string" && given.trim() !== "") return given.trim();
    return text(({ player }) => player(seat)) ?? String(seat + 1);
  };
  return { text, nameOf };
}

/** Returns the title of the whole picture: the layout, and the decision that is due. */
export function pictureTitle({ state, titles }: Pick<Scene, "state" | "titles">): string {
  const status = titles.text(({ event }) =>
    state.over
      ? event["game-ended"]({ type: "game-ended", reason: state.endReason }, titles.nameOf)
      : event.asked({ type: "asked", seat: state.seat, phase: state.phase }, titles.nameOf),
  );
  const name = titles.text((words) => words.name) ?? "Nomadi";
  return `${name}: ${state.layout.name}. ${status ?? ""}`.trim();
}
