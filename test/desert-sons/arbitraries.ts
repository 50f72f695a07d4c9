/** Random tile sets, options and games for property tests. */
import fc from "fast-check";
import {
  apply,
  blindPaths,
  legalMoves,
  type Move,
  type Options,
  setup,
  shortTrip,
  type State,
  wideDesert,
} from "caravanserai/desert-sons";
import { desertSonsOptions } from "caravanserai/testing";
import { Dice } from "../helpers/dice.js";

const pick = <Item>(dice: Dice, items: readonly Item[]): Item =>
  items[dice.below(items.length)] as Item;

/** A game by its options and a number that all choices come from. */
export interface RandomGame {
  readonly options: Options;
  readonly dice: number;
}

/** Random games with random tile sets. */
export const games: fc.Arbitrary<RandomGame> = fc.record({
  options: desertSonsOptions,
  dice: fc.nat(),
});

/** How often each kind of move is chosen, if it can be: so that games get somewhere. */
const WEIGHTS: Readonly<Partial<Record<Move["type"], number>>> = {
  move: 3,
  draw: 6,
  place: 6,
  discard: 6,
  explorer: 8,
  take: 8,
};

/** A legal move, chosen by its kind first. */
export function choose(state: State, dice: Dice): Move {
  const moves = legalMoves(state);
  const kinds = [...new Set(moves.map(({ type }) => type))];
  const tickets = kinds.flatMap((type) => Array<Move["type"]>(WEIGHTS[type] ?? 1).fill(type));
  const type = pick(dice, tickets);
  return pick(
    dice,
    moves.filter((move) => move.type === type),
  );
}

/** A step of a game. */
export interface Step {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
}

/** Every step of a random game, from set-up to its end. */
export function* stepsOf({ options, dice }: RandomGame): Generator<Step> {
  const choices = new Dice(dice);
  let before = setup(options);
  while (!before.over) {
    const move = choose(before, choices);
    const after = apply(before, move);
    yield { before, move, after };
    before = after;
  }
}

/** Every state of a random game. */
export function* statesOf(game: RandomGame): Generator<State> {
  yield setup(game.options);
  for (const { after } of stepsOf(game)) yield after;
}

/** Games with each set of the library and each number of players. */
export const libraryGames: readonly RandomGame[] = [wideDesert, shortTrip, blindPaths].flatMap(
  (tileSet, set) =>
    [2, 3, 4].map((players) => ({
      options: {
        players,
        seed: `library ${set}`,
        tileSet,
        actions: players === 3 ? "after-placing" : "at-once",
      },
      dice: set * 10 + players,
    })),
);
