/** This library, as it was built: any game, by `simulate` and by the immutable functions. */
import type { Game, GameTypes, Simulation, GameScore } from "caravanserai";
import type { Style } from "../variants.js";
import { type Contestant, pick, type Random, randomOf, SETUPS } from "./contestant.js";

/** The contract that every game keeps. */
export type AnyGame = Game<GameTypes>;
type State = GameTypes["state"];

/** The module of a game. */
export async function gameModule(game: string): Promise<AnyGame> {
  // Every module of a game keeps this contract.
  return (await import(`caravanserai/${game}`)) as AnyGame;
}

/** The states that games with the numbers from 0 begin with. */
export function setups(module: AnyGame, players: number): State[] {
  return Array.from({ length: SETUPS }, (_, seed) => module.setup({ players, seed }));
}

/** Points by source and the winners as one text. A state's score is always complete. */
export const pointsOf = ({ seats, winners }: GameScore): string =>
  JSON.stringify({ seats: seats.map(({ complete, ...points }) => points), winners });

/** Random games with `legalMoves` and `apply`. */
export function immutable(module: AnyGame, starts: readonly State[]): Contestant {
  let state = startOf(starts, 0);
  return {
    play(game) {
      const random = randomOf(game);
      let moves = 0;
      state = startOf(starts, game);
      for (; !state.over; moves++) {
        state = module.apply(state, pick(module.legalMoves(state), random));
      }
      return moves;
    },
    result: () => pointsOf(module.score(state)),
  };
}

/** Random games with `simulate`. */
export function simulated(module: AnyGame, starts: readonly State[], style: Style): Contestant {
  const fresh = starts.map((state) => module.simulate(state));
  let simulation = startOf(fresh, 0);
  let toTakeBack = 0;
  const playGame = PLAYERS[style];
  return {
    play(game) {
      for (; toTakeBack > 0; toTakeBack--) simulation.undo();
      simulation = startOf(fresh, game);
      const takesBack = style === "playout" || style === "undo";
      if (!takesBack) simulation = simulation.clone();
      const moves = playGame(simulation, randomOf(game));
      // A playout is taken back as a whole.
      if (takesBack) toTakeBack = style === "playout" ? 1 : moves;
      return moves;
    },
    result: () => pointsOf(simulation.score()),
  };
}

type AnySimulation = Simulation<GameTypes>;

/** Plays to the end and tells how many moves that took. */
const PLAYERS: Readonly<Record<Style, (simulation: AnySimulation, random: Random) => number>> = {
  playout: (simulation, random) => simulation.playout(random),
  moves(simulation, random) {
    let moves = 0;
    for (; !simulation.over; moves++) simulation.play(pick(simulation.moves(), random));
    return moves;
  },
  nth: playByNumber,
  undo: playByNumber,
};

function playByNumber(simulation: AnySimulation, random: Random): number {
  let moves = 0;
  for (; !simulation.over; moves++) playOne(simulation, random);
  return moves;
}

/** Makes one random move without a list of all. */
export function playOne(simulation: AnySimulation, random: Random): void {
  const move = simulation.nth(random(simulation.count()));
  if (move === undefined) throw new Error("There is no move with this number");
  simulation.play(move);
}

/** What the game with a number begins with. */
function startOf<Start>(starts: readonly Start[], game: number): Start {
  const start = starts[game % starts.length];
  if (start === undefined) throw new Error("There is nothing to begin with");
  return start;
}
