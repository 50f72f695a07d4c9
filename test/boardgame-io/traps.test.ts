/** What goes wrong with hidden information in boardgame.io, one by one, and that it does not here. */
import type { GameTypes } from "caravanserai";
import type { BoardgameIoMatchState } from "caravanserai/boardgame-io";
import type * as nomadi from "caravanserai/nomadi";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Client, CreateGameReducer, InitializeGame, Local } from "./library.js";
import { sitDown } from "./sitting.js";
import { EVERYBODY, made, PLAYERS, SEED, tried, Truth } from "./truth.js";

/** Lets the master answer: it works in promises. */
const answered = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const move = (type: string, args: readonly unknown[], playerID: string) =>
  ({
    type: "MAKE_MOVE",
    payload: { type, args: [...args], playerID, credentials: undefined },
  }) as never;

describe.each(tried)("$name", (one) => {
  it("has nothing hidden in its first state, which boardgame.io sends to everybody as it is", () => {
    const initial = InitializeGame({ game: made(one), numPlayers: PLAYERS });
    expect(initial.G).toEqual({ view: null, events: [], moves: 0, options: one.defaults });
    expect(JSON.stringify(initial)).not.toContain(SEED);
    expect(Object.keys(initial.plugins)).toEqual(["random", "log", "events"]);
  });

  it("does not take its seed from boardgame.io, whose own is the time of day and is sent", () => {
    const game = made(one, { seed: undefined as never });
    const start = () => {
      const initial = { ...InitializeGame({ game: { ...game, seed: 7 }, numPlayers: PLAYERS }) };
      const begun = CreateGameReducer({ game })(initial, move("start", [], "0"));
      return begun.G as BoardgameIoMatchState<GameTypes & { state: { seed: string } }>;
    };
    const [first, second] = [start(), start()].map(({ secret }) => secret?.state.seed);
    expect(first).toMatch(/^[\da-f]{32}$/u);
    expect(second).not.toBe(first);
  });

  it("makes moves on the server only, since a client has a view and no state", async () => {
    const truth = new Truth(one, 1);
    const game = made(one);
    const { clients } = sitDown(game, truth);
    await answered();
    // What a client does at once, before the server has answered.
    const guess = CreateGameReducer({ game, isClient: true });
    const waiting = clients[0].store.getState();
    expect(guess(waiting, move("start", [], "0"))).toEqual({ ...waiting, deltalog: [] });
    clients[1].moves["start"]?.();
    await answered();
    const shown = clients[0].store.getState();
    expect(shown.G).toEqual(truth.table("0"));
    const { move: first } = truth.step();
    expect(guess(shown, move("play", [first], "0"))).toEqual({ ...shown, deltalog: [] });
    clients[0].moves["play"]?.(first);
    await answered();
    expect(clients[0].getState()?.G).toEqual(truth.table("0"));
  });

  it("shows what a client has as it is, since boardgame.io asks for the view again there", () => {
    const { playerView } = made(one);
    const truth = new Truth(one, 2);
    const ctx = { numPlayers: PLAYERS, currentPlayer: "0" };
    for (const id of EVERYBODY) {
      for (const seen of [truth.table(id, -1), truth.table(id)]) {
        for (const playerID of EVERYBODY) expect(playerView({ G: seen, ctx, playerID })).toBe(seen);
      }
    }
  });

  it("shows whoever is no seat what a spectator sees", () => {
    const { playerView } = made(one);
    const truth = new Truth(one, 3);
    const G = { ...truth.table(null), secret: { state: truth.state, events: [[], [], [], []] } };
    const ctx = { numPlayers: PLAYERS, currentPlayer: "0" };
    const odd = [
      undefined,
      null,
      "",
      " 0",
      "00",
      "0x0",
      "-0",
      "3",
      "1e0",
      "0.0",
      "toString",
      0,
      ["0"],
    ];
    for (const playerID of odd as string[]) {
      expect(playerView({ G, ctx, playerID }).view?.viewer).toBe("spectator");
    }
    expect(playerView({ G, ctx, playerID: "2" }).view?.viewer).toBe(2);
  });

  it("hands the state itself to its functions, not a draft of it that would be copied and checked", () => {
    const game = made(one);
    const reducer = CreateGameReducer({ game });
    const initial = InitializeGame({ game, numPlayers: PLAYERS });
    const begun = reducer(initial, move("start", [], "2"));
    const truth = new Truth(one, 4);
    const { seat, move: first } = truth.step();
    const next = reducer(begun, move("play", [first], String(seat)));
    const [before, after] = [begun, next].map(
      ({ G }) => (G as BoardgameIoMatchState<nomadi.Types>).secret,
    );
    expect(after?.state).toEqual(truth.state);
    // A copy would have a copy of the rules.
    expect(after?.state.rules).toBe(before?.state.rules);
  });

  it("works without its plugin too, on drafts of boardgame.io's copy of immer", () => {
    const game = { ...made(one), plugins: [] };
    const reducer = CreateGameReducer({ game });
    let state = reducer(InitializeGame({ game, numPlayers: PLAYERS }), move("start", [], "2"));
    const truth = new Truth(one, 5);
    for (let turn = 0; turn < 5; turn++) {
      const { seat, move: next } = truth.step();
      state = reducer(state, move("play", [next], String(seat)));
    }
    expect((state.G as BoardgameIoMatchState<GameTypes>).secret?.state).toEqual(truth.state);
  });

  it("answers an illegal move with INVALID_MOVE, and the client can say why", async () => {
    const truth = new Truth(one, 6);
    const { clients } = sitDown(made(one), truth);
    await answered();
    clients[1].moves["start"]?.();
    await answered();
    const view = clients[0].getState()?.G.view as GameTypes["view"];
    const wrong = { ...one.game.legalMoves(view)[0], type: "none" };
    for (const args of [[], [wrong], [null], [undefined], [one.game.legalMoves(view)[0], 1]]) {
      clients[0].moves["play"]?.(...args);
      await answered();
      expect(clients[0].getState()?.G).toEqual(truth.table("0"));
    }
    expect(console.error).toHaveBeenLastCalledWith(
      "ERROR:",
      expect.stringContaining("invalid move"),
    );
    expect(one.game.explain(view, wrong)).toMatchObject({ reason: expect.any(String) as string });
    expect(one.game.explain(view, wrong)).toEqual(one.game.explain(truth.state, wrong));
  });

  it("lets only the seat that decides move, and nobody start twice", async () => {
    const truth = new Truth(one, 7);
    const { clients } = sitDown(made(one), truth);
    await answered();
    for (const client of clients) client.moves["play"]?.(one.game.legalMoves(truth.state)[0]);
    clients[3].moves["start"]?.();
    await answered();
    expect(clients[3].getState()?.G.view).toBeNull();
    clients[1].moves["start"]?.();
    await answered();
    for (const client of [clients[1], clients[2], clients[3]]) {
      client.moves["play"]?.(one.game.legalMoves(truth.state)[0]);
    }
    for (const client of clients) client.moves["start"]?.();
    await answered();
    expect(clients[0].getState()?.G).toEqual(truth.table("0"));
  });

  it("has no undo: whoever takes a move back keeps what it has shown", async () => {
    const truth = new Truth(one, 8);
    const { clients, inspectors } = sitDown(made(one), truth);
    await answered();
    clients[1].moves["start"]?.();
    await answered();
    for (let turn = 0; turn < 5; turn++) {
      const { seat, move: next } = truth.step();
      clients[seat]?.moves["play"]?.(next);
      await answered();
      for (const client of clients) {
        client.undo();
        client.redo();
      }
      await answered();
    }
    expect(clients[3].getState()?.G).toEqual(truth.table(null));
    // A reset is a client's own: it forgets what it knows, and asks again.
    clients[3].reset();
    await answered();
    expect(clients[3].getState()?.G.view).toBeNull();
    expect(clients[0].getState()?.G).toEqual(truth.table("0"));
    const { seat, move: next } = truth.step();
    clients[seat]?.moves["play"]?.(next);
    await answered();
    expect(clients[3].getState()?.G).toEqual(truth.table(null));
    expect(inspectors[3]?.seen["update"]).toBeGreaterThanOrEqual(7);
  });

  it("offers no events to clients", () => {
    const client = Client({
      game: made(one),
      numPlayers: PLAYERS,
      multiplayer: Local(),
      debug: false,
    });
    expect(client.events).toEqual({});
    expect(Object.keys(client.moves).sort()).toEqual(["play", "start"]);
  });

  it("is played by one client for all seats, who shows the view of each", () => {
    const client = Client({ game: made(one), numPlayers: PLAYERS, debug: false });
    client.moves["start"]?.();
    const truth = new Truth(one, 9);
    for (let turn = 0; turn < 30; turn++) {
      const { seat, move: next } = truth.step();
      client.updatePlayerID(String(seat));
      client.moves["play"]?.(next);
    }
    for (const id of EVERYBODY) {
      client.updatePlayerID(id);
      expect(client.getState()?.G).toEqual(truth.table(id));
    }
  });
});

describe("the log", () => {
  it("hides what others played if asked to", async () => {
    const one = tried[1] as (typeof tried)[number];
    const truth = new Truth(one, 10);
    const { clients } = sitDown(made(one, { redact: true }), truth, true);
    await answered();
    clients[1].moves["start"]?.();
    await answered();
    for (let turn = 0; turn < 60; turn++) {
      const { seat, move: next } = truth.step();
      clients[seat]?.moves["play"]?.(next);
      await answered();
    }
    const played = (clients[0].log ?? []).filter(({ action }) => action.payload.type === "play");
    expect(played).toHaveLength(60);
    const mine = truth.states.slice(0, 60).map(({ seat }) => seat === 0);
    expect(played.map(({ action }) => action.payload.args !== null)).toEqual(mine);
  });

  it.each(tried)(
    "of $name tells no more than the events: whoever sees them knows the move",
    (one) => {
      const truth = new Truth(one, 13);
      let compared = 0;
      while (!truth.state.over && truth.moves.length < 150) {
        const { state } = truth;
        const legal = one.game.legalMoves(state);
        // Moves that even their player can't tell apart are the same move.
        const told = (id: (typeof EVERYBODY)[number] | "all") =>
          new Set(
            legal.map((next) =>
              JSON.stringify(
                one.game.events(
                  state,
                  next,
                  id === "all" ? undefined : id === null ? "spectator" : Number(id),
                ),
              ),
            ),
          ).size;
        if (legal.length < 100) {
          compared++;
          for (const id of EVERYBODY) expect(told(id)).toBe(told("all"));
        }
        truth.step();
      }
      expect(compared).toBeGreaterThan(30);
    },
  );
});
