/** The course of a turn (N14 to N16). */
import { describe, expect, it } from "vitest";
import {
  apply,
  defineLayout,
  type MoveEvent,
  events,
  explain,
  hash,
  legalMoves,
  load,
  type Move,
  resample,
  score,
  setup,
  simulate,
  type State,
  view,
} from "caravanserai/nomadi";
import { move, row, scene } from "../scenes.js";

/** What happened of some type. */
const told = <Type extends MoveEvent["type"]>(state: State, by: Move, type: Type) =>
  events(state, by).filter(
    (event): event is Extract<MoveEvent, { type: Type }> => event.type === type,
  );

/** Fifteen pawns in a row and one above its end, from where a 1 completes the row. */
const ALMOST_A_ROW = {
  pawns: [row("o", 1, 8), [...row("o", 9, 15), "n15"]],
  dice: [1],
};

describe("a turn", () => {
  it("N14: it ends by itself when no die left can be used; there is no pass", () => {
    const state = scene({ ...ALMOST_A_ROW, dice: [1, 2] });
    expect(legalMoves(state).every(({ type }) => type === "move")).toBe(true);
    const after = apply(state, move(1, "n15", "o16"));
    expect([after.turnNumber, after.inTurn]).toEqual([102, 1]);
    expect(told(state, move(1, "n15", "o16"), "turn-ended")).toEqual([
      { type: "turn-ended", seat: 0, unused: [2] },
    ]);
  });

  it("N14: it goes on while a die can be used", () => {
    const state = scene({ ...ALMOST_A_ROW, dice: [1, 5] });
    const after = apply(state, move(1, "n15", "o16"));
    expect([after.turnNumber, after.dice, after.seat]).toEqual([101, [5], 0]);
  });

  it("N15: the player may roll dice none of which can be used again, free, or end the turn", () => {
    // In a row of 16 only a 1, a 5 and a 6 can be used.
    let rerolls = 0;
    let again = 0;
    for (let seed = 1; seed < 2000 && again < 1; seed++) {
      const before = scene({ ...ALMOST_A_ROW, options: { seed } });
      let state = apply(before, move(1, "n15", "o16"));
      expect(told(before, move(1, "n15", "o16"), "dice-rolled")).toHaveLength(1);
      if (state.phase === "move") continue;
      rerolls++;
      expect([state.phase, state.seat, state.inTurn]).toEqual(["reroll", 1, 1]);
      expect(state.dice.some((die) => [1, 5, 6].includes(die))).toBe(false);
      expect(legalMoves(state)).toEqual([{ type: "reroll" }, { type: "end-turn" }]);
      expect(explain(state, move(1, "o16", "n16"))).toMatchObject({
        reason: "wrong-phase",
        rule: "N15",
        phase: "reroll",
      });
      const ended = apply(state, { type: "end-turn" });
      expect(ended.seats[1]).toMatchObject({ coins: 0, debt: 1 });
      expect([ended.turnNumber, ended.inTurn]).toEqual([103, 0]);
      expect(events(state, { type: "end-turn" }).slice(0, 2)).toEqual([
        { type: "turn-ended", seat: 1, unused: state.dice },
        { type: "bank-charged", seat: 1, coins: 5, debt: 1, for: "unused-dice" },
      ]);
      for (let rolls = 0; state.phase === "reroll" && rolls < 100; rolls++) {
        if (rolls > 0) again++;
        const [rolled] = told(state, { type: "reroll" }, "dice-rolled");
        state = apply(state, { type: "reroll" });
        expect(state.dice).toEqual(rolled?.dice);
        expect(state.phase === "move").toBe(rolled?.usable);
        expect([state.turnNumber, state.seats[1].coins]).toEqual([102, 5]);
      }
      expect([state.phase, state.seat]).toEqual(["move", 1]);
      expect(explain(state, { type: "reroll" })).toMatchObject({ reason: "wrong-phase" });
      expect(explain(state, { type: "end-turn" })).toMatchObject({ reason: "wrong-phase" });
    }
    expect(rerolls).toBeGreaterThan(2);
    expect(again).toBe(1);
  });

  it("N15, N26: ending the last turn instead of rolling again ends the game", () => {
    const state = load({
      ...scene({ ...ALMOST_A_ROW, options: { maxTurns: 101 }, dice: [1] }),
      phase: "reroll",
      dice: [4, 4, 4, 4, 4, 4],
    });
    expect(events(state, { type: "end-turn" }).at(-1)).toEqual({
      type: "game-ended",
      reason: "last-turn",
    });
    expect(apply(state, { type: "end-turn" }).seats[0]).toMatchObject({ coins: 0, debt: 1 });
  });

  it("N15: a simulation takes both decisions back, and a view can be resampled", () => {
    const state = load({
      ...scene({ ...ALMOST_A_ROW, dice: [1] }),
      phase: "reroll",
      dice: [4, 4, 4, 4, 4, 4],
    });
    const simulation = simulate(state);
    for (const next of [{ type: "reroll" }, { type: "end-turn" }] as const) {
      simulation.play(next);
      expect(simulation.state()).toEqual(apply(state, next));
      expect(simulation.hash()).toBe(hash(apply(state, next)));
      expect(simulation.hash()).not.toBe(hash(state));
      simulation.undo();
      expect(simulation.state()).toEqual(state);
      expect(simulation.hash()).toBe(hash(state));
    }
    const guess = resample(view(state, 1), "bot");
    expect([guess.phase, guess.dice]).toEqual(["reroll", state.dice]);
    expect(legalMoves(guess)).toEqual(legalMoves(state));
  });

  it('N15: with `reroll: "forced"` dice none of which can be used are rolled again, free', () => {
    // In a row of 16 only a 1, a 5 and a 6 can be used.
    let rerolls = 0;
    for (let seed = 1; seed < 1000 && rerolls < 3; seed++) {
      const state = scene({ ...ALMOST_A_ROW, options: { seed, reroll: "forced" } });
      const rolls = told(state, move(1, "n15", "o16"), "dice-rolled");
      expect(rolls.at(-1)?.usable).toBe(true);
      if (rolls.length === 1) continue;
      rerolls++;
      for (const { dice, usable } of rolls) {
        expect(dice.some((die) => [1, 5, 6].includes(die))).toBe(usable);
      }
      const after = apply(state, move(1, "n15", "o16"));
      expect(after.dice).toEqual(rolls.at(-1)?.dice);
      expect(after.seats[1]).toMatchObject({ coins: 5, debt: 0 });
    }
    expect(rerolls).toBe(3);
  });

  it("N15: if no die of any value could move, the game ends and is scored as it stands", () => {
    const layout = defineLayout({
      name: "Apart",
      drawing: `
        G G G . . . . . . . .
        ---------------------
        S S S . . . . . S S S
        S S S . . . . . S S S
        S S . . . . . . . S S
        . . . . . . . . . . .
      `,
    });
    let state = setup({ players: 2, seed: 1, layout });
    let last: readonly MoveEvent[] = [];
    while (!state.over) {
      const next = legalMoves(state)[0];
      last = events(state, next);
      state = apply(state, next);
    }
    expect(last.at(-1)).toEqual({ type: "game-ended", reason: "no-move" });
    expect([state.endReason, state.inTurn, state.turnNumber]).toEqual(["no-move", null, 0]);
    // No dice are rolled for a turn that does not begin.
    expect(state.chance).toEqual(setup({ players: 2, seed: 1, layout }).chance);
    expect(score(state)).toEqual({
      seats: [
        { total: 5, complete: true, coins: 5, debt: 0, cards: 0 },
        { total: 5, complete: true, coins: 5, debt: 0, cards: 0 },
      ],
      winners: [0, 1],
    });
    expect(legalMoves(state)).toEqual([]);
    expect(explain(state, move(1, "a1", "a2"))).toMatchObject({ reason: "game-over" });
  });

  it("N16, N4: each unused die costs 1, the coins one has first and the rest on credit", () => {
    const after = apply(
      scene({ ...ALMOST_A_ROW, dice: [1, 2, 2, 3], coins: [2, 5] }),
      move(1, "n15", "o16"),
    );
    expect(after.seats[0]).toMatchObject({ coins: 0, debt: 1 });
    expect(score(after).seats[0]).toEqual({
      total: -1,
      complete: true,
      coins: 0,
      debt: -1,
      cards: 0,
    });
    expect(
      told(
        scene({ ...ALMOST_A_ROW, dice: [1, 2, 2, 3], coins: [2, 5] }),
        move(1, "n15", "o16"),
        "bank-charged",
      ),
    ).toEqual([{ type: "bank-charged", seat: 0, coins: 2, debt: 1, for: "unused-dice" }]);
    const even = apply(
      scene({ ...ALMOST_A_ROW, dice: [1, 2, 2, 3], coins: [3, 5] }),
      move(1, "n15", "o16"),
    );
    expect(even.seats[0]).toMatchObject({ coins: 0, debt: 0 });
  });

  it("N4: coins received later are cash", () => {
    const state = scene({
      pawns: [["p13", ...row("p", 6, 12)], row("o", 5, 12)],
      dice: [1, 1],
      coins: [0, 5],
      debts: [3, 0],
    });
    const after = apply(state, move(1, "p13", "o13"));
    expect(after.seats[0]).toMatchObject({ coins: 5, debt: 3 });
  });
});
