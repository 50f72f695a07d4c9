/** A short assessment of the board, in a worker: its balance card fills as games end. */
import type { GameId } from "caravanserai";
import { button, fill, h } from "../dom.js";
import type { Language } from "../language.js";
import type { AssessReply, AssessRequest } from "./assess-worker.js";

/** Enough to see a board that favours a seat by a lot; few enough for half a minute. */
const GAMES = 120;

/** The field, and a function that ends the assessment, since the board has changed. */
export interface AssessField {
  readonly element: HTMLElement;
  reset(): void;
}

/** Makes the field. `board` returns the board as it is drawn, or `null` if it has problems. */
export function assessField(
  game: GameId,
  { id: language, texts }: Language,
  players: number,
  board: () => object | null,
): AssessField {
  let worker: Worker | null = null;
  const state = h("p", { class: "hint", "aria-live": "polite" });
  const card = h("div", { class: "balance" });
  const start = button(texts.assess.start, () => {
    const chosen = board();
    if (chosen === null) return;
    reset();
    start.disabled = true;
    state.textContent = texts.assess.progress(0, GAMES);
    worker = new Worker(new URL("./assess-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<AssessReply>) => {
      if ("failed" in data) {
        state.textContent = data.failed;
        stop();
        return;
      }
      card.innerHTML = data.card;
      state.textContent = texts.assess.progress(data.done, data.all);
      if (data.done === data.all) stop();
    });
    const request: AssessRequest = { game, language, board: chosen, players, games: GAMES };
    worker.postMessage(request);
  });

  function stop(): void {
    worker?.terminate();
    worker = null;
    start.disabled = false;
  }

  function reset(): void {
    stop();
    state.textContent = "";
    fill(card);
  }

  return {
    element: h(
      "section",
      { class: "assessing", "aria-label": texts.assess.start },
      start,
      state,
      card,
    ),
    reset,
  };
}
