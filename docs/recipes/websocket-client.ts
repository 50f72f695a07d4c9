/** The client of the WebSocket server: keeps a view up to date and comes back when the connection is lost. */
import { type EventOf, type GameId, loadView, type MoveOf, patch, type ViewOf } from "caravanserai";
import { WebSocket } from "ws"; // a browser has its own: leave this line out there
import type { Answer, Request } from "./websocket-server.js";

/** What a client is told to do when something has changed. */
export interface Screen {
  show(view: ViewOf<GameId>, version: number): void;
  animate(events: readonly EventOf<GameId>[]): void;
  refused(message: string): void;
}

/** Enters a room: takes a seat, or watches if none is given. */
export function play(url: string, room: string, seat: number | undefined, screen: Screen) {
  let socket: WebSocket;
  let seen: ViewOf<GameId> | undefined;
  let version: number | undefined;
  // Keep it in `localStorage` or the like, so that a player can return after closing the page.
  let token: string | undefined;
  let isClosed = false;

  const ask = (request: Request): void => socket.send(JSON.stringify(request));
  const enter = (): void => {
    const from = version === undefined ? {} : { version };
    if (token !== undefined) ask({ type: "return", room, token, ...from });
    else if (seat !== undefined) ask({ type: "sit", room, seat });
    else ask({ type: "watch", room, ...from });
  };
  const receive = (answer: Answer): void => {
    if (answer.type === "seated") token = answer.token;
    else if (answer.type === "refused") screen.refused(answer.message);
    else if (answer.type === "view") {
      seen = loadView(answer.view);
      version = answer.version;
      screen.show(seen, version);
    } else if (answer.type === "update" && seen !== undefined) {
      try {
        if (answer.version !== (version ?? 0) + 1) throw new Error("an update is missing");
        seen = patch(seen, answer.patches);
      } catch {
        // Without a version, the server sends the whole view.
        version = undefined;
        enter();
        return;
      }
      version = answer.version;
      screen.animate(answer.events);
      screen.show(seen, version);
    }
  };
  const connect = (): void => {
    socket = new WebSocket(url);
    socket.addEventListener("open", enter);
    socket.addEventListener("message", ({ data }) => {
      receive(JSON.parse(data as string) as Answer); // the server sends text only
    });
    // A connection that fails closes too.
    socket.addEventListener("error", () => undefined);
    socket.addEventListener("close", () => {
      if (!isClosed) setTimeout(connect, 100 + 400 * Math.random());
    });
  };
  connect();
  return {
    move: (move: MoveOf<GameId>): void => ask({ type: "move", version: version ?? 0, move }),
    close: (): void => {
      isClosed = true;
      socket.close();
    },
  };
}
