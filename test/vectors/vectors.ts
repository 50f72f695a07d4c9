/**
 * Golden games and counts of reachable positions, as data that any platform can be checked against. `npm run check -- vectors`
 * writes them anew: a change in them is a change of the rules, of chance or of the order of moves, and wants a reason.
 */
import type { Game, GameTypes, Viewer } from "caravanserai";
import { Sha256 } from "../runtimes/sha256.js";

/** A whole game from its options, its moves chosen by a fixed rule. */
interface GoldenGame {
  readonly options: unknown;
  /** Whether it goes for the kinds of moves that were chosen least so far: random play hardly meets some of them. */
  readonly rare: boolean;
  /** In notation. */
  readonly moves: readonly string[];
  readonly score: unknown;
  /** The hash of the last state. */
  readonly hash: number;
  /** Digests of what is told on the way. */
  readonly digests: Digests;
}

/** The beginnings of SHA-256 digests over a whole game. */
interface Digests {
  /** All legal moves at each step, in notation. */
  readonly legalMoves: string;
  /** The points after each step. */
  readonly scores: string;
  /** All events, as the state has them. */
  readonly events: string;
  /** All events as each seat sees them. */
  readonly seats: readonly string[];
  /** All events as a spectator sees them. */
  readonly spectator: string;
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

/** The kind of a move: the contract does not ask for one, but every move of a game here has it. */
const kindOf = (move: object): string => (move as { readonly type: string }).type;

/** Of the legal moves, those of the kind that was chosen least so far. */
function rarest<Move extends object>(
  legal: readonly Move[],
  chosen: ReadonlyMap<string, number>,
): readonly Move[] {
  const count = (move: Move): number => chosen.get(kindOf(move)) ?? 0;
  const least = Math.min(...legal.map(count));
  return legal.filter((move) => count(move) === least);
}

const digestOf = (sha: Sha256): string => sha.digest().slice(0, 16);

/** Plays a golden game. */
function goldenGame<Types extends GameTypes>(
  game: Game<Types>,
  options: Types["options"],
  rare: boolean,
): GoldenGame {
  let state = game.setup(options);
  const moves: string[] = [];
  const chosen = new Map<string, number>();
  const viewers: Viewer[] = [...game.score(state).seats.keys(), "spectator"];
  const shas = viewers.map(() => new Sha256());
  const [legalMoves, scores, events] = [new Sha256(), new Sha256(), new Sha256()];
  while (!state.over) {
    const legal = game.legalMoves(state);
    for (const move of legal) legalMoves.add(`${game.formatMove(state, move)} `);
    const likely = rare ? rarest(legal, chosen) : legal;
    const move = likely[choice(moves.length, likely.length)] as Types["move"];
    chosen.set(kindOf(move), (chosen.get(kindOf(move)) ?? 0) + 1);
    moves.push(game.formatMove(state, move));
    events.add(JSON.stringify(game.events(state, move)));
    for (const [index, viewer] of viewers.entries()) {
      shas[index]?.add(JSON.stringify(game.events(state, move, viewer)));
    }
    state = game.apply(state, move);
    scores.add(JSON.stringify(game.score(state)));
  }
  const seen = shas.map(digestOf);
  return {
    options,
    rare,
    moves,
    score: game.score(state),
    hash: game.hash(state),
    digests: {
      legalMoves: digestOf(legalMoves),
      scores: digestOf(scores),
      events: digestOf(events),
      seats: seen.slice(0, -1),
      spectator: seen[seen.length - 1] ?? "",
    },
  };
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

/** All that is kept for one game. `rare` are options of games that go for rare moves. */
export function makeVectors<Types extends GameTypes>(
  game: Game<Types>,
  options: readonly Types["options"][],
  rare: readonly Types["options"][],
  starts: readonly { readonly game: number; readonly after: number; readonly depth: number }[],
): Vectors {
  const games = [
    ...options.map((one) => goldenGame(game, one, false)),
    ...rare.map((one) => goldenGame(game, one, true)),
  ];
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
