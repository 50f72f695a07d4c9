/** Views of one game as numbers, and its moves as picks out of a fixed list. */
import type { Game, GameTypes, Seat } from "../game.js";
import type { EncodingFormat } from "../kit/engine/encoding.js";
import type { LearnGame } from "../kit/engine/learn-games.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { entriesOf, fieldsOf } from "../kit/input/plain.js";
import { NONE } from "../kit/none.js";
import { LegalPicks } from "./legal-picks.js";
import { namedSpaces, neighboursOf } from "./spaces.js";
import { subjectOf } from "./subject.js";

/** The options of the games to encode: those of `setup`, without the seed. @category Encoding */
export type EncoderOptions<Types extends GameTypes = GameTypes> = Omit<Types["options"], "seed">;

/** The numbers of a view. @category Encoding */
export interface Observation {
  /** The values of the spaces: all channels of the first space, then those of the second, and so on. */
  readonly spaces: Float32Array;
  /** The values of the game as a whole. */
  readonly globals: Float32Array;
}

/**
 * Views of games with the same board, rules and number of players as numbers, and their moves as picks.
 *
 * @category Encoding
 */
export interface Encoder<Types extends GameTypes = GameTypes> {
  /** The number of seats. */
  readonly players: number;
  /** The names of the spaces. */
  readonly spaces: readonly string[];
  /** By space: the indices of its neighbours. */
  readonly neighbours: readonly (readonly number[])[];
  /** The names of the values of each space. */
  readonly channels: readonly string[];
  /** The names of the values of the game as a whole. */
  readonly globals: readonly string[];
  /** Every pick that a move can have: the vocabulary. */
  readonly picks: readonly string[];
  /** Returns an observation of zeros, to encode into. */
  observation(): Observation;
  /**
   * Writes the numbers of a view. Seats are relative to the viewer.
   *
   * @param view - The view of a seat.
   * @param into - The arrays to write to.
   */
  encode(view: Types["view"], into: Observation): void;
  /**
   * Writes 1 for each pick that can come next, as `next` of the game's `choices`, and 0 for all others. Returns how many can.
   *
   * @param view - The view of a seat.
   * @param picked - The picks made so far, as indices into `picks`.
   * @param into - The array to write to, with an entry for each pick.
   */
  mask(view: Types["view"], picked: readonly number[], into: Uint8Array): number;
  /**
   * Returns the legal move that some picks make; `null` while it is incomplete.
   *
   * @param view - The view of a seat.
   * @param picked - The picks made so far, as indices into `picks`.
   */
  move(view: Types["view"], picked: readonly number[]): Types["move"] | null;
}

/**
 * Returns the encoder of a game: which numbers its views have, and which picks its moves are made of. It depends on the board, the
 * rules and the number of players, not on the seed.
 *
 * @param game - The game, such as all of `caravanserai/nomadi`, or one of your own with the part `encoding`.
 * @param options - The number of players, and any option of `setup` that differs from its default.
 *
 * @example
 * ```ts
 * import { encoder } from "caravanserai/learn";
 * import * as game from "caravanserai/through-the-desert";
 *
 * const made = encoder<game.Types>(game, { players: 2 });
 * const { channels, picks, spaces } = made;
 * channels.slice(0, 4); // => ["oasis", "water", "leader", "camel:honey"]
 * picks.includes("colour:sky") && picks.includes("space:f7"); // => true
 *
 * const view = game.view(game.setup({ players: 2, seed: "petra" }), 0);
 * const into = made.observation();
 * made.encode(view, into);
 * into.spaces.length === spaces.length * channels.length; // => true
 *
 * const next = new Uint8Array(picks.length);
 * made.mask(view, [], next); // => 5
 * picks.filter((_, pick) => next[pick] === 1).join(" "); // => "colour:honey colour:rose colour:grape colour:sky colour:mint"
 * ```
 *
 * @throws {@link ArgumentError} if the game has no encoding; {@link SetupError} if the options are not valid. Its functions throw a
 * {@link LoadError} if a value is not a view of this game, and an {@link ArgumentError} if it is that of a spectator or of a game
 * with another board, or if an array is too short.
 * @category Encoding
 */
export function encoder<Types extends GameTypes>(
  game: Game<Types>,
  options: EncoderOptions<Types>,
): Encoder<Types> {
  return new GameEncoder(game, options).handle;
}

/** A view that was checked. */
interface Known {
  readonly position: unknown;
  readonly viewer: Seat;
}

/** An encoder, and what environments need of it. */
export class GameEncoder<Types extends GameTypes> {
  readonly game: LearnGame<Types>;
  /** The options of its games, as a copy. */
  readonly options: EncoderOptions<Types>;
  readonly format: EncodingFormat;
  /** By name of a pick: its index. */
  readonly indices: ReadonlyMap<string, number>;
  readonly handle: Encoder<Types>;
  private readonly legal: LegalPicks;
  private readonly picked: Uint8Array;

  constructor(given: Game<Types>, wanted: EncoderOptions<Types>) {
    const { game, options, first, board } = subjectOf(given, wanted);
    this.game = game;
    this.options = options;
    this.format = game.encoding.format(first);
    const { channels, globals, picks } = this.format;
    this.indices = new Map(picks.map((pick, index) => [pick, index]));
    this.legal = new LegalPicks(game, this.indices);
    this.picked = new Uint8Array(picks.length);
    const spaces = namedSpaces(board);
    this.handle = Object.freeze<Encoder<Types>>({
      players: game.rules.players(first),
      spaces: Object.freeze(spaces.map(({ name }) => name)),
      neighbours: neighboursOf(spaces),
      channels: Object.freeze([...channels]),
      globals: Object.freeze([...globals]),
      picks: Object.freeze([...picks]),
      observation: () => ({
        spaces: new Float32Array(spaces.length * channels.length),
        globals: new Float32Array(globals.length),
      }),
      encode: (view, into) => {
        this.encode(view, into);
      },
      mask: (view, picked, into) => this.mask(view, picked, into),
      move: (view, picked) => this.move(view, picked),
    });
  }

  private encode(view: Types["view"], into: Observation): void {
    const { position, viewer } = this.known(view);
    const { spaces, channels } = this.handle;
    const arrays = fieldsOf(into, "spaces", "globals");
    const size = spaces.length * channels.length;
    const cells = arrayIn("into.spaces", arrays.spaces, Float32Array, size);
    const whole = arrayIn("into.globals", arrays.globals, Float32Array, this.format.globals.length);
    this.game.encoding.encode(position, viewer, cells.fill(0), whole.fill(0));
  }

  private mask(view: Types["view"], picked: readonly number[], into: Uint8Array): number {
    const { position } = this.known(view);
    const next = arrayIn("into", into, Uint8Array, this.format.picks.length);
    this.list(position, picked, next);
    return next.reduce((sum, one) => sum + one, 0);
  }

  private move(view: Types["view"], picked: readonly number[]): Types["move"] | null {
    const { position } = this.known(view);
    const action = this.list(position, picked, new Uint8Array(this.format.picks.length));
    return action === NONE ? null : this.game.rules.moveOf(position, action);
  }

  /** Marks the picks that can come next, and returns the action that those made so far make. */
  private list(position: unknown, given: readonly number[], into: Uint8Array): number {
    const { picks } = this.format;
    const made = entriesOf(given, picks.length);
    if (made === undefined) {
      throw new ArgumentError("picked", `expected a list of picks, got ${quoted(given)}`);
    }
    this.picked.fill(0);
    for (const [index, pick] of made.entries()) {
      if (typeof pick !== "number" || !(pick in picks)) {
        const message = `expected a whole number from 0 to ${picks.length - 1}, got ${quoted(pick)}`;
        throw new ArgumentError(`picked[${index}]`, message);
      }
      this.picked[pick] = 1;
    }
    this.legal.list(position);
    return this.legal.mask(this.picked, new Set(made).size, into);
  }

  /** Checks a view from outside: it must be that of a seat, and of a game with the board of this encoder. */
  private known(given: Types["view"]): Known {
    const view = this.game.accept(given);
    if (view.viewer === "spectator") {
      throw new ArgumentError("view", "expected the view of a seat, got that of a spectator");
    }
    const position = this.game.positionOf(view);
    if (!isSame(this.game.encoding.format(position), this.format)) {
      const message = "expected a view with the board, rules and number of players of this encoder";
      throw new ArgumentError("view", message);
    }
    return { position, viewer: view.viewer };
  }
}

const isSame = (one: EncodingFormat, other: EncodingFormat): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Checks an array to write to. Throws an `ArgumentError` unless it is one of this kind and length. */
function arrayIn<Kind extends Float32Array | Uint8Array>(
  name: string,
  array: unknown,
  Kind: new (length: number) => Kind,
  length: number,
): Kind {
  // Tested first: it throws for no value, as `instanceof` does for some proxies.
  if (ArrayBuffer.isView(array) && array instanceof Kind && array.length === length) return array;
  throw new ArgumentError(
    name,
    `expected a ${Kind.name} of ${length} entries, got ${quoted(array)}`,
  );
}
