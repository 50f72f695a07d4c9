/** The laws of every game in this library. A broken law throws a {@link BrokenLaw}. */
import type { Game, GameTypes, RandomSource, Seat, Simulation, Viewer } from "../game.js";
import { ArgumentError } from "../kit/errors.js";
import { seededRandom } from "../kit/chance/random.js";
import type { RandomGame, Step } from "./arbitraries.js";
import { difference, shown } from "./equal.js";
import { copyOf, distinct, frozen, keep, same, viewersOf } from "./law.js";

/** What a state says of turns. */
interface Turn {
  readonly over: boolean;
  readonly seat: Seat | null;
  readonly inTurn: Seat | null;
  readonly endReason: unknown;
}

/** Checks a state by itself. */
export function checkState<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
): void {
  frozen("states are deeply frozen", state);
  const loaded = game.load(JSON.stringify(state));
  same("a state survives JSON", loaded, state);
  frozen("a loaded state is deeply frozen", loaded);
  const moves = game.legalMoves(state);
  same("a loaded state has the same legal moves", game.legalMoves(loaded), moves);
  same("equal states have equal hashes", game.hash(loaded), game.hash(state));
  // The check does not rely on the types.
  const { over, inTurn, seat, endReason }: Turn = state;
  const now = (): string => shown({ over, seat, inTurn, endReason, legalMoves: moves.length });
  keep("a game is over exactly when there are no legal moves", over === (moves.length === 0), now);
  keep("nobody decides exactly when the game is over", over === (seat === null), now);
  keep("a game that is over says why", over === (endReason !== null), now);
  keep("nobody is in turn once the game is over", !over || inTurn === null, now);
  const texts = moves.map((move) => JSON.stringify(move));
  distinct("every legal move is listed once", texts);
  checkScore(game, state);
  checkNotation(game, state, moves);
}

function checkScore<Types extends GameTypes>(game: Game<Types>, state: Types["state"]): void {
  const { seats, winners } = game.score(state);
  keep("there are winners exactly when the game is over", state.over === winners.length > 0, () =>
    shown({ over: state.over, winners }),
  );
  for (const [seat, { total, complete, tieBreak, ...sources }] of seats.entries()) {
    const sum = Object.values(sources as Record<string, number>).reduce((all, one) => all + one, 0);
    keep(
      "a total is the sum of its sources",
      total === sum,
      () => `seat ${seat} has ${total}, its sources ${shown(sources)} make ${sum}`,
    );
  }
  const best = Math.max(...seats.map(({ total }) => total));
  keep(
    "nobody has more than a winner",
    winners.every((seat) => seats[seat].total === best),
    () => shown({ winners, totals: seats.map(({ total }) => total) }),
  );
}

function checkNotation<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  moves: readonly Types["move"][],
): void {
  const texts = moves.map((move) => game.formatMove(state, move));
  distinct("different moves are written differently", texts);
  for (const [index, text] of texts.entries()) {
    keep("notation has no blanks and no #", /^[^\s#]+$/u.test(text), () => JSON.stringify(text));
    same("a move is read as it was written", game.parseMove(state, text), moves[index]);
  }
}

/** Checks legal and illegal moves, where `others` are any values. */
export function checkRefusals<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  others: readonly unknown[],
): void {
  const before = JSON.stringify(state);
  const legal = new Set<string>();
  for (const move of game.legalMoves(state)) {
    legal.add(JSON.stringify(move));
    const refusal = game.explain(state, move);
    keep(
      "what is listed is not refused",
      refusal === undefined,
      () => `${shown(move)}: ${String(refusal?.message)}`,
    );
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
      keep("what is accepted is listed", known, () => `${shown(other)} is not in legalMoves`);
      continue;
    }
    keep(
      "a refusal has a reason and a message",
      refusal.reason !== "" && refusal.message !== "",
      () => `${shown(refusal)} for ${shown(other)}`,
    );
    const thrown = errorOf(() => game.apply(state, other as Types["move"]));
    keep(
      "what is refused throws an IllegalMoveError",
      thrown?.name === "IllegalMoveError",
      () => `${shown(other)} threw ${String(thrown)}`,
    );
    same("apply refuses for the reason that explain gives", thrown?.["refusal"], refusal);
  }
  same("nothing changes the state passed in", copyOf(state), JSON.parse(before));
}

/** Tests whether a move is in the list, perhaps with its fields in another order or with its text. */
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

/** Checks the views of a state, and that they reveal nothing else. */
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
    frozen("views are deeply frozen", seen);
    same("a view says for whom it is", seen.viewer, viewer);
    const text = JSON.stringify(seen);
    keep("a view has neither seed nor chance", !SECRET.test(text), () => secretIn(text, viewer));
    keep("a view does not tell the key of chance", !tells(text, state), () => `viewer ${viewer}`);
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
    keep("events tell neither seed nor chance", !SECRET.test(toldText), () => {
      return secretIn(toldText, viewer);
    });
    keep("events do not tell the key of chance", !tells(toldText, state), () => shown(told));
    // Everybody sees what a move rolls, though a view may not show all of it afterwards: so the sampled state must roll the
    // same.
    const twin = drew ? withChanceOf(guess, state) : guess;
    // If the viewer can't tell the two states apart afterwards, the events must not differ either.
    const other = game.apply(twin, move);
    if (difference(game.view(other, viewer), game.view(next, viewer)) === undefined) {
      same("what is hidden does not show in events", game.events(twin, move, viewer), told);
    }
  }
}

/** The keys that no viewer may see. */
const SECRET = /"(?:seed|chance)":.{0,80}/u;

const secretIn = (text: string, viewer: Viewer): string =>
  `viewer ${viewer} sees ${SECRET.exec(text)?.[0] ?? ""}`;

/** Returns the random generator of a state, if its game has one. */
const chanceOf = (state: object): unknown => (state as { readonly chance?: unknown }).chance;

/** Returns a state with the seed and the random generator of another one, if its game has them. */
function withChanceOf<State extends object>(state: State, other: State): State {
  const taken = Object.entries(other).filter(([key]) => key === "seed" || key === "chance");
  return { ...state, ...Object.fromEntries(taken) };
}

/** Tests whether a text contains the key of a state's random generator, whole or in parts. */
function tells(text: string, state: GameTypes["state"]): boolean {
  const { key } = (chanceOf(state) ?? {}) as { readonly key?: unknown };
  if (typeof key !== "string" || key.length < 16) return false;
  return [0, 0.25, 0.5, 0.75].some((part) => {
    const from = Math.floor(part * key.length);
    return text.includes(key.slice(from, from + 16));
  });
}

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

/** Checks a whole game: replays it from its options and from its record. */
export function checkRecord<Types extends GameTypes>(
  game: Game<Types>,
  { options }: RandomGame<Types["options"]>,
  steps: readonly Step<Types>[],
  at: (move: number) => void,
): void {
  const moves = steps.map(({ move }) => move);
  const record = copyOf(game.record(options, moves));
  const text = game.formatRecord(record);
  same("a record is read from text as it was written", game.parseRecord(text), record);
  const states = game.replay(record);
  same("a replay gives every state", states.length, steps.length + 1);
  for (const [index, { state, next }] of steps.entries()) {
    at(index + 1);
    same("a replay gives the same states", states[index], state);
    same("a replay gives the same states", states[index + 1], next);
  }
}
