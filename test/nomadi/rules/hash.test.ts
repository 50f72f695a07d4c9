/** What counts for the hash of a state. */
import { describe, expect, it } from "vitest";
import { apply, hash, legalMoves, type Move, setup } from "caravanserai/nomadi";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import { hashPosition } from "../../../src/nomadi/rules/hash.js";
import { copyPosition, type Position } from "../../../src/nomadi/rules/position.js";
import { move, play, row, scene } from "../scenes.js";

const block = scene({
  pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
  dice: [1, 1, 4],
  turnNumber: 102,
});

describe("the hash", () => {
  it("leaves out the note and the seed, but not the dice to come", () => {
    let state = setup({ players: 2, seed: 4, bribery: true });
    while (state.phase === "pawns") state = apply(state, legalMoves(state)[0]);
    const plain = apply(state, { type: "bribe", coins: 2 });
    expect(hash(apply(state, { type: "bribe", coins: 2, note: "x" }))).toBe(hash(plain));
    expect(hash({ ...plain, seed: 5 })).toBe(hash(plain));
    const { key, place } = plain.chance;
    expect(hash({ ...plain, chance: { key, place: place + 1 } })).not.toBe(hash(plain));
    expect(hash({ ...plain, chance: { key: "0".repeat(64), place } })).not.toBe(hash(plain));
  });

  it("does not depend on the order of what a player has done", () => {
    const one = play(block, move(1, "k11", "j10"), move(1, "m4", "m5"));
    const other = play(block, move(1, "m4", "m5"), move(1, "k11", "j10"));
    expect(one).toEqual(other);
    expect(hash(one)).toBe(hash(other));
  });

  it("is the same number everywhere and in every version", () => {
    const start = setup({ players: 3, seed: 1, cards: "choose" });
    expect(hash(start)).toBe(2_147_528_888_355_326);
    expect(hash(apply(start, legalMoves(start)[7] as Move))).toBe(3_731_200_601_651_119);
    expect(hash(block)).toBe(7_153_798_245_309_068);
    // With a move that may not be taken back (N13), and with cards in hand (N21).
    expect(hash(play(block, move(1, "k11", "j10")))).toBe(3_869_855_286_353_881);
    const cards = scene({ pawns: [row("a", 9, 16), row("b", 9, 16)], dice: [1, 3, 3] });
    expect(cards.seats[0].cards).toHaveLength(2);
    expect(hash(cards)).toBe(6_469_618_999_482_108);
    const returned = play(block, move(1, "k11", "j10"), move(1, "m4", "m5"));
    expect(hash(returned)).toBe(2_190_284_264_020_515);
  });

  it("N22, N23: debts, coins, cards held and what is offered count", () => {
    const changes: ((position: Position) => unknown)[] = [
      () => undefined,
      (position) => position.debts.fill(9),
      (position) => position.coins.fill(9),
      (position) => (position.held[position.heldCount++] = 5),
      (position) => position.offerPrice++,
      (position) => position.offerValue++,
      (position) => position.offerCell++,
      (position) => position.offerOwner++,
      (position) => position.bribeBy++,
      (position) => position.bribeCoins++,
      (position) => position.turnNumber++,
      (position) => position.seat++,
      (position) => position.dice.fill(3),
    ];
    const hashes = changes.map((change) => {
      const position = copyPosition(positionOf(block));
      change(position);
      return hashPosition(position);
    });
    expect(new Set(hashes).size).toBe(changes.length);
  });
});
