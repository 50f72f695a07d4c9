/** A hash that leaves out any field is found, also one that is tied to others, so that changing it alone gives no valid state. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hashOf, hashOfChance, makeGame } from "caravanserai/kit";
import { checkGame } from "caravanserai/testing";
import { parts, type Types } from "../../docs/examples/last-water/game.js";
import type { Position } from "../../docs/examples/last-water/model.js";
import { cases } from "../helpers/cases.js";

const options = fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.integer() });

type Field = "seat" | "dice" | "camels" | "water" | "cards" | "played" | "key" | "place";

/** Everything that matters in a position of Last Water, by name. The wells follow from the water that the seats have. */
const fieldsOf = ({
  seat,
  dice,
  seats,
  chance,
}: Position): Record<Field, readonly (number | string | boolean)[]> => ({
  seat: [seat],
  dice: [dice.length, ...dice],
  camels: seats.map(({ camel }) => camel),
  water: seats.map(({ water }) => water),
  cards: seats.map(({ card }) => card ?? 0),
  played: seats.map(({ played }) => played),
  key: [hashOfChance(chance)],
  place: [chance.place],
});

const gameWithout = (left?: Field) =>
  makeGame<Types, Position>({
    ...parts,
    hash: (position) =>
      hashOf(
        Object.entries(fieldsOf(position)).flatMap(([name, all]) => (name === left ? [] : all)),
      ),
  });

describe("the law of hashes", () => {
  // Hashes are compared after every move: few moments of a game are enough, and the first game that breaks the law.
  const before = fc.readConfigureGlobal();
  beforeAll(() => {
    fc.configureGlobal({ ...before, endOnFailure: true });
  });
  afterAll(() => {
    fc.configureGlobal(before);
  });

  it.each(["seat", "dice", "camels", "water"] as const)("notices a hash without %s", (field) => {
    const check = () =>
      checkGame(gameWithout(field), { options, seed: 3, games: cases(60, 60), moments: 1 });
    expect(check).toThrow("different positions have different hashes");
  });

  it("accepts a hash with all of them, and warns of nothing on the way", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    checkGame(gameWithout(), { options, games: cases(40, 20), moments: 1 });
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
