/**
 * One connection to a game. Its messages are handled one after the other, and what its player may no longer see is not sent.
 * boardgame.io handles them at once: with two `sync` on their way, a client gets the views of a seat in a match where it has none,
 * and one that disconnects meanwhile ends the server with the next move.
 */
import type { Matches } from "./matches.js";
import { type Claim, type Message, readChat, readSync, readUpdate } from "./messages.js";
import type { Socket } from "./transport.js";

type Handler = (...args: readonly unknown[]) => unknown;
type Handle = (...args: readonly unknown[]) => Promise<void>;

/** What is the same for all connections of a game. */
export interface Hosting {
  readonly moves: object;
  readonly matches: Matches;
  /** The longest chat message; 0 for none. */
  readonly chat: number;
  /** Reports an error of boardgame.io, of the storage or of the authentication. */
  readonly report: (error: unknown) => void;
}

/** The most messages of a client that wait. Whoever sends more does not wait for answers, and is not heard. */
const MOST_WAITING = 100;

/** The messages of boardgame.io with a view, or with what belongs to a match. */
const SENT = new Set(["update", "patch", "sync", "matchData", "chat"]);

/** Stands between boardgame.io and a client that has just connected. */
export function guardConnection(socket: Socket, { moves, matches, chat, report }: Hosting): void {
  /** Who the client is, since its last `sync`. */
  let claim: Claim | undefined;
  let waiting = 0;
  let received = Promise.resolve();
  let sent = Promise.resolve();

  /** Puts guarded handlers in the place of boardgame.io's own. */
  function replace(event: string, guarded: (handle: Handle, args: readonly unknown[]) => void) {
    const handlers = socket.listeners(event) as readonly Handler[];
    socket.removeAllListeners(event);
    const handle: Handle = async (...args) => {
      for (const handler of handlers) await handler(...args);
    };
    socket.on(event, (...args) => guarded(handle, args));
  }

  /** Does something once everything before it is done. Nothing that fails ends the server. */
  function enqueue(task: () => Promise<void>): void {
    waiting++;
    received = received
      .then(task)
      .catch(report)
      .then(() => {
        waiting--;
      });
  }

  function receive(event: string, read: (args: readonly unknown[]) => Message | undefined): void {
    replace(event, (handle, args) => {
      const message = read(args);
      if (message === undefined || waiting >= MOST_WAITING) return;
      enqueue(async () => {
        if (!(await matches.admits(message.claim))) return;
        if (event === "sync") ({ claim } = message);
        await handle(...message.args);
      });
    });
  }

  receive("update", (args) => readUpdate(args, moves));
  receive("sync", readSync);
  receive("chat", (args) => (chat > 0 ? readChat(args, chat) : undefined));
  replace("disconnect", (handle, args) => enqueue(() => handle(...args)));

  /** Sends a message, unless its receiver has lost the seat. With the credentials of a seat, `sync` lets the client see again. */
  async function deliver(receiver: Claim, send: () => void): Promise<void> {
    if (receiver.playerID === null || (await matches.admits(receiver))) send();
  }

  const emit = socket.emit.bind(socket);
  socket.emit = (event, ...args) => {
    const receiver = claim;
    if (receiver === undefined || !SENT.has(event)) return emit(event, ...args);
    sent = sent
      .then(() => deliver(receiver, () => void emit(event, ...args)))
      .catch((error: unknown) => {
        report(error);
        // The client has missed a message. It connects again and asks for the match.
        socket.conn.close();
      });
    return true;
  };
}
