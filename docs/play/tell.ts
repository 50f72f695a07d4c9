/** Sentences about events and winners of any game. */
import type { GameEvent, Seat } from "caravanserai";
import { eventText, moveText, winnersText } from "caravanserai/words/en";
import type { PlayWords } from "./language.js";

/** Returns the sentence for an event; empty if the words have none. */
export const tell = (words: PlayWords, event: GameEvent, names: readonly string[]): string =>
  // The words and the event are of the same game, which the types here can't express.
  eventText(words, event as never, names);

/** Describes a move, as on a button; without words, by its notation. */
export const describeMove = (
  words: PlayWords,
  move: object,
  names: readonly string[],
  notation: string,
): string => moveText(words, move as never, names) || notation;

/** Returns the sentence for a move that has no events, such as ending something that costs nothing. */
export const tellMove = (
  words: PlayWords,
  name: string,
  move: object,
  names: readonly string[],
  notation: string,
): string => `${words.whose(name, describeMove(words, move, names, notation))}.`;

/** Returns the sentence that names the winners. */
export const tellWinners = (
  words: PlayWords,
  winners: readonly Seat[],
  names: readonly string[],
): string => winnersText(words, winners, names);
