/** What the types promise to users. The compiler checks this file; running it proves the few that speak of values. */
import { describe, expect, expectTypeOf, it } from "vitest";
import * as all from "caravanserai";
import { botByName, greedy, level, mcts, random } from "caravanserai/bots";
import type * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { phaseText, pickText, words } from "caravanserai/words/en";

const state = desert.setup({ players: 2, seed: 1 });

describe("types", () => {
  it("a state of any kind is narrowed by `over`, to somebody who decides and a phase that asks", () => {
    if (state.over) {
      expectTypeOf(state.seat).toEqualTypeOf<null>();
      expectTypeOf(state.endReason).toEqualTypeOf<desert.EndReason>();
    } else {
      expectTypeOf(state.seat).toEqualTypeOf<number>();
      expectTypeOf(state.endReason).toEqualTypeOf<null>();
      expectTypeOf(state.phase).toEqualTypeOf<"give-back" | "leaders" | "camels">();
    }
    expect(state.over).toBe(false);
    const seen = all.view(all.setup("nomadi", { players: 2, seed: 1 }), 0);
    if (!seen.over) expectTypeOf(seen.seat).toEqualTypeOf<number>();
  });

  it("a game that goes on has a first legal move, without a question whether there is one", () => {
    if (!state.over) expectTypeOf(desert.legalMoves(state)[0]).toEqualTypeOf<desert.Move>();
    expectTypeOf(desert.legalMoves(state)[0]).toEqualTypeOf<desert.Move | undefined>();
    const any = all.setup("desert-sons", { players: 2, seed: 1 });
    if (!any.over) expectTypeOf(all.legalMoves(any)[0]).toEqualTypeOf<sons.Move>();
    expect(all.legalMoves(any).length).toBeGreaterThan(0);
  });

  it("a `let` of what `setup` returns takes what `apply` returns", () => {
    let now = nomadi.setup({ players: 2, seed: 1 });
    now = nomadi.apply(now, { type: "place", square: "p13" });
    expectTypeOf(now).toEqualTypeOf<nomadi.State>();
    expect(now.seat).toBe(1);
  });

  it("lists by seat have at least two entries, and records at least one state", () => {
    expectTypeOf(desert.score(state).seats[1].territory).toEqualTypeOf<number>();
    expectTypeOf(state.seats[1].leaders).toEqualTypeOf<readonly desert.Colour[]>();
    expectTypeOf<ReturnType<typeof nomadi.replay>[0]>().toEqualTypeOf<nomadi.State>();
    expect(state.seats).toHaveLength(2);
  });

  it("the game of a state decides what its moves, events and refusals are", () => {
    const any = all.setup("nomadi", { players: 2, seed: 1 });
    expectTypeOf(all.legalMoves(any)).toEqualTypeOf<readonly nomadi.Move[]>();
    expectTypeOf(all.explain(any, null)).toEqualTypeOf<nomadi.Refusal | undefined>();
    // @ts-expect-error: a move of another game
    expect(() => all.apply(any, { type: "leader", colour: "sky", space: "i4" })).toThrow();
  });

  it("states can't be written", () => {
    // @ts-expect-error: read-only
    expect(() => (state.seats[0].gaveBack = "sky")).toThrow(TypeError);
    // @ts-expect-error: read-only
    expect(() => (state.oases[0] = "i4")).toThrow(TypeError);
  });

  it("a refused move has the reasons of its game, and no error of another game is taken for one", () => {
    let caught: unknown;
    try {
      desert.apply(state, { type: "give-back", colour: "sky" });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(all.IllegalMoveError);
    expect(caught).not.toBeInstanceOf(nomadi.IllegalMoveError);
    expect(nomadi.IllegalMoveError.is(caught)).toBe(false);
    if (!desert.IllegalMoveError.is(caught)) throw caught;
    expectTypeOf(caught.refusal).toEqualTypeOf<desert.Refusal>();
    expect(caught.game).toBe("through-the-desert");
    expect(caught.refusal.reason).toBe("wrong-phase");
  });

  it("an exhaustive switch over events needs no default", () => {
    const told = (event: desert.MoveEvent): string => {
      switch (event.type) {
        case "leader-given-back":
        case "leader-placed":
        case "leaders-lost":
        case "camel-placed":
        case "water-taken":
        case "oasis-scored":
        case "territory-enclosed":
        case "turn-forfeited":
        case "turn-began":
        case "game-ended":
          return event.type;
      }
    };
    const [first] = desert.events(state, { type: "leader", colour: "sky", space: "i4" });
    expect(first && told(first)).toBe("leader-placed");
  });

  it("one component plays and tells every game without casts", async () => {
    for (const id of all.GAME_IDS) {
      const any: all.StateOf<all.GameId> = all.setup(id, { players: 2, seed: 1 });
      const [pick] = all.choices(any, []).picks;
      expect(pick && all.whyNot(any, [], pick)).toBeUndefined();
      expect(phaseText(words[any.game], any)).not.toBe("");
      expect(words[any.game].phase[any.phase]).toBe(phaseText(words[any.game], any));
      expectTypeOf(words.nomadi.phase.pawns).toEqualTypeOf<string>();
      expect(pick && pickText(words[any.game], any, pick)).not.toBe("");
      const seen: all.ViewOf<all.GameId> = all.view(any, 0);
      for (const bot of [
        level("easy"),
        greedy(),
        random(),
        mcts({ iterations: 2 }),
        botByName("easy"),
      ]) {
        const { move } = await bot.think(seen);
        expectTypeOf(move).toEqualTypeOf<all.MoveOf<all.GameId>>();
        expect(all.apply(any, move).game).toBe(id);
      }
    }
  });

  it("a bot for one game has the moves of that game, by type argument or by its game", async () => {
    const { move } = await level<desert.Types>("easy").think(desert.view(state, 0));
    expectTypeOf(move).toEqualTypeOf<desert.Move>();
    const given = random({ game: desert });
    expectTypeOf((await given.think(desert.view(state, 0))).move).toEqualTypeOf<desert.Move>();
    // @ts-expect-error: a view of no game of this library, for which no game was given
    await expect(level("easy").think({ game: "chess" })).rejects.toThrow("unknown game");
  });
});
