/** The end of a worker that searches together with others. */
import type { GameTypes } from "../../game.js";
import type { Asked } from "../asked.js";
import type { Bot } from "../bot.js";
import type { Signal } from "../platform.js";
import { Ponder } from "../search/ponder.js";
import { type Searcher, searcherOf } from "../search/searching-bot.js";
import { partOf, type Round, Share } from "../search/share.js";
import type { Answer, ShareSettings } from "./port.js";

/** A search that was begun, and waits for its next round. */
interface Begun {
  readonly searcher: Searcher;
  readonly question: Asked<GameTypes>;
  readonly share: Share<GameTypes>;
  readonly settings: ShareSettings;
}

/** What a worker answers, without the number of the question. */
type Reply = Omit<Answer, "id">;

/** The searches that a worker makes together with others, by the numbers of their questions. */
export class Shares {
  private readonly begun = new Map<number, Begun>();
  /** By the number of the bot. */
  private readonly ponders = new Map<number, Ponder<GameTypes>>();

  /** Begins a search: the exploration phase. */
  async begin(
    id: number,
    bot: Bot,
    view: GameTypes["view"],
    settings: ShareSettings,
    signal: Signal,
  ): Promise<Reply> {
    const { worker, workers, ponders } = settings;
    const searcher = searcherOf(bot);
    // A bot that does not search thinks in one worker, and the others have nothing to do.
    if (searcher === undefined) {
      return worker === 0 ? { thought: await bot.think(view, { signal }) } : {};
    }
    const question = searcher.asked(view);
    const { iterations, milliseconds } = settings.budget ?? searcher.budget(question);
    const pondered = ponders === undefined ? undefined : this.ponders.get(ponders);
    const search = pondered?.take(question.view) ?? searcher.search(question, worker);
    if (search.isForced) return { thought: search.thought() };
    const part = partOf(iterations, worker, workers);
    const share = new Share(search, { iterations: part, milliseconds });
    const table = await share.explore(signal);
    this.begun.set(id, { searcher, question, share, settings });
    return { share: { table, milliseconds, ...(worker === 0 ? { moves: search.moves() } : {}) } };
  }

  /** Compares candidates. The last round ends the search. */
  async compare(id: number, round: Round, signal: Signal): Promise<Reply> {
    const begun = this.begun.get(id);
    if (begun === undefined) throw new Error("this search was not begun here, or has ended");
    const { share, settings } = begun;
    const table = await share.compare(round, signal);
    if (round.until < 1) return { share: { table } };
    const { search } = share;
    this.begun.delete(id);
    this.ponder(begun);
    if (settings.worker > 0) return { share: { table } };
    return { share: { table, moves: search.moves(), line: search.line() } };
  }

  /** Drops a search that was aborted. */
  drop(id: number): void {
    this.begun.delete(id);
  }

  /** Ends the pondering of a bot. */
  stop(bot: number): void {
    this.ponders.get(bot)?.stop();
    this.ponders.delete(bot);
  }

  private ponder({ searcher, question, share, settings }: Begun): void {
    const { ponders, worker } = settings;
    if (ponders === undefined) return;
    const ponder = this.ponders.get(ponders) ?? new Ponder();
    this.ponders.set(ponders, ponder);
    ponder.begin(share.search, question, (next) => searcher.search(next, worker));
  }
}
