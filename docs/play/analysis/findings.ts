/** What is read from an analysis: turning points, lines of expected points, notes for the board and remarks for the log. */
import type { StateBase } from "caravanserai";
import type { AnalysedDecision, AnalysedMove, Analysis } from "caravanserai/bots";
import type { BoardNote } from "caravanserai/element";
import type { PlayKit } from "../kits/kit.js";
import { lastOf, type Match } from "../match.js";

/** The number of turning points. */
const MOST_TURNING_POINTS = 3;

/** A move that has cost points, as `analyse` judges it. */
export interface TurningPoint {
  readonly decision: AnalysedDecision;
  readonly loss: number;
}

/** Returns the moves that have cost most, in the order of the game. A turning point has cost at least half a blunder. */
export function turningPoints({ decisions, blunder }: Analysis): readonly TurningPoint[] {
  return decisions
    .map((decision) => ({ decision, loss: decision.played?.loss ?? 0 }))
    .filter(({ loss }) => loss >= blunder / 2)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST_TURNING_POINTS)
    .sort((one, other) => one.decision.number - other.decision.number);
}

/** Returns the points that every seat could expect after each number of moves; the last ones are the score, if the game is over. */
export function expectedLines(analysis: Analysis, match: Match): readonly (readonly number[])[] {
  const lines = analysis.decisions.map(({ best }) => best[0]?.expected ?? []);
  const last = lastOf(match);
  const isWhole = analysis.complete && last.over;
  const total = isWhole ? [match.kit.game.score(last).seats.map((seat) => seat.total)] : [];
  return [...lines, ...total];
}

/** Returns the decision after `step` moves; `undefined` if it is not analysed. */
export const decisionAt = (analysis: Analysis, step: number): AnalysedDecision | undefined =>
  analysis.decisions[step];

/** Returns the notes that draw moves on the board, the best one first. */
export const notesFor = (
  { game }: PlayKit,
  state: StateBase,
  moves: readonly AnalysedMove[],
): readonly BoardNote[] =>
  moves.map(({ move }, index) => ({
    picks: game.picks(state, move),
    text: String(index + 1),
    strong: index === 0,
  }));

/** Returns the steps whose moves were blunders, with what each has cost. */
export const blundersOf = ({ decisions }: Analysis): ReadonlyMap<number, number> =>
  new Map(
    decisions.flatMap(({ number, played }) =>
      played?.blunder === true ? [[number, played.loss ?? 0] as const] : [],
    ),
  );
