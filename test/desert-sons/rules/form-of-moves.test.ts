/** What a value must look like to be a move at all: where it fails, and what was expected there. */
import { describe, expect, it } from "vitest";
import {
  explain,
  formatMove,
  IllegalMoveError,
  type Move,
  parseMove,
} from "caravanserai/desert-sons";
import { deal } from "../scenes.js";

const DESERT = Array<string>(9).fill("DDDD");

describe("the form of a move", () => {
  const types =
    "start, move, draw, place, scout, discard, explorer, withdraw, oasis, take, give, lay, look, " +
    "decline, renounce, remove, leave, guide, done";
  const field = "a field of the area";
  const place = { type: "place", tile: "DDDD", field: "a4", rotation: 0 };
  const goods = "one of myrrh, frankincense, salt, gems";

  it.each<[unknown, string, string]>([
    [null, "", "a move, got null"],
    [[], "", "a move, got a list"],
    ["draw", "", 'a move, got "draw"'],
    [{}, "type", `one of ${types}, got undefined`],
    [{ type: ["draw"] }, "type", `one of ${types}, got a list`],
    [{ type: "fly" }, "type", `one of ${types}, got "fly"`],
    [{ type: "start", field: "z9" }, "field", `${field}, got "z9"`],
    [{ type: "move", to: "z9", driver: true }, "to", `${field}, got "z9"`],
    [{ type: "move", to: "b3", driver: 1 }, "driver", "true or false, got 1"],
    [{ ...place, tile: "DDD" }, "tile", 'a tile of the set, got "DDD"'],
    [{ ...place, field: "a9" }, "field", `${field}, got "a9"`],
    [{ ...place, rotation: 4 }, "rotation", "a number of quarter turns from 0 to 3, got 4"],
    [{ ...place, rotation: -1 }, "rotation", "a number of quarter turns from 0 to 3, got -1"],
    [{ ...place, type: "scout", from: 4 }, "from", "a seat from 0 to 3, got 4"],
    [{ type: "explorer", height: 0, portion: "N" }, "height", "the height of an explorer, got 0"],
    [
      { type: "explorer", height: 16, portion: "WN" },
      "portion",
      'sides in the order N, E, S, W, got "WN"',
    ],
    [{ type: "oasis", portion: "" }, "portion", 'sides in the order N, E, S, W, got ""'],
    [
      { type: "take", action: "gold" },
      "action",
      'one of myrrh, frankincense, salt, gems, camel, water, rumour, got "gold"',
    ],
    [{ type: "give", good: "camel" }, "good", `${goods}, got "camel"`],
    [{ type: "lay", good: "salt-1" }, "good", `${goods}, got "salt-1"`],
    [
      { type: "look", slot: "salt" },
      "slot",
      "one of myrrh-1, myrrh-2, frankincense-1, frankincense-2, salt-1, salt-2, gems-1, gems-2, " +
        'got "salt"',
    ],
  ])("%j is refused at %j", (move, path, expected) => {
    expect(explain(deal(2, DESERT), move)).toEqual({
      reason: "malformed",
      rule: null,
      path,
      message: `expected ${expected}`,
    });
  });

  it.each<[object, string]>([
    [{ ...place, type: "scout" }, "from"],
    [{ type: "discard" }, "tile"],
    [{ type: "withdraw" }, "height"],
  ])("%j is refused for want of %j", (move, path) => {
    const message = `missing field "${path}" in a move of type ${(move as Move).type}`;
    const refusal = { reason: "malformed", rule: null, path, message };
    expect(explain(deal(2, DESERT), move)).toEqual(refusal);
  });

  it("is needed to write a move, legal or not", () => {
    const state = deal(2, DESERT);
    expect(() => formatMove(state, { type: "fly" } as never)).toThrow(IllegalMoveError);
    expect(formatMove(state, { type: "take", action: "camel" })).toBe("take:camel");
  });

  it.each<[Move, string]>([
    [{ type: "start", field: "a3" }, "@a3"],
    [{ type: "move", to: "b3", driver: false }, "b3"],
    [{ type: "move", to: "b3", driver: true }, "b3~"],
    [{ type: "draw" }, "draw"],
    [{ type: "place", tile: "ODDD N[M]", field: "a4", rotation: 1 }, "a4=DODD.E[M]"],
    [{ type: "scout", from: 1, tile: "ODDD N[M]", field: "a4", rotation: 2 }, "1>a4=DDOD.S[M]"],
    [{ type: "discard", tile: "ODDD N[M]" }, "x=ODDD.N[M]"],
    [{ type: "explorer", height: 9, portion: "NE" }, "+9:NE"],
    [{ type: "withdraw", height: 9 }, "-9"],
    [{ type: "oasis", portion: "S" }, "oasis:S"],
    [{ type: "take", action: "camel" }, "take:camel"],
    [{ type: "give", good: "salt" }, "give:salt"],
    [{ type: "lay", good: "gems" }, "lay:gems"],
    [{ type: "look", slot: "gems-2" }, "look:gems-2"],
    [{ type: "decline" }, "decline"],
    [{ type: "renounce" }, "renounce"],
    [{ type: "remove" }, "remove"],
    [{ type: "leave" }, "leave"],
    [{ type: "guide" }, "guide"],
    [{ type: "done" }, "done"],
  ])("%j is written as %s and read again", (move, text) => {
    const state = deal(2, ["ODDD N[M]", ...DESERT]);
    expect(formatMove(state, move)).toBe(text);
    expect(parseMove(state, text)).toEqual(move);
  });

  it.each(["start", "move", "draw", "discard", "decline", "renounce", "leave", "guide", "done"])(
    "a field that a move of type %s does not have is refused",
    (type) => {
      expect(explain(deal(2, DESERT), { type, camel: 1 })).toEqual({
        reason: "malformed",
        rule: null,
        path: "camel",
        message: `unknown field "camel" in a move of type ${type}`,
      });
    },
  );
});
