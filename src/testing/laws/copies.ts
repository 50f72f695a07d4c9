/** The laws about copies of a position: whoever plays on one of them changes no other. */
import type { Game, GameTypes, Simulation } from "../../game.js";
import type { RandomGame } from "../arbitraries.js";
import { difference } from "./equal.js";
import { same } from "./law.js";

const MEMORY = "copies of a position share no memory";
const CHANCE = "copies of a position have chance of their own";

/** The number of moves at the beginning of a game that are checked. */
const MOVES = 12;

/** Plays the first moves of a game, and checks that states and simulations keep what they were when copies of them play. */
export function checkCopies<Types extends GameTypes>(
  game: Game<Types>,
  { options, choices }: RandomGame<Types["options"]>,
  played: (move: Types["move"]) => void,
): void {
  let state = game.setup(options);
  for (let turn = 0; turn < MOVES && !state.over; turn++) {
    const moves = game.legalMoves(state);
    const move = moves[choices[turn % choices.length] % moves.length];
    played(move);
    const simulation = game.simulate(state);
    const clone = simulation.clone();
    const before = lookAt(simulation);
    clone.play(move);
    expectSame(lookAt(simulation), before);
    const after = lookAt(clone);
    simulation.play(move);
    expectSame(lookAt(clone), after);

    const known = { moves, score: game.score(state) };
    const next = game.apply(state, move);
    same(MEMORY, { moves: game.legalMoves(state), score: game.score(state) }, known);
    expectSame({ state: game.apply(state, move) }, { state: next });
    state = next;
  }
}

/** What a simulation says of itself. */
interface Look {
  readonly state: object;
  readonly moves?: unknown;
  readonly score?: unknown;
}

const lookAt = <Types extends GameTypes>(simulation: Simulation<Types>): Look => ({
  state: simulation.state(),
  moves: simulation.moves(),
  score: simulation.score(),
});

/** Throws unless two looks are the same; says so if nothing but chance differs. */
function expectSame(found: Look, expected: Look): void {
  const isChance = difference(withoutChance(found), withoutChance(expected)) === undefined;
  same(isChance ? CHANCE : MEMORY, found, expected);
}

function withoutChance({ state, ...rest }: Look): object {
  const { chance, ...others } = state as { readonly chance?: unknown };
  return { ...rest, state: others };
}
