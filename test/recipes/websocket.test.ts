/** The WebSocket recipe on a real port: whole games with lost connections, and no secret in any message. */
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  diff,
  events,
  explain,
  GAME_IDS,
  type GameId,
  legalMoves,
  type StateOf,
  view,
  type Viewer,
  type ViewOf,
} from "caravanserai";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { play } from "../../docs/recipes/websocket-client.js";
import { type Answer, type Room, serve } from "../../docs/recipes/websocket-server.js";
import { greedyInNomadi as greedyMove } from "../helpers/greedy.js";
import { Dice } from "../helpers/dice.js";

const PLAYERS = 3;
/** How many connections are cut in a game at most. */
const CUTS = 8;

let folder: string;
let table: ReturnType<typeof serve>;
let url: string;
/** Everything that any client was sent. */
let sent: { readonly room: Room | undefined; readonly viewer: Viewer; readonly text: string }[];
let sockets: Set<WebSocket>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "caravanserai-"));
  table = serve(0, join(folder, "games.jsonl"));
  sent = [];
  sockets = new Set();
  table.server.on("connection", (socket) => {
    sockets.add(socket);
    const send = socket.send.bind(socket) as (text: string) => void;
    socket.send = (text: unknown): void => {
      const room = [...table.rooms.values()].find(({ clients }) => clients.has(socket));
      sent.push({ room, viewer: room?.clients.get(socket) ?? "spectator", text: String(text) });
      send(String(text));
    };
  });
  await new Promise((resolve) => table.server.once("listening", resolve));
  // A server that listens on a port has an address of this form.
  url = `ws://127.0.0.1:${(table.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of sockets) socket.terminate();
  table.server.close();
  rmSync(folder, { recursive: true });
});

/** A connection that sends whatever the test likes, and hears the next answers. */
async function connect() {
  const socket = new WebSocket(url);
  const heard: Answer[] = [];
  socket.on("message", (data) => heard.push(JSON.parse((data as Buffer).toString()) as Answer));
  await new Promise((resolve) => socket.once("open", resolve));
  return {
    socket,
    heard,
    ask: async (request: unknown): Promise<Answer | undefined> => {
      const before = heard.length;
      socket.send(typeof request === "string" ? request : JSON.stringify(request));
      await until(() => heard.length > before);
      return heard[before];
    },
  };
}

const until = (isSo: () => boolean): Promise<void> => expect.poll(isSo, { interval: 1 }).toBe(true);

async function createRoom(game: GameId): Promise<[string, Room]> {
  const { ask, socket } = await connect();
  const created = await ask({ type: "create", game, players: PLAYERS });
  socket.close();
  if (created?.type !== "created") throw new Error("no room");
  return [created.room, table.rooms.get(created.room) as Room];
}

const last = ({ states }: Room): StateOf<GameId> => states.at(-1) as StateOf<GameId>;

/** What can be found in no message to a viewer: the seed, the key of chance, and the tokens of other seats. */
function secretsOf({ states, tokens }: Room, viewer: Viewer): string[] {
  const { seed } = states[0];
  const { chance } = states[0] as { readonly chance?: { readonly key: string } };
  const parts = chance === undefined ? [] : (chance.key.match(/.{16}/gu) ?? []);
  const others = [...tokens].filter(([seat]) => seat !== viewer).map(([, token]) => token);
  return [String(seed), ...parts, ...others, '"seed":', '"chance":'];
}

/** A message holds what its viewer may know, made from views only, and nothing else. */
function expectHarmless(room: Room, viewer: Viewer, text: string): void {
  // `expect` for each would take longer than the game.
  expect(secretsOf(room, viewer).filter((secret) => text.includes(secret))).toEqual([]);
  const answer = JSON.parse(text) as Answer;
  if (answer.type === "view") {
    const { version } = answer;
    const now = room.states[version] as StateOf<GameId>;
    expect(text).toBe(JSON.stringify({ type: "view", version, view: view(now, viewer) }));
  } else if (answer.type === "update") {
    const { version } = answer;
    const [before, after] = room.states.slice(version - 1);
    const move = room.moves[version - 1];
    if (!before || !after || !move) throw new Error("no such move");
    const [from, to] = [view(before, viewer), view(after, viewer)];
    const happened = events(before, move, viewer);
    const patches = diff(from, to);
    expect(text).toBe(JSON.stringify({ type: "update", version, events: happened, patches }));
    // Nothing is told that the view does not hold. That the patches make the view is compared by `show`.
    const known = JSON.stringify(to);
    const told = patches.filter(({ op }) => op !== "remove").map(({ value }) => value);
    expect(told.filter((value) => !known.includes(JSON.stringify(value)))).toEqual([]);
  } else expect(Object.keys(answer).sort()).toEqual(KEYS[answer.type]);
}

const KEYS = {
  created: ["room", "type"],
  seated: ["seat", "token", "type"],
  refused: ["message", "rule", "type"],
};

describe("a server over WebSocket", () => {
  test.each(GAME_IDS)("a whole game of %s, with connections that are cut", async (game) => {
    const dice = new Dice(game.length);
    const [id, room] = await createRoom(game);
    const wrong: string[] = [];
    let shown = 0;
    const players = [...Array.from({ length: PLAYERS }, (_, seat) => seat), undefined].map(
      (seat) => {
        const player = {
          seen: undefined as ViewOf<GameId> | undefined,
          version: -1,
          refusals: [] as string[],
          happened: 0,
          client: play(url, id, seat, {
            show(seen, version) {
              const viewer = seat ?? "spectator";
              const truth = view(room.states[version] as StateOf<GameId>, viewer);
              if (JSON.stringify(seen) !== JSON.stringify(truth))
                wrong.push(`${viewer} ${version}`);
              shown++;
              player.seen = seen;
              player.version = version;
            },
            animate: ({ length }) => (player.happened += length),
            refused: (message) => player.refusals.push(message),
          }),
        };
        return player;
      },
    );
    await until(() => players.every(({ seen }) => seen !== undefined));

    while (!last(room).over) {
      const { seat } = last(room);
      const version = room.moves.length;
      const player = players[seat ?? 0];
      if (player === undefined) throw new Error("no such seat");
      if (version % 29 === 3 && version < 29 * CUTS) {
        // Anybody's connection is lost, also that of who decides.
        const connected = [...room.clients.keys()];
        connected[dice.below(connected.length)]?.terminate();
      }
      await until(() => player.version === version && room.clients.size > 0 && isIn(room, seat));
      const moves = legalMoves(player.seen as ViewOf<GameId>);
      // A random game of Nomadi takes thousands of moves, so its players mostly know where to go.
      const state = last(room);
      const knows = state.game === "nomadi" && dice.below(4) > 0;
      const move = knows ? greedyMove(state) : moves[dice.below(moves.length)];
      if (move === undefined) throw new Error("nothing to do");
      if (version % 40 === 7) {
        const bad = { type: "nap" } as unknown as typeof move;
        const before = player.refusals.length;
        player.client.move(bad);
        await until(() => player.refusals.length > before);
        expect(player.refusals.at(-1)).toBe(explain(last(room), bad)?.message);
      }
      player.client.move(move);
      await until(() => room.moves.length > version || !isIn(room, seat));
    }
    await until(() => players.every(({ version }) => version === room.moves.length));
    for (const { client } of players) client.close();

    expect(wrong).toEqual([]);
    expect(shown).toBeGreaterThan(room.moves.length);
    expect(players.every(({ happened }) => happened > 0)).toBe(true);
    for (const { room: where, viewer, text } of sent) {
      if (where !== undefined) expectHarmless(where, viewer, text);
    }
    // Some clients came back: seats are taken once, so each further view or burst of updates is a return.
    expect(sockets.size).toBeGreaterThan(PLAYERS + 2);
  });

  test("whoever returns gets what was missed; with an odd version, the whole view", async () => {
    const [room, played] = await createRoom("nomadi");
    const first = await connect();
    const seated = await first.ask({ type: "sit", room, seat: 0 });
    if (seated?.type !== "seated") throw new Error("not seated");
    const { token } = seated;
    await until(() => first.heard.length === 2);
    await first.ask({ type: "move", version: 0, move: legalMoves(last(played))[0] });
    first.socket.terminate();
    const again = await connect();
    expect(await again.ask({ type: "return", room, token, version: 0 })).toMatchObject({
      type: "update",
      version: 1,
    });
    for (const version of [undefined, null, -60, 2, 0.5, "0", {}]) {
      const answer = await again.ask({ type: "return", room, token, version });
      expect(answer).toMatchObject({ type: "view", version: 1, view: { viewer: 0 } });
    }
  });

  test("what is asked wrongly is refused in a sentence, and changes nothing", async () => {
    const [room, played] = await createRoom("desert-sons");
    const { ask } = await connect();
    const [move] = legalMoves(last(played));
    const refusals: [unknown, string][] = [
      [{ type: "move", version: 0, move }, "enter a room first"],
      [{ type: "sit", room: "nowhere", seat: 0 }, "there is no such room"],
      [{ type: "sit", room, seat: 7 }, "no such seat"],
      [{ type: "sit", room, seat: "0" }, "no such seat"],
      [{ type: "sit", room }, "no such seat"],
      [{ type: "return", room, token: "0".repeat(32) }, "the token is not of this room"],
      [{ type: "return", room }, "the token is not of this room"],
      [{ type: "nap", room }, "unknown type of request"],
      ["null", "there is no such room"],
      ["7", "there is no such room"],
      ["{", "the request can't be read"],
    ];
    for (const [request, message] of refusals) {
      expect(await ask(request)).toEqual({ type: "refused", message, rule: null });
    }
    for (const game of ["chess", "__proto__", 3]) {
      expect(await ask({ type: "create", game, players: 2 })).toMatchObject({ type: "refused" });
    }
    expect(await ask({ type: "create", game: "nomadi", players: 900 })).toMatchObject({
      type: "refused",
    });
    const one = await connect();
    await one.ask({ type: "sit", room, seat: 1 });
    const taken = await ask({ type: "sit", room, seat: 1 });
    expect(taken).toMatchObject({ message: "the seat is taken" });
    await until(() => one.heard.length === 2);
    expect(await one.ask({ type: "move", version: 0, move })).toMatchObject({
      message: "it is not your decision",
    });
    expect(await one.ask({ type: "move", version: 5, move })).toMatchObject({
      message: "the game has gone on",
    });
    const watcher = await connect();
    expect(await watcher.ask({ type: "watch", room })).toMatchObject({
      view: { viewer: "spectator" },
    });
    expect(await watcher.ask({ type: "move", version: 0, move })).toMatchObject({
      message: "it is not your decision",
    });
    expect(played.moves).toEqual([]);
  });
});

const isIn = ({ clients }: Room, seat: number | null): boolean =>
  seat !== null && [...clients.values()].includes(seat);
