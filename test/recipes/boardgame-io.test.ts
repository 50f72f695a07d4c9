/** The boardgame.io recipe on real ports: three players and a spectator play a match to its end. */
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { legalMoves, type MoveEvent, shortCourse, type View } from "caravanserai/nomadi";
import { LobbyClient } from "boardgame.io/client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { join, type Place, type Screen } from "../../docs/recipes/boardgame-io-client.js";
import { serve } from "../../docs/recipes/boardgame-io-server.js";
import { Dice } from "../helpers/dice.js";

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

let server: Awaited<ReturnType<typeof serve>>;
let address: string;
let lobby: LobbyClient;
beforeAll(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  // Players who start at once: the server notes that all but one were too late.
  vi.spyOn(console, "error").mockReturnValue();
  const [port, lobbyPort] = [await freePort(), await freePort()];
  server = await serve(port, lobbyPort, ["http://localhost"]);
  address = `http://localhost:${port}`;
  lobby = new LobbyClient({ server: `http://localhost:${lobbyPort}` });
});
afterAll(() => server.stop());

test("a match of Nomadi is played to its end by three players, and a spectator sees it", async () => {
  // A match of a few turns: how a whole game goes is tested elsewhere.
  const setupData = { layout: shortCourse, maxTurns: 6 };
  const { matchID } = await lobby.createMatch("nomadi", { numPlayers: 3, setupData });
  const dice = new Dice(3);
  const seen: {
    views: View[];
    events: MoveEvent[];
    refusals: string[];
    winners?: readonly string[];
  }[] = [];

  /** Somebody who starts if asked to, tries an illegal move first, and then makes a random one. */
  const sit = (place: Place): Promise<void> =>
    new Promise((ended) => {
      const mine: (typeof seen)[number] = { views: [], events: [], refusals: [] };
      seen.push(mine);
      const screen: Screen = {
        offerStart: (start) => setTimeout(start),
        show(view, isMyDecision) {
          mine.views.push(view);
          if (!isMyDecision) return;
          const moves = legalMoves(view);
          const move = moves[dice.below(moves.length)];
          if (move === undefined) throw new Error("no legal move, and the game is not over");
          if (mine.refusals.length === 0) table.play({ type: "place", square: "a1" });
          table.play(move);
        },
        animate: (events) => mine.events.push(...events),
        refused: (sentence) => mine.refusals.push(sentence),
        over(winners) {
          mine.winners = winners;
          table.leave();
          ended();
        },
      };
      const table = join(place, screen);
    });

  const ends: Promise<void>[] = [sit({ server: address, matchID })];
  for (const playerID of ["0", "1", "2"]) {
    const name = { playerID, playerName: `Player ${playerID}` };
    const { playerCredentials: credentials } = await lobby.joinMatch("nomadi", matchID, name);
    ends.push(sit({ server: address, matchID, playerID, credentials }));
  }
  await Promise.all(ends);

  const [spectator, ...players] = seen;
  const last = spectator?.views.at(-1);
  expect(last).toMatchObject({ over: true, viewer: "spectator" });
  expect(spectator?.refusals).toEqual([]);
  expect(spectator?.winners?.length).toBeGreaterThan(0);
  for (const [seat, { views, events, refusals, winners }] of players.entries()) {
    expect(views.at(-1)).toEqual({ ...last, viewer: seat });
    expect(events.at(-1)?.type).toBe("game-ended");
    expect(refusals).toEqual(["This square is not in the start."]);
    expect(winners).toEqual(spectator?.winners);
  }
});
