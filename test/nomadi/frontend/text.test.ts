/** The board as text. */
import { describe, expect, it } from "vitest";
import {
  apply,
  crookedValley,
  defineLayout,
  legalMoves,
  load,
  setup,
  toText,
  view,
} from "caravanserai/nomadi";
import { move, play, row, scene } from "../scenes.js";

const block = scene({
  pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
  dice: [1, 1, 4],
  turnNumber: 102,
});

const pricing = play(block, move(1, "k4", "j5"));

const answering = play(pricing, { type: "price", price: 2 });

describe("text", () => {
  it("draws pawns, cards and areas, and tells what everybody has", () => {
    const lines = toText(block).split("\n");
    expect(lines[0]).toBe("  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16");
    expect(lines[1]).toBe("a G  G  G  G  .  .  .  .  .  .  .  .  .  .  .  ?");
    expect(lines[10]).toBe(`  ${"-".repeat(48)}`);
    expect(lines[13]).toBe("l .  .  .  1  1  1  ?  1  1  1  1  .  .  .  .  .");
    expect(toText(block)).toContain("Seat 0: 5 coins, no cards, 5 in all");
    expect(toText(block)).toContain("Turn 102 of seat 1: 1 1 4\nSeat 1 moves a pawn.");
  });

  it("draws a bent valley", () => {
    // Without the cards, which lie anywhere.
    const text = toText(setup({ players: 2, seed: 1, layout: crookedValley })).replaceAll("?", ".");
    expect(text).toContain("k .  .  .  .  . |.");
    expect(text).toContain(`\n  ${"-".repeat(15)}\nl`);
    const holes = defineLayout({
      name: "Holes",
      drawing: `
        G G G . . . . . . .
        . .   . . . . . . .
        -------------------
        . .   . . . . . . .
        S S S S S S S S S S
        S S S S S S . . . .
      `.replace("-------------------", "---   -------------"),
    });
    expect(toText(setup({ players: 2, seed: 1, layout: holes }))).toMatch(/^b .{2} .{2} {4}/mu);
  });

  it("shows of the cards what the reader may see", () => {
    const { value } = pricing.offer ?? { value: 0 };
    const shown = value > 0 ? `+${value}` : String(value);
    expect(toText(pricing)).toContain(`names a price for the card at j5 (${shown}).`);
    expect(toText(view(pricing, 1))).toContain(`(${shown})`);
    expect(toText(view(pricing, 0))).toContain("names a price for the card at j5.");
    expect(toText(answering)).toContain("Seat 0 answers the price for the card at j5: 2.");
    const bought = play(answering, { type: "accept" });
    expect(toText(view(bought, 0))).toContain(
      `Seat 0: 3 coins, cards ${shown}, ${3 + value} in all`,
    );
    const three = scene({
      pawns: [row("k", 4, 8), row("k", 9, 13), row("l", 9, 13)],
      dice: [1, 1],
      turnNumber: 101,
      change: { inTurn: 1, seat: 1 },
    });
    expect(toText(view(three, "spectator"))).toContain("Seat 2: 5 coins, no cards");
    const refused = play(answering, { type: "refuse" });
    expect(toText(view(refused, 0))).toMatch(/Seat 1: 6 coins, cards \?$/mu);
  });

  it("colours the pawns on request only", () => {
    expect(toText(block)).not.toContain("\u001b[");
    expect(toText(block, { colour: true })).toContain("\u001b[30;48;5;117m0\u001b[0m");
  });

  it("says what is asked for in each phase, and who owes and wins", () => {
    let state = setup({ players: 2, seed: 1, cards: "choose", bribery: true, maxTurns: 1 });
    const says = (text: string) => {
      expect(toText(state)).toContain(text);
    };
    says("Seat 0 lays out a card.");
    while (state.phase === "cards") state = apply(state, legalMoves(state)[0]);
    says("Seat 0 places a pawn.");
    while (state.phase === "pawns") state = apply(state, legalMoves(state)[0]);
    says("Seat 1 offers a bribe.");
    const stuck = scene({ pawns: [row("o", 1, 8), row("o", 9, 16)], dice: [1] });
    expect(toText(load({ ...stuck, phase: "reroll", dice: [4, 4, 4, 4, 4, 4] }))).toContain(
      "Turn 101 of seat 0: 4 4 4 4 4 4\nSeat 0 rolls again or ends the turn.",
    );
    const plain = apply(state, { type: "bribe", coins: 1 });
    expect(toText(plain)).toContain("Seat 0 answers the bribe of seat 1: 1.");
    state = apply(state, { type: "bribe", coins: 1, note: "north" });
    says('Seat 0 answers the bribe of seat 1: 1, "north".');
    while (!state.over) state = apply(state, legalMoves(state)[0]);
    says("The game is over.");
    expect(toText(state)).toMatch(/Seat \d: .* wins/u);
    const debtor = scene({ pawns: [row("m", 1, 8), row("n", 1, 8)], dice: [1], debts: [2, 0] });
    expect(toText(debtor)).toContain("Seat 0: 5 coins, 2 owed, no cards, 3 in all");
  });
});
