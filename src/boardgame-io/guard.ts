/**
 * What a server of boardgame.io must be protected from. Its clients send Redux actions, and the server carries out any of them: a
 * client that may move can also send a patch that copies the seed to where everybody sees it, or a state to play on with.
 */
import { ArgumentError, quoted } from "../kit/errors.js";

/** Lets a message through. */
type Pass = () => void;

/** A connection of socket.io, as far as it is used. */
interface Connection {
  use(check: (message: readonly unknown[], pass: Pass) => void): unknown;
}

/** The part of socket.io that belongs to one game. */
interface Namespace {
  use(welcome: (connection: Connection, pass: Pass) => void): unknown;
}

/** What koa-socket-2 adds to the app of boardgame.io's server. */
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
 * Makes a server of boardgame.io refuse everything but moves. Without it, a player who may move can send actions that boardgame.io
 * keeps for itself: end the game, replace the state of the match, or copy secrets to where every client sees them. Call it before
 * `run`, with the games of {@link toBoardgameIo}. What a client sends is dropped unless it is one of the moves of the game, in the name
 * of the same player whose credentials are checked.
 *
 * @param server - What `Server` of boardgame.io returned.
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

/** The sockets of a server; `undefined` if it has none, or can't be read. */
function socketsOf(server: unknown): App["_io"] {
  try {
    const { app } = server as { readonly app: App };
    return app._io;
  } catch {
    return undefined;
  }
}

/** The games of a list, each read once. */
function gamesIn(games: unknown): readonly BoardgameIoHosted[] {
  const isGame = ({ name, moves }: Readonly<Record<keyof BoardgameIoHosted, unknown>>): boolean =>
    typeof name === "string" && typeof moves === "object" && moves !== null;
  try {
    if (Array.isArray(games)) {
      // What is not a game is found below, or can't be read and is caught.
      const list = Array.from(games as BoardgameIoHosted[], ({ name, moves }) => ({ name, moves }));
      if (list.every(isGame)) return list;
    }
  } catch {
    // What can't be read is no list of games either.
  }
  throw new ArgumentError("games", `expected a list of games, got ${quoted(games)}`);
}

/** What has arrived. Anybody can send anything, so no field has a known type yet. */
type Unchecked = Readonly<Partial<Record<string, unknown>>> | null | undefined;

/** Whether a client of boardgame.io sends such a message: the name of an event, and what belongs to it. */
function isHonest([event, ...args]: readonly unknown[], moves: object): boolean {
  if (event === "update") return isMove(args[0] as Unchecked, args[3], moves);
  // Somebody who comes as a player says so as boardgame.io numbers them: it takes `""` for 0 where it hides parts of the log.
  if (event === "sync") return args[1] === null || args[1] === undefined || isPlayer(args[1]);
  return true;
}

/** Whether an action is a move of the game, in the name of the player whose credentials boardgame.io checks. */
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

/** Whether a value is the id of a player: a whole number as a text, in its only spelling. */
const isPlayer = (value: unknown): boolean =>
  typeof value === "string" && /^(?:0|[1-9]\d?)$/u.test(value);
