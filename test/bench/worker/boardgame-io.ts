/** boardgame.io: its own reducer, and the moves that its `enumerate` tells, as its bots use them. */
import { createRequire } from "node:module";
import type { State } from "boardgame.io";
import type * as Ai from "boardgame.io/ai";
import type * as Internal from "boardgame.io/internal";
import * as desert from "caravanserai/through-the-desert";
import { type Contestant, pick, randomOf, SETUPS } from "./contestant.js";
import { desertGame, type Start, type Table } from "./desert-of-boardgame-io.js";

// Its folders have no entry for `import`.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal") as typeof Internal;
const { RandomBot } = require("boardgame.io/ai") as typeof Ai;

/** The same games as this library plays with four players. */
export function boardgameIo(): Contestant {
  const states = Array.from({ length: SETUPS }, (_, seed) => desert.setup({ players: 4, seed }));
  const names = desert.board(states[0] as desert.State).spaces.flatMap(({ name }) => name ?? []);
  const game = desertGame(
    names.map((space) =>
      desert.neighboursOf(states[0] as desert.State, space).map((name) => names.indexOf(name)),
    ),
  );
  const starts: State<Table>[] = states.map(({ oases, water }) => {
    const setupData: Start = {
      oases: oases.map((space) => names.indexOf(space)),
      water: names.map((name) => water.find(({ space }) => space === name)?.value ?? 0),
    };
    // What the game's own `setup` makes is a table.
    return InitializeGame({ game, numPlayers: 4, setupData }) as State<Table>;
  });
  const reducer = CreateGameReducer({ game });
  if (game.ai === undefined) throw new Error("The game tells no moves");
  const bot = new RandomBot({ enumerate: game.ai.enumerate });
  let state = starts[0] as State<Table>;
  return {
    play(number) {
      const random = randomOf(number);
      state = starts[number % SETUPS] as State<Table>;
      let moves = 0;
      for (; state.ctx.gameover === undefined; moves++) {
        const { G, ctx } = state;
        state = reducer(state, pick(bot.enumerate(G, ctx, ctx.currentPlayer), random));
      }
      return moves;
    },
    result: () => JSON.stringify(state.ctx.gameover),
  };
}
