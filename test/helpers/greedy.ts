/** The greedy player of every game, as one call: for tests that need whole games that make sense. */
import type { Game, GameTypes, Seed } from "caravanserai";
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { greedyAction } from "../../src/bots/search/greedy-action.js";
import { randomFor } from "../../src/bots/seeds.js";
import { botGames } from "../../src/games/bot-games.js";
import type { GameId } from "../../src/games/ids.js";

/** Returns the greedy move of a game for the seat that decides. */
const greedyIn =
  <Types extends GameTypes>(id: GameId, game: Game<Types>) =>
  (state: Types["state"] & { readonly seed: Seed }): Types["move"] => {
    const botGame = botGames[id];
    const seat = state.seat ?? 0;
    const view = game.view(state, seat);
    const action = greedyAction(botGame, view, seat, randomFor(state.seed, view));
    return botGame.rules.moveOf(botGame.positionOf(view), action);
  };

export const greedyInDesert = greedyIn<throughTheDesert.Types>(
  "through-the-desert",
  throughTheDesert,
);
export const greedyInNomadi = greedyIn<nomadi.Types>("nomadi", nomadi);
export const greedyInSons = greedyIn<desertSons.Types>("desert-sons", desertSons);
