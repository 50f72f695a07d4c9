/** boardgame.io's real server on a free port, its real clients, and clients that send whatever they like. */
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import type { GameTypes } from "caravanserai";
import { type BoardgameIoGame, guardServer } from "caravanserai/boardgame-io";
import type { StorageAPI } from "boardgame.io";
import { expect } from "vitest";
import { WebSocket } from "ws";
import { Inspector } from "./inspector.js";
import { Client, LobbyClient, Server, SocketIO } from "./library.js";
import { EVERYBODY, PLAYERS, type PlayerID, type Table, type Truth } from "./truth.js";

type Hosted = BoardgameIoGame<GameTypes>;

/** A port that nobody uses. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

interface Sockets {
  close(): unknown;
}

/** A server that runs. */
export interface Running {
  readonly port: number;
  readonly lobbyPort: number;
  readonly lobby: InstanceType<typeof LobbyClient>;
  readonly db: StorageAPI.Async | StorageAPI.Sync;
  stop(): void;
}

/** Runs a server as docs/boardgame-io.md tells to, or without the guard. */
export async function serve(
  games: readonly Hosted[],
  { guarded = true, db, chat }: { guarded?: boolean; db?: StorageAPI.Async; chat?: number } = {},
): Promise<Running> {
  const server = Server({
    games: [...games],
    origins: ["http://localhost"],
    authenticateCredentials: (credentials, player) =>
      // The types say that there always is one, and a stranger sends what he likes.
      typeof credentials === "string" &&
      credentials === (player as typeof player | null)?.credentials,
    ...(db === undefined ? {} : { db }),
  });
  if (guarded) guardServer(server, games, chat === undefined ? {} : { chat });
  const apiPort = await freePort();
  const servers = await server.run({ port: 0, lobbyConfig: { apiPort } });
  return {
    port: (servers.appServer.address() as AddressInfo).port,
    lobbyPort: apiPort,
    lobby: new LobbyClient({ server: `http://localhost:${apiPort}` }),
    db: server.db,
    stop() {
      // koa-socket-2 keeps its sockets there.
      (server.app as unknown as { readonly _io: Sockets })._io.close();
      server.kill(servers);
    },
  };
}

/** A match with a seat for each player, and what lets a client sit there. */
export async function newMatch({ lobby }: Running, name: string) {
  const { matchID } = await lobby.createMatch(name, { numPlayers: PLAYERS });
  const credentials: Record<string, string> = {};
  for (const playerID of EVERYBODY) {
    if (playerID === null) continue;
    const joined = await lobby.joinMatch(name, matchID, { playerID, playerName: `P${playerID}` });
    credentials[playerID] = joined.playerCredentials;
  }
  return { name, matchID, credentials };
}

export type Match = Awaited<ReturnType<typeof newMatch>>;

/** What the socket of a client keeps for itself. */
interface Inner {
  readonly transport: {
    readonly socket: {
      readonly io: {
        readonly engine: { on(event: "packet", heard: (packet: Packet) => void): void };
      };
    };
  };
}

interface Packet {
  readonly type: string;
  readonly data?: unknown;
}

/** A real client on a socket, whose every frame is checked. */
export function connect(
  game: Hosted,
  { port }: Running,
  { matchID, credentials }: Match,
  id: PlayerID,
  truth: Truth,
) {
  const inspector = new Inspector(id, truth);
  const problems: unknown[] = [];
  const client = Client({
    game,
    matchID,
    numPlayers: PLAYERS,
    debug: false,
    ...(id === null ? {} : { playerID: id, credentials: String(credentials[id]) }),
    multiplayer: SocketIO({
      server: `http://localhost:${port}`,
      socketOpts: { transports: ["websocket"], forceNew: true },
    }),
  });
  const listen = (): void => {
    (client as unknown as Inner).transport.socket.io.engine.on("packet", ({ type, data }) => {
      if (type !== "message") return;
      try {
        checkFrame(inspector, String(data));
      } catch (problem) {
        problems.push(problem);
      }
    });
  };
  client.start();
  listen();
  return { client, inspector, problems, listen };
}

/** Checks a frame of socket.io: an event of a namespace, `42/nomadi,["update",...]`, or a greeting. */
export function checkFrame(inspector: Inspector, frame: string): void {
  inspector.checkText(frame);
  const [, body] = /^2\/[\w-]+,(\[.*\])$/su.exec(frame) ?? [];
  if (body === undefined) {
    if (
      !/^0\/[\w-]+,\{"sid":"[\w-]+","pid":"[\w-]+"\}$|^0\/[\w-]+,\{"sid":"[\w-]+"\}$/u.test(frame)
    ) {
      throw new Error(`a frame that nobody knows: ${frame.slice(0, 200)}`);
    }
    return;
  }
  const [type, ...args] = JSON.parse(body) as [string, ...unknown[]];
  inspector.check({ type, args });
}

/** A stranger with a bare WebSocket, who writes the frames of socket.io by hand. */
export async function stranger({ port }: Running, name: string) {
  const socket = new WebSocket(`ws://localhost:${port}/socket.io/?EIO=4&transport=websocket`);
  const frames: string[] = [];
  let greeted = (): void => undefined;
  const welcome = new Promise<void>((resolve) => (greeted = resolve));
  socket.on("message", (data) => {
    const text = (data as Buffer).toString();
    if (text.startsWith("0")) socket.send(`40/${name},`);
    else if (text.startsWith("40")) greeted();
    else if (text === "2") socket.send("3");
    else frames.push(text);
  });
  await welcome;
  return {
    /** Everything that came, frame by frame. */
    frames,
    send: (...event: unknown[]) => socket.send(`42/${name},${JSON.stringify(event)}`),
    /** Sends a frame as it is. */
    write: (frame: string | Buffer) => socket.send(frame),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(),
  };
}

/** Waits until something holds. */
export const until = (what: string, holds: () => boolean): Promise<void> =>
  expect.poll(holds, { message: what, interval: 1 }).toBe(true);

/** What the server keeps of a match. */
export async function kept(
  { db }: Running,
  matchID: string,
): Promise<{ G: Table; ctx: object; _stateID: number }> {
  const { state } = await db.fetch(matchID, { state: true });
  return state as { G: Table; ctx: object; _stateID: number };
}
