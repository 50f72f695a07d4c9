/** Runs in a Web Worker: finds a good move for a view by random games, while the page stays responsive. */
import {
  type GameId,
  loadView,
  type MoveOf,
  resample,
  seededRandom,
  simulate,
  type ViewOf,
} from "caravanserai";

/** What the page asks. The view is a copy, as `postMessage` makes it. */
export interface Question {
  readonly id: number;
  readonly view: ViewOf<GameId>;
  /** How many states to draw that fit the view. Each move is tried once in each. */
  readonly guesses: number;
}

/** What the worker answers: a move, or what went wrong. */
export interface Reply {
  readonly id: number;
  readonly move?: MoveOf<GameId>;
  readonly error?: string;
}

/** The move with the best lead on average at the end of random games, for the seat that decides. */
export function think(seen: ViewOf<GameId>, guesses: number): MoveOf<GameId> | undefined {
  const { seat } = seen;
  if (seat === null) return undefined;
  const random = seededRandom("thoughts");
  const leads: number[] = [];
  for (let guess = 0; guess < guesses; guess++) {
    const simulation = simulate<GameId>(resample(seen, guess));
    for (let index = 0; index < simulation.count(); index++) {
      const move = simulation.nth(index);
      if (move === undefined) continue;
      simulation.play(move);
      const isOver = simulation.over;
      if (!isOver) simulation.playout(random);
      const totals = simulation.score().seats.map(({ total }) => total);
      const [own = 0] = totals.splice(seat, 1);
      leads[index] = (leads[index] ?? 0) + own - Math.max(...totals);
      if (!isOver) simulation.undo(); // the whole playout
      simulation.undo(); // the move
    }
  }
  return simulate<GameId>(resample(seen, 0)).nth(leads.indexOf(Math.max(...leads)));
}

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const { id, view, guesses } = data;
  let reply: Reply;
  try {
    const move = think(loadView(view), guesses);
    reply = move === undefined ? { id } : { id, move };
  } catch (error) {
    reply = { id, error: String(error) };
  }
  self.postMessage(reply);
});
