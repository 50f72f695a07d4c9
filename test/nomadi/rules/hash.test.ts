/** What counts for the hash of a state. */
import { describe, expect, it } from "vitest";
import { apply, hash, legalMoves, type Move, setup } from "caravanserai/nomadi";
import { move, play, row, scene } from "../scenes.js";

const block = scene({
  pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
  dice: [1, 1, 4],
  turnNumber: 102,
});

describe("the hash", () => {
  it("leaves out the note and the seed, but not the dice to come", () => {
    let state = setup({ players: 2, seed: 4, bribery: true });
    while (state.phase === "pawns") state = apply(state, legalMoves(state)[0] as Move);
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
});
