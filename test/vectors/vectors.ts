/**
 * Golden games and counts of reachable positions, as data that any platform can be checked against. `npm run vectors`
 * writes them anew: a change in them is a change of the rules, of chance or of the order of moves, and wants a reason.
 */
import type { Game, GameTypes } from "caravanserai";

/** A whole game from its options, its moves chosen by a fixed rule. */
interface GoldenGame {
  readonly options: unknown;
  /** In notation. */
  readonly moves: readonly string[];
  readonly score: unknown;
  /** The hash of the last state. */
  readonly hash: number;
}

/** How many lines of play lead on from a state of a golden game, and to how many different positions. */
interface Reach {
  /** Which golden game. */
  readonly game: number;
  /** After how many of its moves. */
  readonly after: number;
  /** For each depth from 1. */
  readonly lines: readonly number[];
  readonly positions: readonly number[];
}

/** What is kept for one game. */
export interface Vectors {
  readonly games: readonly GoldenGame[];
  readonly reach: readonly Reach[];
}

/** The i-th choice of a golden game: any fixed rule would do, as long as it gets about. */
const choice = (turn: number, moves: number): number => (turn * 7919 + turn * turn * 31) % moves;

/** Plays a golden game. */
function goldenGame<Types extends GameTypes>(
  game: Game<Types>,
  options: Types["options"],
): GoldenGame {
  let state = game.setup(options);
  const moves: string[] = [];
  while (!state.over) {
    const legal = game.legalMoves(state);
    const move = legal[choice(moves.length, legal.length)] as Types["move"];
    moves.push(game.formatMove(state, move));
    state = game.apply(state, move);
  }
  return { options, moves, score: game.score(state), hash: game.hash(state) };
}

/** Counts what can be reached from a state within some moves. */
function reach<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  depth: number,
): { lines: number[]; positions: number[] } {
  const lines: number[] = [];
  const positions: number[] = [];
  let level = new Map([[game.hash(state), { state, lines: 1 }]]);
  for (let step = 0; step < depth; step++) {
    const next: typeof level = new Map();
    for (const { state: before, lines: ways } of level.values()) {
      for (const move of game.legalMoves(before)) {
        const after = game.apply(before, move);
        const hash = game.hash(after);
        const known = next.get(hash);
        if (known === undefined) next.set(hash, { state: after, lines: ways });
        else known.lines += ways;
      }
    }
    level = next;
    lines.push([...level.values()].reduce((sum, one) => sum + one.lines, 0));
    positions.push(level.size);
  }
  return { lines, positions };
}

/** All that is kept for one game. */
export function makeVectors<Types extends GameTypes>(
  game: Game<Types>,
  options: readonly Types["options"][],
  starts: readonly { readonly game: number; readonly after: number; readonly depth: number }[],
): Vectors {
  const games = options.map((one) => goldenGame(game, one));
  return {
    games,
    reach: starts.map(({ game: number, after, depth }) => {
      const golden = games[number] as GoldenGame;
      const record = game.record(golden.options as Types["options"], []);
      const states = game.replay({ ...record, moves: golden.moves.slice(0, after) });
      const state = states[states.length - 1] as Types["state"];
      return { game: number, after, ...reach(game, state, depth) };
    }),
  };
}
