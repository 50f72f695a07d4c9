/** The WebSocket recipe is killed in the middle of games, and goes on with every move that it had accepted. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  GAME_IDS,
  type GameId,
  type GameRecord,
  legalMoves,
  replay,
  view,
  type Viewer,
  type ViewOf,
} from "caravanserai";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { play } from "../../docs/recipes/websocket-client.js";
import { type Line, openJournal } from "../../docs/recipes/websocket-journal.js";
import type { Answer } from "../../docs/recipes/websocket-server.js";
import { Dice } from "../helpers/dice.js";
import { programOf } from "../helpers/program.js";

const program = programOf("test/recipes/websocket-process.ts");

const PLAYERS = 2;
const KILLS = 3;
/** How many moves of each game are made between two kills. */
const MOVES = 15;

let folder: string;
let path: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "caravanserai-"));
  path = join(folder, "games.jsonl");
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

/** Starts the server, and returns its port once it listens. */
async function start(port: number): Promise<number> {
  const started = spawn(process.execPath, [program, String(port), path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = started;
  const ended = once(started, "exit").then(() => {
    throw new Error("the server did not start");
  });
  const said = await Promise.race([once(started.stdout, "data"), ended]);
  ended.catch(() => undefined); // It ends later, when it is killed.
  return Number(String(said[0]));
}

async function kill(): Promise<void> {
  if (child?.signalCode !== null || child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

async function createRoom(url: string, game: GameId): Promise<string> {
  const socket = new WebSocket(url);
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "create", game, players: PLAYERS }));
  const [data] = (await once(socket, "message")) as [Buffer];
  socket.close();
  const answer = JSON.parse(data.toString()) as Answer;
  if (answer.type !== "created") throw new Error("no room");
  return answer.room;
}

/** The lines of the file, as a reader who knows nothing of the recipe finds them. */
const linesOf = (room: string): Line[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .slice(0, -1)
    .map((text) => JSON.parse(text) as Line)
    .filter((line) => line.room === room);

const movesOf = (room: string): string[] =>
  linesOf(room).flatMap((line) => ("move" in line ? [line.move] : []));

/** The players of a room, and everything that they were shown. */
function seat(url: string, room: string) {
  const shown: { readonly viewer: Viewer; readonly version: number; readonly text: string }[] = [];
  const wrong: string[] = [];
  const players = Array.from({ length: PLAYERS }, (_, viewer) => {
    const player = {
      seen: undefined as ViewOf<GameId> | undefined,
      version: -1,
      client: play(url, room, viewer, {
        show(seen, version) {
          if (version < player.version) wrong.push(`${viewer}: ${player.version}, then ${version}`);
          if (movesOf(room).length < version) wrong.push(`${version} is not in the file`);
          shown.push({ viewer, version, text: JSON.stringify(seen) });
          player.seen = seen;
          player.version = version;
        },
        animate: () => undefined,
        refused: () => undefined,
      }),
    };
    return player;
  });
  const version = (): number => Math.max(...players.map((player) => player.version));
  /** Sends a random move of whoever decides, if that player is connected. */
  const move = (dice: Dice): void => {
    const { seen } = players.find((player) => player.version === version()) ?? {};
    const player = players[seen?.seat ?? -1];
    if (player?.seen === undefined || player.version !== version()) return;
    const moves = legalMoves(player.seen);
    const chosen = moves[dice.below(moves.length)];
    try {
      if (chosen !== undefined) player.client.move(chosen);
    } catch {
      // Not connected again yet: the caller tries once more.
    }
  };
  return { room, players, shown, wrong, version, move };
}

describe("a server over WebSocket that is killed", () => {
  test("goes on with every accepted move; seats and tokens are kept", async () => {
    const dice = new Dice(23);
    const port = await start(0);
    const url = `ws://127.0.0.1:${port}`;
    const tables: ReturnType<typeof seat>[] = [];
    for (const game of GAME_IDS) tables.push(seat(url, await createRoom(url, game)));
    const playTo = async (goal: number): Promise<void> => {
      for (const table of tables) {
        for (let sent = 0; table.version() < goal; sent++) {
          if (sent > 400) throw new Error("the game does not go on");
          const before = table.version();
          table.move(dice);
          for (let tries = 0; tries < 100 && table.version() === before; tries++) await sleep(2);
        }
      }
    };

    for (let round = 1; round <= KILLS; round++) {
      await playTo(round * MOVES);
      for (const table of tables) table.move(dice); // Nobody knows whether these arrive.
      await kill();
      // What a write leaves that was cut in the middle, even of a letter.
      const torn = Buffer.from(`{"room":"${tables[0]?.room}","move":"é`);
      appendFileSync(path, torn.subarray(0, torn.length - (round % 2)));
      expect(await start(port)).toBe(port);
    }
    await playTo((KILLS + 1) * MOVES);
    for (const { players } of tables) for (const { client } of players) client.close();
    await kill();

    for (const { room, shown, wrong } of tables) {
      expect(wrong).toEqual([]);
      const [begun, ...later] = linesOf(room);
      if (begun === undefined || !("record" in begun)) throw new Error("no record");
      // Each seat was taken once, so whoever came back did so by the token.
      expect(later.flatMap((line) => ("token" in line ? [line.seat] : [])).sort()).toEqual([0, 1]);
      const kept: GameRecord = { ...begun.record, moves: movesOf(room) };
      const states = replay(kept);
      expect(states.length).toBeGreaterThan((KILLS + 1) * MOVES);
      // Nothing that anybody was shown was taken back.
      const others = shown.filter(({ viewer, version, text }) => {
        const state = states[version];
        return state === undefined || text !== JSON.stringify(view(state, viewer));
      });
      expect(others).toEqual([]);
    }
  });

  test("drops a torn last line, and goes on behind the last whole one", () => {
    const whole: Line = { room: "1", seat: 0, token: "2" };
    writeFileSync(path, `${JSON.stringify(whole)}\n{"room":"1","mo`);
    const { lines, append } = openJournal(path);
    expect(lines).toEqual([whole]);
    append({ room: "1", move: "Si4" });
    expect(openJournal(path).lines).toEqual([whole, { room: "1", move: "Si4" }]);
  });
});
