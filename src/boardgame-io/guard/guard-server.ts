/**
 * Protects a boardgame.io server. Its clients send Redux actions, and the server executes any of them: a client that may move
 * can also send a patch that copies the seed to where everybody sees it, or a state to play on with. And whatever throws while a
 * message is handled ends the process.
 */
import * as v from "valibot";
import { wholeNumber } from "../../kit/input/check.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { checkOptions } from "../settings.js";
import { guardConnection } from "./connection.js";
import { guardLobby, type Router } from "./lobby.js";
import { type Auth, Matches, type Storage } from "./matches.js";
import {
  guardHttp,
  guardSocket,
  type HttpServer,
  refuseBinary,
  type Sockets,
} from "./transport.js";

/** A game that a server hosts. @category boardgame.io */
export interface BoardgameIoHosted {
  /** Its name. */
  readonly name: string;
  /** Its moves, by name. */
  readonly moves: object;
}

/** A server of boardgame.io. @category boardgame.io */
export interface BoardgameIoServer {
  /** Its Koa app. */
  readonly app: object;
  /** Its storage. */
  readonly db: object;
  /** Its authentication. */
  readonly auth: object;
  /** The router of its lobby. */
  readonly router: object;
}

/** The options of {@link guardServer}. @category boardgame.io */
export interface BoardgameIoGuardOptions {
  /** The longest chat message that goes through, in characters, at most 10,000. Default: 0, no chat. */
  readonly chat?: number;
}

/** The longest chat message that can be allowed. */
const LONGEST_CHAT = 10_000;

const schema = v.strictObject({ chat: v.optional(wholeNumber(0, LONGEST_CHAT), 0) });

/**
 * Makes a boardgame.io server safe for strangers. Call it before `run`, with the games of {@link toBoardgameIo}.
 *
 * - Nothing goes through but the game's moves, made in the name of the player whose credentials are checked, and who comes to
 *   see a match that exists. Without it, a player who may move can end the game, replace its state, or copy secrets to where
 *   every client sees them.
 * - No message ends the process: not the handlers of boardgame.io, nor those of socket.io, nor a storage that fails. Such an error
 *   goes to the `error` event of the Koa app.
 * - Whoever has lost a seat sees no more of it: credentials are checked again whenever a player is sent something.
 * - Chat goes through only if asked for, as text of a limited length.
 * - Requests to the lobby with ids, names or data that no client sends are answered with 400.
 *
 * @param server - The server that `Server` of boardgame.io returned.
 * @param games - The games that the server was made with.
 * @param options - Settings that differ from the defaults.
 *
 * @example
 * ```ts no-run
 * import { guardServer, toBoardgameIo } from "caravanserai/boardgame-io";
 * import * as nomadi from "caravanserai/nomadi";
 * import { Server } from "boardgame.io/server";
 *
 * const games = [toBoardgameIo<nomadi.Types>(nomadi)];
 * const server = Server({ games, origins: ["https://example.com"] });
 * guardServer(server, games);
 * await server.run(8000);
 * ```
 *
 * @throws {@link ArgumentError} if `server` is not a server of boardgame.io with socket.io, `games` are not games of it, or an
 * option is wrong.
 * @category boardgame.io
 */
export function guardServer(
  server: BoardgameIoServer,
  games: readonly BoardgameIoHosted[],
  options: BoardgameIoGuardOptions = {},
): void {
  const { app, db, auth, router } = partsOf(server);
  const hosted = gamesIn(games);
  const { chat } = checkOptions(schema, options);
  const report = (error: unknown): void => {
    // What Koa does with errors of requests. It insists on an `Error`.
    app.emit("error", error instanceof Error ? error : new Error(quoted(error)));
  };
  guardHttp(app.server);
  refuseBinary(app._io);
  guardLobby(router);
  // The namespace that every socket.io server has. Nobody listens there, but a packet can throw all the same.
  app._io.of("/").on("connection", guardSocket);
  for (const { name, moves } of hosted) {
    const hosting = { moves, matches: new Matches(name, db, auth), chat, report };
    // boardgame.io's own listener came first, so its handlers are there.
    app._io.of(name).on("connection", (socket) => {
      guardSocket(socket);
      guardConnection(socket, hosting);
    });
  }
}

/** The app of a server, with what koa-socket-2 adds to it. */
interface App {
  readonly _io: Sockets;
  readonly server: HttpServer;
  emit(event: "error", error: Error): unknown;
}

interface Parts {
  readonly app: App;
  readonly db: Storage;
  readonly auth: Auth;
  readonly router: Router;
}

/** Reads the parts of a server, each once. Throws an `ArgumentError` if one is missing. */
function partsOf(server: unknown): Parts {
  const has = (owner: object, name: string): boolean =>
    typeof (owner as Readonly<Record<string, unknown>>)[name] === "function";
  try {
    // The functions that are used are looked for below; a server that can't be read is caught.
    const { app, db, auth, router } = server as Parts;
    const isServer =
      has(app, "emit") &&
      has(app._io, "of") &&
      has(app.server, "on") &&
      has(db, "fetch") &&
      has(auth, "authenticateCredentials") &&
      has(router, "use");
    if (isServer) return { app, db, auth, router };
  } catch {
    // What can't be read is not a server.
  }
  throw new ArgumentError("server", `expected a server of boardgame.io, got ${quoted(server)}`);
}

/** Reads the games of a list, each once. */
function gamesIn(games: unknown): readonly BoardgameIoHosted[] {
  const isGame = ({ name, moves }: Readonly<Record<keyof BoardgameIoHosted, unknown>>): boolean =>
    typeof name === "string" && typeof moves === "object" && moves !== null;
  try {
    if (Array.isArray(games)) {
      // An entry that is not a game is refused below; one that can't be read is caught.
      const list = Array.from(games as BoardgameIoHosted[], ({ name, moves }) => ({ name, moves }));
      if (list.every(isGame)) return list;
    }
  } catch {
    // A list that can't be read is not a list of games.
  }
  throw new ArgumentError("games", `expected a list of games, got ${quoted(games)}`);
}
