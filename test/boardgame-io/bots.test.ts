/** The bots of boardgame.io, on the moves that `enumerate` lists. */
import { ArgumentError, type GameTypes } from "caravanserai";
import { type BoardgameIoMatchState, toBoardgameIoBot } from "caravanserai/boardgame-io";
import { type Bot, greedy } from "caravanserai/bots";
import { describe, expect, it } from "vitest";
import { Client, InitializeGame, Local, MCTSBot, RandomBot, Simulate } from "./library.js";
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

  it("is played to its end by bots of this library, in `Local`, which see their views only", async () => {
    const seen: unknown[] = [];
    const player = greedy({ game: one.game });
    const spy: Bot = {
      name: "spy",
      think(view) {
        seen.push(view.viewer === view.seat && !("seed" in view));
        return player.think(view);
      },
    };
    const seats = Array.from({ length: PLAYERS }, (_, seat) => String(seat));
    const bot = new (toBoardgameIoBot(one.game, spy))();
    const { state } = await Simulate({
      game,
      // `Simulate` asks for its own class, and calls nothing but `play`.
      bots: Object.fromEntries(seats.map((seat) => [seat, bot as never])),
      state: InitializeGame({ game, numPlayers: PLAYERS }),
    });
    expect((state.G as BoardgameIoMatchState<GameTypes>).secret?.state.over).toBe(true);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.every((isFair) => isFair === true)).toBe(true);
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

describe("bots of this library", () => {
  const [one] = tried;
  it("answer for a person in `Local({ bots })`", async () => {
    const [first] = tried;
    if (first === undefined) throw new Error("no game is tried");
    const game = made(first);
    const bots = { 1: toBoardgameIoBot(first.game, greedy({ game: first.game })) };
    const client = Client({
      game,
      playerID: "0",
      numPlayers: 2,
      multiplayer: Local({ bots }),
      debug: false,
    });
    client.start(); // The bot starts the match.
    const person = greedy({ game: first.game });
    for (;;) {
      const { G } = (client.getState() ?? { G: { view: null, moves: 0 } }) as {
        G: BoardgameIoMatchState<GameTypes>;
      };
      // A bot that never answers ends the test by its timeout.
      if (G.moves >= 4) break;
      if (G.view?.seat === 0) client.moves["play"]?.((await person.think(G.view)).move);
      else await new Promise((resolve) => setTimeout(resolve, 25));
    }
    client.stop();
  });
  it("are refused if they are none", () => {
    expect(() => toBoardgameIoBot({} as never, greedy())).toThrow(ArgumentError);
    expect(() => toBoardgameIoBot(one?.game as never, {} as never)).toThrow(ArgumentError);
    expect(() => toBoardgameIoBot(one?.game as never, null as never)).toThrow(ArgumentError);
  });
});
