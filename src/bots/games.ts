/** What is known about playing a game: of those of this library by the game's id, of any other by its rules. */
import { knowledge as desertSons } from "../desert-sons/bots/knowledge.js";
import type { Game, GameTypes, Seat } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import type { Knowledge } from "../kit/engine/mind.js";
import { fieldsOf } from "../kit/input/plain.js";
import { knowledge as nomadi } from "../nomadi/bots/knowledge.js";
import { knowledge as throughTheDesert } from "../through-the-desert/bots/knowledge.js";
import { knowledgeOf } from "./any-game.js";

const known: ReadonlyMap<unknown, Knowledge> = new Map<unknown, Knowledge>([
  ["through-the-desert", throughTheDesert],
  ["nomadi", nomadi],
  ["desert-sons", desertSons],
]);

/** A checked view of the seat that decides, and what is known about its game. */
export interface Asked<Types extends GameTypes> {
  readonly view: Types["view"];
  readonly seat: Seat;
  readonly knowledge: Knowledge<Types>;
}

/**
 * Checks what a bot is asked. It refuses a view of any other seat: a bot decides by what its own seat may know. A game that is
 * not of this library must be handed over.
 */
export function asked<Types extends GameTypes>(
  given: Types["view"],
  game?: Game<Types>,
): Asked<Types> {
  const { game: id } = fieldsOf(given, "game");
  const found = known.get(id) ?? (game === undefined ? undefined : knowledgeOf(game));
  if (found === undefined) {
    const message = `unknown game ${quoted(id)}; a game of your own is given to its bots as \`game\``;
    throw new ArgumentError("view", message);
  }
  // The view says which game it belongs to, and the game checks the view.
  const knowledge = found as Knowledge<Types>;
  const view = knowledge.accept(given);
  const { over, seat, viewer } = view;
  if (over) throw new ArgumentError("view", "the game is over");
  if (viewer === seat) return { view, seat, knowledge };
  throw new ArgumentError(
    "view",
    `seat ${seat} decides, and this is the view of ${quoted(viewer)}`,
  );
}
