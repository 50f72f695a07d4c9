/** The address of a guide: the game and the language. Both are optional. */
import type { GameId } from "caravanserai";
import type { LanguageId } from "../language.js";

/** Returns the address of a guide, relative to the page to play on. */
export const guideAddress = (game: GameId, language: LanguageId): string =>
  `./how-to-play/index.html?${new URLSearchParams({ game, language }).toString()}`;
