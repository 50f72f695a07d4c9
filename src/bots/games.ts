/** What the games of this library know about playing well, by the game's id. */
import { knowledge as desertSons } from "../desert-sons/bots/knowledge.js";
import type { GameTypes, GameView, Seat } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import type { Knowledge } from "../kit/mind.js";
import { knowledge as nomadi } from "../nomadi/bots/knowledge.js";
import { knowledge as throughTheDesert } from "../through-the-desert/bots/knowledge.js";

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

/** Checks what a bot is asked. It refuses a view of any other seat: a bot decides by what its own seat may know. */
export function asked<Types extends GameTypes>(given: Types["view"]): Asked<Types> {
  const game: unknown = (given as Partial<GameView> | null | undefined)?.game;
  const found = known.get(game);
  if (found === undefined) throw new ArgumentError("view", `unknown game ${quoted(game)}`);
  // The view says which game it belongs to, and the game checks the view.
  const knowledge = found as Knowledge<Types>;
  const view = knowledge.accept(given);
  const { over, seat, viewer } = view;
  if (over || seat === null) throw new ArgumentError("view", "the game is over");
  if (viewer === seat) return { view, seat, knowledge };
  throw new ArgumentError(
    "view",
    `seat ${seat} decides, and this is the view of ${quoted(viewer)}`,
  );
}
