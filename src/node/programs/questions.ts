/**
 * Answers the questions of a program between moves: what is legal, what is scored and how random games end, after any moves on any
 * state that fits the view it was given. Nothing but that view is known here, so no question can tell what is hidden.
 */
import { breath, type Signal } from "../../bots/platform.js";
import type { Game, GameTypes, Simulation } from "../../game.js";
import { seededRandom } from "../../kit/chance/random.js";
import { BotError, quoted } from "../../kit/errors.js";
import { fieldsOf } from "../../kit/input/plain.js";

/** The bounds of questions, which `hello` tells. */
export const QUESTION_LIMITS = {
  /** The most questions in one message. */
  questions: 1_000,
  /** The most moves in a question. */
  moves: 1_000,
  /** The most random games in a question. */
  playouts: 1_000,
  /** The most characters of all answers to one message; questions after that get an error. */
  characters: 1_000_000,
} as const;

/** The number of simulations kept, by seed: the least recently used is dropped. */
const SIMULATIONS = 64;
/** The milliseconds after which other tasks of this thread may run. */
const SLICE = 12;

/** A question that can't be answered, with the reason for the program. */
class Unanswerable extends Error {}

type Fields = Partial<Readonly<Record<"get" | "moves" | "playouts" | "random" | "seed", unknown>>>;

/** Answers questions about one view until its deadline, by `performance.now`. */
export class Questions<Types extends GameTypes> {
  readonly #simulations = new Map<number | string, Simulation<Types>>();
  #pause = 0;

  constructor(
    readonly game: Game<Types>,
    readonly view: Types["view"],
    readonly deadline: number,
    readonly signal: Signal | undefined,
  ) {}

  /** Returns the answers to a list of questions, as JSON. Throws a `BotError` if it is no such list, or the time is up. */
  async answer(questions: unknown): Promise<string> {
    const most = QUESTION_LIMITS.questions;
    if (!Array.isArray(questions) || questions.length > most) {
      throw new BotError(`expected a list of at most ${most} questions, got ${quoted(questions)}`);
    }
    const answers: string[] = [];
    let characters = 0;
    for (const question of questions as readonly unknown[]) {
      const answer =
        characters > QUESTION_LIMITS.characters
          ? { error: `expected answers of at most ${QUESTION_LIMITS.characters} characters in all` }
          : await this.#answerOf(question);
      const text = JSON.stringify(answer);
      characters += text.length;
      answers.push(text);
      await this.#breathe();
    }
    return `[${answers.join(",")}]`;
  }

  /** Lets other tasks run now and then, and checks the time. */
  async #breathe(): Promise<void> {
    const now = performance.now();
    if (now > this.deadline) throw new BotError("did not answer in time");
    if (now < this.#pause) return;
    await breath();
    this.signal?.throwIfAborted();
    this.#pause = performance.now() + SLICE;
  }

  async #answerOf(question: unknown): Promise<object> {
    const fields = fieldsOf(question, "get", "moves", "playouts", "random", "seed");
    try {
      return fields.seed === undefined ? this.#aboutView(fields) : await this.#aboutSample(fields);
    } catch (error) {
      if (error instanceof Unanswerable) return { error: error.message };
      throw error;
    }
  }

  #aboutView({ get, moves = [] }: Fields): object {
    const { game, view } = this;
    if (!Array.isArray(moves) || moves.length > 0) {
      throw new Unanswerable("moves: a view can't be played on; give a `seed` to play on a sample");
    }
    if (get === "legalMoves") {
      const legal = game.legalMoves(view);
      return { seat: view.seat, moves: legal.map((move) => game.formatMove(view, move)) };
    }
    if (get === "score") return { seat: view.seat, score: game.score(view) };
    throw new Unanswerable(
      `get: expected "legalMoves" or "score" without a seed, got ${quoted(get)}`,
    );
  }

  async #aboutSample(fields: Fields): Promise<object> {
    const simulation = this.#simulationOf(fields.seed);
    const path = pathOf(fields.moves);
    let played = 0;
    try {
      for (; played < path.length; played++) {
        simulation.play(this.#moveOf(simulation, path[played], played));
      }
      return await this.#get(simulation, fields);
    } finally {
      for (; played > 0; played--) simulation.undo();
    }
  }

  async #get(
    simulation: Simulation<Types>,
    { get, playouts, random, seed }: Fields,
  ): Promise<object> {
    const { seat } = simulation;
    switch (get) {
      case "count":
        return { seat, count: simulation.count() };
      case "legalMoves":
        return {
          seat,
          moves: simulation.moves().map((move) => this.game.formatMove(this.view, move)),
        };
      case "score":
        return { seat, score: simulation.score() };
      case "state":
        return { seat, state: simulation.state() };
      case "playouts":
        return this.#playouts(
          simulation,
          playouts ?? 1,
          `${String(seed)}:${seedOf(random ?? 0, "random")}`,
        );
      default:
        throw new Unanswerable(
          `get: expected "count", "legalMoves", "score", "state" or "playouts", got ${quoted(get)}`,
        );
    }
  }

  async #playouts(simulation: Simulation<Types>, count: unknown, seed: string): Promise<object> {
    const most = QUESTION_LIMITS.playouts;
    if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > most) {
      throw new Unanswerable(
        `playouts: expected a whole number from 1 to ${most}, got ${quoted(count)}`,
      );
    }
    const random = seededRandom(`program:${seed}`);
    const points: number[][] = [];
    for (let number = 0; number < Number(count); number++) {
      simulation.playout(random);
      points.push(simulation.score().seats.map(({ total }) => total));
      simulation.undo();
      await this.#breathe();
    }
    return { points };
  }

  /** Returns the simulation of a sample. Its seed is made ours, so that it can't be the seed of the real game. */
  #simulationOf(given: unknown): Simulation<Types> {
    const seed = seedOf(given, "seed");
    const simulations = this.#simulations;
    const known = simulations.get(seed);
    const simulation =
      known ?? this.game.simulate(this.game.resample(this.view, `program:${seed}`));
    simulations.delete(seed);
    simulations.set(seed, simulation);
    for (const oldest of simulations.keys()) {
      if (simulations.size <= SIMULATIONS) break;
      simulations.delete(oldest);
    }
    return simulation;
  }

  /** Returns a legal move, given by its index or its notation. */
  #moveOf(simulation: Simulation<Types>, given: unknown, at: number): Types["move"] {
    if (typeof given === "string") {
      for (const move of simulation.moves()) {
        if (this.game.formatMove(this.view, move) === given) return move;
      }
    }
    const move = typeof given === "number" ? simulation.nth(given) : undefined;
    if (move !== undefined) return move;
    const count = simulation.count();
    throw new Unanswerable(
      `moves[${at}]: expected one of ${count} legal moves, by number or notation, got ${quoted(given)}`,
    );
  }
}

/** Returns the moves of a question. */
function pathOf(moves: unknown = []): readonly unknown[] {
  if (Array.isArray(moves) && moves.length <= QUESTION_LIMITS.moves) return moves;
  throw new Unanswerable(
    `moves: expected a list of at most ${QUESTION_LIMITS.moves}, got ${quoted(moves)}`,
  );
}

/** The longest text as a seed. */
const LONGEST_SEED = 100;

function seedOf(value: unknown, name: string): number | string {
  if (Number.isSafeInteger(value)) return Number(value);
  if (typeof value === "string" && value.length <= LONGEST_SEED) return value;
  throw new Unanswerable(
    `${name}: expected a whole number or a text of at most ${LONGEST_SEED} characters, got ${quoted(value)}`,
  );
}
