/** Many games that are stepped at once, in typed arrays with a row for each game. */
import type { GameTypes, Seed } from "../game.js";
import type { LearnGame } from "../kit/engine/learn-games.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { checkSeed } from "../kit/input/check.js";
import { entriesOf } from "../kit/input/plain.js";
import { NONE } from "../kit/none.js";
import type { Encoder, EncoderOptions, GameEncoder } from "./encoder.js";
import { LegalPicks } from "./legal-picks.js";
import { type Reward, writeRewards } from "./rewards.js";
import { optionsWith } from "./subject.js";

/**
 * Many games that are stepped at once. All arrays have a row for each game, stay the same objects, and are written again by `step`
 * and `reset`. Nothing is allocated for a step.
 *
 * @category Environments
 */
export interface Environments<Types extends GameTypes = GameTypes> {
  /** The encoder of the game: the names of all numbers and picks. */
  readonly encoder: Encoder<Types>;
  /** The number of games. */
  readonly count: number;
  /** By game: the values of the spaces, as the seat that decides sees them. */
  readonly spaces: Float32Array;
  /** By game: the values of the game as a whole. */
  readonly globals: Float32Array;
  /** By game and pick: 1 if the pick is made already, as a part of the move to come. */
  readonly picked: Uint8Array;
  /** By game and pick: 1 if the pick can be made now, as `next` of `choices` says. */
  readonly masks: Uint8Array;
  /** By game: the seat that decides. */
  readonly seats: Uint8Array;
  /** By game and seat: the reward, which is 0 unless the last step ended the game. */
  readonly rewards: Float32Array;
  /** By game: 1 if the last step ended the game. All other arrays then show the first decision of the next game. */
  readonly terminals: Uint8Array;
  /** By game: the pick to make in the next step. Write it, or give other numbers to `step`. */
  readonly picks: Int32Array;
  /**
   * Makes one pick in each game. A game whose picks make a move plays it, and one that has ended is set up again. If a pick is
   * illegal, an `ArgumentError` says which, and no game has changed.
   *
   * @param picks - By game: the index of a pick. Default: those written to `picks`.
   */
  step(picks?: Int32Array | readonly number[]): void;
  /**
   * Sets up all games again.
   *
   * @param seed - The seed of all games. Default: that of `environments`, so that the same games begin again.
   */
  reset(seed?: Seed): void;
}

/** The settings of environments. */
interface Settings {
  readonly count: number;
  readonly reward: Reward;
}

/** One game, and its row of each array. */
interface Environment {
  position: unknown;
  /** The number of games that this environment has set up. */
  games: number;
  /** The number of picks made of the move to come. */
  made: number;
  readonly legal: LegalPicks;
  readonly spaces: Float32Array;
  readonly globals: Float32Array;
  readonly picked: Uint8Array;
  readonly mask: Uint8Array;
}

/** Tests whether a value is an array of picks. Throws for no value, as `instanceof` alone does for some proxies. */
/** On a board where nobody can move, every game is over when it is set up: after this many, there is no use in another. */
const SET_UPS = 100;

const isInt32Array = (value: unknown): value is Int32Array =>
  ArrayBuffer.isView(value) && value instanceof Int32Array;

/** The environments of one game. */
export class EnvironmentList<Types extends GameTypes> implements Environments<Types> {
  readonly encoder: Encoder<Types>;
  readonly count: number;
  readonly spaces: Float32Array;
  readonly globals: Float32Array;
  readonly picked: Uint8Array;
  readonly masks: Uint8Array;
  readonly seats: Uint8Array;
  readonly rewards: Float32Array;
  readonly terminals: Uint8Array;
  readonly picks: Int32Array;
  private readonly game: LearnGame<Types>;
  private readonly options: EncoderOptions<Types>;
  private readonly reward: Reward;
  private readonly rows: readonly Environment[];
  private seed: Seed;
  /** The position of a view, whose memory is used again. */
  private shown: unknown;

  constructor(
    encoder: GameEncoder<Types>,
    private readonly firstSeed: Seed,
    { count, reward }: Settings,
  ) {
    const { handle, game } = encoder;
    const [spaces, globals, picks] = [
      handle.spaces.length * handle.channels.length,
      handle.globals.length,
      handle.picks.length,
    ];
    this.encoder = handle;
    this.game = game;
    this.options = encoder.options;
    this.count = count;
    this.reward = reward;
    this.seed = firstSeed;
    this.spaces = new Float32Array(count * spaces);
    this.globals = new Float32Array(count * globals);
    this.picked = new Uint8Array(count * picks);
    this.masks = new Uint8Array(count * picks);
    this.seats = new Uint8Array(count);
    this.rewards = new Float32Array(count * handle.players);
    this.terminals = new Uint8Array(count);
    this.picks = new Int32Array(count);
    this.rows = Array.from({ length: count }, (_, row) => ({
      position: undefined,
      games: 0,
      made: 0,
      legal: new LegalPicks(game, encoder.indices),
      spaces: this.spaces.subarray(row * spaces, (row + 1) * spaces),
      globals: this.globals.subarray(row * globals, (row + 1) * globals),
      picked: this.picked.subarray(row * picks, (row + 1) * picks),
      mask: this.masks.subarray(row * picks, (row + 1) * picks),
    }));
    this.begin();
  }

  reset(seed: Seed = this.firstSeed): void {
    this.seed = checkSeed(seed);
    this.begin();
  }

  private begin(): void {
    this.rewards.fill(0);
    this.terminals.fill(0);
    for (const [index, row] of this.rows.entries()) {
      row.games = 0;
      this.setUp(index);
      this.show(index);
    }
  }

  step(given: Int32Array | readonly number[] = this.picks): void {
    const picks = this.checked(given);
    this.rewards.fill(0);
    this.terminals.fill(0);
    for (let index = 0; index < this.count; index++) this.pick(index, picks[index]);
  }

  /** Returns the picks of a step. Throws an `ArgumentError` unless there is a legal one for each game. */
  private checked(given: Int32Array | readonly number[]): ArrayLike<number> {
    const { rows, count, encoder } = this;
    // Each entry is checked below, whatever its type.
    const picks = isInt32Array(given)
      ? given
      : (entriesOf(given, count) as readonly number[] | undefined);
    if (picks?.length !== count) {
      throw new ArgumentError("picks", `expected a list of ${count} picks, got ${quoted(given)}`);
    }
    for (let index = 0; index < count; index++) {
      const pick = picks[index];
      if (typeof pick === "number" && rows[index].mask[pick] === 1) continue;
      const name = encoder.picks[pick] ?? quoted(pick);
      throw new ArgumentError(`picks[${index}]`, `${name} can't be picked now`);
    }
    return picks;
  }

  /** Makes a legal pick in one game. */
  private pick(index: number, pick: number): void {
    const { game } = this;
    const row = this.rows[index];
    row.picked[pick] = 1;
    row.made++;
    const action = row.legal.mask(row.picked, row.made, row.mask);
    if (action === NONE) return;
    game.rules.play(row.position, action);
    if (game.rules.seat(row.position) === NONE) this.end(index);
    this.show(index);
  }

  /** Writes the rewards of a game that is over, and sets up the next one. */
  private end(index: number): void {
    const score = this.game.rules.score(this.rows[index].position);
    writeRewards(score, this.reward, this.rewards, index * this.encoder.players);
    this.terminals[index] = 1;
    this.setUp(index);
  }

  /** Sets up the next game of an environment that has a decision. Its seed depends on nothing but its numbers. */
  private setUp(index: number): void {
    const row = this.rows[index];
    for (let tried = 0; tried < SET_UPS; tried++) {
      const seed = `${String(this.seed)} ${index} ${row.games++}`;
      row.position = this.game.start(optionsWith(this.options, seed));
      if (this.game.rules.seat(row.position) !== NONE) return;
    }
    const message = `expected games with a decision, but ${SET_UPS} in a row were over when they were set up`;
    throw new ArgumentError("options", message);
  }

  /** Writes what the seat that decides sees. Reads nothing but the position of its view. */
  private show(index: number): void {
    const { game } = this;
    const row = this.rows[index];
    const seat = game.rules.seat(row.position);
    const shown = game.show(row.position, seat, this.shown);
    this.shown = shown;
    this.seats[index] = seat;
    row.spaces.fill(0);
    row.globals.fill(0);
    game.encoding.encode(shown, seat, row.spaces, row.globals);
    row.picked.fill(0);
    row.made = 0;
    row.legal.list(shown);
    row.legal.mask(row.picked, 0, row.mask);
  }
}
