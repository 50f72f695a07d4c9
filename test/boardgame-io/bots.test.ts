/** The bots of boardgame.io, on the moves that `enumerate` lists. */
import type { GameTypes } from "caravanserai";
import type { BoardgameIoMatchState } from "caravanserai/boardgame-io";
import { describe, expect, it } from "vitest";
import { InitializeGame, MCTSBot, RandomBot, Simulate } from "./library.js";
import { EVERYBODY, made, PLAYERS, tried, Truth } from "./truth.js";

describe.each(tried)("$name", (one) => {
  const game = made(one);
  const ctx = { numPlayers: PLAYERS, currentPlayer: "0" };

  it("lists the legal moves of the seat that decides, of a state and of a view alike", () => {
    const truth = new Truth(one, 31);
    const { enumerate } = game.ai;
    expect(enumerate(truth.table("0", -1), ctx, "2")).toEqual([{ move: "start", args: [] }]);
    for (let turn = 0; turn < 40 && !truth.state.over; turn++) {
      const { state } = truth;
      const legal = one.game.legalMoves(state).map((move) => ({ move: "play", args: [move] }));
      const kept = { ...truth.table(null), view: null, secret: { state, events: [] } };
      for (const id of EVERYBODY) {
        const expected = id === String(state.seat) ? legal : [];
        for (const table of [kept, truth.table(id)]) {
          expect(enumerate(table, ctx, String(id))).toEqual(expected);
        }
      }
      truth.step();
    }
  });

  it("is played to its end by random bots", async () => {
    const bot = new RandomBot({ enumerate: game.ai.enumerate, seed: "bots" });
    const { state } = await Simulate({
      game,
      bots: bot,
      state: InitializeGame({ game, numPlayers: PLAYERS }),
    });
    const { secret } = state.G as BoardgameIoMatchState<GameTypes>;
    expect(secret?.state.over).toBe(true);
    const { winners } = one.game.score(secret?.state as GameTypes["state"]);
    expect(state.ctx.gameover).toMatchObject({ winners: winners.map(String) });
  });

  it("is played by the bot that searches", async () => {
    const bot = new MCTSBot({
      game,
      enumerate: game.ai.enumerate,
      seed: "bots",
      iterations: 3,
      playoutDepth: 5,
    });
    const start = InitializeGame({ game, numPlayers: PLAYERS });
    const { state } = await Simulate({ game, bots: bot, state: start, depth: 3 });
    expect((state.G as BoardgameIoMatchState<GameTypes>).moves).toBe(2);
  });
});
