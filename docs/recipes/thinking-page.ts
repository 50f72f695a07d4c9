/** Asks a Web Worker for moves, so that a bot can think without stopping the page. */
import type { GameId, MoveOf, ViewOf } from "caravanserai";
import type { Question, Reply } from "./thinking-worker.js";

/** A function that lets a worker think about a view. */
export type Thinker = (
  view: ViewOf<GameId>,
  guesses: number,
) => Promise<MoveOf<GameId> | undefined>;

/** With Vite or webpack, pass `new Worker(new URL("./thinking-worker.ts", import.meta.url), { type: "module" })`. */
export function thinker(worker: Worker): Thinker {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  // The worker itself could not be loaded, or broke down.
  worker.addEventListener("error", ({ message }) => {
    for (const [id, answer] of waiting) answer({ id, error: message });
    waiting.clear();
  });
  return (view, guesses) =>
    new Promise((resolve, reject) => {
      const question: Question = { id: ++last, view, guesses };
      waiting.set(question.id, ({ move, error }) => {
        if (error === undefined) resolve(move);
        else reject(new Error(error));
      });
      worker.postMessage(question);
    });
}
