/** The matches of docs/results.md. The first bot of each should win. */
import type { GameId } from "caravanserai";

/** Bots that play each other; more than two bots play in one game. */
export interface Match {
  readonly game: GameId;
  readonly bots: readonly [string, string, ...string[]];
}

/** The seed of all matches. */
export const SEED = "results";

/** All matches, in the order of the page. */
export const MATCHES: readonly Match[] = [
  { game: "through-the-desert", bots: ["mcts:300", "greedy"] },
  { game: "through-the-desert", bots: ["mcts:300", "greedy", "greedy"] },
  { game: "through-the-desert", bots: ["mcts:300", "greedy", "greedy", "greedy"] },
  { game: "nomadi", bots: ["mcts:100", "greedy"] },
  { game: "desert-sons", bots: ["mcts:160", "greedy"] },
  { game: "through-the-desert", bots: ["medium", "easy"] },
  { game: "nomadi", bots: ["medium", "easy"] },
  { game: "desert-sons", bots: ["medium", "easy"] },
  { game: "through-the-desert", bots: ["hard", "medium"] },
  { game: "nomadi", bots: ["hard", "medium"] },
  { game: "desert-sons", bots: ["hard", "medium"] },
  { game: "through-the-desert", bots: ["mcts:100", "mcts:25"] },
  { game: "nomadi", bots: ["mcts:40", "mcts:10"] },
  { game: "desert-sons", bots: ["mcts:40", "mcts:10"] },
  { game: "desert-sons", bots: ["mcts:160", "mcts:40"] },
];
