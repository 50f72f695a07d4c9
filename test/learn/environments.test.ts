/** Environments of all games show what views show. `checkGame` checks their encodings. */
import * as desertSons from "caravanserai/desert-sons";
import type { Game, GameTypes } from "caravanserai";
import * as nomadi from "caravanserai/nomadi";
import { desertOptions, desertSonsOptions, nomadiOptions, randomGames } from "caravanserai/testing";
import * as throughTheDesert from "caravanserai/through-the-desert";
import fc from "fast-check";
import { describe, it } from "vitest";
import type { Types as LastWater } from "../../docs/examples/last-water/game.js";
import { saltPans, type Types as SaltPans } from "../../docs/examples/salt-pans/game.js";
import { cases } from "../helpers/cases.js";
import { lastWater } from "../helpers/last-water-encoding.js";
import { checkEnvironments } from "./check-environments.js";

const seatsOf = (least: number, most: number) =>
  fc.record({ players: fc.integer({ min: least, max: most }), seed: fc.nat() });

/** Checks the environments of one game, with random options. */
function check<Types extends GameTypes>(
  game: Game<Types>,
  options: fc.Arbitrary<Types["options"]>,
  games: number,
): void {
  it("shows in environments what views show", () => {
    fc.assert(
      fc.property(randomGames(options), ({ options: one, choices }) => {
        const { seed, ...rest } = one as { readonly seed: unknown };
        checkEnvironments(game, rest as Omit<Types["options"], "seed">, choices, 150);
      }),
      { numRuns: cases(games) },
    );
  });
}

describe("Through the Desert", () => {
  check<throughTheDesert.Types>(throughTheDesert, desertOptions, 40);
});

describe("Nomadi", () => {
  check<nomadi.Types>(nomadi, nomadiOptions, 40);
});

describe("Desert Sons", () => {
  check<desertSons.Types>(desertSons, desertSonsOptions, 40);
});

describe("Salt Pans, a game from outside", () => {
  check<SaltPans>(saltPans, seatsOf(2, 4), 20);
});

describe("Last Water, with an encoding that leaves out what is for speed", () => {
  check<LastWater>(lastWater, seatsOf(2, 4), 20);
});
