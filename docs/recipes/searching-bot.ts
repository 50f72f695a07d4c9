/** A bot for Through the Desert: it simulates random games, and trusts the moves that are often among the winner's. */
import type { Bot } from "caravanserai/bots";
import {
  type Move,
  resample,
  seededRandom,
  simulate,
  type Types,
  type View,
} from "caravanserai/through-the-desert";

/** How well a move has done: in games that began with it, and in games in which it came later. */
interface Tried {
  readonly move: Move;
  games: number;
  won: number;
  laterGames: number;
  laterWon: number;
}

/** What a move is, whenever it is made. */
const nameOf = (move: Move): string => `${move.colour} ${"space" in move ? move.space : ""}`;

/** From 0 to 1: how far ahead of its best rival a seat is. A lead of 20 points is three quarters of a win. */
function success(points: readonly number[], seat: number): number {
  const rival = Math.max(...points.filter((_, other) => other !== seat));
  const lead = (points[seat] ?? 0) - rival;
  return 0.5 + (0.5 * lead) / (20 + Math.abs(lead));
}

/** What a move promises. With few games of its own, games in which it came later count more. */
function promise({ games, won, laterGames, laterWon }: Tried, all: number): number {
  const own = games === 0 ? 0.5 : won / games;
  const later = laterGames === 0 ? 0.5 : laterWon / laterGames;
  const share = 300 / (300 + games);
  return share * later + (1 - share) * own + 0.1 * Math.sqrt(Math.log(all + 1) / (games + 1));
}

/** The move that was looked at most: the search returns to what does well. */
function choose(view: View, iterations: number): Move {
  const seat = view.seat ?? 0;
  const random = seededRandom("my thoughts");
  const start = simulate(resample(view, "my guess"));
  const tried = new Map<string, Tried>();
  for (const move of start.moves()) {
    tried.set(nameOf(move), { move, games: 0, won: 0, laterGames: 0, laterWon: 0 });
  }
  const all = [...tried.values()];
  for (let iteration = 0; iteration < iterations; iteration++) {
    let best = all[0];
    let highest = -1;
    for (const one of all) {
      const value = promise(one, iteration);
      if (value > highest) [best, highest] = [one, value];
    }
    if (best === undefined) throw new Error("there is no move");
    const game = start.clone();
    game.play(best.move);
    const mine = new Set<string>();
    while (!game.over) {
      const move = game.nth(random(game.count()));
      if (move === undefined) break;
      if (game.seat === seat) mine.add(nameOf(move));
      game.play(move);
    }
    const points = game.score().seats.map(({ total }) => total);
    const result = success(points, seat);
    best.games++;
    best.won += result;
    for (const name of mine) {
      const one = tried.get(name);
      if (one === undefined) continue;
      one.laterGames++;
      one.laterWon += result;
    }
  }
  return all.reduce((best, one) => (one.games > best.games ? one : best)).move;
}

/** The bot. It gets a view and answers with a move. */
export const searchingBot = (iterations: number): Bot<Types> => ({
  name: "searching bot",
  think(view) {
    const move = choose(view, iterations);
    return Promise.resolve({ move, considered: [], line: [move], iterations });
  },
});
