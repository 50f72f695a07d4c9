/** The games that bots can play: those of this library by their ids, and any that `makeGame` made. */
import type { Game, GameTypes, Seat } from "../game.js";
import { botGames } from "../games/bot-games.js";
import { isGameId } from "../games/ids.js";
import type { BotGame } from "../kit/engine/bot-games.js";
import type { Knowledge } from "../kit/engine/knowledge.js";
import { madeGame } from "../kit/engine/made-games.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { fieldsOf } from "../kit/input/plain.js";

/** A checked view of the seat that decides, and its game. */
export interface Asked<Types extends GameTypes> {
  readonly view: Types["view"];
  readonly seat: Seat;
  readonly botGame: BotGame<Types>;
}

/** What a bot plays: the game, which may be left out if it is one of this library, and knowledge instead of the game's own. */
export interface Playing<Types extends GameTypes> {
  readonly game?: Game<Types> | undefined;
  readonly knowledge?: Knowledge | undefined;
}

/** Checks the arguments of `think`. The view must be that of the seat that decides. */
export function asked<Types extends GameTypes>(
  given: Types["view"],
  { game, knowledge }: Playing<Types> = {},
): Asked<Types> {
  const { game: id } = fieldsOf(given, "game");
  const found = madeGame(game) ?? (isGameId(id) ? botGames[id] : undefined);
  if (found === undefined) {
    const message = `unknown game ${quoted(id)}; a game made with \`makeGame\` is given to its bots as \`game\``;
    throw new ArgumentError("view", message);
  }
  // The view names its game, and the game checks the view.
  const own = found as BotGame<Types>;
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
