/** The games made by `makeGame`, as bots see them. */
import type { Game, GameTypes } from "../../game.js";
import { fieldsOf } from "../input/plain.js";
import type { BotGame } from "./bot-games.js";
import type { Knowledge } from "./knowledge.js";
import type { LearnGame } from "./learn-games.js";

/** A game that was made, and its id. */
interface MadeGame {
  readonly id: string;
  readonly botGame: BotGame;
  /** The game as encoders see it, if it has an encoding. */
  readonly learnGame: LearnGame | undefined;
}

/**
 * Marks `setup` of a game: that function is the same whether the game was imported as a value or as a module. Every copy of this
 * library knows the mark, such as that of a command beside the one of a game's own package. The number changes with `BotGame`.
 */
const MARK = Symbol.for("caravanserai.made-game.2");

/** Remembers a game for bots. */
export function addMadeGame<Types extends GameTypes, Position>(
  setup: (options: Types["options"]) => Types["state"],
  id: string,
  botGame: BotGame<Types, Position>,
  learnGame?: LearnGame<Types, Position>,
): void {
  Object.defineProperty(setup, MARK, { value: { id, botGame, learnGame } });
}

function find(game: unknown): MadeGame | undefined {
  const { setup } = fieldsOf(game, "setup");
  // Only `addMadeGame` sets the mark.
  return typeof setup === "function" ? (setup as { readonly [MARK]?: MadeGame })[MARK] : undefined;
}

/** Returns the game as bots see it, if `makeGame` made it. */
export const madeGame = (game: unknown): BotGame | undefined => find(game)?.botGame;

/** Returns the game as encoders see it, if `makeGame` made it with an encoding. */
export const madeLearnGame = (game: unknown): LearnGame | undefined => find(game)?.learnGame;

/** Returns the id of a game: as `makeGame` was told it, or as the game's module has it in `about`. */
export function gameIdOf(game: unknown): string | undefined {
  const { id } = find(game) ?? fieldsOf(fieldsOf(game, "about").about, "id");
  return typeof id === "string" ? id : undefined;
}

/** Returns the game for bots with this knowledge; `undefined` if `makeGame` has not made it. */
export function withKnowledge(
  game: Game<GameTypes>,
  knowledge: Knowledge,
): Game<GameTypes> | undefined {
  const made = find(game);
  if (made === undefined) return undefined;
  const setup: typeof game.setup = (options) => game.setup(options);
  addMadeGame(setup, made.id, { ...made.botGame, knowledge }, made.learnGame);
  return Object.freeze({ ...game, setup });
}
