/** Nomadi by way of the package root. */
import { describe, expect, it } from "vitest";
import * as root from "caravanserai";
import { hash } from "caravanserai/nomadi";

describe("the package root", () => {
  it("hosts the game", () => {
    let state = root.setup("nomadi", { players: 3, seed: 1, maxTurns: 2 });
    while (!state.over) {
      state = root.apply(state, root.legalMoves(state)[0]);
    }
    expect(root.score(state).seats).toHaveLength(3);
    expect(root.load(JSON.stringify(state))).toEqual(state);
    expect(root.hash(state)).toBe(hash(state));
    expect(root.view(state, "spectator").viewer).toBe("spectator");
  });
});
