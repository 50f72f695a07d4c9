/** The encodings of all games keep the laws. */
import * as desertSons from "caravanserai/desert-sons";
import type { Game, GameTypes } from "caravanserai";
import { type Encoding, makeGame } from "caravanserai/kit";
import * as nomadi from "caravanserai/nomadi";
import { desertOptions, desertSonsOptions, nomadiOptions, randomGames } from "caravanserai/testing";
import * as throughTheDesert from "caravanserai/through-the-desert";
import fc from "fast-check";
import { describe, it } from "vitest";
import { parts, type Types as LastWater } from "../../docs/examples/last-water/game.js";
import { CARDS, type Position } from "../../docs/examples/last-water/model.js";
import { saltPans, type Types as SaltPans } from "../../docs/examples/salt-pans/game.js";
import { cases } from "../helpers/cases.js";
import { checkEnvironments, checkFormat, checkViews } from "./laws.js";

/** An encoding without the parts that are only for speed, of a game with hidden cards and dice. */
const plain: Encoding<Position> = {
  format: ({ seats }) => ({
    channels: seats.map((_, seat) => `camel+${seat}`),
    globals: ["low", "high", ...seats.map((_, seat) => `card+${seat}`)],
    picks: [...[1, 2, 3, 4, 5, 6].map((die) => `die:${die}`), "action:card"],
  }),
  encode({ seats, dice }, viewer, spaces, globals) {
    globals[0] = (dice[0] ?? 0) / 6;
    globals[1] = (dice[1] ?? 0) / 6;
    for (const [seat, { camel, card }] of seats.entries()) {
      const relative = (seat - viewer + seats.length) % seats.length;
      spaces[ORDER.indexOf(camel) * seats.length + relative] = 1;
      globals[2 + relative] = (card ?? 0) / CARDS.length;
    }
  },
};
/** The squares as `board` lists them. */
const ORDER = ["a", "b", "c", "d", "h", "g", "f", "e", "i", "j", "k", "l"];
const lastWater = makeGame<LastWater, Position>({ ...parts, encoding: plain });

const seatsOf = (least: number, most: number) =>
  fc.record({ players: fc.integer({ min: least, max: most }), seed: fc.nat() });

/** Checks one game, with random options. */
function laws<Types extends GameTypes>(
  game: Game<Types>,
  options: fc.Arbitrary<Types["options"]>,
  games: number,
): void {
  it("names each number and each pick once, for every board", () => {
    fc.assert(
      fc.property(options, (one) => {
        checkFormat(game, one);
      }),
      { numRuns: cases(games) },
    );
  });

  it("encodes equal views equally, shows nothing hidden, and masks as `choices`", () => {
    fc.assert(
      fc.property(randomGames(options), (random) => {
        checkViews(game, random, 9);
      }),
      { numRuns: cases(games) },
    );
  });

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
  laws<throughTheDesert.Types>(throughTheDesert, desertOptions, 40);
});

describe("Nomadi", () => {
  laws<nomadi.Types>(nomadi, nomadiOptions, 40);
});

describe("Desert Sons", () => {
  laws<desertSons.Types>(desertSons, desertSonsOptions, 40);
});

describe("Salt Pans, a game from outside", () => {
  laws<SaltPans>(saltPans, seatsOf(2, 4), 20);
});

describe("Last Water, with an encoding that leaves out what is for speed", () => {
  laws<LastWater>(lastWater, seatsOf(2, 4), 20);
});
