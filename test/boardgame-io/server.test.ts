/** Whole matches by boardgame.io's real server over sockets: three seats and a spectator, and every frame that they receive. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connect, kept, newMatch, type Running, serve, until } from "./serving.js";
import { EVERYBODY, made, tried, Truth } from "./truth.js";

const games = tried.map((one) => made(one));
let server: Running;
beforeAll(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  server = await serve(games);
});
afterAll(() => server.stop());

describe.each(tried.map((one, index) => ({ ...one, index })))("$name", ({ index, ...one }) => {
  it("is played to its end over sockets, and no frame tells what is hidden", async () => {
    const game = games[index] as (typeof games)[number];
    const truth = new Truth(one, 12);
    const match = await newMatch(server, one.name);
    const seated = EVERYBODY.map((id) => connect(game, server, match, id, truth));
    const everybodyHas = (moves: number) =>
      until(`move ${moves}`, () =>
        seated.every(({ client }) => {
          const { G } = client.getState() ?? {};
          return G !== undefined && (moves < 0 || (G.view !== null && G.moves === moves));
        }),
      );
    await everybodyHas(-1);
    seated[1]?.client.moves["start"]?.();
    await everybodyHas(0);
    while (!truth.state.over) {
      const { seat, move } = truth.step();
      seated[seat]?.client.moves["play"]?.(move);
      await everybodyHas(truth.moves.length);
      if (truth.moves.length === 20) {
        // A player loses the connection and comes back, and gets the whole match again.
        const back = seated[2];
        back?.client.stop();
        back?.client.start();
        back?.listen();
        await until("the player is back", () => back?.inspector.seen["sync"] === 2);
      }
    }
    for (const [at, { client, inspector, problems }] of seated.entries()) {
      expect(problems).toEqual([]);
      const id = EVERYBODY[at] ?? null;
      expect(client.getState()?.G).toEqual(truth.table(id));
      expect(inspector.seen["update"]).toBe(truth.moves.length + 1);
      expect(inspector.seen["sync"]).toBe(id === "2" ? 2 : 1);
      client.stop();
    }
    expect((await kept(server, match.matchID)).G.secret?.state).toEqual(truth.state);
  });
});
