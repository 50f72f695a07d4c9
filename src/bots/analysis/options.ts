/** The options of an analysis, and how they are checked. */
import type { Game, GameTypes, Seed, StateOrView } from "../../game.js";
import { checkSeed } from "../../kit/input/check.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { fieldsOf } from "../../kit/input/plain.js";
import type { Bot } from "../bot.js";
import { botByName } from "../by-name.js";
import { checkGame } from "../options.js";
import { checkSignal } from "../thinking.js";
import type { Signal } from "../platform.js";
import type { Analysis } from "./analysis.js";

/** The options of {@link analyse}. Either `record` or `state` is given. @category Analysis */
export interface AnalyseOptions<Types extends GameTypes = GameTypes> {
  /** The game: a module of this library, or a game made with `makeGame`. */
  readonly game: Game<Types>;
  /** A recorded game, finished or not: every move of it is compared with the best one. Any value, such as parsed JSON. */
  readonly record?: unknown;
  /** A state, or a view of the seat that decides: the best moves there. */
  readonly state?: StateOrView<Types>;
  /** The bot that judges, or its name, see {@link botByName}. Default: `mcts:2000`. */
  readonly bot?: Bot<Types> | string;
  /** The seed of a bot that is given by its name. Default: 0. */
  readonly seed?: Seed;
  /** A move that loses this many points is a blunder. Default: 5. */
  readonly blunder?: number;
  /** The most moves to list for each decision. Default: 5. */
  readonly most?: number;
  /** An `AbortSignal`: once it is aborted, `analyse` rejects with its reason. */
  readonly signal?: Signal;
  /**
   * Called after each decision with the analysis so far.
   *
   * @param analysis - The decisions up to now.
   * @param done - The number of decisions up to now.
   * @param all - The number of all decisions.
   */
  readonly onProgress?: (analysis: Analysis<Types["move"]>, done: number, all: number) => void;
}

/** Checked options. */
export interface GoodAnalysis<Types extends GameTypes> extends Pick<
  AnalyseOptions<Types>,
  "onProgress" | "record" | "signal" | "state"
> {
  readonly game: Game<Types>;
  readonly bot: Bot<Types>;
  readonly blunder: number;
  readonly most: number;
}

const BOT = "mcts:2000";
const BLUNDER = 5;
const MOST_LISTED = 5;

/** Checks the options of an analysis. Throws an `ArgumentError`. */
export function checkAnalysis<Types extends GameTypes>(options: unknown): GoodAnalysis<Types> {
  const given = fieldsOf(
    options,
    ...([
      "game",
      "record",
      "state",
      "bot",
      "seed",
      "blunder",
      "most",
      "signal",
      "onProgress",
    ] as const),
  );
  const { record, state, blunder = BLUNDER, most = MOST_LISTED, onProgress } = given;
  checkGame(given.game);
  checkSignal(given.signal);
  if ((record === undefined) === (state === undefined)) {
    throw new ArgumentError("options", "expected either a `record` or a `state`");
  }
  if (typeof blunder !== "number" || !(blunder > 0)) {
    throw new ArgumentError("blunder", `expected a number greater than 0, got ${quoted(blunder)}`);
  }
  if (!Number.isSafeInteger(most) || Number(most) < 1) {
    throw new ArgumentError("most", `expected a whole number from 1 on, got ${quoted(most)}`);
  }
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw new ArgumentError("onProgress", `expected a function, got ${quoted(onProgress)}`);
  }
  const { game } = given as AnalyseOptions<Types>;
  const bot = botOf(given.bot ?? BOT, checkSeed(given.seed ?? 0), game);
  // All other fields were just checked; the game checks the record or the state.
  return { ...(given as AnalyseOptions<Types>), bot, blunder, most: Number(most) };
}

function botOf<Types extends GameTypes>(bot: unknown, seed: Seed, game: Game<Types>): Bot<Types> {
  if (typeof bot === "string") return botByName(bot, { seed, game });
  const { name, think } = fieldsOf(bot, "name", "think");
  if (typeof name === "string" && typeof think === "function") return bot as Bot<Types>;
  throw new ArgumentError("bot", `expected a bot or the name of one, got ${quoted(bot)}`);
}
