/** Pictures of any game, chosen by the `game` of a state or view. */
import { type GameId, GAME_IDS, isGameId } from "../games/ids.js";
import { pictures } from "../games/pictures.js";
import type { Games } from "../games/types.js";
import { LoadError, quoted } from "../kit/errors.js";
import type { SvgOptions } from "../picture/options.js";
import type { Words } from "../words/words.js";

/** A state or view of the game that its `game` names. @category Pictures */
export type Pictured<Id extends GameId> = (Games[Id]["state"] | Games[Id]["view"]) & {
  /** The id of the game. */
  readonly game: Id;
};

/** The options of `toSvg` for a game, with its words and events. @category Pictures */
export type SvgOptionsOf<Id extends GameId> = SvgOptions<Words[Id], Games[Id]["event"]>;

/** Returns the id of the game that a value from outside names; `undefined` if it can't be read. */
function gameOf(value: unknown): unknown {
  try {
    return (value as { readonly game?: unknown } | null | undefined)?.game;
  } catch {
    return undefined;
  }
}

/**
 * Draws a state or view of any game as SVG. Words and events must be of the same game.
 *
 * @param state - The state or view to draw.
 * @param options - How to draw it.
 *
 * @example
 * ```ts
 * import { setup } from "caravanserai";
 * import { toSvg } from "caravanserai/svg";
 * import { words } from "caravanserai/words/en";
 *
 * const state = setup("nomadi", { players: 2, seed: 7 });
 * const svg = toSvg(state, { words: words.nomadi, names: ["Anna", "Ben"], theme: "dark" });
 * svg.startsWith("<svg"); // => true
 * ```
 *
 * @throws `LoadError` if the value is not a state or view of any game.
 * @throws `ArgumentError` if an option is unknown or has a wrong value, such as the words of another game.
 * @category Pictures
 */
export function toSvg<Id extends GameId>(
  state: Pictured<Id>,
  options: SvgOptionsOf<Id> = {},
): string {
  const game = gameOf(state);
  if (!isGameId(game)) {
    const message = `expected the id of a game (${GAME_IDS.join(", ")}), got ${quoted(game)}`;
    const reason = typeof game === "string" ? "other-game" : "broken";
    throw new LoadError(reason, [{ path: "game", message }]);
  }
  // The game's own function checks the state and the options.
  return pictures[game](state as never, options as never);
}
