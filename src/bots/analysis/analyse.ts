/** Analyses a recorded game or a state with a bot: the best moves, and what the moves that were made have cost. */
import type { Game, GameTypes, ReplayStep, StateOrView } from "../../game.js";
import { ArgumentError } from "../../kit/errors.js";
import { fieldsOf } from "../../kit/input/plain.js";
import type { Bot, Considered, Thought } from "../bot.js";
import { breath, type Signal } from "../platform.js";
import {
  type AnalysedDecision,
  type AnalysedMove,
  type AnalysedPlay,
  type Analysis,
  seatsOf,
} from "./analysis.js";
import { type AnalyseOptions, checkAnalysis, type GoodAnalysis } from "./options.js";

/** A move with fewer visits is judged by the search from the position after it. */
const ENOUGH_VISITS = 20;

/**
 * Analyses a recorded game or a state: the best moves of each decision with the points and the shares of the win that every seat can
 * expect, and in a recorded game what each move lost and which were blunders.
 *
 * An analysis is fair: each decision is judged from the view of the seat that decides, so a move that was right by all that its
 * player could know is no blunder, whatever the hidden cards were. With a budget in iterations it is the same on every machine.
 *
 * @param options - The game, the record or the state, and the bot that judges.
 *
 * @example
 * ```ts
 * import { analyse } from "caravanserai/bots";
 * import * as game from "caravanserai/through-the-desert";
 *
 * const start = game.setup({ players: 2, seed: 1, layout: game.smallWadi });
 * const { decisions } = await analyse<game.Types>({ game, state: start, bot: "mcts:100" });
 * decisions[0]?.best.length; // => 5
 * decisions[0]?.best[0]?.shares.length; // => 2
 *
 * const [move] = game.legalMoves(start);
 * const record = game.record({ players: 2, seed: 1, layout: game.smallWadi }, move ? [move] : []);
 * const analysis = await analyse<game.Types>({ game, record, bot: "mcts:100" });
 * analysis.decisions[0]?.played?.move; // => move
 * analysis.complete; // => true
 * ```
 *
 * @throws {@link ArgumentError} if an option is not valid, or if the game in the state is over; an error of the game if the record or
 * the state is not valid; an error of the bot.
 * @category Analysis
 */
export async function analyse<Types extends GameTypes>(
  options: AnalyseOptions<Types>,
): Promise<Analysis<Types["move"]>> {
  const good = checkAnalysis<Types>(options);
  good.signal?.throwIfAborted();
  return good.state === undefined ? analyseRecord(good) : analyseState(good, good.state);
}

type Decision<Types extends GameTypes> = AnalysedDecision<Types["move"]>;

async function analyseState<Types extends GameTypes>(
  good: GoodAnalysis<Types>,
  given: StateOrView<Types>,
): Promise<Analysis<Types["move"]>> {
  const { game, bot, blunder, onProgress } = good;
  const isView = fieldsOf(given, "viewer").viewer !== undefined;
  const state = isView ? game.loadView(given) : game.load(given);
  const thought = await thoughtIn(good, state);
  if (thought === undefined || state.seat === null) {
    throw new ArgumentError("state", "the game is over");
  }
  const decision = decisionOf(good, state, thought, 1, null);
  const same = { game: state.game, bot: bot.name, blunder, seats: [], complete: true };
  const analysis = { ...same, decisions: [decision] };
  onProgress?.(analysis, 1, 1);
  return analysis;
}

async function analyseRecord<Types extends GameTypes>(
  good: GoodAnalysis<Types>,
): Promise<Analysis<Types["move"]>> {
  const { game, bot, blunder, record, onProgress } = good;
  const steps = [...game.steps(record)];
  const decisions: Decision<Types>[] = [];
  // `steps` has checked that the record names this game.
  const { game: id } = record as { readonly game: string };
  const soFar = (): Analysis<Types["move"]> => ({
    game: id,
    bot: bot.name,
    blunder,
    complete: decisions.length === steps.length,
    decisions: [...decisions],
    seats: seatsOf(decisions),
  });
  let next = steps.length === 0 ? undefined : await thoughtIn(good, steps[0].before);
  for (const [index, step] of steps.entries()) {
    const thought = next;
    next = await thoughtIn(good, step.after);
    if (thought === undefined) break;
    const played = playOf(good, step, thought, next);
    decisions.push(decisionOf(good, step.before, thought, index + 1, played));
    onProgress?.(soFar(), decisions.length, steps.length);
    // Bots that answer at once would block timers.
    await breath();
  }
  return soFar();
}

/** Returns the bot's thought about a decision; `undefined` once the game is over. */
async function thoughtIn<Types extends GameTypes>(
  { game, bot, signal }: { game: Game<Types>; bot: Bot<Types>; signal?: Signal },
  state: StateOrView<Types>,
): Promise<Thought<Types["move"]> | undefined> {
  if (state.seat === null) return undefined;
  signal?.throwIfAborted();
  const view = "viewer" in state ? state : game.view(state, state.seat);
  return bot.think(view, signal === undefined ? {} : { signal });
}

function decisionOf<Types extends GameTypes>(
  { game, most }: GoodAnalysis<Types>,
  state: StateOrView<Types>,
  { considered, move, line }: Thought<Types["move"]>,
  number: number,
  played: AnalysedPlay<Types["move"]> | null,
): Decision<Types> {
  const listed = considered.length === 0 ? [{ move, visits: 0, expected: [] }] : considered;
  const best = listed
    .slice(0, most)
    .map((one: Considered<Types["move"]>): AnalysedMove<Types["move"]> => ({
      move: one.move,
      text: game.formatMove(state, one.move),
      visits: one.visits,
      expected: one.expected,
      shares: one.shares ?? [],
    }));
  // Only moves on the same board are written, which all moves of a game are.
  const texts = line.map((one) => game.formatMove(state, one));
  return { number, seat: state.seat ?? 0, best, line: texts, played };
}

/** What a seat can expect after a move: its points, and its share of the win. */
interface Prospect {
  readonly points: number | undefined;
  readonly share: number | undefined;
}

function playOf<Types extends GameTypes>(
  { game, blunder }: GoodAnalysis<Types>,
  step: ReplayStep<Types>,
  { considered, move: chosen }: Thought<Types["move"]>,
  next: Thought<Types["move"]> | undefined,
): AnalysedPlay<Types["move"]> {
  const { before, move } = step;
  const seat = before.seat ?? 0;
  const textOf = (one: Types["move"]): string => game.formatMove(before, one);
  const text = textOf(move);
  const best = considered.length === 0 ? undefined : considered[0];
  if (textOf(best?.move ?? chosen) === text) {
    return { move, text, loss: 0, shareLoss: 0, blunder: false };
  }
  const made = considered.find((one) => textOf(one.move) === text);
  const after = prospectAfter(game, step, made, next);
  const expected = best === undefined ? undefined : prospectOf(best, seat);
  const loss = lossOf(expected?.points, after.points);
  const shareLoss = lossOf(expected?.share, after.share);
  return { move, text, loss, shareLoss, blunder: (loss ?? 0) >= blunder };
}

const lossOf = (best: number | undefined, made: number | undefined): number | null =>
  best === undefined || made === undefined ? null : Math.max(0, best - made);

const prospectOf = ({ expected, shares }: Considered, seat: number): Prospect => ({
  points: seat < expected.length ? expected[seat] : undefined,
  share: shares?.[seat],
});

/** Returns the prospect of a move that was made: by its own visits if they are enough, else by what came after it. */
function prospectAfter<Types extends GameTypes>(
  game: Game<Types>,
  { before, after }: ReplayStep<Types>,
  made: Considered | undefined,
  next: Thought<Types["move"]> | undefined,
): Prospect {
  const seat = before.seat ?? 0;
  if (made !== undefined && made.visits >= ENOUGH_VISITS) return prospectOf(made, seat);
  if (after.seat === null) {
    const { seats, winners } = game.score(after);
    return {
      points: seats[seat].total,
      share: winners.includes(seat) ? 1 / winners.length : 0,
    };
  }
  if (next !== undefined && next.considered.length > 0) return prospectOf(next.considered[0], seat);
  return made !== undefined && made.visits > 0
    ? prospectOf(made, seat)
    : { points: undefined, share: undefined };
}
