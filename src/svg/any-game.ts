/** A picture of any game, chosen by what a state or view says of itself. */
import { toSvg as desertSons } from "../desert-sons/picture/to-svg.js";
import type { Types as DesertSons } from "../desert-sons/model/types.js";
import { LoadError, quoted } from "../kit/errors.js";
import { toSvg as nomadi } from "../nomadi/picture/to-svg.js";
import type { Types as Nomadi } from "../nomadi/model/types.js";
import type { SvgOptions } from "../picture/options.js";
import { toSvg as throughTheDesert } from "../through-the-desert/picture/to-svg.js";
import type { Types as ThroughTheDesert } from "../through-the-desert/model/types.js";
import type { Words } from "../words/words.js";

/** The types of every game that has pictures, by its id. @category Pictures */
export interface PicturedGames {
  /** Through the Desert. */
  readonly "through-the-desert": ThroughTheDesert;
  /** Nomadi. */
  readonly nomadi: Nomadi;
  /** Desert Sons. */
  readonly "desert-sons": DesertSons;
}

/** A state or view of the game that its `game` names. @category Pictures */
export type Pictured<Id extends keyof PicturedGames> = (
  PicturedGames[Id]["state"] | PicturedGames[Id]["view"]
) & {
  /** The id of the game. */
  readonly game: Id;
};

/** What `toSvg` takes for a game: words and events are of that game. @category Pictures */
export type SvgOptionsOf<Id extends keyof PicturedGames> = SvgOptions<
  Words[Id],
  PicturedGames[Id]["event"]
>;

/** Each function takes states, views and options of its own game: it checks the ones that it gets. */
const pictures: Readonly<Record<keyof PicturedGames, (state: never, options: never) => string>> = {
  "through-the-desert": throughTheDesert,
  nomadi,
  "desert-sons": desertSons,
};

/** What a value from outside says which game it belongs to; `undefined` if it can't be read. */
function gameOf(value: unknown): unknown {
  try {
    return (value as { readonly game?: unknown } | null | undefined)?.game;
  } catch {
    return undefined;
  }
}

/**
 * A picture of a state or view of any game, as SVG. Words and events are those of the game.
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
export function toSvg<Id extends keyof PicturedGames>(
  state: Pictured<Id>,
  options: SvgOptionsOf<Id> = {},
): string {
  const game = gameOf(state);
  if (typeof game !== "string" || !Object.hasOwn(pictures, game)) {
    const message = `expected the id of a game (${Object.keys(pictures).join(", ")}), got ${quoted(game)}`;
    const reason = typeof game === "string" ? "other-game" : "broken";
    throw new LoadError(reason, [{ path: "game", message }]);
  }
  // The game that the state names checks the state and the options.
  return pictures[game as keyof PicturedGames](state as never, options as never);
}
