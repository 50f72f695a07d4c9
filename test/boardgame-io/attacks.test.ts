/** Strangers with a bare WebSocket, and players who send more than moves. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Inspector } from "./inspector.js";
import { JsonStorage } from "./json-storage.js";
import {
  checkFrame,
  connect,
  kept,
  newMatch,
  type Running,
  serve,
  stranger,
  until,
} from "./serving.js";
import { made, SEED, tried, Truth } from "./truth.js";

const one = tried[1] as (typeof tried)[number];
const game = made(one);
let server: Running;
let unguarded: Running;
beforeAll(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  server = await serve([game]);
  unguarded = await serve([game], { guarded: false });
});
afterAll(() => {
  server.stop();
  unguarded.stop();
});

/** A match that has started, a spectator, and a player who may move and writes frames by hand. */
async function begin(running: Running) {
  const truth = new Truth(one, 21);
  const match = await newMatch(running, one.name);
  const { matchID, credentials } = match;
  const spectator = connect(game, running, match, null, truth);
  const seats: (Awaited<ReturnType<typeof stranger>> & { readonly inspector: Inspector })[] = [];
  for (const id of ["0", "1", "2"] as const) {
    const raw = await stranger(running, one.name);
    raw.send("sync", matchID, id, credentials[id]);
    await until(`player ${id} is there`, () => raw.frames.length > 0);
    const inspector = new Inspector(id, truth);
    seats.push({ ...raw, inspector });
  }
  const act = (action: object, stateID: number, playerID: unknown = "0") =>
    seats[0]?.send("update", action, stateID, matchID, playerID);
  const makeMove = (type: string, args: unknown, playerID: unknown, as = "0") => ({
    type: "MAKE_MOVE",
    payload: { type, args, playerID, credentials: credentials[as] },
  });
  seats[1]?.send("update", makeMove("start", [], "1", "1"), 0, matchID, "1");
  await until("it has started", () => spectator.client.getState()?.G.view !== null);
  return { truth, matchID, credentials, spectator, act, makeMove, seats };
}

/** What a player who may move can send, and should not. */
const forgeries = ({ credentials, truth }: Awaited<ReturnType<typeof begin>>) => {
  // What belongs to a move, so that only the type of the action tells that it is none.
  const payload = { type: "play", args: [], playerID: "0", credentials: credentials["0"] };
  const legal = one.game.legalMoves(truth.state)[0];
  const forged = { G: { view: null, events: [], moves: 99 }, ctx: {}, plugins: {}, _stateID: 1 };
  const event = (type: string, ...args: unknown[]) => ({
    type: "GAME_EVENT",
    payload: { ...payload, type, args, playerID: "0" },
  });
  return {
    "a patch that copies the seed to where everybody sees it": {
      type: "PATCH",
      patch: [{ op: "copy", from: "/G/secret/state/seed", path: "/ctx/seed" }],
      payload,
    },
    "a patch that makes rich": {
      type: "PATCH",
      patch: [{ op: "replace", path: "/G/secret/state/seats/0/coins", value: 99 }],
      payload,
    },
    "a state to play on with": { type: "UPDATE", state: forged, deltalog: [], payload },
    "a state to reset to": { type: "RESET", state: forged, payload },
    "a state to sync to": { type: "SYNC", state: forged, payload },
    "the end of the game": event("endGame", { winner: "0" }),
    "the end of the turn": event("endTurn", { next: "0" }),
    "active players": event("setActivePlayers", { all: "play" }),
    "a stage": event("setStage", "start"),
    "a phase": event("setPhase", ""),
    "a plugin's action": {
      type: "PLUGIN",
      payload: { ...payload, type: "caravanserai", args: [] },
    },
    "an undo": { type: "UNDO", payload: { ...payload, type: null, args: null, playerID: "0" } },
    "a redo": { type: "REDO", payload: { ...payload, type: null, args: null, playerID: "0" } },
    "a move of every object": {
      type: "MAKE_MOVE",
      payload: { ...payload, type: "toString", args: [], playerID: "0" },
    },
    "a second start": {
      type: "MAKE_MOVE",
      payload: { ...payload, type: "start", args: [], playerID: "0" },
    },
    "a move of nobody": {
      type: "MAKE_MOVE",
      payload: { ...payload, type: "play", args: [legal], playerID: null },
    },
    "a move for another": {
      type: "MAKE_MOVE",
      payload: { ...payload, type: "play", args: [legal], playerID: "1" },
    },
    "an illegal move": {
      type: "MAKE_MOVE",
      payload: { ...payload, type: "play", args: [{ type: "none" }], playerID: "0" },
    },
    "no payload": { type: "MAKE_MOVE" },
    "a text": "MAKE_MOVE",
    nothing: null,
  };
};

describe("a guarded server", () => {
  it("takes nothing from a player but moves", async () => {
    const match = await begin(server);
    const { truth, matchID, spectator, seats, act, makeMove } = match;
    const before = await kept(server, matchID);
    for (const forgery of Object.values(forgeries(match))) act(forgery as object, 1);
    for (const playerID of ["1", null, "", "00", 0, ["0"], "constructor"]) {
      act(makeMove("play", [one.game.legalMoves(truth.state)[0]], playerID), 1, playerID);
      act(makeMove("play", [one.game.legalMoves(truth.state)[0]], "0"), 1, playerID);
    }
    // Whatever comes later is answered later, so all the forgeries have been dealt with by then.
    const { move } = truth.step();
    const after = one.game.view(truth.state, "spectator");
    act(makeMove("play", [move], "0"), 1);
    await until("a legal move is made", () => spectator.client.getState()?.G.moves === 1);
    const state = await kept(server, matchID);
    expect(spectator.client.getState()?.G.view).toEqual(after);
    expect(state.G.secret?.state).toEqual(truth.state);
    expect(state._stateID).toBe(before._stateID + 1);
    // The same click again: it was made for a state that is no more.
    act(makeMove("play", [move], "0"), 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await kept(server, matchID)).G.moves).toBe(1);
    expect(spectator.problems).toEqual([]);
    spectator.client.stop();
    for (const { inspector, frames, close } of seats) {
      for (const frame of frames) checkFrame(inspector, frame.slice(1));
      expect(inspector.seen).toMatchObject({ sync: 1 });
      close();
    }
  });

  it("shows nobody what belongs to a seat without its credentials", async () => {
    const { truth, matchID, spectator, credentials, seats, act, makeMove } = await begin(server);
    const strangers = await Promise.all(
      [
        ["0"],
        ["0", "guess"],
        ["0", credentials["1"]],
        ["0", null],
        ["0", ["0"]],
        ["", credentials["0"]],
        ["00"],
        ["3"],
        ["__proto__"],
        [0],
        [{}],
      ].map(async (claim) => {
        const raw = await stranger(server, one.name);
        raw.send("sync", matchID, ...claim);
        return raw;
      }),
    );
    act(makeMove("play", [truth.step().move], "0"), 1);
    await until("a move is made", () => spectator.client.getState()?.G.moves === 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const raw of strangers) {
      expect(raw.frames).toEqual([]);
      raw.close();
    }
    spectator.client.stop();
    for (const seat of seats) seat.close();
  });

  it("shows nobody a seat that is not taken yet, and creates no match that can't be played", async () => {
    const { matchID } = await server.lobby.createMatch(one.name, { numPlayers: 3 });
    const raw = await stranger(server, one.name);
    raw.send("sync", matchID, "1");
    raw.send("sync", "nowhere", null, undefined, 99);
    raw.send("sync", "elsewhere", null, undefined, 1e9);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(raw.frames).toEqual([]);
    expect((await server.db.fetch("nowhere", { state: true })).state).toBeUndefined();
    raw.close();
  });
});

describe("a server without the guard", () => {
  // If this fails, boardgame.io has become safer: docs/boardgame-io.md and `guardServer` say otherwise.
  it("tells the seed to everybody if a player asks for it: boardgame.io carries out any action", async () => {
    const match = await begin(unguarded);
    const name = "a patch that copies the seed to where everybody sees it";
    match.act(forgeries(match)[name], 1);
    await until("the seed is told", () => match.spectator.problems.length > 0);
    expect(String(match.spectator.problems[0])).toContain(SEED);
    match.spectator.client.stop();
    for (const seat of match.seats) seat.close();
  });

  it("still lets nobody move for another, and knows no moves but its own", async () => {
    const match = await begin(unguarded);
    const all = forgeries(match);
    const before = await kept(unguarded, match.matchID);
    const names = ["a move of every object", "a second start", "a move of nobody"] as const;
    for (const name of [...names, "a move for another", "an illegal move", "an undo"] as const) {
      match.act(all[name], 1);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    const after = await kept(unguarded, match.matchID);
    expect([after.G, after._stateID]).toEqual([before.G, before._stateID]);
    match.spectator.client.stop();
    for (const seat of match.seats) seat.close();
  });
});

describe("a server that keeps matches as text", () => {
  it("plays on with what it reads there", async () => {
    const running = await serve([game], { db: new JsonStorage() });
    const { truth, matchID, spectator, seats, credentials } = await begin(running);
    for (let turn = 0; turn < 25; turn++) {
      const { seat, move } = truth.step();
      const id = String(seat);
      const payload = { type: "play", args: [move], playerID: id, credentials: credentials[id] };
      seats[seat]?.send("update", { type: "MAKE_MOVE", payload }, turn + 1, matchID, id);
      await until("a move is made", () => spectator.client.getState()?.G.moves === turn + 1);
    }
    expect(spectator.problems).toEqual([]);
    for (const { inspector, frames, close } of seats) {
      for (const frame of frames) checkFrame(inspector, frame.slice(1));
      expect(inspector.seen["update"]).toBe(26);
      close();
    }
    spectator.client.stop();
    running.stop();
  });
});
