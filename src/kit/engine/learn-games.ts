/** Games as environments and encoders see them. */
import type { GameTypes, Seat, Seed, StateOrView, Viewer } from "../../game.js";
import type { Encoding } from "./encoding.js";
import type { Engine } from "./engine.js";
import { loadView } from "./loading.js";
import type { Rules } from "./rules.js";

/** The part of the rules that environments use. */
type LearnRules<Types extends GameTypes, Position> = Pick<
  Rules<Types, Position>,
  "actions" | "copy" | "moveOf" | "play" | "players" | "score" | "seat"
>;

/** A game as environments and encoders see it. Its position is private to the game: they only pass it on. */
export interface LearnGame<Types extends GameTypes = GameTypes, Position = unknown> {
  readonly rules: LearnRules<Types, Position>;
  readonly encoding: Encoding<Position>;
  /** Checks a view from outside and returns it; throws a `LoadError`. */
  accept(view: unknown): Types["view"];
  /** Returns the position of a view, which must not be changed. */
  positionOf(view: Types["view"]): Position;
  /** Returns the first position of a game. It belongs to the caller. Throws a `SetupError`. */
  start(options: Types["options"]): Position;
  /** Returns the position of a seat's view, written into the memory of `into` where that is possible. */
  show(position: Position, viewer: Seat, into?: Position): Position;
  /** Returns the picks of a legal action by their names. */
  pickNames(position: Position, action: number): readonly string[];
}

/** The parts of a game that environments and encoders need. */
interface LearnParts<Types extends GameTypes, Position> {
  readonly rules: LearnRules<Types, Position>;
  readonly encoding: Encoding<Position>;
  readonly engine: Engine<Types, Position>;
  readonly accept: (value: unknown) => StateOrView<Types>;
  readonly setup: (options: Types["options"]) => Types["state"];
  readonly write: (position: Position, seed: Seed) => Types["state"];
  readonly view: (state: Types["state"], viewer: Viewer) => Types["view"];
  readonly picks: (position: Position, move: Types["move"]) => readonly string[];
}

/** Makes a game as environments and encoders see it. */
export const learnGameOf = <Types extends GameTypes, Position>({
  rules,
  encoding,
  engine,
  accept,
  setup,
  write,
  view,
  picks,
}: LearnParts<Types, Position>): LearnGame<Types, Position> => ({
  rules,
  encoding,
  accept: (given) => loadView(engine, accept, given),
  positionOf: (given) => engine.positionOf(given),
  start: (options) => engine.parts.read(setup(options)),
  show(position, viewer, into) {
    // The seed of a state is hidden, so it does not matter which.
    if (encoding.hide === undefined) return engine.parts.read(view(write(position, 0), viewer));
    const shown = rules.copy(position, into);
    encoding.hide(shown, viewer);
    return shown;
  },
  pickNames: (position, action) => picks(position, rules.moveOf(position, action)),
});
