/** Bots of this library as bots of boardgame.io. */
import type { Game, GameTypes } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { fieldsOf } from "../kit/input/plain.js";
import { show, viewerOf } from "./match-state.js";
import { checkGameFunctions } from "./settings.js";
import type { BoardgameIoMatchState } from "./types.js";

/** What is used of a bot: any of `caravanserai/bots`, or one of your own. @category boardgame.io */
export interface BoardgameIoThinker<Types extends GameTypes> {
  /**
   * Returns the bot's move.
   *
   * @param view - The view of the seat that decides.
   */
  think(view: Types["view"]): Promise<{
    /** The move. */
    readonly move: Types["move"];
  }>;
}

/** A bot of boardgame.io. @category boardgame.io */
export interface BoardgameIoBot<Types extends GameTypes> {
  /**
   * Returns the action of a player.
   *
   * @param state - The state of the match, as boardgame.io's master has it.
   * @param playerID - The player who decides.
   */
  play(
    state: {
      /** The match state. */
      readonly G: BoardgameIoMatchState<Types>;
      /** The part of boardgame.io's context that is used. */
      readonly ctx: {
        /** The number of players. */
        readonly numPlayers: number;
      };
    },
    playerID: string,
  ): Promise<{
    /** The action, as boardgame.io's clients send it. */
    readonly action: {
      /** The type of an action that makes a move. */
      readonly type: "MAKE_MOVE";
      /** The move. */
      readonly payload: {
        /** `start` or `play`. */
        readonly type: "start" | "play";
        /** The move of the game, for `play`. */
        readonly args: readonly Types["move"][];
        /** The player who makes it. */
        readonly playerID: string;
      };
    };
  }>;
}

/**
 * Makes a class for the `bots` of boardgame.io's `Local` from a bot of this library. The bot gets the view of its seat, so it is
 * fair: it knows no more than a person there would. In a match that has not started yet it makes the move `start`.
 *
 * @param game - The module of the game that the match is made of.
 * @param bot - The bot.
 *
 * @example
 * ```ts
 * import { toBoardgameIo, toBoardgameIoBot } from "caravanserai/boardgame-io";
 * import { level } from "caravanserai/bots";
 * import * as nomadi from "caravanserai/nomadi";
 *
 * const bots = { 1: toBoardgameIoBot<nomadi.Types>(nomadi, level<nomadi.Types>("easy")) };
 * // Client({ game: toBoardgameIo(nomadi), playerID: "0", numPlayers: 2, multiplayer: Local({ bots }) });
 * typeof bots[1]; // => "function"
 * ```
 *
 * @throws {@link ArgumentError} if `game` is not a game of this library, or `bot` does not think.
 * @category boardgame.io
 */
export function toBoardgameIoBot<Types extends GameTypes>(
  game: Game<Types>,
  bot: BoardgameIoThinker<Types>,
): new () => BoardgameIoBot<Types> {
  checkGameFunctions(game);
  if (typeof fieldsOf(bot, "think").think !== "function") {
    throw new ArgumentError(
      "bot",
      `expected a bot with the function \`think\`, got ${quoted(bot)}`,
    );
  }
  return class implements BoardgameIoBot<Types> {
    async play(
      { G, ctx }: Parameters<BoardgameIoBot<Types>["play"]>[0],
      playerID: string,
    ): ReturnType<BoardgameIoBot<Types>["play"]> {
      const { view } = show(game, G, viewerOf(playerID, ctx.numPlayers));
      const made = <Type extends "start" | "play">(type: Type, args: readonly Types["move"][]) =>
        ({ action: { type: "MAKE_MOVE", payload: { type, args, playerID } } }) as const;
      return view === null ? made("start", []) : made("play", [(await bot.think(view)).move]);
    }
  };
}
