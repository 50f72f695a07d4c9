/** Functions of a game that the contract does not ask for yet: their laws are checked where a game has them. */
import type {
  Choices,
  Game,
  GameBoard,
  GameRecord,
  GameTypes,
  MovePick,
  ReplayStep,
} from "../game.js";

/** What a game may have on top of the contract. A game with `board` takes views in `score`, too. */
interface Extras<Types extends GameTypes> {
  board(state: Types["state"] | Types["view"]): GameBoard;
  picks(state: Types["state"] | Types["view"], move: Types["move"]): readonly MovePick[];
  choices(state: Types["state"] | Types["view"], picked: readonly string[]): Choices<Types["move"]>;
  steps(record: unknown): Generator<ReplayStep<Types>>;
  extendRecord(
    record: GameRecord<Types["options"]>,
    move: Types["move"],
  ): GameRecord<Types["options"]>;
}

/** A game with whatever it has of them. */
export const withExtras = <Types extends GameTypes>(
  game: Game<Types>,
): Game<Types> & Partial<Extras<Types>> =>
  // Whether a function is there is asked before it is called.
  game as Game<Types> & Partial<Extras<Types>>;
