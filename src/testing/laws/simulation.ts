/** The laws about one simulation: it agrees with the pure functions, and takes back what it played. */
import type { Game, GameTypes, RandomSource, Simulation } from "../../game.js";
import { ArgumentError } from "../../kit/errors.js";
import { seededRandom } from "../../kit/chance/random.js";
import type { Step } from "../arbitraries.js";
import { keep, same } from "./law.js";

/** Compares a simulation with the pure functions: along a game with some moves taken back, and all the way back. */
export function checkSimulation<Types extends GameTypes>(
  game: Game<Types>,
  steps: readonly Step<Types>[],
  at: (move: number) => void,
): void {
  const [first] = steps as readonly (Step<Types> | undefined)[];
  if (first === undefined) return;
  const simulation = game.simulate(first.state);
  const random = seededRandom(game.hash(first.state));
  for (const [index, { state, move }] of steps.entries()) {
    at(index + 1);
    checkMoment(game, simulation, state);
    same(
      "a simulation's state has the same events",
      game.events(simulation.state(), move),
      game.events(state, move),
    );
    if (index === steps.length >> 1) checkPlayout(simulation, random);
    simulation.play(move);
    if (random(4) > 0) continue;
    const back = index - random(Math.min(index, 11) + 1);
    for (let at = index; at >= back; at--) simulation.undo();
    same("undo gives the state before", simulation.state(), steps[back].state);
    for (const again of steps.slice(back, index + 1)) simulation.play(again.move);
  }
  for (const [index, { state, next }] of [...steps].reverse().entries()) {
    at(steps.length - index);
    same("a simulation is in the state that apply gives", simulation.state(), next);
    simulation.undo();
    same("undo gives the state before", simulation.state(), state);
  }
  checkMoment(game, simulation, first.state);
}

/** Checks that a playout goes to the end, and that one `undo` takes it back. */
function checkPlayout<Types extends GameTypes>(
  simulation: Simulation<Types>,
  random: RandomSource,
): void {
  const before = simulation.hash();
  const rest = simulation.clone();
  const moves = rest.playout(random);
  keep("a playout goes to the end", rest.over && moves > 0, () => {
    return `after ${moves} moves, over is ${rest.over}`;
  });
  rest.undo();
  same("a playout is taken back as one", rest.hash(), before);
  let refused = false;
  try {
    rest.playout((bound) => bound);
  } catch (error) {
    refused = ArgumentError.is(error);
  }
  keep(
    "a playout takes no number out of bounds",
    refused,
    () => "expected an ArgumentError when the generator returns its bound",
  );
  same("a playout that is refused changes nothing", rest.hash(), before);
  same("a clone goes its own way", simulation.hash(), before);
}

function checkMoment<Types extends GameTypes>(
  game: Game<Types>,
  simulation: Simulation<Types>,
  state: Types["state"],
): void {
  const moves = game.legalMoves(state);
  same("a simulation has the same legal moves", simulation.moves(), moves);
  same("a simulation counts its moves", simulation.count(), moves.length);
  for (const index of [0, moves.length >> 1, moves.length - 1]) {
    same("a simulation finds the n-th move", simulation.nth(index), moves[index]);
  }
  same("there is no move beyond the last", simulation.nth(moves.length), undefined);
  same("a simulation has the same score", simulation.score(), game.score(state));
  same("a simulation has the same hash", simulation.hash(), game.hash(state));
  same("a simulation has the same seat to decide", simulation.seat, state.seat);
  same("a simulation knows when it is over", simulation.over, state.over);
}
