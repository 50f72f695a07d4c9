/** The laws about hashes: different positions have different ones, however little they differ. */
import type { Game, GameTypes, RandomSource } from "../../game.js";
import { difference, shown } from "./equal.js";
import { BrokenLaw } from "./law.js";

/** The maximum number of states whose hashes are remembered. */
const MOST_HASHES = 20_000;
/** The number of moves after which two states that play alike count as equal. */
const LOOKAHEAD = 4;
/** The number of moves from one state whose results are compared. */
const SIBLINGS = 24;

/** Compares the hash of a state with those of all states before it, of this game and of others. */
export function checkHash<Types extends GameTypes>(
  game: Game<Types>,
  hashes: Map<number, Types["state"]>,
  state: Types["state"],
): void {
  const hash = game.hash(state);
  const known = hashes.get(hash);
  if (known !== undefined) compareHashes(game, known, state, () => 0, "a state met before");
  else if (hashes.size < MOST_HASHES) hashes.set(hash, state);
}

/** Compares the hashes of the states after several moves from one state. They often differ in very little. */
export function checkSiblings<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  random: RandomSource,
): void {
  const moves = game.legalMoves(state);
  const hashes = new Map<number, Types["state"]>();
  for (let index = 0; index < Math.min(SIBLINGS, moves.length); index++) {
    const move = moves.length > SIBLINGS ? moves[random(moves.length)] : moves[index];
    const next = game.apply(state, move);
    const hash = game.hash(next);
    const other = hashes.get(hash);
    hashes.set(hash, next);
    if (other !== undefined) {
      compareHashes(game, other, next, random, `the state after ${shown(move)}`);
    }
  }
}

/** Throws if two states have the same hash, but play differently. `text` says which state the other one is. */
export function compareHashes<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  other: Types["state"],
  random: RandomSource,
  text: string,
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
