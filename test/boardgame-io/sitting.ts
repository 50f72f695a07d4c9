/** Four real clients of boardgame.io at a table of its local master, whose messages are all checked. */
import type { GameTypes } from "caravanserai";
import type { BoardgameIoGame } from "caravanserai/boardgame-io";
import { Inspector } from "./inspector.js";
import { Client, Local } from "./library.js";
import { PLAYERS, type PlayerID, type Truth } from "./truth.js";

/** Three seats and a spectator. What one of them gets that it should not know becomes an unhandled rejection, and fails. */
export function sitDown(game: BoardgameIoGame<GameTypes>, truth: Truth, redacted = false) {
  const master = Local();
  const sit = (id: PlayerID) => {
    const inspector = new Inspector(id, truth, redacted);
    const client = Client({
      game,
      numPlayers: PLAYERS,
      debug: false,
      ...(id === null ? {} : { playerID: id }),
      multiplayer: (options) =>
        master({
          ...options,
          transportDataCallback(data) {
            inspector.check(data);
            options.transportDataCallback(data);
          },
        }),
    });
    client.start();
    return { client, inspector };
  };
  const seated = [sit("0"), sit("1"), sit("2"), sit(null)] as const;
  const [a, b, c, d] = seated;
  return {
    clients: [a.client, b.client, c.client, d.client] as const,
    inspectors: seated.map(({ inspector }) => inspector),
  };
}
