/** A process of the benchmark: plays the games of the checksum, and measures one variant unless it is told not to. */
import { createHash } from "node:crypto";
import type { Job } from "../variants.js";
import type { Checksum, Finding, Order } from "../protocol.js";
import { boardgameIo } from "./boardgame-io.js";
import { boardCosts } from "./boards.js";
import { gameModule, immutable, setups, simulated } from "./caravanserai.js";
import { processorSeconds } from "./clock.js";
import type { Contestant } from "./contestant.js";
import { growth } from "./growth.js";
import { bytesPerState } from "./memory.js";
import { checksumInTurn, turnCosts } from "./turns.js";

/** Something that does work which can be proved, and what is measured of it. */
interface Measurable {
  checksum(games: number): Checksum | Promise<Checksum>;
  measure(seconds: number): Record<string, number> | Promise<Record<string, number>>;
}

const { job, games, seconds } = JSON.parse(process.argv[2] ?? "") as Order;
const measurable = await prepare(job);
const finding: Finding = {
  checksum: await measurable.checksum(games),
  figures: seconds > 0 ? await measurable.measure(seconds) : {},
};
console.log(JSON.stringify(finding));

async function prepare(of: Job): Promise<Measurable> {
  switch (of.kind) {
    case "simulate": {
      const module = await gameModule(of.game);
      return paced(simulated(module, setups(module, of.players), of.style));
    }
    case "immutable": {
      const module = await gameModule(of.game);
      return paced(immutable(module, setups(module, of.players)));
    }
    case "boardgame.io":
      return paced(boardgameIo());
    case "chessops":
      return paced((await import("./chess.js")).chessops());
    case "chess.js":
      return paced((await import("./chess.js")).chessJs());
    case "growth": {
      const grown = growth(of.desert);
      return {
        checksum: checksumOf(grown.contestant),
        measure: (seconds) => grown.measure(seconds),
      };
    }
    case "memory": {
      const module = await gameModule(of.game);
      const starts = setups(module, of.players);
      return {
        checksum: checksumOf(immutable(module, starts)),
        measure: () => ({ "bytes per state": bytesPerState(module, starts) }),
      };
    }
    case "turns": {
      const module = await gameModule(of.game);
      return {
        checksum: (games) => checksumInTurn(module, of.players, games),
        measure: (seconds) => turnCosts(module, of.players, seconds),
      };
    }
    case "board": {
      const module = await gameModule(of.game);
      const starts = setups(module, of.players);
      return {
        checksum: checksumOf(immutable(module, starts)),
        measure: (seconds) => boardCosts(module, starts, seconds),
      };
    }
    case "search": {
      const { searches } = await import("./searches.js");
      return searches(await gameModule(of.game), of.players);
    }
  }
}

/** Rates of whole games, after some that warm the machine up. */
function paced(of: Contestant): Measurable {
  return {
    checksum: checksumOf(of),
    measure(seconds) {
      playFor(of, seconds / 2);
      const { games, moves, spent } = playFor(of, seconds);
      return { "moves/s": moves / spent, "games/s": games / spent };
    },
  };
}

function playFor(of: Contestant, seconds: number): { games: number; moves: number; spent: number } {
  const start = processorSeconds();
  let games = 0;
  let moves = 0;
  let spent = 0;
  while (spent < seconds) {
    // The clock is looked at about every hundred moves at first, and ever less often.
    const until = games + Math.max(1, games >> 3);
    for (; games < until; games++) moves += of.play(games);
    spent = processorSeconds() - start;
  }
  return { games, moves, spent };
}

/** What proves that the games were played: how many moves, and a digest of how each has ended. */
function checksumOf(of: Contestant): Measurable["checksum"] {
  return (count) => {
    const digest = createHash("sha256");
    let moves = 0;
    for (let game = 0; game < count; game++) {
      moves += of.play(game);
      digest.update(`${of.result()}\n`);
    }
    return { games: count, moves, digest: digest.digest("hex").slice(0, 16) };
  };
}
