/** Asks the worker for advice: the best moves of a decision, and those of every decision of a game. */
import type { GameView } from "caravanserai";
import type { AnalysedDecision, Analysis } from "caravanserai/bots";
import { botOf } from "../bots.js";
import type { PlayKit } from "../kits/kit.js";
import type { Match } from "../match.js";

/** The bots that judge: one decision is searched more deeply than each of a whole game. */
const ONE_DECISION = "mcts:2000";
const EACH_DECISION = "mcts:400";

/** The number of moves that are shown. */
const BEST = 3;

/** Returns the best moves of the decision that is due, by what its player can see. */
export async function adviceFor(
  kit: PlayKit,
  view: GameView,
  signal: AbortSignal,
): Promise<AnalysedDecision | undefined> {
  const [{ analyse }, bot] = await Promise.all([
    import("caravanserai/bots"),
    botOf(kit, ONE_DECISION, 0),
  ]);
  const { game } = kit;
  const { decisions } = await analyse({ game, state: view, bot, most: BEST, signal });
  return decisions[0];
}

/** Analyses a whole game, fairly: each decision by what its player could see. */
export async function analysisOf(
  { kit, record }: Match,
  signal: AbortSignal,
  onProgress: (analysis: Analysis, done: number, all: number) => void,
): Promise<Analysis> {
  const [{ analyse }, bot] = await Promise.all([
    import("caravanserai/bots"),
    botOf(kit, EACH_DECISION, 0),
  ]);
  const { game, about } = kit;
  const { blunder } = about;
  return analyse({ game, record, bot, blunder, most: BEST, signal, onProgress });
}
