/** Random boards, options, games and scattered caravans for tests. */
import fc from "fast-check";
import {
  apply,
  legalMoves,
  load,
  LoadError,
  neighboursOf,
  type Options,
  PAWNS_EACH,
  setup,
  type State,
} from "caravanserai/nomadi";
import { nomadiOptions } from "caravanserai/testing";
import type { Dice } from "../helpers/dice.js";
import { boardSquares } from "./squares.js";

/** A game by its options and a choice for each move, which stands for one of the legal moves. */
export interface RandomGame {
  readonly options: Options;
  readonly choices: readonly number[];
}

/** Random games. */
export const games: fc.Arbitrary<RandomGame> = fc.record({
  options: nomadiOptions,
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 60 }),
});

/** The choice of a move, out of so many. */
export const chosen = ({ choices }: RandomGame, count: number, moveNumber: number): number =>
  // The choices come round again, so the number of the move is mixed in for variety.
  ((choices[moveNumber % choices.length] ?? 0) + moveNumber * 7919) % count;

/** Every state of a random game, from set-up to its end. */
export function* statesOf(game: RandomGame): Generator<State> {
  let state = setup(game.options);
  yield state;
  for (let moveNumber = 0; !state.over; moveNumber++) {
    const moves = legalMoves(state);
    const move = moves[chosen(game, moves.length, moveNumber)];
    if (move === undefined) throw new Error("a state that is not over has no legal move");
    state = apply(state, move);
    yield state;
  }
}

/** A caravan scattered over the board in one group, with six dice in hand, or nothing if these dice can't be used. */
export function scattered(
  options: Options,
  dice: Dice,
  roll?: readonly number[],
): State | undefined {
  const blank = setup({ ...options, cards: "random", maxTurns: 400 });
  const squares = boardSquares(blank);
  const isGoal = new Set(
    squares.filter(({ terrain }) => terrain === "goal").map(({ square }) => square),
  );
  const players = blank.seats.length;
  const each = PAWNS_EACH[players] ?? 0;
  const first = squares[dice.below(squares.length)]?.square ?? "a1";
  const group = [first];
  for (let tries = 0; group.length < players * each && tries < 10_000; tries++) {
    const beside = neighboursOf(blank, group[dice.below(group.length)] ?? first);
    const next = beside[dice.below(beside.length)];
    if (next === undefined || group.includes(next)) continue;
    if (isGoal.has(next) && group.filter((square) => isGoal.has(square)).length === 2) continue;
    group.push(next);
  }
  if (group.length < players * each) return undefined;
  const order = squares.map(({ square }) => square);
  const owners = group.map((square) => ({ square, tie: dice.below(1_000_000) }));
  owners.sort((a, b) => a.tie - b.tie);
  const taken = blank.cards.filter(({ square }) => group.includes(square));
  const turnNumber = 100 + dice.below(players);
  try {
    return load({
      ...blank,
      phase: "move",
      turnNumber,
      inTurn: (turnNumber - 1) % players,
      seat: (turnNumber - 1) % players,
      dice: [...(roll ?? Array.from({ length: 6 }, () => dice.below(6) + 1))].sort((a, b) => a - b),
      cards: blank.cards.filter(({ square }) => !group.includes(square)),
      seats: blank.seats.map((seat, number) => ({
        ...seat,
        pawns: owners
          .filter((_, index) => index % players === number)
          .map(({ square }) => square)
          .sort((a, b) => order.indexOf(a) - order.indexOf(b)),
        cards: taken
          .filter((_, index) => index % players === number)
          .map(({ value }) => ({ value, seenBy: [number] }))
          .sort((a, b) => a.value - b.value),
      })),
    });
  } catch (error) {
    // The one thing that can be amiss: none of the dice can be used.
    if (error instanceof LoadError && error.message.includes("none of the dice can be used"))
      return undefined;
    throw error;
  }
}
