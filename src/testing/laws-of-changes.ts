/** The laws about states that were changed in one place: they are refused, or they are as good as any other. */
import type { Game, GameTypes, RandomSource } from "../game.js";
import { LoadError } from "../kit/errors.js";
import { seededRandom } from "../kit/chance/random.js";
import { difference, shown, valueAt } from "./equal.js";
import { BrokenLaw, copyOf } from "./law.js";
import { checkState } from "./laws.js";
import { checkScreens } from "./laws-of-screens.js";

/** The number of changes of each state. */
const CHANGES = 8;
/** The number of moves after which two states that play alike count as equal. */
const LOOKAHEAD = 4;
/** The number of moves that are made one by one before the rest is played out. */
const MOVES = 6;

/** A value in a state, and the keys that lead to it. */
interface Leaf {
  readonly keys: readonly string[];
  readonly value: unknown;
}

/** A state that was changed. */
interface Change {
  /** What was changed, as the beginning of a sentence. */
  readonly text: string;
  readonly state: object;
  /** The part of the state that was changed. */
  readonly part: string;
}

/**
 * Changes single values of a state, or swaps two. What `load` accepts has to play on to the end; and if it plays otherwise than
 * the state itself, it has another hash. Hashes are compared only for the parts of the state that `moving` names, because those
 * that no move changes, such as a layout, are the same for all positions of a game.
 */
export function checkChanges<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  moving: ReadonlySet<string>,
  seed: number,
  longest: number,
): void {
  const random = seededRandom(seed);
  const leaves = leavesOf(state, []);
  // Most changes are where moves change something, however long a layout is.
  const lively = leaves.filter(({ keys }) => moving.has(keys[0]));
  for (let number = 0; number < CHANGES; number++) {
    const from = number % 4 < 3 && lively.length > 0 ? lively : leaves;
    const leaf = from[random(from.length)];
    const change = changeOf(state, leaf, leaves, random);
    const loaded = loadedOrRefused(game, change);
    if (loaded === undefined) continue;
    playOn(game, loaded, random, longest, change);
    if (moving.has(change.part)) compareHashes(game, state, loaded, random, change);
  }
}

/** Changes a value, or swaps it with another one of the same name. */
function changeOf(
  state: object,
  leaf: Leaf,
  leaves: readonly Leaf[],
  random: RandomSource,
): Change {
  const { keys, value } = leaf;
  const name = nameOf(leaf);
  const others = leaves.filter((one) => one.value !== value && nameOf(one) === name);
  const other = others.length === 0 ? undefined : others[random(others.length)];
  const [part] = keys;
  const kind = random(3);
  if (other !== undefined && kind === 0) {
    const swapped = withValue(withValue(copyOf(state), keys, other.value), other.keys, value);
    return { text: `${path(leaf)} swapped with ${path(other)}`, state: swapped, part };
  }
  const next = other !== undefined && kind === 1 ? other.value : nearby(value, random);
  const text = `${path(leaf)} changed from ${shown(value)} to ${shown(next)}`;
  return { text, state: withValue(copyOf(state), keys, next), part };
}

const path = ({ keys }: Leaf): string => keys.join(".");

/** Returns the name of a leaf: its path without numbers, the same in all entries of a list. */
const nameOf = ({ keys }: Leaf): string => keys.filter((key) => !/^\d+$/u.test(key)).join(".");

/** Returns a changed state as `load` gives it, or `undefined` if it is refused. */
function loadedOrRefused<Types extends GameTypes>(
  game: Game<Types>,
  { state, text }: Change,
): Types["state"] | undefined {
  try {
    return game.load(state);
  } catch (error) {
    if (LoadError.is(error)) return undefined;
    const law = "what load refuses is refused with a LoadError";
    throw new BrokenLaw(law, `${text}: ${String(error)}`, undefined, { cause: error });
  }
}

/** Checks an accepted state, and plays a random game from it to its end. */
function playOn<Types extends GameTypes>(
  game: Game<Types>,
  loaded: Types["state"],
  random: RandomSource,
  longest: number,
  { text }: Change,
): void {
  let draws = 0;
  const limited: RandomSource = (bound) => {
    if (++draws > longest) throw new RangeError(`the game does not end in ${longest} moves`);
    return random(bound);
  };
  try {
    checkState(game, loaded);
    checkScreens(game, loaded, 0);
    let state = loaded;
    for (let turn = 0; turn < MOVES && !state.over; turn++) {
      const moves = game.legalMoves(state);
      state = game.apply(state, moves[random(moves.length)]);
      checkState(game, state);
    }
    if (!state.over) game.simulate(state).playout(limited);
  } catch (error) {
    const said = error instanceof BrokenLaw ? `${error.law}: ${error.detail}` : String(error);
    const law = "whatever load accepts plays on";
    throw new BrokenLaw(law, `${text} was accepted, but then ${said}`, undefined, {
      cause: error,
    });
  }
}

/** Throws if two states play differently but have the same hash. */
function compareHashes<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  other: Types["state"],
  random: RandomSource,
  { text }: Change,
): void {
  const hash = game.hash(state);
  if (game.hash(other) !== hash) return;
  let [one, two] = [state, other];
  for (let turn = 0; turn <= LOOKAHEAD; turn++) {
    const found = difference(lookAt(game, one), lookAt(game, two));
    if (found !== undefined) {
      throw new BrokenLaw(
        "different positions have different hashes",
        `${text} has the same hash ${hash}, though ${turn} moves later ` +
          `${found.path} is ${shown(found.one)} in one and ${shown(found.other)} in the other`,
      );
    }
    if (one.over) return;
    const index = random(game.legalMoves(one).length);
    one = game.apply(one, game.legalMoves(one)[index]);
    two = game.apply(two, game.legalMoves(two)[index]);
  }
}

/** What decides how a game goes on, and how it ends. */
const lookAt = <Types extends GameTypes>(game: Game<Types>, state: Types["state"]): object => ({
  legalMoves: game.legalMoves(state),
  score: game.score(state),
  seat: state.seat,
  over: state.over,
});

/** Returns all values of a state that are neither lists nor objects. */
function leavesOf(value: unknown, keys: readonly string[]): Leaf[] {
  if (typeof value !== "object" || value === null) return [{ keys, value }];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...keys, key]));
}

/** Returns another value, near the one given. */
function nearby(value: unknown, random: RandomSource): unknown {
  switch (typeof value) {
    case "number": {
      return [value + 1, value - 1, value === 0 ? 1 : 0, 2 * value + 7][random(4)];
    }
    case "boolean": {
      return !value;
    }
    case "string": {
      return random(2) === 0 ? `${value}x` : null;
    }
    default: {
      return random(2);
    }
  }
}

/** Replaces one value in a state of one's own. */
function withValue(state: object, keys: readonly string[], value: unknown): object {
  const last = keys[keys.length - 1];
  const parent = valueAt(state, keys.slice(0, -1)) as Record<string, unknown>;
  parent[last] = value;
  return state;
}
