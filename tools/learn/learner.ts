/** What learning needs to know about a game. */
import type { GameId, GameRecord, GameTypes, Seed } from "caravanserai";

/** Called with each observation: its inputs that are not zero, by index, and what they should give. */
type Observe = (inputs: ReadonlyMap<number, number>, target: number) => void;

/** A value that is learnt: a linear function of features, with weights at knots. An input is a feature at a knot. */
export interface Learner {
  readonly game: GameId;
  /** The numbers of players and the boards of the games, in turn: what is played most often comes most often. */
  readonly players: readonly number[];
  readonly boards: readonly string[];
  /** Returns the options of a game on a board of that list. */
  optionsOf(board: string, seed: Seed, players: number): object;
  /** The names of the features, in their order, and the knots. */
  readonly names: readonly string[];
  readonly knots: readonly number[];
  /** The penalty on large weights. */
  readonly penalty: number;
  /** What the inputs predict, for the report. */
  readonly predicts: string;
  /** The source file of the weights, from the root of the repository; none if the value is not part of the package. */
  readonly file?: string;
  /** Replays a game and calls `observe` for every seat, at every moment to learn from. */
  observations(record: GameRecord<GameTypes["options"]>, observe: Observe): void;
}

/** Returns the inputs of one seat: its features, shared between the knots before and after a place. */
export function inputsOf(
  features: Float64Array,
  [knot, share]: readonly [knot: number, share: number],
): Map<number, number> {
  const inputs = new Map<number, number>();
  for (const [feature, value] of features.entries()) {
    if (value === 0) continue;
    inputs.set(knot * features.length + feature, value * (1 - share));
    inputs.set((knot + 1) * features.length + feature, value * share);
  }
  return inputs;
}
