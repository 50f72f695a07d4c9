/** The options of generated boards, and how they are checked. */
import * as v from "valibot";
import type { Seed } from "../game.js";
import { checkArgument, checkSeed, textOf, wholeNumber } from "../kit/input/check.js";
import { LONGEST_NAME } from "../kit/input/limits.js";

/** The size of a generated board: `large` is that of the default boards. @category Generated boards */
export type BoardSize = "small" | "medium" | "large";

/**
 * The symmetry of a generated board: `rotation` about its centre (by a third on hexes for three players, otherwise by a half),
 * `mirror` from left to right, or `none`.
 *
 * @category Generated boards
 */
export type Symmetry = "none" | "rotation" | "mirror";

const SIZES = ["small", "medium", "large"] as const satisfies readonly BoardSize[];
const SYMMETRIES = ["none", "rotation", "mirror"] as const satisfies readonly Symmetry[];

/** The options that all generators have. @category Generated boards */
export interface GeneratorOptions {
  /** Equal seeds give equal boards, on every platform. */
  readonly seed: Seed;
  /** The number of players for whom the board is made. Default: as many as can play the game. */
  readonly players?: number;
  /** The size. Default: `medium`. */
  readonly size?: BoardSize;
  /** The symmetry. Default: `none`. */
  readonly symmetry?: Symmetry;
  /** The name of the board. Default: drawn from the seed. */
  readonly name?: string;
}

/** Checked options. */
export interface GoodOptions {
  readonly seed: Seed;
  readonly players: number;
  readonly size: BoardSize;
  readonly symmetry: Symmetry;
  readonly name: string | undefined;
}

/** The schema of the options that all generators have. */
export const generatorEntries = {
  seed: v.unknown(),
  players: v.optional(v.unknown()),
  size: v.optional(v.picklist(SIZES), "medium"),
  symmetry: v.optional(v.picklist(SYMMETRIES), "none"),
  name: v.optional(textOf(LONGEST_NAME, 1)),
};

/** Checks what a schema could not: the seed, and the number of players of a game. Throws an `ArgumentError`. */
export const completed = (
  {
    seed,
    players,
    ...rest
  }: Omit<GoodOptions, "name" | "players" | "seed"> & {
    readonly name?: string | undefined;
    readonly players?: unknown;
    readonly seed?: unknown;
  },
  [fewest, most]: readonly [number, number],
): GoodOptions => ({
  seed: checkSeed(seed),
  players: checkArgument(
    v.object({ players: v.optional(wholeNumber(fewest, most), most) }),
    players === undefined ? {} : { players },
  ).players,
  size: rest.size,
  symmetry: rest.symmetry,
  name: rest.name,
});
