/** A WebSocket server for every game: rooms, seats, spectators, reconnects, restarts. A state never leaves it. */
import {
  apply,
  CaravanseraiError,
  diff,
  type EventOf,
  events,
  explain,
  formatMove,
  type GameId,
  type GameRecord,
  type MoveOf,
  type Patch,
  randomSeed,
  record,
  resume,
  type StateOf,
  view,
  type Viewer,
  type ViewOf,
} from "caravanserai";
import { type WebSocket, WebSocketServer } from "ws";
import { type Line, openJournal } from "./websocket-journal.js";

/** What a client sends. */
export type Request =
  | { readonly type: "create"; readonly game: GameId; readonly players: number }
  | { readonly type: "sit"; readonly room: string; readonly seat: number }
  | {
      readonly type: "return";
      readonly room: string;
      readonly token: string;
      readonly version?: number;
    }
  | { readonly type: "watch"; readonly room: string; readonly version?: number }
  | { readonly type: "move"; readonly version: number; readonly move: MoveOf<GameId> };

/** What the server sends. A version is the number of moves made so far. */
export type Answer =
  | { readonly type: "created"; readonly room: string }
  | { readonly type: "seated"; readonly seat: number; readonly token: string }
  | { readonly type: "view"; readonly version: number; readonly view: ViewOf<GameId> }
  | {
      readonly type: "update";
      readonly version: number;
      readonly events: readonly EventOf<GameId>[];
      readonly patches: readonly Patch[];
    }
  | { readonly type: "refused"; readonly message: string; readonly rule: string | null };

/** A game that is played. States share what did not change, so the history of a game is small. */
export interface Room {
  readonly id: string;
  /** Every state since the server started. The last one is the current state. */
  readonly states: [StateOf<GameId>, ...StateOf<GameId>[]];
  /** How many moves were made before the first of these states. */
  readonly since: number;
  readonly moves: MoveOf<GameId>[];
  /** The secret of each taken seat: whoever has it may return to the seat. */
  readonly tokens: Map<number, string>;
  readonly clients: Map<WebSocket, Viewer>;
}

/** What has arrived. Anybody can send anything, so no field has a known type yet. */
type Unchecked = Readonly<Partial<Record<string, unknown>>>;

/** A request that can't be granted, other than an illegal move. */
class RequestError extends Error {}

/** A client that has missed more moves than this gets a whole view. */
const MOST_MISSED = 50;

/** Serves the games that are kept in a file, and new ones. */
export function serve(
  port: number,
  path: string,
): { server: WebSocketServer; rooms: ReadonlyMap<string, Room> } {
  const { lines, append } = openJournal(path);
  const rooms = restore(lines);
  const server = new WebSocketServer({ port, maxPayload: 4096 });
  server.on("connection", (client) => {
    let room: Room | undefined;
    client.on("message", (data) => {
      try {
        // By default `ws` gives every message as one buffer.
        const request = (JSON.parse((data as Buffer).toString()) ?? {}) as Unchecked;
        if (request["type"] === "create") send(client, create(rooms, request, append));
        else if (request["type"] === "move") move(room, client, request, append);
        else {
          const next = enter(rooms, client, request, append);
          if (room !== next) room?.clients.delete(client);
          room = next;
        }
      } catch (error) {
        refuse(client, error);
      }
    });
    client.on("close", () => room?.clients.delete(client));
    // Such as a message that is too long: `ws` closes the connection.
    client.on("error", () => undefined);
  });
  return { server, rooms };
}

/** Adds a line to the file. Nobody is told of anything before it is there. */
type Append = (line: Line) => void;

/** Goes on with the games of the file: everything but who is connected. */
function restore(lines: readonly Line[]): Map<string, Room> {
  const moves = new Map<string, string[]>();
  for (const line of lines) {
    if ("record" in line) moves.set(line.room, []);
    else if ("move" in line) moves.get(line.room)?.push(line.move);
  }
  const rooms = new Map<string, Room>();
  for (const line of lines) {
    const { room: id } = line;
    if ("record" in line)
      rooms.set(id, openRoom(id, { ...line.record, moves: moves.get(id) ?? [] }));
    else if ("token" in line) rooms.get(id)?.tokens.set(line.seat, line.token);
  }
  return rooms;
}

function openRoom(id: string, played: GameRecord): Room {
  const { state, moves } = resume(played);
  const since = moves.length;
  return { id, states: [state], since, moves: [...moves], tokens: new Map(), clients: new Map() };
}

function create(rooms: Map<string, Room>, { game, players }: Unchecked, append: Append): Answer {
  // `record` checks both. The seed is ours: who chooses the seed knows everything that is hidden.
  const options = { players: players as number, seed: randomSeed() };
  const begun = record(game as GameId, options, []);
  const room = randomSeed();
  append({ room, record: begun });
  rooms.set(room, openRoom(room, begun));
  return { type: "created", room };
}

/** Lets a client into a room, as a seat or as a spectator, and sends what it lacks. */
function enter(
  rooms: ReadonlyMap<string, Room>,
  client: WebSocket,
  { type, room: id, seat, token, version }: Unchecked,
  append: Append,
): Room {
  const room = rooms.get(String(id));
  if (room === undefined) throw new RequestError("there is no such room");
  const { states, tokens, clients } = room;
  if (type === "sit") {
    if (!states[0].seats.some((_, at) => at === seat)) throw new RequestError("no such seat");
    if (tokens.has(seat as number)) throw new RequestError("the seat is taken");
    const secret = randomSeed();
    append({ room: room.id, seat: seat as number, token: secret });
    tokens.set(seat as number, secret);
    clients.set(client, seat as number);
    send(client, { type: "seated", seat: seat as number, token: secret });
  } else if (type === "return") {
    const [found] = [...tokens].find(([, secret]) => secret === token) ?? [];
    if (found === undefined) throw new RequestError("the token is not of this room");
    clients.set(client, found);
  } else if (type === "watch") clients.set(client, "spectator");
  else throw new RequestError("unknown type of request");
  catchUp(room, client, version);
  return room;
}

/** Sends the moves that a client has missed, or a whole view. */
function catchUp(room: Room, client: WebSocket, version: unknown): void {
  const { states, since, moves, clients } = room;
  const viewer = clients.get(client) ?? "spectator";
  const now = moves.length;
  const first = Math.max(since, now - MOST_MISSED);
  if (Number.isInteger(version) && Number(version) <= now && Number(version) >= first) {
    for (let at = Number(version); at < now; at++) send(client, update(room, at, viewer));
  } else
    send(client, { type: "view", version: now, view: view(states.at(-1) ?? states[0], viewer) });
}

/** What a viewer is told of the move after `at` moves. */
function update({ states, since, moves }: Room, at: number, viewer: Viewer): Answer {
  const [before, after, made] = [states[at - since], states[at - since + 1], moves[at]];
  if (!before || !after || !made) throw new RangeError(`there is no move ${at}`);
  return {
    type: "update",
    version: at + 1,
    events: events(before, made, viewer),
    patches: diff(view(before, viewer), view(after, viewer)),
  };
}

function move(
  room: Room | undefined,
  client: WebSocket,
  { move: wanted, version }: Unchecked,
  append: Append,
): void {
  if (room === undefined) throw new RequestError("enter a room first");
  const { id, states, moves, clients } = room;
  const state = states.at(-1) ?? states[0];
  // A move from an old screen, or one that was sent twice.
  if (version !== moves.length) throw new RequestError("the game has gone on");
  if (state.seat === null || clients.get(client) !== state.seat) {
    throw new RequestError("it is not your decision");
  }
  const refusal = explain(state, wanted);
  if (refusal !== undefined) {
    send(client, { type: "refused", message: refusal.message, rule: refusal.rule });
    return;
  }
  const legal = wanted as MoveOf<GameId>; // `explain` has checked it
  const next = apply(state, legal);
  append({ room: id, move: formatMove(state, legal) });
  states.push(next);
  moves.push(legal);
  for (const [each, viewer] of clients) send(each, update(room, moves.length - 1, viewer));
}

function send(client: WebSocket, answer: Answer): void {
  client.send(JSON.stringify(answer));
}

/** Tells a client what was wrong with a request. Anything else stays in the log of the server. */
function refuse(client: WebSocket, error: unknown): void {
  const isTold = error instanceof CaravanseraiError || error instanceof RequestError;
  if (!isTold && !(error instanceof SyntaxError)) console.error(error);
  const message = isTold ? error.message : "the request can't be read";
  send(client, { type: "refused", message, rule: null });
}
