/**
 * Protects a boardgame.io server. Its clients send Redux actions, and the server executes any of them: a client that may move
 * can also send a patch that copies the seed to where everybody sees it, or a state to play on with.
 */
import { ArgumentError, quoted } from "../kit/errors.js";

/** Lets a message through. */
type Pass = () => void;

/** The part of a socket.io connection that is used. */
interface Connection {
  use(check: (message: readonly unknown[], pass: Pass) => void): unknown;
}

/** The socket.io namespace of one game. */
interface Namespace {
  use(welcome: (connection: Connection, pass: Pass) => void): unknown;
}

/** The field that koa-socket-2 adds to the app of boardgame.io's server. */
interface App {
  readonly _io?: { of?: (name: string) => Namespace };
}

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
}

/**
 * Makes a boardgame.io server refuse everything but moves. Without it, a player who may move can send actions that boardgame.io
 * keeps for itself: end the game, replace the state of the match, or copy secrets to where every client sees them. Call it
 * before `run`, with the games of {@link toBoardgameIo}. A message is dropped unless it is one of the game's moves, made in the
 * name of the player whose credentials are checked.
 *
 * @param server - The server that `Server` of boardgame.io returned.
 * @param games - The games that the server was made with.
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
 * @throws {@link ArgumentError} if `server` is not a server of boardgame.io with socket.io, or `games` are not games of it.
 * @category boardgame.io
 */
export function guardServer(server: BoardgameIoServer, games: readonly BoardgameIoHosted[]): void {
  const io = socketsOf(server);
  if (typeof io?.of !== "function") {
    throw new ArgumentError("server", `expected a server of boardgame.io, got ${quoted(server)}`);
  }
  for (const { name, moves } of gamesIn(games)) {
    io.of(name).use((connection, welcome) => {
      connection.use((message, pass) => {
        if (isHonest(message, moves)) pass();
      });
      welcome();
    });
  }
}

/** Returns the sockets of a server; `undefined` if it has none, or can't be read. */
function socketsOf(server: unknown): App["_io"] {
  try {
    const { app } = server as { readonly app: App };
    return app._io;
  } catch {
    return undefined;
  }
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

/** A message from a client, of which nothing is known yet. */
type Unchecked = Readonly<Partial<Record<string, unknown>>> | null | undefined;

/** Tests whether a client of boardgame.io sends such a message: the name of an event, and its arguments. */
function isHonest([event, ...args]: readonly unknown[], moves: object): boolean {
  if (event === "update") return isMove(args[0] as Unchecked, args[3], moves);
  // A player must use boardgame.io's own spelling of the id: `""` would count as 0 where boardgame.io redacts the log.
  if (event === "sync") return args[1] === null || args[1] === undefined || isPlayer(args[1]);
  return true;
}

/** Tests whether an action is a move of the game, in the name of the player whose credentials boardgame.io checks. */
function isMove(action: Unchecked, playerID: unknown, moves: object): boolean {
  const payload = action?.["payload"] as Unchecked;
  const name = payload?.["type"];
  return (
    action?.["type"] === "MAKE_MOVE" &&
    typeof name === "string" &&
    Object.hasOwn(moves, name) &&
    isPlayer(playerID) &&
    payload?.["playerID"] === playerID
  );
}

/** Tests whether a value is the id of a player: a whole number as a text, in canonical form. */
const isPlayer = (value: unknown): boolean =>
  typeof value === "string" && /^(?:0|[1-9]\d?)$/u.test(value);
