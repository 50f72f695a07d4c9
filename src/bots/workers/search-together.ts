/**
 * A search by several workers. Each has a tree and random numbers of its own. After the exploration phase and after each round of
 * sequential halving, the statistics at the root are added up, and their sum decides which candidates go on: so every candidate is
 * judged by the iterations of all workers, and the result does not depend on which worker is first.
 */
import { BotError } from "../../kit/errors.js";
import type { Thought } from "../bot.js";
import { now } from "../platform.js";
import { MergedRoot } from "../search/root-table.js";
import { candidatesAfter } from "../search/schedule.js";
import { roundsFor } from "../search/sequential-halving.js";
import type { Connection } from "./connection.js";
import type { Answer, Question, ShareSettings } from "./port.js";

/** A question to all workers. */
export interface SharedQuestion extends Required<Pick<Question, "bot" | "id" | "seed" | "view">> {
  readonly settings: Omit<ShareSettings, "worker" | "workers">;
  readonly onProgress?: ((thought: Thought) => void) | undefined;
}

/** Asks all workers, and returns their answers in the order of the workers. */
const askAll = (
  connections: readonly Connection[],
  question: (worker: number) => Question,
): Promise<Answer[]> =>
  Promise.all(connections.map((connection, worker) => connection.ask(question(worker))));

/** Searches on all workers. Rejects with a `BotError` if one fails or dies. */
export async function searchTogether(
  connections: readonly Connection[],
  { id, view, bot, seed, settings, onProgress }: SharedQuestion,
): Promise<Thought> {
  const begin = now();
  const workers = connections.length;
  let answers = await askAll(connections, (worker) => ({
    ...{ id, view, bot, seed },
    share: { ...settings, worker, workers },
  }));
  // A bot that does not search, or a single legal move.
  const [{ thought, share }] = answers;
  if (thought !== undefined) return thought;
  if (share === undefined) throw new BotError("a search worker has answered nothing");
  const { milliseconds } = share;
  let moves = share.moves ?? [];
  let root = rootOf(answers);
  let candidates = root.best(candidatesAfter(root.iterations));
  const rounds = roundsFor(candidates.length);
  for (let round = 1; ; round++) {
    onProgress?.(root.thought(moves, []));
    const left = milliseconds === undefined ? undefined : milliseconds - (now() - begin);
    const time =
      left === undefined ? {} : { milliseconds: Math.max(0, left / (rounds - round + 1)) };
    const next = { candidates, until: round / rounds, ...time };
    answers = await askAll(connections, () => ({ id, round: next }));
    root = rootOf(answers);
    if (round === rounds) break;
    candidates = root.betterHalf(candidates);
  }
  const [last] = answers;
  moves = last.share?.moves ?? moves;
  return root.thought(moves, last.share?.line ?? []);
}

/** Returns the sum of the statistics of all workers. */
function rootOf(answers: readonly Answer[]): MergedRoot {
  const [first, ...others] = answers.flatMap(({ share }) => share?.table ?? []);
  return new MergedRoot([first, ...others]);
}
