/** Checks the view that a bot is asked about, and finds its game. */
import type { GameTypes, Seat } from "../game.js";
import type { BotGame } from "../kit/engine/bot-games.js";
import type { Knowledge } from "../kit/engine/knowledge.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { fieldsOf } from "../kit/input/plain.js";

/** A checked view of the seat that decides, and its game. */
export interface Asked<Types extends GameTypes> {
  readonly view: Types["view"];
  readonly seat: Seat;
  readonly botGame: BotGame<Types>;
}

/** What a bot plays: its game, by the id that the view has, and knowledge instead of the game's own. */
export interface Playing<Types extends GameTypes> {
  /** Returns the game as bots see it; `undefined` if there is none with this id. The game checks the view. */
  readonly find: (id: unknown) => BotGame<Types> | undefined;
  readonly knowledge?: Knowledge | undefined;
}

/** Checks the arguments of `think`. The view must be that of the seat that decides. */
export function asked<Types extends GameTypes>(
  given: Types["view"],
  { find, knowledge }: Playing<Types>,
): Asked<Types> {
  const { game: id } = fieldsOf(given, "game");
  const own = find(id);
  if (own === undefined) {
    const message = `unknown game ${quoted(id)}; a game made with \`makeGame\` is given to its bots as \`game\``;
    throw new ArgumentError("view", message);
  }
  const botGame = knowledge === undefined ? own : { ...own, knowledge };
  const view = botGame.accept(given);
  const { over, seat, viewer } = view;
  if (over) throw new ArgumentError("view", "the game is over");
  if (viewer === seat) return { view, seat, botGame };
  throw new ArgumentError(
    "view",
    `seat ${seat} decides, and this is the view of ${quoted(viewer)}`,
  );
}
