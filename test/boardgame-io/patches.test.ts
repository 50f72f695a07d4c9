/** `deltaState` of boardgame.io: patches instead of whole views. */
import { expect, it } from "vitest";
import { Client, Local } from "./library.js";
import { EVERYBODY, made, PLAYERS, SEED, tried, Truth } from "./truth.js";

interface Operation {
  readonly op: string;
  readonly path: string;
  readonly value?: unknown;
}

it.each(tried)(
  "$name: patches hold nothing that is not in the view that they lead to",
  async (one) => {
    const game = { ...made(one), deltaState: true };
    const truth = new Truth(one, 41);
    const master = Local();
    let patches = 0;
    const clients = EVERYBODY.map((id) => {
      const client = Client({
        game,
        numPlayers: PLAYERS,
        debug: false,
        ...(id === null ? {} : { playerID: id }),
        multiplayer: (options) =>
          master({
            ...options,
            transportDataCallback(data) {
              options.transportDataCallback(data);
              const text = JSON.stringify(data);
              expect(text.includes(SEED) || text.includes('"secret"')).toBe(false);
              if (data.type !== "patch") return;
              patches++;
              const after = JSON.stringify(client.store.getState());
              for (const { op, path, value } of data.args[3] as readonly Operation[]) {
                expect(["add", "replace", "remove"]).toContain(op);
                expect(path).toMatch(/^\/(?:G\/(?:view|events|moves|options)|ctx|_stateID)/u);
                if (op !== "remove") expect(after).toContain(JSON.stringify(value));
              }
            },
          }),
      });
      client.start();
      return client;
    });
    clients[1]?.moves["start"]?.();
    for (let turn = 0; turn < 80 && !truth.state.over; turn++) {
      const { seat, move } = truth.step();
      clients[seat]?.moves["play"]?.(move);
      await new Promise((resolve) => setTimeout(resolve, 0));
      for (const [at, id] of EVERYBODY.entries()) {
        expect(clients[at]?.getState()?.G).toEqual(truth.table(id));
      }
    }
    expect(patches).toBe(4 * (truth.moves.length + 1));
  },
);
