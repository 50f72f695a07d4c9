/** Runs in a Web Worker: plays games on a board, and posts its balance card as they end. */
import type { GameId } from "caravanserai";
import { assess, balanceCard } from "caravanserai/layouts";
import { loadKit } from "../kits/load.js";

/** The board to be assessed, and for how many players. */
export interface AssessRequest {
  readonly game: GameId;
  readonly board: object;
  readonly players: number;
  readonly games: number;
}

/** What the worker posts: after a game, the number of games so far and the card; or what failed. */
export type AssessReply =
  | { readonly done: number; readonly all: number; readonly card: string }
  | { readonly failed: string };

addEventListener("message", ({ data }: MessageEvent<AssessRequest>) => void start(data), {
  once: true,
});

async function start({ game: id, board, players, games }: AssessRequest): Promise<void> {
  const reply = (message: AssessReply): void => self.postMessage(message);
  try {
    const { game, about } = await loadKit(id);
    await assess({
      ...{ game, players, games, seed: "editor", bot: "greedy", contestGames: 0 },
      options: { [about.boardOption]: board },
      onProgress({ done, all, assessment }) {
        if (done % 4 === 0 || done === all) {
          reply({ done, all, card: balanceCard(assessment()) });
        }
      },
    });
  } catch (error) {
    reply({ failed: String(error) });
  }
}
