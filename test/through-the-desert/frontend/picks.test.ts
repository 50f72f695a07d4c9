/** Moves pick by pick. */
import { describe, expect, it } from "vitest";
import {
  ArgumentError,
  choices,
  COLOURS,
  IllegalMoveError,
  legalMoves,
  type Move,
  picks,
  setup,
  view,
} from "caravanserai/through-the-desert";
import { play } from "../moves.js";
import { sand, scene } from "../scenes.js";

const camels = scene(sand(5, 9), { "0 honey": ["a1", "b1"], "0 sky": ["e1"], "1 mint": ["c8"] });

describe("picks", () => {
  it("are the colour and the space of the piece", () => {
    expect(picks(camels, { type: "camel", colour: "honey", space: "b2" })).toEqual([
      ...["colour:honey", "space:b2"],
    ]);
    expect(picks(setup({ players: 5, seed: 1 }), { type: "give-back", colour: "sky" })).toEqual([
      "colour:sky",
    ]);
    expect(() => picks(camels, { type: "camel", colour: "sky", space: "z9" })).toThrow(
      IllegalMoveError,
    );
  });
});

describe("choices", () => {
  it("D4: offer the colours that can still be given back", () => {
    const state = play(setup({ players: 5, seed: 1 }), "-r");
    const picks = ["colour:honey", "colour:grape", "colour:sky", "colour:mint"];
    expect(choices(state, [])).toEqual({ picks, next: picks, move: null });
    expect(choices(state, ["colour:sky"])).toEqual({
      ...{ picks: [], next: [], move: { type: "give-back", colour: "sky" } },
    });
    expect(choices(state, ["colour:rose"])).toEqual({ picks: [], next: [], move: null });
  });

  it("L1: any leader may go to any of the spaces offered", () => {
    const state = setup({ players: 2, seed: 1 });
    const offered = choices(state, []).picks;
    expect(offered.filter((pick) => pick.startsWith("colour:"))).toEqual(
      COLOURS.map((colour) => `colour:${colour}`),
    );
    const spaces = legalMoves(state).flatMap((move) =>
      move.type === "leader" ? [`space:${move.space}`] : [],
    );
    expect(new Set(offered.filter((pick) => pick.startsWith("space:")))).toEqual(new Set(spaces));
    // A colour is asked for first, and then a space.
    expect(choices(state, []).next).toEqual(COLOURS.map((colour) => `colour:${colour}`));
    expect(choices(state, ["colour:sky"]).next).toEqual(choices(state, ["colour:sky"]).picks);
  });

  it("C3 to C5: a space clicked first leaves the colours that may be placed there", () => {
    const beside = legalMoves(camels).filter(
      (move) => move.type === "camel" && move.space === "d1",
    );
    expect(beside.map(({ colour }) => colour)).toEqual(["sky"]);
    expect(choices(camels, ["space:d1"]).picks).toEqual(["colour:sky"]);
    expect(choices(camels, ["space:d1"]).move).toBeNull();
    const settled = choices(camels, ["space:d1", "colour:sky"]);
    expect(settled).toEqual({ picks: [], next: [], move: beside[0] as Move });
    expect(choices(camels, ["space:d1", "colour:mint"])).toEqual({
      picks: [],
      next: [],
      move: null,
    });
    expect(choices(view(camels, 1), ["space:d1"])).toEqual(choices(camels, ["space:d1"]));
    expect(Object.isFrozen(settled) && Object.isFrozen(settled.picks)).toBe(true);
  });

  it("refuse what is not a list of texts", () => {
    for (const bad of [null, 7, "space:d1", [7], [["space:d1"]]]) {
      expect(() => choices(camels, bad as never)).toThrow(ArgumentError);
    }
  });
});
