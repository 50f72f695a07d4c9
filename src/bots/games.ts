/** What the games of this library know about playing well, by the game's id. */
//DS
import type { GameTypes, GameView, Viewer } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import type { Knowledge } from "../kit/mind.js";
//NO
import { knowledge as throughTheDesert } from "../through-the-desert/bots/knowledge.js";

const known: ReadonlyMap<unknown, Knowledge> = new Map<unknown, Knowledge>([
  ["through-the-desert", throughTheDesert],
  //NN
  //DD
]);

/** What is known about the game of a view. */
export function knowledgeOf<Types extends GameTypes>(view: GameView): Knowledge<Types> {
  const { game } = view;
  const found = known.get(game);
  if (found === undefined) throw new ArgumentError("view", `unknown game ${quoted(game)}`);
  // The view says which game it belongs to, and the game checks the view.
  return found as Knowledge<Types>;
}

/** A view of the seat that decides. A bot refuses all others: it would have to know what it may not. */
export function checkDecides(view: GameView): Viewer {
  if (view.viewer === view.seat && !view.over) return view.viewer;
  throw new ArgumentError(
    "view",
    view.over
      ? "the game is over"
      : `seat ${quoted(view.seat)} decides, but ${quoted(view.viewer)} looks`,
  );
}
