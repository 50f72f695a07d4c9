/** The channel between a bot in this thread and its worker, and the messages on it. */
import type { GameTypes, Seed } from "../../game.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { fieldsOf } from "../../kit/input/plain.js";
import type { Thought } from "../bot.js";
import type { RootTable } from "../search/root-table.js";
import type { Budget } from "../search/searching-bot.js";
import type { Round } from "../search/share.js";

/**
 * One end of a channel between two threads: a `Worker`, `self` in a Web Worker, or `parentPort` in a worker thread.
 *
 * @category Workers
 */
export interface Port {
  /**
   * Sends a message to the other end.
   *
   * @param message - The message: plain JSON.
   */
  postMessage(message: unknown): void;
  /**
   * Adds a listener, in a Web Worker.
   *
   * @param type - Always `message`.
   * @param listener - Takes the event, which carries the message as `data`.
   */
  addEventListener?(type: "message", listener: (event: object) => void): void;
  /**
   * Adds a listener, in a worker thread.
   *
   * @param type - Always `message`.
   * @param listener - Takes the message.
   */
  on?(type: "message", listener: (message: unknown) => void): unknown;
}

/** A request to the worker: think about a move, alone or with others, or stop. */
export interface Question {
  readonly id: number;
  readonly view?: GameTypes["view"];
  readonly bot?: string;
  readonly seed?: Seed;
  readonly progress?: boolean;
  readonly abort?: true;
  /** Begin a search together with other workers. */
  readonly share?: ShareSettings;
  /** Go on with a search that was begun together with other workers. */
  readonly round?: Round;
  /** End the pondering of this bot. */
  readonly stop?: number;
}

/** Settings of one worker for a search on several. */
export interface ShareSettings {
  /** The number of this worker, and of all. */
  readonly worker: number;
  readonly workers: number;
  /** The budget of all workers together, instead of the bot's own. */
  readonly budget?: Budget;
  /** The number of the bot, if it ponders. */
  readonly ponders?: number | undefined;
}

/** The statistics of a worker's share of a search. The first worker adds what only games know. */
interface ShareAnswer {
  readonly table: RootTable;
  /** The budget of time. */
  readonly milliseconds?: number | undefined;
  readonly moves?: readonly GameTypes["move"][];
  readonly line?: readonly GameTypes["move"][];
}

/** A response of the worker: a final or intermediate result, or an error. */
export interface Answer {
  readonly id: number;
  readonly thought?: Thought;
  readonly progress?: Thought;
  readonly share?: ShareAnswer;
  readonly failure?: { readonly name: string; readonly message: string };
}

/** Listens to a port of either kind. */
export function listen(port: Port, listener: (message: unknown) => void): void {
  // It comes from outside, whatever its type.
  const { postMessage, on, addEventListener } = fieldsOf(
    port,
    ...(["postMessage", "on", "addEventListener"] as const),
  );
  if (typeof postMessage !== "function" || typeof (on ?? addEventListener) !== "function") {
    throw new ArgumentError("port", `expected a worker or a port, got ${quoted(port)}`);
  }
  if (port.on !== undefined) port.on("message", listener);
  else {
    port.addEventListener?.("message", (event) => {
      // A `MessageEvent`, which is not declared on every platform.
      listener((event as { readonly data: unknown }).data);
    });
  }
}

/** Tests whether a message is one of ours. */
export const isOurs = (message: unknown): message is { readonly caravanserai: object } =>
  typeof message === "object" && message !== null && "caravanserai" in message;

/** Numbers of questions are unique over all bots, since several may share one worker. */
let questions = 0;

/** Returns a number for a question. */
export const nextId = (): number => ++questions;
