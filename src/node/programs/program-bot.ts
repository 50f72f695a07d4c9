/** Bots in any language: programs that read requests from standard input and write moves to standard output. */
import { asked } from "../../bots/asked.js";
import type { Bot, ThinkOptions, Thought } from "../../bots/bot.js";
import { playingAny } from "../../bots/games.js";
import type { Signal } from "../../bots/platform.js";
import type { Game, GameTypes, Seat } from "../../game.js";
import { BotError, quoted } from "../../kit/errors.js";
import { gameById } from "../games.js";
import { checkCommand, checkProgramOptions, type GoodProgramOptions } from "./options.js";
import { spacesOf } from "./board.js";
import type { Launch } from "./process.js";
import { QUESTION_LIMITS, Questions } from "./questions.js";
import { messageOf, ProgramRun } from "./run.js";

/** The version of the protocol: see docs/bot-protocol.md. */
const PROTOCOL = 1;

/** The options of {@link programBot}. @category Bots */
export interface ProgramOptions<Types extends GameTypes = GameTypes> {
  /** The game, if it is not one of this library. */
  readonly game?: Game<Types>;
  /** The name in standings. Default: the command. */
  readonly name?: string;
  /** The time for a move in milliseconds. Default: 10,000. */
  readonly milliseconds?: number;
  /** The time to start and report ready, in milliseconds. Default: 10,000. */
  readonly startMilliseconds?: number;
  /** The working directory. Default: that of this process. */
  readonly cwd?: string;
  /** Environment variables, in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A bot that is a program. @category Bots */
export interface ProgramBot<Types extends GameTypes = GameTypes> extends Bot<Types> {
  /** Ends the program. The next `think` starts it again. */
  close(): Promise<void>;
}

/**
 * Makes a bot of a program in any language. The program is started by the first `think`, gets a view and the legal moves as a
 * line of JSON, and answers with one of them. The protocol is on the page "Bot protocol" of the documentation.
 *
 * A program that ends, takes too long, or answers with an illegal move or with nonsense makes `think` reject with a {@link
 * BotError}, which quotes its standard error. The program is then ended, and started again by the next `think`. In an arena
 * this loses the game.
 *
 * @param options - Its limits, its name and its environment.
 *
 * @example
 * ```ts
 * import { programBot } from "caravanserai/node";
 *
 * const bot = programBot("python3 my-bot.py --depth 3", { milliseconds: 2000 });
 * bot.name; // => "python3 my-bot.py --depth 3"
 * await bot.close();
 * programBot(""); // throws ArgumentError
 * ```
 *
 * @param command - The program and its arguments, as one text or as a list. No shell is involved; quotes keep a word together.
 * @throws {@link ArgumentError} if the command or an option is not valid.
 * @category Bots
 */
export function programBot<Types extends GameTypes = GameTypes>(
  command: string | readonly string[],
  options: ProgramOptions<Types> = {},
): ProgramBot<Types> {
  const words = checkCommand(command);
  const good = checkProgramOptions(options);
  const name = good.name ?? (typeof command === "string" ? command : words.join(" "));
  return new Program<Types>(
    name,
    { command: words, cwd: good.cwd, env: good.env },
    good,
    good.game,
  );
}

class Program<Types extends GameTypes> implements ProgramBot<Types> {
  #run: ProgramRun | undefined;
  /** The last description of the game that was sent to the program. */
  #hello = "";
  #questions = 0;
  /** The current request: the next one waits for it. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    readonly name: string,
    readonly launch: Launch,
    readonly limits: GoodProgramOptions,
    readonly game: Game<Types> | undefined,
  ) {}

  think(
    given: Types["view"],
    { signal }: ThinkOptions<Types["move"]> = {},
  ): Promise<Thought<Types["move"]>> {
    const thought = this.#turn.then(() => this.#think(given, signal));
    this.#turn = thought.catch(() => undefined);
    return thought;
  }

  async close(): Promise<void> {
    await this.#turn;
    const run = this.#run;
    this.#run = undefined;
    await run?.close();
  }

  async #think(given: Types["view"], signal: Signal | undefined): Promise<Thought<Types["move"]>> {
    signal?.throwIfAborted();
    const { view, seat } = asked(given, playingAny(this.game));
    // The view names its game.
    const game = this.game ?? (gameById(view.game).game as Game<Types>);
    const id = ++this.#questions;
    let run: ProgramRun | undefined;
    try {
      run = this.#run?.isAlive === true ? this.#run : this.#start();
      await this.#greet(run, view, seat, game, signal);
      const moves = game.legalMoves(view);
      const notations = moves.map((move) => game.formatMove(view, move));
      run.send({ type: "think", id, view, moves, notations });
      const answer = await this.#answer(run, id, game, view, signal);
      const move = readMove<Types>(game, view, moves, answer["move"]);
      return { move, considered: [], line: [move], iterations: 0 };
    } catch (error) {
      if (signal?.aborted === true) {
        run?.send({ type: "stop", id });
        throw error;
      }
      const { message } = error as Error;
      run?.send({ type: "error", id, message });
      await this.#end(run);
      throw new BotError(
        `${quoted(this.name)} ${BotError.is(error) ? message : `failed: ${message}`}`,
      );
    }
  }

  #start(): ProgramRun {
    this.#hello = "";
    this.#run = new ProgramRun(this.launch);
    return this.#run;
  }

  /** Ends a run that has failed. */
  async #end(run: ProgramRun | undefined): Promise<void> {
    this.#run = undefined;
    await run?.close();
  }

  /** Describes the game to the program, if that has changed, and waits until it is ready. */
  async #greet(
    run: ProgramRun,
    view: Types["view"],
    seat: Seat,
    game: Game<Types>,
    signal: Signal | undefined,
  ): Promise<void> {
    const { milliseconds, startMilliseconds } = this.limits;
    const players = game.score(view).seats.length;
    // Every game has `rules`, and one of the other two.
    const { layout, tileSet, rules } = view as Types["view"] & {
      readonly layout?: object;
      readonly tileSet?: object;
      readonly rules?: object;
    };
    const options = { ...(layout === undefined ? { tileSet } : { layout }), rules };
    const hello = {
      type: "hello",
      protocol: PROTOCOL,
      game: view.game,
      seat,
      players,
      options,
      spaces: spacesOf(game, view),
      limits: QUESTION_LIMITS,
      milliseconds,
    };
    const text = JSON.stringify(hello);
    if (text === this.#hello) return;
    run.send(hello);
    const deadline = performance.now() + startMilliseconds;
    for (;;) {
      const message = messageOf(await run.next(deadline, signal));
      // A late answer to an aborted request.
      if (isAnswer(message["type"])) continue;
      if (message["type"] !== "ready") throw unexpected(message, `{"type":"ready"}`);
      if (message["protocol"] !== PROTOCOL) {
        throw new BotError(
          `speaks version ${quoted(message["protocol"])} of the protocol, and this is version ${PROTOCOL}`,
        );
      }
      break;
    }
    this.#hello = text;
  }

  /** Returns the answer to a request, and answers the program's own questions before. Late messages about earlier ones are skipped. */
  async #answer(
    run: ProgramRun,
    id: number,
    game: Game<Types>,
    view: Types["view"],
    signal: Signal | undefined,
  ): Promise<Readonly<Record<string, unknown>>> {
    const deadline = performance.now() + this.limits.milliseconds;
    const questions = new Questions(game, view, deadline, signal);
    for (;;) {
      const message = messageOf(await run.next(deadline, signal));
      const { type, id: answered } = message;
      const isLate =
        (isAnswer(type) && Number.isInteger(answered) && Number(answered) < id) ||
        (type === "ready" && id > 1);
      if (type === "move" && answered === id) return message;
      if (type === "ask" && answered === id) {
        const answers = await questions.answer(message["questions"]);
        signal?.throwIfAborted();
        run.sendLine(`{"type":"answers","id":${id},"answers":${answers}}`);
        continue;
      }
      if (!isLate) throw unexpected(message, `{"type":"move","id":${id}}`);
    }
  }
}

/** Tests whether a message belongs to a request: its answer, or questions before it. */
const isAnswer = (type: unknown): boolean => type === "move" || type === "ask";

const unexpected = (message: object, wanted: string): BotError =>
  new BotError(`expected ${wanted}, got ${quoted(JSON.stringify(message))}`);

/** Returns the move of an answer: its index among the legal moves, its notation, or the move itself. */
function readMove<Types extends GameTypes>(
  game: Game<Types>,
  view: Types["view"],
  moves: readonly Types["move"][],
  answer: unknown,
): Types["move"] {
  if (typeof answer === "number") {
    const move = moves[answer] as Types["move"] | undefined;
    if (move !== undefined) return move;
    throw new BotError(`answered with move ${answer}, and there are ${moves.length} legal moves`);
  }
  const move: unknown = typeof answer === "string" ? game.parseMove(view, answer) : answer;
  const refusal = game.explain(view, move);
  // A value without a refusal is a move.
  if (refusal === undefined) return move as Types["move"];
  throw new BotError(
    `answered with an illegal move, ${quoted(JSON.stringify(answer))}: ${refusal.message}`,
  );
}
