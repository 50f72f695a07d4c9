/**
 * Plays the golden games and many random ones, and digests all that the library says on the way. It needs nothing but the
 * language, so it runs on any platform, and the digests have to be the same on each.
 */
import type { Game, GameTypes } from "caravanserai";
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { Dice } from "../helpers/dice.js";
import { make as makeDesertSons } from "../vectors/desert-sons.js";
import { make as makeNomadi } from "../vectors/nomadi.js";
import { make as makeThroughTheDesert } from "../vectors/through-the-desert.js";
import type { Vectors } from "../vectors/vectors.js";
import { desertSonsOptions, nomadiOptions, throughTheDesertOptions } from "./options.js";
import { digestGame } from "./random-game.js";
import { Sha256 } from "./sha256.js";

/** After how many random games a digest is taken: a slow platform stops at an earlier one. */
export const CHECKPOINTS: readonly number[] = [2, 5, 10, 25, 50, 100, 200];

/** What a platform gives for one game. */
export interface Digests {
  /** Of the golden vectors, played anew. */
  readonly vectors: string;
  /** Of all random games up to a checkpoint, by its number. */
  readonly games: Readonly<Record<string, string>>;
}

/** What a platform gives, by the id of the game. */
export type Report = Readonly<Record<string, Digests>>;

/** The digest of golden vectors. */
export function digestVectors(vectors: Vectors): string {
  const sha = new Sha256();
  sha.add(JSON.stringify(vectors));
  return sha.digest();
}

function digestsOf<Types extends GameTypes>(
  game: Game<Types>,
  make: () => Vectors,
  options: (dice: Dice) => Types["options"],
  games: number,
): Digests {
  const sha = new Sha256();
  const digests: Record<string, string> = {};
  for (let number = 1; number <= games; number++) {
    digestGame(game, options, new Dice(number), sha);
    if (CHECKPOINTS.includes(number)) digests[number] = sha.digest();
  }
  return { vectors: digestVectors(make()), games: digests };
}

/** Plays the golden vectors and `games` random games of each kind. */
export const play = (games: number): Report => ({
  "through-the-desert": digestsOf<throughTheDesert.Types>(
    throughTheDesert,
    makeThroughTheDesert,
    throughTheDesertOptions,
    games,
  ),
  nomadi: digestsOf<nomadi.Types>(nomadi, makeNomadi, nomadiOptions, games),
  "desert-sons": digestsOf<desertSons.Types>(desertSons, makeDesertSons, desertSonsOptions, games),
});
