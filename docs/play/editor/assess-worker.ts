/** Runs in a Web Worker: plays games on a board, and posts its balance card as they end. */
import type { GameId } from "caravanserai";
import { assess, balanceCard } from "caravanserai/layouts";
import { loadKit } from "../kits/load.js";
import type { LanguageId } from "../language.js";

/** The board to be assessed, for how many players, and the language of its card. */
export interface AssessRequest {
  readonly language: LanguageId;
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

/** The words of each language. A language is loaded when a card is drawn in it. */
const WORDS = {
  en: () => import("caravanserai/words/en"),
  fr: () => import("caravanserai/words/fr"),
  de: () => import("caravanserai/words/de"),
} as const satisfies Readonly<Record<LanguageId, unknown>>;

async function start(request: AssessRequest): Promise<void> {
  const { game: id, language, board, players, games } = request;
  const reply = (message: AssessReply): void => self.postMessage(message);
  try {
    const [{ game, about }, catalogue] = await Promise.all([loadKit(id), WORDS[language]()]);
    const words = catalogue.cardWords(catalogue.words[id]);
    await assess({
      ...{ game, players, games, seed: "editor", bot: "greedy", contestGames: 0 },
      options: { [about.boardOption]: board },
      onProgress({ done, all, assessment }) {
        if (done % 4 === 0 || done === all) {
          reply({ done, all, card: balanceCard(assessment(), { words }) });
        }
      },
    });
  } catch (error) {
    reply({ failed: String(error) });
  }
}
