/** Whole matches by boardgame.io's real client and its local master: three seats and a spectator. */
import { describe, expect, it } from "vitest";
import { sitDown } from "./sitting.js";
import { EVERYBODY, made, tried, Truth } from "./truth.js";

/** Lets the master answer: it works in promises. */
const answered = () => new Promise((resolve) => setTimeout(resolve, 0));

describe.each(tried)("$name", (one) => {
  it("is played to its end by four clients, who get nothing else than what they may know", async () => {
    const truth = new Truth(one, 11);
    const { clients, inspectors } = sitDown(made(one), truth);
    await answered();
    clients[1].moves["start"]?.();
    await answered();
    while (!truth.state.over) {
      const { seat, move } = truth.step();
      clients[seat]?.moves["play"]?.(move);
      await answered();
      expect(clients[3].getState()?.G.moves).toBe(truth.moves.length);
    }
    for (const [index, id] of EVERYBODY.entries()) {
      const shown = clients[index]?.getState();
      expect(shown?.G).toEqual(truth.table(id));
      expect(shown?.ctx.gameover).toMatchObject({ endReason: truth.state.endReason });
      // One message for each move, one for the start, and one when the client came.
      expect(inspectors[index]?.seen).toEqual({ sync: 1, update: truth.moves.length + 1 });
      expect(shown?.log.filter(({ action }) => action.type === "MAKE_MOVE")).toHaveLength(
        truth.moves.length + 1,
      );
    }
  });
});
