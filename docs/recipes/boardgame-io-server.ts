/** A server of boardgame.io that hosts all games, with its lobby on a port of its own. */
import { guardServer, toBoardgameIo } from "caravanserai/boardgame-io";
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { Server } from "boardgame.io/server";

// Matches are played on the boards of the library: the server keeps what strangers send.
const options = { layouts: "built-in" } as const;
const games = [
  toBoardgameIo<throughTheDesert.Types>(throughTheDesert, options),
  toBoardgameIo<nomadi.Types>(nomadi, options),
  toBoardgameIo<desertSons.Types>(desertSons, options),
];

/** Runs the server. `origins` are the addresses of the pages that may connect. */
export async function serve(port: number, lobbyPort: number, origins: string[]) {
  const server = Server({
    games,
    origins,
    // Always: by default, boardgame.io asks nobody for credentials until somebody has joined the match.
    authenticateCredentials: (credentials: unknown, player?: { readonly credentials?: string }) =>
      typeof credentials === "string" && credentials === player?.credentials,
  });
  // Before `run`: from here on, clients can send moves and nothing else, and see the seats that they have now.
  guardServer(server, games);
  const running = await server.run({ port, lobbyConfig: { apiPort: lobbyPort } });
  return { stop: () => server.kill(running), db: server.db };
}
