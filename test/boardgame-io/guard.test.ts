/** What `guardServer` lets through to a server, message by message, and to a client. */
import { EventEmitter } from "node:events";
import { type BoardgameIoGuardOptions, guardServer } from "caravanserai/boardgame-io";
import { describe, expect, it } from "vitest";
import { made, tried } from "./truth.js";

const game = made(tried[1] as (typeof tried)[number]);

/** A client of socket.io, as a server has it. */
class FakeSocket extends EventEmitter {
  /** What reached the client. */
  readonly got: unknown[][] = [];
  readonly conn = Object.assign(new EventEmitter(), { close: () => this.disconnect() });
  #closed = 0;
  #check = (_message: readonly unknown[], pass: () => void): void => pass();
  override emit(...message: [string, ...unknown[]]): boolean {
    this.got.push(message);
    return true;
  }
  use(check: (message: readonly unknown[], pass: () => void) => void): void {
    this.#check = check;
  }
  disconnect(): void {
    this.#closed++;
  }
  get closed(): number {
    return this.#closed;
  }
  /** Hands a message of the client to the server. */
  hear(...message: unknown[]): void {
    const [event, ...args] = message as [string, ...unknown[]];
    this.#check(message, () => super.emit(event, ...args));
  }
}

/** The credentials of each seat; 10 seats. */
type Seats = Record<string, { credentials?: string }>;

/** Lets promises that are resolved go on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A server of boardgame.io that keeps a list of what reaches it, and a client. */
function guarded(options?: BoardgameIoGuardOptions) {
  const reached: { event: string; args: unknown[] }[] = [];
  const problems: unknown[] = [];
  const players: Seats = Object.fromEntries(
    Array.from({ length: 11 }, (_, seat) => [seat, { credentials: "x" }]),
  );
  const metadata: Record<string, { gameName: string; players: Seats }> = {
    match: { gameName: "nomadi", players },
    other: { gameName: "desert-sons", players },
  };
  let handle: (event: string, args: unknown[]) => unknown = (event, args) =>
    reached.push({ event, args });
  const namespaces: Record<string, EventEmitter> = {
    "/": new EventEmitter(),
    nomadi: new EventEmitter(),
  };
  namespaces["nomadi"]?.on("connection", (socket: FakeSocket) => {
    for (const event of ["update", "sync", "chat", "disconnect"]) {
      socket.on(event, (...args: unknown[]) => handle(event, args));
    }
  });
  const db = { fetch: (id: string): unknown => ({ metadata: metadata[id] }) };
  const app = Object.assign(new EventEmitter(), {
    _io: { of: (name: string) => namespaces[name], engine: new EventEmitter() },
    server: Object.assign(new EventEmitter(), { maxHeadersCount: null }),
  });
  app.on("error", (error) => problems.push(error));
  const auth = {
    authenticateCredentials: (claim: { playerID: string; credentials?: string }) =>
      claim.credentials === players[claim.playerID]?.credentials,
  };
  guardServer({ app, db, auth, router: { use: () => undefined } }, [game], options);
  const connect = () => {
    const socket = new FakeSocket();
    namespaces["nomadi"]?.emit("connection", socket);
    return socket;
  };
  const socket = connect();
  return {
    socket,
    connect,
    reached,
    problems,
    players,
    db,
    app,
    /** Does something else with the next messages. */
    instead: (handler: typeof handle) => void (handle = handler),
    /** Whether a message reaches the server. */
    passes: async (...message: unknown[]): Promise<boolean> => {
      const before = reached.length;
      socket.hear(...message);
      await settled();
      return reached.length > before;
    },
  };
}

const payload = { type: "play", args: [{}], playerID: "1", credentials: "x" };
const move = { type: "MAKE_MOVE", payload };

describe("the guard", () => {
  const { passes, reached } = guarded();

  it("lets clients make moves, come and watch", async () => {
    expect(await passes("update", move, 0, "match", "1")).toBe(true);
    const start = { ...payload, type: "start", args: [] };
    expect(await passes("update", { type: "MAKE_MOVE", payload: start }, 0, "match", "1")).toBe(
      true,
    );
    for (const id of ["0", "4", "10"]) expect(await passes("sync", "match", id, "x")).toBe(true);
    for (const id of [null, undefined]) expect(await passes("sync", "match", id)).toBe(true);
  });

  it("hands on what a client of boardgame.io sends, and nothing that rides along", async () => {
    const riding = { ...move, big: "x", payload: { ...payload, big: "x" } };
    expect(await passes("update", riding, 3, "match", "1", "more")).toBe(true);
    expect(reached.at(-1)?.args).toEqual([move, 3, "match", "1"]);
    expect(await passes("sync", "match", "1", "x", 5)).toBe(true);
    expect(reached.at(-1)?.args).toEqual(["match", "1", "x"]);
  });

  it.each([
    "UPDATE",
    "PATCH",
    "RESET",
    "SYNC",
    "GAME_EVENT",
    "PLUGIN",
    "UNDO",
    "REDO",
    "",
    undefined,
  ])("drops an action of the type %s", async (type) => {
    expect(await passes("update", { type, payload }, 0, "match", "1")).toBe(false);
  });

  it.each(["toString", "constructor", "__proto__", "other", "", 1, null, undefined, ["play"]])(
    "drops a move with the name %s",
    async (type) => {
      const action = { type: "MAKE_MOVE", payload: { ...payload, type } };
      expect(await passes("update", action, 0, "match", "1")).toBe(false);
    },
  );

  it.each(["0", "01", " 1", "", 1, null, undefined, ["1"], "constructor"])(
    "drops a move for player 1 by %s, and by player 1 for them",
    async (id) => {
      expect(await passes("update", move, 0, "match", id)).toBe(false);
      const action = { type: "MAKE_MOVE", payload: { ...payload, playerID: id } };
      expect(await passes("update", action, 0, "match", "1")).toBe(false);
      if (id !== "0") expect(await passes("update", action, 0, "match", id)).toBe(false);
    },
  );

  it.each(["", "00", " 0", "-0", "1e0", 0, {}, ["0"], "constructor", "100", "11"])(
    "drops somebody who comes as player %s",
    async (id) => {
      expect(await passes("sync", "match", id, "x")).toBe(false);
    },
  );

  it.each([
    [],
    [null],
    ["MAKE_MOVE"],
    [{}],
    [{ type: "MAKE_MOVE" }],
    [{ type: "MAKE_MOVE", payload: 1 }],
  ])("drops what is no action: %j", async (...args) => {
    expect(await passes("update", ...args, 0, "match", "1")).toBe(false);
  });

  /** Lists inside each other. */
  const nested = (levels: number): unknown =>
    Array.from({ length: levels }).reduce((inner) => [inner], 1);
  it.each([
    ["no list", {}],
    ["nothing", null],
    ["an object that can't be printed", [{ toString: 1 }]],
    ["such an object in lists", [[[{ toString: 1, valueOf: 1 }]]]],
    ["200,000 entries", Array.from({ length: 200_000 }, () => 0)],
    ["nine entries", [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ["100,000 levels", nested(100_000)],
    ["20,000 characters", ["x".repeat(20_000)]],
    ["a sequence that a terminal obeys", ["\u001B[2J"]],
    ["such a sequence in one character", ["\u009B2J"]],
  ])("drops a move whose arguments are %s", async (_what, args) => {
    const action = { type: "MAKE_MOVE", payload: { ...payload, args } };
    expect(await passes("update", action, 0, "match", "1")).toBe(false);
  });

  it.each([{ toString: 1 }, "0", null, undefined, 0.5, Number.NaN, [0], true])(
    "drops a move for the state %j",
    async (stateID) => {
      expect(await passes("update", move, stateID, "match", "1")).toBe(false);
    },
  );

  it.each([
    { toString: 1 },
    null,
    undefined,
    1,
    ["match"],
    "",
    "nowhere",
    "other",
    "constructor",
    "x".repeat(101),
    "match\n",
  ])("drops whatever is for the match %j", async (matchID) => {
    expect(await passes("update", move, 0, matchID, "1")).toBe(false);
    expect(await passes("sync", matchID, null)).toBe(false);
    expect(await passes("sync", matchID, "1", "x")).toBe(false);
  });

  it.each([{ toString: 1 }, ["x"], 1, "y", "", null, undefined, "x".repeat(20_000), () => "x"])(
    "drops a player with the credentials %s",
    async (credentials) => {
      expect(await passes("sync", "match", "1", credentials)).toBe(false);
      const action = { type: "MAKE_MOVE", payload: { ...payload, credentials } };
      expect(await passes("update", action, 0, "match", "1")).toBe(false);
    },
  );

  it.each(["error", "disconnect", "connect", "newListener", { toString: "x" }, 1, undefined])(
    "drops an event of the name %j, which socket.io keeps for itself",
    async (event) => {
      expect(await passes(event, "match")).toBe(false);
    },
  );
});

describe("chat", () => {
  const hello = { id: "a1b2c3d", sender: "1", payload: "hello" };

  it("does not go through unless asked for", async () => {
    expect(await guarded().passes("chat", "match", hello, "x")).toBe(false);
  });

  it("goes through as text of a limited length, from a player", async () => {
    const { passes, reached } = guarded({ chat: 5 });
    expect(await passes("chat", "match", { ...hello, big: "x" }, "x")).toBe(true);
    expect(reached[0]?.args).toEqual(["match", hello, "x"]);
    for (const message of [
      { ...hello, payload: "hello!" },
      { ...hello, payload: ["hello"] },
      { ...hello, payload: { toString: 1 } },
      { ...hello, sender: "2e0" },
      { ...hello, sender: null },
      { ...hello, id: { toString: 1 } },
      { ...hello, id: "x".repeat(1000) },
      null,
      "hello",
    ]) {
      expect(await passes("chat", "match", message, "x")).toBe(false);
    }
    expect(await passes("chat", "match", hello, "y")).toBe(false);
    expect(await passes("chat", "nowhere", hello, "x")).toBe(false);
  });

  it.each([-1, 0.5, 10_001, "long", true])("can't be allowed up to %s characters", (chat) => {
    expect(() => guarded({ chat: chat as number })).toThrow(/options\.chat: expected a whole/u);
  });
});

describe("a client", () => {
  it("is handled one message after the other, its departure included", async () => {
    const { socket, instead } = guarded();
    const course: string[] = [];
    instead(async (event, args) => {
      course.push(`${event} ${String(args[1])}`);
      await settled();
      course.push("done");
    });
    socket.hear("sync", "match", null);
    socket.hear("sync", "match", "1", "x");
    // What socket.io does when the connection is lost.
    EventEmitter.prototype.emit.call(socket, "disconnect", "transport close", "gone");
    for (let turn = 0; turn < 10; turn++) await settled();
    expect(course).toEqual(["sync null", "done", "sync 1", "done", "disconnect gone", "done"]);
  });

  it("is not heard while too many of its messages wait", async () => {
    const { socket, reached } = guarded();
    for (let count = 0; count < 1000; count++) socket.hear("sync", "match", null);
    for (let turn = 0; turn < 10; turn++) await settled();
    expect(reached).toHaveLength(100);
    socket.hear("sync", "match", null);
    await settled();
    expect(reached).toHaveLength(101);
  });

  it("whose handler, match or credentials throw is told to the app, and heard again", async () => {
    const { passes, problems, instead, db, reached } = guarded();
    instead(() => Promise.reject(new Error("no such state")));
    await passes("sync", "match", null);
    instead(() => AbortSignal.abort("a text").throwIfAborted());
    await passes("sync", "match", null);
    const { fetch } = db;
    db.fetch = () => Promise.reject(new Error("no storage"));
    await passes("sync", "match", null);
    expect(problems.map(String)).toEqual([
      "Error: no such state",
      'Error: "a text"',
      "Error: no storage",
    ]);
    db.fetch = fetch;
    instead((event, args) => reached.push({ event, args }));
    expect(await passes("sync", "match", null)).toBe(true);
  });

  it("is sent nothing of a seat that it has lost, until it has the credentials", async () => {
    const { socket, passes, players } = guarded();
    await passes("sync", "match", "1", "x");
    socket.emit("update", "a view");
    await settled();
    expect(socket.got).toEqual([["update", "a view"]]);
    players["1"] = {};
    for (const event of ["update", "patch", "sync", "matchData", "chat"]) socket.emit(event, "b");
    await settled();
    players["1"] = { credentials: "y" };
    socket.emit("update", "a view of somebody else");
    await settled();
    expect(socket.got).toHaveLength(1);
    await passes("sync", "match", "1", "y");
    socket.emit("update", "my view");
    await settled();
    expect(socket.got.slice(1)).toEqual([["update", "my view"]]);
  });

  it("is sent messages in their order, also as a spectator", async () => {
    const { socket, passes, db } = guarded();
    await passes("sync", "match", "1", "x");
    const { fetch } = db;
    db.fetch = async (id) => {
      await settled();
      return fetch(id);
    };
    socket.emit("update", 1);
    db.fetch = fetch;
    await passes("sync", "match", null);
    socket.emit("update", 2);
    await settled();
    await settled();
    expect(socket.got).toEqual([
      ["update", 1],
      ["update", 2],
    ]);
  });

  it("whose seat can't be looked up gets nothing, and has to connect again", async () => {
    const { socket, passes, db, problems } = guarded();
    await passes("sync", "match", "1", "x");
    db.fetch = () => Promise.reject(new Error("no storage"));
    socket.emit("update", "a view");
    await settled();
    expect([socket.got, socket.closed, problems.map(String)]).toEqual([
      [],
      1,
      ["Error: no storage"],
    ]);
  });

  it("costs one look at the storage for each message to everybody", async () => {
    const { connect, db } = guarded();
    const clients = ["0", "1", "2", null].map((id) => {
      const client = connect();
      client.hear("sync", "match", id, "x");
      return client;
    });
    await settled();
    let looks = 0;
    const { fetch } = db;
    db.fetch = (id) => {
      looks++;
      return fetch(id);
    };
    for (const client of clients) client.emit("update", "a view");
    await settled();
    expect(clients.map(({ got }) => got.length)).toEqual([1, 1, 1, 1]);
    expect(looks).toBe(1);
    for (const client of clients) client.emit("update", "a view");
    await settled();
    expect(looks).toBe(2);
  });
});
