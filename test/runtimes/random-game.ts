/** One random game from set-up to its end, with every function of the contract on the way. */
import type { Game, GameTypes, Viewer } from "caravanserai";
import type { Dice } from "../helpers/dice.js";
import { pick } from "./options.js";
import type { Sha256 } from "./sha256.js";

/** One move in so many is looked at from all sides. */
const CLOSE_LOOKS = 64;
/** One game in so many is recorded and replayed. */
const RECORDS = 4;

/**
 * Adds to a digest every state and every event of a random game, and now and then what else can be asked. A state is added as
 * its difference from the one before, which says as much in a tenth of the time, and as a whole at a close look and at the end.
 */
export function digestGame<Types extends GameTypes>(
  game: Game<Types>,
  optionsFrom: (dice: Dice) => Types["options"],
  dice: Dice,
  sha: Sha256,
): void {
  const add = (value: unknown): void => sha.add(`${JSON.stringify(value)}\n`);
  const options = optionsFrom(dice);
  const { players } = options as { readonly players: number };
  let state = game.setup(options);
  const moves: Types["move"][] = [];
  add(state);
  while (!state.over) {
    const move = pick(dice, game.legalMoves(state));
    const viewer = pick<Viewer>(dice, [dice.below(players), "spectator"]);
    const isCloseLook = dice.below(CLOSE_LOOKS) === 0;
    add(game.events(state, move));
    const next = game.apply(state, move);
    add(game.diff(state, next));
    if (isCloseLook) lookClosely(game, state, move, next, viewer, add);
    moves.push(move);
    // From a saved state a game goes on as from the state itself.
    state = isCloseLook ? game.load(JSON.stringify(next)) : next;
  }
  add(state);
  add(game.score(state));
  if (dice.below(RECORDS) > 0) return;
  const text = game.formatRecord(game.record(options, moves));
  add(text);
  const states = game.replay(game.parseRecord(text));
  add(game.hash(states[states.length - 1] as Types["state"]));
}

function lookClosely<Types extends GameTypes>(
  game: Game<Types>,
  before: Types["state"],
  move: Types["move"],
  after: Types["state"],
  viewer: Viewer,
  add: (value: unknown) => void,
): void {
  add(game.load(JSON.stringify(after)));
  add(game.hash(after));
  add(game.score(after));
  // Moves and their notation.
  add(game.legalMoves(after));
  add(game.parseMove(before, game.formatMove(before, move)));
  add(game.explain(after, move) ?? "legal");
  add(messageOf(() => game.parseMove(before, "nonsense")));
  // What a viewer gets over the wire.
  const view = game.view(before, viewer);
  const patches = game.diff(view, game.view(after, viewer));
  add(game.events(before, move, viewer));
  add(patches);
  add(game.patch(game.loadView(JSON.stringify(view)), JSON.parse(JSON.stringify(patches))));
  add(messageOf(() => game.load({ ...before, over: "no", other: 1 })));
  // What a bot does.
  const simulation = game.simulate(game.resample(game.view(after, viewer), "resample"));
  let drawn = 0;
  simulation.playout((bound) => (drawn++ * 7919) % bound);
  add([drawn, simulation.score(), simulation.hash()]);
  simulation.undo();
  add(simulation.state());
}

/** What a call is refused with. */
function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof Error) return `${error.name}: ${error.message}`;
  }
  throw new Error("this has to be refused");
}
