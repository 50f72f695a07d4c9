/** What holds for every game of this library, one law at a time. A broken law throws a {@link BrokenLaw}. */
import type { Game, GameTypes, RandomSource, Seat, Simulation } from "../game.js";
import { ArgumentError } from "../kit/errors.js";
import { seededRandom } from "../kit/chance/random.js";
import type { RandomGame, Step } from "./arbitraries.js";
import { difference, isDeeplyFrozen } from "./equal.js";
import { copyOf, keep, same, viewersOf } from "./law.js";

/** A state by itself. */
export function checkState<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
): void {
  keep("states are deeply frozen", isDeeplyFrozen(state));
  const loaded = game.load(JSON.stringify(state));
  same("a state survives JSON", loaded, state);
  keep("a loaded state is deeply frozen", isDeeplyFrozen(loaded));
  const moves = game.legalMoves(state);
  same("a loaded state has the same legal moves", game.legalMoves(loaded), moves);
  keep("equal states have equal hashes", game.hash(loaded) === game.hash(state));
  keep("a game is over exactly when there are no legal moves", state.over === (moves.length === 0));
  keep("nobody decides exactly when the game is over", state.over === (state.seat === null));
  keep("a game that is over says why", state.over === (state.endReason !== null));
  // What the types say is what is checked here.
  const { over, inTurn }: { readonly over: boolean; readonly inTurn: Seat | null } = state;
  keep("nobody is in turn once the game is over", !over || inTurn === null);
  const texts = moves.map((move) => JSON.stringify(move));
  keep("every legal move is listed once", new Set(texts).size === moves.length);
  checkScore(game, state);
  checkNotation(game, state, moves);
}

function checkScore<Types extends GameTypes>(game: Game<Types>, state: Types["state"]): void {
  const { seats, winners } = game.score(state);
  keep("there are winners exactly when the game is over", state.over === winners.length > 0);
  for (const [seat, { total, complete, tieBreak, ...sources }] of seats.entries()) {
    const sum = Object.values(sources as Record<string, number>).reduce((all, one) => all + one, 0);
    keep(
      "a total is the sum of its sources",
      total === sum,
      () => `seat ${seat}: ${total}, ${sum}`,
    );
  }
  const best = Math.max(...seats.map(({ total }) => total));
  keep(
    "nobody has more than a winner",
    winners.every((seat) => seats[seat].total === best),
  );
}

function checkNotation<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  moves: readonly Types["move"][],
): void {
  const texts = moves.map((move) => game.formatMove(state, move));
  keep("different moves are written differently", new Set(texts).size === moves.length);
  for (const [index, text] of texts.entries()) {
    keep("notation has no blanks and no #", /^[^\s#]+$/u.test(text), () => JSON.stringify(text));
    same("a move is read as it was written", game.parseMove(state, text), moves[index]);
  }
}

/** What may be done and what may not, where `others` are any values at all. */
export function checkRefusals<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  others: readonly unknown[],
): void {
  const before = JSON.stringify(state);
  const legal = new Set<string>();
  for (const move of game.legalMoves(state)) {
    legal.add(JSON.stringify(move));
    keep("what is listed is not refused", game.explain(state, move) === undefined);
    same(
      "a move does the same each time",
      game.apply(state, move),
      game.apply(state, copyOf(move)),
    );
  }
  for (const other of others) {
    const refusal = game.explain(state, other);
    if (refusal === undefined) {
      const known = legal.has(JSON.stringify(other)) || isListed(game, state, other);
      keep("what is accepted is listed", known, () => JSON.stringify(other));
      continue;
    }
    keep("a refusal has a reason and a message", refusal.reason !== "" && refusal.message !== "");
    const thrown = errorOf(() => game.apply(state, other as Types["move"]));
    keep("what is refused throws an IllegalMoveError", thrown?.name === "IllegalMoveError");
    same("apply refuses for the reason that explain gives", thrown?.["refusal"], refusal);
  }
  keep("nothing changes the state passed in", JSON.stringify(state) === before);
}

/** Whether a move is one of the list, perhaps with its fields in another order or with a note of words. */
function isListed<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  move: unknown,
): boolean {
  return game.legalMoves(state).some((one) => {
    const { note, ...rest } = move as { note?: unknown };
    return difference(one, rest) === undefined;
  });
}

function errorOf(run: () => unknown): (Error & Record<string, unknown>) | undefined {
  try {
    run();
  } catch (error) {
    return error as Error & Record<string, unknown>;
  }
  return undefined;
}

/** What viewers may see of a state, and that nothing else follows from it. */
export function checkViews<Types extends GameTypes>(
  game: Game<Types>,
  { state, move, next }: Step<Types>,
  seed: number,
): void {
  const moves = game.legalMoves(state);
  const seats = game.score(state).seats.length;
  const drew = difference(chanceOf(state), chanceOf(next)) !== undefined;
  for (const viewer of viewersOf(seats)) {
    const seen = game.view(state, viewer);
    keep("views are deeply frozen", isDeeplyFrozen(seen));
    keep("a view says for whom it is", seen.viewer === viewer);
    const text = JSON.stringify(seen);
    keep("a view has neither seed nor chance", !/"(?:seed|chance)":/u.test(text));
    keep("a view does not tell the key of chance", !tells(text, state));
    same("a view has the same legal moves", game.legalMoves(seen), moves);
    same("a view from JSON has them too", game.legalMoves(copyOf(seen)), moves);
    const guess = game.resample(copyOf(seen), seed);
    same("a resampled state looks the same", game.view(guess, viewer), seen);
    same("a resampled state has the same legal moves", game.legalMoves(guess), moves);
    same("resampling is the same each time", game.resample(seen, seed), guess);
    same("a resampled state is a good one", game.load(JSON.stringify(guess)), guess);
    same(
      "states that differ only in their chance look the same",
      game.view(withChanceOf(state, guess), viewer),
      seen,
    );
    const told = game.events(state, move, viewer);
    const toldText = JSON.stringify(told);
    keep("events tell neither seed nor chance", !/"(?:seed|chance)":/u.test(toldText));
    keep("events do not tell the key of chance", !tells(toldText, state));
    // What a move rolls is for everybody to see, though a view may not show all of it afterwards: then the guess rolls the same.
    const twin = drew ? withChanceOf(guess, state) : guess;
    // Where the viewer could not tell the two afterwards either, the events must not tell.
    const other = game.apply(twin, move);
    if (difference(game.view(other, viewer), game.view(next, viewer)) === undefined) {
      same("what is hidden does not show in events", game.events(twin, move, viewer), told);
    }
  }
}

/** The chance to come of a state, if its game has any. */
const chanceOf = (state: object): unknown => (state as { readonly chance?: unknown }).chance;

/** A state with the seed and the chance to come of another one, as far as its game has them. */
function withChanceOf<State extends object>(state: State, other: State): State {
  const taken = Object.entries(other).filter(([key]) => key === "seed" || key === "chance");
  return { ...state, ...Object.fromEntries(taken) };
}

/** Whether a text contains the key of a state's chance, as it is or in parts. */
function tells(text: string, state: GameTypes["state"]): boolean {
  const { key } = (chanceOf(state) ?? {}) as { readonly key?: unknown };
  if (typeof key !== "string" || key.length < 16) return false;
  return [0, 0.25, 0.5, 0.75].some((part) => {
    const from = Math.floor(part * key.length);
    return text.includes(key.slice(from, from + 16));
  });
}

/** A simulation against the immutable functions: along a game with moves taken back now and then, and all the way back. */
export function checkSimulation<Types extends GameTypes>(
  game: Game<Types>,
  steps: readonly Step<Types>[],
): void {
  const [first] = steps as readonly (Step<Types> | undefined)[];
  if (first === undefined) return;
  const simulation = game.simulate(first.state);
  const random = seededRandom(game.hash(first.state));
  for (const [index, { state, move }] of steps.entries()) {
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
  for (const { state, next } of [...steps].reverse()) {
    same("a simulation is in the state that apply gives", simulation.state(), next);
    simulation.undo();
    same("undo gives the state before", simulation.state(), state);
  }
  checkMoment(game, simulation, first.state);
}

/** A playout goes to the end, and is taken back as one. */
function checkPlayout<Types extends GameTypes>(
  simulation: Simulation<Types>,
  random: RandomSource,
): void {
  const before = simulation.hash();
  const rest = simulation.clone();
  const moves = rest.playout(random);
  keep("a playout goes to the end", rest.over && moves > 0);
  rest.undo();
  keep("a playout is taken back as one", rest.hash() === before);
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
  keep("a playout that is refused changes nothing", rest.hash() === before);
  keep("a clone goes its own way", simulation.hash() === before);
}

function checkMoment<Types extends GameTypes>(
  game: Game<Types>,
  simulation: Simulation<Types>,
  state: Types["state"],
): void {
  const moves = game.legalMoves(state);
  same("a simulation has the same legal moves", simulation.moves(), moves);
  keep("a simulation counts its moves", simulation.count() === moves.length);
  for (const index of [0, moves.length >> 1, moves.length - 1]) {
    same("a simulation finds the n-th move", simulation.nth(index), moves[index]);
  }
  keep("there is no move beyond the last", simulation.nth(moves.length) === undefined);
  same("a simulation has the same score", simulation.score(), game.score(state));
  keep("a simulation has the same hash", simulation.hash() === game.hash(state));
  const seat: Seat | null = simulation.seat;
  keep("a simulation has the same seat to decide", seat === state.seat);
  keep("a simulation knows when it is over", simulation.over === state.over);
}

/** A whole game: the same again from its options and from its record. */
export function checkRecord<Types extends GameTypes>(
  game: Game<Types>,
  { options }: RandomGame<Types["options"]>,
  steps: readonly Step<Types>[],
): void {
  const moves = steps.map(({ move }) => move);
  const record = copyOf(game.record(options, moves));
  const text = game.formatRecord(record);
  same("a record is read from text as it was written", game.parseRecord(text), record);
  const states = game.replay(record);
  keep("a replay gives every state", states.length === steps.length + 1);
  for (const [index, { state, next }] of steps.entries()) {
    same("a replay gives the same states", states[index], state);
    same("a replay gives the same states", states[index + 1], next);
  }
}
