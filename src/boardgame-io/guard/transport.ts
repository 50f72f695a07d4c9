/**
 * Protects what carries the messages. koa-socket-2, which boardgame.io 0.50 uses, brings socket.io 3.1, engine.io 4.1 and ws 7.4:
 * several packets and requests make these throw where nobody catches it.
 */

/** The part of a socket.io connection that is used. */
export interface Socket {
  readonly conn: Wire;
  /** Handles a packet of the client. Private to socket.io. */
  _onpacket?: (packet: unknown) => unknown;
  use(check: (message: readonly unknown[], pass: () => void) => void): unknown;
  on(event: string, handler: (...args: readonly unknown[]) => unknown): unknown;
  emit(event: string, ...args: readonly unknown[]): unknown;
  listeners(event: string): readonly unknown[];
  removeAllListeners(event: string): unknown;
  disconnect(): unknown;
}

/** The part of an engine.io connection that is used. */
interface Wire {
  on(event: "packet", handler: (packet: { readonly data?: unknown }) => void): unknown;
  close(): unknown;
}

/** The part of a socket.io server that is used. */
export interface Sockets {
  readonly engine?: { on(event: "connection", handler: (wire: Wire) => void): unknown };
  of(name: string): {
    on(event: "connection", handler: (socket: Socket) => void): unknown;
  };
}

/** The part of an HTTP server that is used. */
export interface HttpServer {
  maxHeadersCount: number | null;
  on(event: "upgrade", handler: (request: unknown, socket: NetSocket) => void): unknown;
}

interface NetSocket {
  on(event: "error", handler: () => void): unknown;
}

/** Names of events that socket.io emits itself. A client that sends `error` would make it throw. */
const RESERVED = new Set([
  "connect",
  "connect_error",
  "disconnect",
  "disconnecting",
  "error",
  "newListener",
  "removeListener",
]);

const ignore = (): void => undefined;

/** Protects a connection of any namespace against packets that socket.io 3 and 4 throw at. */
export function guardSocket(socket: Socket): void {
  socket.use(([event], pass) => {
    if (typeof event === "string" && !RESERVED.has(event)) pass();
  });
  // What a client calls an error is no news. Without a listener it would be printed.
  socket.on("error", ignore);
  const handle = socket._onpacket?.bind(socket);
  if (handle === undefined) return;
  socket._onpacket = (packet) => {
    try {
      return handle(packet);
    } catch {
      return socket.disconnect();
    }
  };
}

/** Closes connections that send binary data, which boardgame.io never does and socket.io would collect without a limit. */
export function refuseBinary({ engine }: Sockets): void {
  engine?.on("connection", (wire) => {
    wire.on("packet", ({ data }) => {
      if (data !== undefined && typeof data !== "string") wire.close();
    });
  });
}

/** Protects the HTTP server of the sockets. */
export function guardHttp(server: HttpServer): void {
  // Beyond this number Node drops headers, and ws 7 reads `upgrade` without looking. The size of all headers is limited anyway.
  server.maxHeadersCount = 0;
  // engine.io 4 leaves connections alone that ask for an upgrade elsewhere. One that is reset would throw.
  server.on("upgrade", (_request, socket) => socket.on("error", ignore));
}
