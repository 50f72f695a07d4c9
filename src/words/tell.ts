/** Sentences out of a catalogue, the same functions for every language and every game. */
import type { GameTypes, Seat } from "../game.js";
import type { GameWords, NameOf, Names, Sentence } from "./words.js";

/** The names as sentences ask for them. A seat without one gets the language's own. */
const nameOf =
  (words: { readonly player: NameOf }, names: Names): NameOf =>
  (seat) => {
    const name = names[seat]?.trim();
    return name === undefined || name === "" ? words.player(seat) : name;
  };

/** The sentence of a catalogue for one value; the key belongs to the value, which the compiler can't see. */
const find = <Told>(sentences: object, key: string): Sentence<Told> =>
  (sentences as Readonly<Record<string, Sentence<Told>>>)[key];

/**
 * What happened, as a sentence. An event that a viewer sees gives a sentence of what this viewer knows.
 *
 * @example
 * ```ts
 * import { setup, events } from "caravanserai/through-the-desert";
 * import { eventText, throughTheDesert } from "caravanserai/words/en";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const [placed] = events(state, { type: "leader", colour: "sky", space: "i4" });
 * eventText(throughTheDesert, placed, ["Ada", "Ben"]); // => "Ada places the sky leader on i4."
 * eventText(throughTheDesert, placed); // => "Player 1 places the sky leader on i4."
 * ```
 *
 * @category Words
 */
export function eventText<Types extends GameTypes>(
  words: GameWords<Types>,
  event: Types["event"],
  names: Names = [],
): string {
  return find<Types["event"]>(words.event, event.type)(event, nameOf(words, names));
}

/**
 * Why a move is refused, as a sentence.
 *
 * @example
 * ```ts
 * import { explain, setup } from "caravanserai/through-the-desert";
 * import { refusalText, throughTheDesert } from "caravanserai/words/fr";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const refusal = explain(state, { type: "camel", colour: "sky", space: "i4" });
 * refusal && refusalText(throughTheDesert, refusal);
 * // => "Ce n’est pas le moment\u00a0: il faut poser un chef de caravane."
 * ```
 *
 * @category Words
 */
export function refusalText<Types extends GameTypes>(
  words: GameWords<Types>,
  refusal: Types["refusal"],
  names: Names = [],
): string {
  return find<Types["refusal"]>(words.refusal, refusal.reason)(refusal, nameOf(words, names));
}

/**
 * What a move does, for a button or a list of moves.
 *
 * @example
 * ```ts
 * import { moveText, throughTheDesert } from "caravanserai/words/de";
 *
 * moveText(throughTheDesert, { type: "camel", colour: "sky", space: "i4" });
 * // => "Himmelblaues Kamel auf i4 setzen"
 * ```
 *
 * @category Words
 */
export function moveText<Types extends GameTypes>(
  words: GameWords<Types>,
  move: Types["move"],
  names: Names = [],
): string {
  // Every move of every game has a type.
  const { type } = move as { readonly type: string };
  return find<Types["move"]>(words.move, type)(move, nameOf(words, names));
}

/**
 * Who has won, as a sentence; without winners, that the game is still going on.
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
export function winnersText<Types extends GameTypes>(
  words: GameWords<Types>,
  winners: readonly Seat[],
  names: Names = [],
): string {
  return words.winners(winners.map(nameOf(words, names)));
}
