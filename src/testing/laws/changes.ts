/** The laws about saved states that were changed: they are refused, or they are as good as any other. */
import type { Game, GameTypes, RandomSource } from "../../game.js";
import { LoadError, type Problem } from "../../kit/errors.js";
import { checkSiblings, compareHashes } from "./hashes.js";
import { BrokenLaw } from "./law.js";
import { checkState } from "./states.js";
import { checkScreens } from "./screens.js";
import type { Variant, Variants } from "./variants.js";

/** The number of variants of each state, and how often one that is refused is mended. */
const VARIANTS = 8;
const REPAIRS = 1;
/** The number of accepted variants of each state from which a game is played. */
const PLAYED = 3;
/** The number of moves that are made one by one before the rest is played out. */
const MOVES = 6;

/** How a state is changed. */
interface Changing {
  readonly variants: Variants;
  /** The fields of states that moves change. */
  readonly moving: ReadonlySet<string>;
  readonly random: RandomSource;
  /** The number of moves after which a game counts as endless. */
  readonly longest: number;
}

/**
 * Changes some values of a state. What `load` accepts has to play on to the end; and if it plays otherwise than the state itself,
 * it has another hash. Hashes are compared only for variants in fields that moves change, because the others, such as a layout,
 * are the same for all positions of a game.
 */
export function checkChanges<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  { variants, moving, random, longest }: Changing,
): void {
  let played = 0;
  for (let number = 0; number < VARIANTS; number++) {
    let variant: Variant | undefined = variants.change(state, random);
    for (let repairs = 0; variant !== undefined && repairs <= REPAIRS; repairs++) {
      const { state: loaded, problems } = loadedOrRefused(game, variant);
      if (loaded !== undefined) {
        if (played++ < PLAYED) playOn(game, loaded, random, longest, variant);
        if (variant.fields.every((field) => moving.has(field))) {
          compareHashes(game, state, loaded, random, `the state with ${variant.text}`);
        }
        break;
      }
      variant = variants.repair(variant, problems, random);
    }
  }
  if (!state.over) checkSiblings(game, state, random);
}

/** Returns a variant as `load` gives it, or the problems for which it is refused. */
function loadedOrRefused<Types extends GameTypes>(
  game: Game<Types>,
  { state, text }: Variant,
): { readonly state?: Types["state"]; readonly problems: readonly Problem[] } {
  try {
    return { state: game.load(state), problems: [] };
  } catch (error) {
    if (LoadError.is(error)) return { problems: error.problems };
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
  { text }: Variant,
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
