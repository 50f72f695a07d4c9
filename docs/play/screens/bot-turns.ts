/** The decisions of bots: asks the worker, waits as the pace demands, and skips the wait if the person does not want to watch. */
import { botOf } from "../bots.js";
import { lastOf, type Match } from "../match.js";
import type { Player } from "../players.js";

/** The bots of one screen, of which one thinks at a time. */
export class BotTurns {
  /** Whether what bots do is not shown until a person decides. */
  isSkipping = false;
  #thought = new AbortController();
  /** Ends the pause before a move. */
  #hurry: () => void = () => undefined;

  constructor(
    /** Returns the milliseconds between two moves. */
    private readonly pause: () => number,
    /** Resolves once the board has shown the last move. */
    private readonly shown: () => Promise<void>,
  ) {}

  /** Stops the bot that is thinking. */
  abort(): void {
    this.#thought.abort();
  }

  /** Makes bots move without a pause, until a person decides. */
  skip(): void {
    this.isSkipping = true;
    this.#hurry();
  }

  /** Returns the move of a bot, when it is time for it; `undefined` if it was stopped. Rejects if the bot fails. */
  async moveOf(match: Match, { kind }: Player): Promise<object | undefined> {
    const { signal } = (this.#thought = new AbortController());
    const { seat } = lastOf(match);
    if (seat === null) return undefined;
    const pause = new Promise<void>((resolve) => {
      this.#hurry = resolve;
      setTimeout(resolve, this.isSkipping ? 0 : this.pause());
    });
    try {
      const view = match.kit.game.view(lastOf(match), seat);
      // The kind of a bot is its name.
      const bot = await botOf(match.kit, kind, seat);
      signal.throwIfAborted();
      const { move } = await bot.think(view, { signal });
      await this.shown();
      await pause;
      return signal.aborted ? undefined : move;
    } catch (error) {
      if (signal.aborted) return undefined;
      this.isSkipping = false;
      throw error;
    }
  }
}
