/** Finds the game to learn, and sets it up once to see its board. */
import type { Game, GameBoard, GameTypes, Seed } from "../game.js";
import { isGameId } from "../games/ids.js";
import { learnGames } from "../games/learn-games.js";
import type { LearnGame } from "../kit/engine/learn-games.js";
import { madeLearnGame } from "../kit/engine/made-games.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { copyOf } from "../kit/input/copy-options.js";
import { fieldsOf } from "../kit/input/plain.js";
import type { EncoderOptions } from "./encoder.js";

/** A game to learn and its options, the first position of one of its games, and its board. */
interface Subject<Types extends GameTypes> {
  readonly game: LearnGame<Types>;
  readonly options: EncoderOptions<Types>;
  readonly first: unknown;
  readonly board: GameBoard;
}

/** The seed of the game that shows the board. The board does not depend on it. */
const ANY_SEED = 0;

/** Returns the game as encoders see it. Throws an `ArgumentError` if it has no encoding, a `SetupError` for bad options. */
export function subjectOf<Types extends GameTypes>(
  game: Game<Types>,
  given: EncoderOptions<Types>,
): Subject<Types> {
  const { setup, board } = fieldsOf(game, "setup", "board");
  if (typeof setup !== "function" || typeof board !== "function") {
    throw new ArgumentError("game", `expected a game, got ${quoted(game)}`);
  }
  // A copy, so that later games are set up like the first one. `setup` checks it.
  const options = copyOf(given) as EncoderOptions<Types>;
  const whole = optionsWith(options, ANY_SEED);
  const state = game.setup(whole);
  const found = learnGameFor(game, state);
  if (found === undefined) {
    const message = `${quoted(state.game)} has no encoding; \`makeGame\` takes it as the part \`encoding\``;
    throw new ArgumentError("game", message);
  }
  return { game: found, options, first: found.start(whole), board: game.board(state) };
}

/** Returns the game of a state as encoders see it, `undefined` if it has no encoding. */
export const learnGameFor = <Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
): LearnGame<Types> | undefined =>
  // The state names its game.
  (madeLearnGame(game) ?? (isGameId(state.game) ? learnGames[state.game] : undefined)) as
    LearnGame<Types> | undefined;

/** Returns the options of `setup`: those of an encoder, and a seed. */
export const optionsWith = <Types extends GameTypes>(
  options: EncoderOptions<Types>,
  seed: Seed,
): Types["options"] => ({ ...options, seed });
