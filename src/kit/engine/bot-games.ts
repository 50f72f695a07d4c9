/** Games as bots see them. */
import type { GameTypes, Seed, StateOrView, Viewer } from "../../game.js";
import type { Engine } from "./engine.js";
import type { Knowledge } from "./knowledge.js";
import { loadView } from "./loading.js";
import type { Rules } from "./rules.js";

/** The part of the rules that bots use. */
export type BotRules<Types extends GameTypes, Position> = Pick<
  Rules<Types, Position>,
  | "actions"
  | "copy"
  | "count"
  | "moveOf"
  | "nth"
  | "play"
  | "players"
  | "playout"
  | "score"
  | "seat"
  | "track"
  | "undo"
>;

/** A game as bots see it. Its position is private to the game: bots only pass it on. */
export interface BotGame<Types extends GameTypes = GameTypes, Position = unknown> {
  readonly rules: BotRules<Types, Position>;
  readonly knowledge: Knowledge<Position>;
  /** Checks a view from outside and returns it; throws a `LoadError`. */
  accept(view: unknown): Types["view"];
  /** Returns the position of a view, which must not be changed. */
  positionOf(view: Types["view"]): Position;
  /** Returns the position of a state that fits the view, drawn from a seed. It belongs to the caller. */
  resample(view: Types["view"], seed: Seed): Position;
  /**
   * Returns the view of the same seat after moves, with what is hidden drawn from a seed; `undefined` if a move is illegal then.
   */
  follow(
    view: Types["view"],
    moves: readonly Types["move"][],
    seed: Seed,
  ): Types["view"] | undefined;
}

/** The parts of a game that bots need. */
interface BotParts<Types extends GameTypes, Position> {
  readonly rules: BotRules<Types, Position>;
  readonly knowledge: Knowledge<Position>;
  readonly engine: Engine<Types, Position>;
  readonly accept: (value: unknown) => StateOrView<Types>;
  /** Returns a state that fits a valid view. */
  readonly resample: (view: Types["view"], seed: Seed) => Types["state"];
  /** Returns the view of a valid state. */
  readonly view: (state: Types["state"], viewer: Viewer) => Types["view"];
}

/** Makes a game as bots see it. */
export const botGameOf = <Types extends GameTypes, Position>({
  rules,
  knowledge,
  engine,
  accept,
  resample,
  view: viewOf,
}: BotParts<Types, Position>): BotGame<Types, Position> => ({
  rules,
  knowledge,
  accept: (view) => loadView(engine, accept, view),
  positionOf: (view) => engine.positionOf(view),
  // Neither frozen nor remembered: nobody sees the state, and a search draws thousands.
  resample: (view, seed) => engine.parts.read(resample(view, seed)),
  follow: (view, moves, seed) => {
    let state = engine.admit(resample(view, seed));
    for (const move of moves) {
      if (typeof engine.judge(engine.positionOf(state), move) !== "number") return undefined;
      state = engine.apply(state, move);
    }
    return engine.admit(viewOf(state, view.viewer));
  },
});
