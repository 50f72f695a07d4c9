/** Bots in any language: programs that are asked for moves on their standard input and answer on their standard output. */
import type { Bot, ThinkOptions, Thought } from "../bots/bot.js";
import { asked } from "../bots/games.js";
import type { Signal } from "../bots/platform.js";
import type { Game, GameTypes, Seat } from "../game.js";
import { BotError, quoted } from "../kit/errors.js";
import { gameById } from "./games.js";
import { checkCommand, checkProgramOptions, type GoodProgramOptions } from "./program-options.js";
import { type Launch, messageOf, ProgramRun } from "./program-run.js";

/** The version of the protocol between a program and whoever asks it: see docs/bot-protocol.md. */
const PROTOCOL = 1;

/** What {@link programBot} takes beside the command. @category Bots */
export interface ProgramOptions {
  /** Its name in tables of results. Default: the command. */
  readonly name?: string;
  /** How long it may think about a move. Default: 10,000. */
  readonly milliseconds?: number;
  /** How long it may take to start and say that it is ready. Default: 10,000. */
  readonly startMilliseconds?: number;
  /** The folder to run it in. Default: the one of this process. */
  readonly cwd?: string;
  /** Variables of its environment, beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A bot that is a program. @category Bots */
export interface ProgramBot<Types extends GameTypes = GameTypes> extends Bot<Types> {
  /** Ends the program. The next question would start it again. */
  close(): Promise<void>;
}

/**
 * A bot that is a program of its own, in any language. It is started with the first question, gets a view and the legal moves as a
 * line of JSON, and answers with one of them. The protocol is the page "Bot protocol" of the documentation.
 *
 * A program that ends, takes too long, answers with an illegal move or with nonsense makes `think` reject with a {@link BotError},
 * which says what it has written to standard error. It is ended then, and started again by the next question. In an arena this
 * loses the game.
 *
 * @param options - Its limits, its name and where it runs.
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
 * @throws {@link ArgumentError} if the command or an option makes no sense.
 * @category Bots
 */
export function programBot<Types extends GameTypes = GameTypes>(
  command: string | readonly string[],
  options: ProgramOptions = {},
): ProgramBot<Types> {
  const words = checkCommand(command);
  const good = checkProgramOptions(options);
  const name = good.name ?? (typeof command === "string" ? command : words.join(" "));
  return new Program<Types>(name, { command: words, cwd: good.cwd, env: good.env }, good);
}

class Program<Types extends GameTypes> implements ProgramBot<Types> {
  #run: ProgramRun | undefined;
  /** What the program was told about the game last. */
  #hello = "";
  #questions = 0;
  /** One question at a time: the next one waits for this. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    readonly name: string,
    readonly launch: Launch,
    readonly limits: GoodProgramOptions,
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
    const { view, seat } = asked<Types>(given);
    // The view says which game it belongs to.
    const game = gameById(view.game) as Game<Types>;
    const run = this.#run?.isAlive === true ? this.#run : this.#start();
    const id = ++this.#questions;
    try {
      await this.#greet(run, view, seat, game, signal);
      const moves = game.legalMoves(view);
      const notations = moves.map((move) => game.formatMove(view, move));
      run.send({ type: "think", id, view, moves, notations });
      const answer = await this.#answer(run, id, signal);
      const move = readMove<Types>(game, view, moves, answer["move"]);
      return { move, considered: [], line: [move], iterations: 0 };
    } catch (error) {
      if (signal?.aborted === true) {
        run.send({ type: "stop", id });
        throw error;
      }
      const { message } = error as Error;
      run.send({ type: "error", id, message });
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
  async #end(run: ProgramRun): Promise<void> {
    this.#run = undefined;
    await run.close();
  }

  /** Tells the program what it plays, if it does not know yet, and waits until it is ready. */
  async #greet(
    run: ProgramRun,
    view: Types["view"],
    seat: Seat,
    game: Game<Types>,
    signal: Signal | undefined,
  ): Promise<void> {
    const { milliseconds, startMilliseconds } = this.limits;
    const players = game.score(view).seats.length;
    // Every game has one of the first two, and rules.
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
      milliseconds,
    };
    const text = JSON.stringify(hello);
    if (text === this.#hello) return;
    run.send(hello);
    const deadline = performance.now() + startMilliseconds;
    for (;;) {
      const message = messageOf(await run.next(deadline, signal));
      // An answer to a question that was taken back.
      if (message["type"] === "move") continue;
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

  /** The answer to a question. Late answers to earlier ones are passed over. */
  async #answer(
    run: ProgramRun,
    id: number,
    signal: Signal | undefined,
  ): Promise<Readonly<Record<string, unknown>>> {
    const deadline = performance.now() + this.limits.milliseconds;
    for (;;) {
      const message = messageOf(await run.next(deadline, signal));
      const { type, id: answered } = message;
      const isLate =
        (type === "move" && Number.isInteger(answered) && Number(answered) < id) ||
        (type === "ready" && id > 1);
      if (type === "move" && answered === id) return message;
      if (!isLate) throw unexpected(message, `{"type":"move","id":${id}}`);
    }
  }
}

const unexpected = (message: object, wanted: string): BotError =>
  new BotError(`expected ${wanted}, got ${quoted(JSON.stringify(message))}`);

/** The move of an answer: its number among the legal moves, its notation, or the move itself. */
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
  // What is not refused is a move.
  if (refusal === undefined) return move as Types["move"];
  throw new BotError(
    `answered with an illegal move, ${quoted(JSON.stringify(answer))}: ${refusal.message}`,
  );
}
