/** Sentences about events and winners of any game. */
import type { GameEvent, Seat } from "caravanserai";
import { eventText, moveText, winnersText } from "caravanserai/words/en";
import type { PlayWords } from "./language.js";

/** What an event tells; empty if the words have no sentence for it. */
export const tell = (words: PlayWords, event: GameEvent, names: readonly string[]): string =>
  // The words and the event are of one game, which the types of a page for all games do not know.
  eventText(words, event as never, names);

/** What somebody did, where no event tells it, such as ending something that costs nothing. */
export const tellMove = (
  words: PlayWords,
  name: string,
  move: object,
  names: readonly string[],
): string => `${words.whose(name, moveText(words, move as never, names))}.`;

/** Who has won. */
export const tellWinners = (
  words: PlayWords,
  winners: readonly Seat[],
  names: readonly string[],
): string => winnersText(words, winners, names);
