/** Messages, packets and requests that end boardgame.io's server, or break its rules, and do neither once it is guarded. */
import { connect as connectTcp } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { kept, newMatch, type Running, serve, stranger, until } from "./serving.js";
import { made, tried } from "./truth.js";

const games = tried.map((one) => made(one));
/** What would end the process of a server. */
const fatal: unknown[] = [];
const die = (problem: unknown): void => void fatal.push(problem);

let server: Running;
beforeAll(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  process.on("unhandledRejection", die).on("uncaughtException", die);
  server = await serve(games, { chat: 100 });
});
afterAll(() => {
  process.off("unhandledRejection", die).off("uncaughtException", die);
  server.stop();
});

/** Waits until the server has dealt with all that was sent, and expects that it would still be there. */
async function expectAlive(): Promise<void> {
  await sleep(20);
  expect(fatal).toEqual([]);
  const raw = await stranger(server, "nomadi");
  const { matchID } = await server.lobby.createMatch("nomadi", { numPlayers: 3 });
  raw.send("sync", matchID, null);
  await until("the server answers", () => raw.frames.length > 0);
  raw.close();
  expect(fatal).toEqual([]);
}

/** A player of a new match, who has come and may start it. */
async function seated() {
  const match = await newMatch(server, "nomadi");
  const { matchID, credentials } = match;
  const raw = await stranger(server, "nomadi");
  raw.send("sync", matchID, "0", credentials["0"]);
  await until("the player is there", () => raw.frames.length > 0);
  const makeMove = (type: string, args: unknown, ...rest: unknown[]) => {
    const [stateID = 0, id = matchID, playerID = "0"] = rest;
    const payload = { type, args, playerID: "0", credentials: credentials["0"] };
    raw.send("update", { type: "MAKE_MOVE", payload }, stateID, id, playerID);
  };
  return { ...match, ...raw, makeMove };
}

describe("no message of a stranger ends a guarded server", () => {
  const odd = { toString: 1 };
  it.each<[string, unknown[]]>([
    ["a match that can't be printed", ["sync", odd, null]],
    ["a player that can't be printed", ["sync", "nowhere", odd]],
    ["credentials that can't be printed", ["sync", "nowhere", "0", odd]],
    ["numbers of players", ["sync", "nowhere", null, null, 1e9]],
    ["lists as a match", ["sync", [["a"], ["b"]], null]],
    ["a long match", ["sync", "x".repeat(900_000), null]],
    ["a move in such a match", ["update", { type: "MAKE_MOVE", payload: {} }, 0, odd, "0"]],
    ["a move in no match", ["update", { type: "MAKE_MOVE", payload: {} }]],
    ["no move", ["update"]],
    ["chat to such a match", ["chat", odd, { id: "1", sender: "0", payload: "" }]],
    ["chat without anything", ["chat"]],
    ["chat of nobody", ["chat", "nowhere", null]],
    ["an error", ["error", odd]],
    ["a departure that is none", ["disconnect", odd]],
    ["an event that can't be printed", [odd, 1]],
    ["an event without a name", [null]],
  ])("%s", async (_what, message) => {
    const raw = await stranger(server, "nomadi");
    raw.send(...message);
    await expectAlive();
    raw.close();
  });

  it.each([
    ["an answer that asks for one", '42/nomadi,7["sync","nowhere",null]'],
    ["an answer to nothing", '43/nomadi,7[{"toString":1}]'],
    ["an error of the connection that can't be printed", '44/nomadi,{"toString":1}'],
    ["such an error elsewhere", '44{"toString":1}'],
    ["an error elsewhere", '42["error",1]'],
    ["an event elsewhere that can't be printed", '42[{"toString":1}]'],
    ["an event without data", "42/nomadi,"],
    ["binary data without any", '450-/nomadi,["sync",{"_placeholder":true,"num":9}]'],
    ["a namespace that there is not", "40/elsewhere,"],
    ["another connection", "40/nomadi,null"],
    ["no packet", "4x"],
  ])("a packet: %s", async (_what, frame) => {
    const raw = await stranger(server, "nomadi");
    raw.write("40");
    await sleep(10);
    raw.write(frame);
    await expectAlive();
    raw.close();
  });

  it("collects no binary data", async () => {
    const raw = await stranger(server, "nomadi");
    raw.write('451000000-/nomadi,["sync",{"_placeholder":true,"num":0}]');
    raw.write(Buffer.alloc(100_000));
    await until("the connection is closed", () => !raw.isOpen());
    await expectAlive();
  });

  it.each([
    ["more headers than Node keeps", "/socket.io/?EIO=4&transport=websocket", 2100],
    ["an upgrade elsewhere, and gone", "/elsewhere", 1],
  ])("a request: %s", async (_what, path, headers) => {
    const socket = connectTcp(server.port, "localhost");
    socket.on("error", () => undefined);
    await new Promise((resolve) => socket.once("connect", resolve));
    const lines = [`GET ${path} HTTP/1.1`, "Host: localhost", "Connection: Upgrade"];
    const filling = Array.from({ length: headers }, () => "a:");
    socket.write(`${[...lines, ...filling, "Upgrade: websocket"].join("\r\n")}\r\n\r\n`);
    await sleep(20);
    socket.resetAndDestroy();
    await expectAlive();
  });

  it("creates no match that nobody has created", async () => {
    const before = await server.db.listMatches();
    const raw = await stranger(server, "nomadi");
    for (let count = 0; count < 50; count++) raw.send("sync", `m${count}`, null, null, 3);
    await sleep(50);
    expect(await server.db.listMatches()).toEqual(before);
    expect(raw.frames).toEqual([]);
    raw.close();
  });

  it("shows no match in the name of another game, whose view would fail", async () => {
    const { matchID, makeMove, close } = await seated();
    makeMove("start", []);
    await sleep(20);
    for (const { name } of tried) {
      if (name === "nomadi") continue;
      const raw = await stranger(server, name);
      raw.send("sync", matchID, null);
      await sleep(20);
      expect(raw.frames).toEqual([]);
      raw.close();
    }
    await expectAlive();
    close();
  });
});

describe("no message of a player ends a guarded server", () => {
  it.each<[string, unknown[]]>([
    ["an argument that can't be printed", ["start", [{ toString: 1 }]]],
    ["one in lists", ["start", [[[{ toString: 1 }]]]]],
    ["no list of arguments", ["start", { toString: 1 }]],
    ["200,000 arguments", ["start", Array.from({ length: 200_000 }, () => 0)]],
    ["a state that is no number", ["start", [], { toString: 1 }]],
    ["a state that is a list of such", ["start", [], [{ toString: 1 }]]],
    ["another player who can't be printed", ["start", [], 0, undefined, { toString: 1 }]],
    ["a move that can't be printed", ["play", [{ toString: 1 }]]],
  ])("%s", async (_what, [type, ...rest]) => {
    const player = await seated();
    const [args, stateID, matchID, playerID] = rest;
    player.makeMove(type as string, args, stateID, matchID, playerID);
    await expectAlive();
    expect((await kept(server, player.matchID))._stateID).toBe(0);
    // And once it has started, when `play` is a move.
    player.makeMove("start", []);
    await until("it has started", () => player.frames.some((frame) => frame.includes('"viewer"')));
    player.makeMove("play", args, stateID ?? 1, matchID, playerID);
    await expectAlive();
    expect((await kept(server, player.matchID))._stateID).toBe(1);
    player.close();
  });

  it("stores nothing of a move but the move", async () => {
    const { matchID, credentials, send, frames, close } = await seated();
    const payload = { type: "start", args: [], playerID: "0", credentials: credentials["0"] };
    const riding = "x".repeat(10_000);
    const action = { type: "MAKE_MOVE", riding, payload: { ...payload, riding } };
    send("update", action, 0, matchID, "0");
    await until("it has started", () => frames.some((frame) => frame.includes('"viewer"')));
    const { log } = await server.db.fetch(matchID, { log: true });
    expect(log).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain("xxx");
    close();
  });

  it("in two matches at once gets the views of its own seat only, and leaves nothing behind", async () => {
    const own = await seated();
    const theirs = await seated();
    const both = await stranger(server, "nomadi");
    // One request with both messages: boardgame.io would handle them at once, and mix them up.
    const asking = await fetch(
      `http://localhost:${server.port}/socket.io/?EIO=4&transport=polling`,
    ).then((answer) => answer.text());
    const { sid } = JSON.parse(asking.slice(1)) as { readonly sid: string };
    const address = `http://localhost:${server.port}/socket.io/?EIO=4&transport=polling&sid=${sid}`;
    await fetch(address, { method: "POST", body: "40/nomadi," });
    const sync = (...args: unknown[]) => `42/nomadi,${JSON.stringify(["sync", ...args])}`;
    await fetch(address, {
      method: "POST",
      body: [sync(theirs.matchID, null), sync(own.matchID, "1", own.credentials["1"])].join(
        "\u001E",
      ),
    });
    theirs.makeMove("start", []);
    await until("it has started", () =>
      theirs.frames.some((frame) => frame.includes('"viewer":0')),
    );
    let seen = "";
    // A request that is cut off may take its answer with it, so each is patient until there is one, and the last is not.
    while (!seen.includes(own.matchID)) seen += await (await fetch(address)).text();
    const last = fetch(address, { signal: AbortSignal.timeout(200) });
    seen += await last.then((got) => got.text()).catch(() => "");
    expect(seen).not.toContain('"viewer":1');
    await fetch(address, { method: "POST", body: "41/nomadi," }).catch(() => undefined);
    // A ghost in the match would make the next move throw.
    await sleep(20);
    expect((await kept(server, theirs.matchID))._stateID).toBe(1);
    for (const { close } of [own, theirs, both]) close();
    await expectAlive();
  });
});

describe("who has left a seat", () => {
  it("sees no more of it, and whoever takes it does", async () => {
    const { matchID, credentials, frames, close, makeMove } = await seated();
    const leaver = await stranger(server, "nomadi");
    leaver.send("sync", matchID, "1", credentials["1"]);
    await until("the leaver is there", () => leaver.frames.length > 1);
    await server.lobby.leaveMatch("nomadi", matchID, {
      playerID: "1",
      credentials: String(credentials["1"]),
    });
    const before = leaver.frames.length;
    const { playerCredentials } = await server.lobby.joinMatch("nomadi", matchID, {
      playerID: "1",
      playerName: "Next",
    });
    const next = await stranger(server, "nomadi");
    next.send("sync", matchID, "1", playerCredentials);
    await until("the next one is there", () => next.frames.length > 0);
    makeMove("start", []);
    const isStarted = (frame: string) => frame.includes('"viewer"');
    await until("it has started", () => frames.some(isStarted) && next.frames.some(isStarted));
    await sleep(20);
    expect(next.frames.at(-1)).toContain('"viewer":1');
    expect(leaver.frames.slice(before)).toEqual([]);
    leaver.close();
    next.close();
    close();
  });
});

describe("chat", () => {
  it("goes to everybody at the table, if it is short", async () => {
    const { matchID, credentials, send, frames, close } = await seated();
    const chats = () => frames.filter((frame) => frame.includes('["chat"'));
    const say = (payload: unknown, secret = credentials["0"]) =>
      send("chat", matchID, { id: "a1", sender: "0", payload }, secret);
    say("x".repeat(101));
    say({ toString: 1 });
    say("guess", "guess");
    say("hello");
    await until("it is heard", () => chats().length > 0);
    expect(chats()).toEqual([
      `42/nomadi,${JSON.stringify(["chat", matchID, { id: "a1", sender: "0", payload: "hello" }])}`,
    ]);
    close();
  });
});

describe("the lobby of a guarded server", () => {
  const post = (path: string, body: unknown) =>
    fetch(`http://localhost:${server.lobbyPort}/games/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  it("lets nobody join every object of the process", async () => {
    const { matchID } = await server.lobby.createMatch("nomadi", { numPlayers: 3 });
    const answers = await Promise.all(
      ["__proto__", "constructor", "00", "", ["0"], { toString: 1 }, 1.5, true].map((playerID) =>
        post(`nomadi/${matchID}/join`, { playerID, playerName: "Eve", data: { a: 1 } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    expect(await answers[0]?.text()).toBe("playerID: expected the id of a player");
    expect(({} as { name?: string }).name).toBeUndefined();
    expect(({} as { credentials?: string }).credentials).toBeUndefined();
    for (const way of ["leave", "update", "rename", "playAgain"]) {
      const body = { playerID: "__proto__", newName: "Eve" };
      expect((await post(`nomadi/${matchID}/${way}`, body)).status).toBe(400);
    }
    expect(({} as { name?: string }).name).toBeUndefined();
    expect((await post(`nomadi/${matchID}/join`, { playerID: 2, playerName: "Ben" })).status).toBe(
      200,
    );
    expect((await post(`nomadi/${matchID}/join`, { playerName: "Ada" })).status).toBe(200);
  });

  it("stores no long names and no large data", async () => {
    const { matchID } = await server.lobby.createMatch("nomadi", { numPlayers: 3 });
    const join = (body: object) => post(`nomadi/${matchID}/join`, { playerID: "0", ...body });
    expect((await join({ playerName: "x".repeat(101) })).status).toBe(400);
    expect((await join({ playerName: { toString: 1 } })).status).toBe(400);
    expect((await join({ playerName: "Ada", data: "x".repeat(20_000) })).status).toBe(400);
    expect((await join({ playerName: "Ada", credentials: { toString: 1 } })).status).toBe(400);
    const good = await join({ playerName: "Ada", data: { colour: "sand" } });
    expect(good.status).toBe(200);
    const { playerCredentials } = (await good.json()) as { readonly playerCredentials: string };
    const rename = (newName: unknown) =>
      post(`nomadi/${matchID}/update`, { playerID: "0", credentials: playerCredentials, newName });
    expect((await rename("x".repeat(101))).status).toBe(400);
    expect((await rename("Ada L.")).status).toBe(200);
  });

  it("answers whatever else comes in, and stays", async () => {
    for (const body of [[], "text", null, { numPlayers: { toString: 1 } }, { numPlayers: 1e9 }]) {
      expect((await post("nomadi/create", body)).status).toBeLessThan(600);
    }
    expect((await post("nomadi/create", { numPlayers: { toString: 1 } })).status).toBe(400);
    expect((await post("nowhere/create", {})).status).toBe(404);
    expect((await post("nomadi/%00/join", { playerName: "Eve" })).status).toBe(404);
    await expectAlive();
  });
});
