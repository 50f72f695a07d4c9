/** Laws about several simulations at once: they may share memory, but must not disturb each other. */
import type { Game, GameTypes, RandomSource, Simulation } from "../../game.js";
import { seededRandom } from "../../kit/chance/random.js";
import type { Step } from "../arbitraries.js";
import { keep, same } from "./law.js";

/** A simulation, and the states of `apply` for its moves. */
interface Player<Types extends GameTypes> {
  readonly simulation: Simulation<Types>;
  readonly states: Types["state"][];
  /** Says which move of the game it began after. */
  readonly mark: () => void;
}

const PLAYERS = 3;
/** The number of actions. */
const ROUNDS = 24;
/** One action in this many is a playout, on average. */
const PLAYOUT_IN = 8;
/** The number of interruptions of a playout, which can be long; and the mean number of random draws between them. */
const DISTURBED = 5;
const DISTURBED_IN = 6;

/** Checks simulations of one game that take turns at random, also inside each other's random generators. */
export function checkTogether<Types extends GameTypes>(
  game: Game<Types>,
  steps: readonly Step<Types>[],
  seed: number,
  at: (move: number) => void,
): void {
  if (steps.length === 0) return;
  const random = seededRandom(seed);
  const players = Array.from({ length: PLAYERS }, (): Player<Types> => {
    const index = random(steps.length);
    const { state } = steps[index];
    return { simulation: game.simulate(state), states: [state], mark: () => at(index) };
  });
  for (let round = 0; round < ROUNDS; round++) {
    const player = players[random(PLAYERS)];
    const others = players.filter((other) => other !== player);
    if (random(PLAYOUT_IN) === 0) playOut(game, player, others, random);
    else act(game, player, others, random);
  }
  for (const { simulation, states, mark } of players) {
    mark();
    compare(game, simulation, states[states.length - 1]);
    for (; states.length > 1; states.pop()) simulation.undo();
    compare(game, simulation, states[0]);
  }
}

/** Makes a move or takes one back. Other simulations may act between choosing a move and making it. */
function act<Types extends GameTypes>(
  game: Game<Types>,
  { simulation, states, mark }: Player<Types>,
  others: readonly Player<Types>[],
  random: RandomSource,
): void {
  const now = states[states.length - 1];
  mark();
  compare(game, simulation, now);
  if (states.length > 1 && random(3) === 0) {
    simulation.undo();
    states.pop();
    return;
  }
  if (now.over) return;
  const move = simulation.nth(random(simulation.count()));
  keep("a simulation finds every move it counts", move !== undefined, () => "nth: undefined");
  if (move === undefined) return;
  if (others.length > 0 && random(2) === 0) act(game, others[random(others.length)], [], random);
  simulation.play(move);
  states.push(game.apply(now, move));
}

/** Runs a playout while other simulations act, and takes it back: the result must be the same as without them. */
function playOut<Types extends GameTypes>(
  game: Game<Types>,
  { simulation, states, mark }: Player<Types>,
  others: readonly Player<Types>[],
  random: RandomSource,
): void {
  const now = states[states.length - 1];
  mark();
  compare(game, simulation, now);
  const seed = random(1_000_000);
  const law = "a playout goes as it would alone, whatever others do inside its random generator";
  const alone = game.simulate(now);
  const bounds: number[] = [];
  const first = seededRandom(seed);
  const moves = alone.playout((bound) => {
    bounds.push(bound);
    return first(bound);
  });
  const again = seededRandom(seed);
  let drawn = 0;
  let left = DISTURBED;
  const disturbed: RandomSource = (bound) => {
    // This also ends a playout that would never end by itself.
    same(law, bound, bounds[drawn++]);
    if (left > 0 && random(DISTURBED_IN) === 0) {
      left--;
      const [other, ...rest] = random(2) === 0 ? others : [...others].reverse();
      if (rest.length > 0 && random(DISTURBED) === 0) playOut(game, other, rest, random);
      else act(game, other, rest, random);
    }
    return again(bound);
  };
  same(law, simulation.playout(disturbed), moves);
  same(law, simulation.state(), alone.state());
  simulation.undo();
}

function compare<Types extends GameTypes>(
  game: Game<Types>,
  simulation: Simulation<Types>,
  state: Types["state"],
): void {
  const law = "simulations that take turns are in the states that apply gives";
  same(law, simulation.state(), state);
  same(law, simulation.moves(), game.legalMoves(state));
  same(law, simulation.hash(), game.hash(state));
}
