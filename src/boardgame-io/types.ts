/**
 * The types of boardgame.io that our games use. They are repeated here so that users without boardgame.io can compile, and
 * without its `any`; a test checks them against the original types.
 */
import type { GameTypes, Seed } from "../game.js";
import type { LayoutLimit } from "../kit/boards/limit-layouts.js";

/** The options of a match: all options of a game except the number of players and the seed. @category boardgame.io */
export type BoardgameIoSetup<Types extends GameTypes> = Omit<Types["options"], "players" | "seed">;

/** The part of a match that the server keeps and never sends. @category boardgame.io */
export interface BoardgameIoSecret<Types extends GameTypes> {
  /** The whole state. */
  readonly state: Types["state"];
  /** The events of the last move by seat, and last those for spectators. */
  readonly events: readonly (readonly Types["event"][])[];
}

/**
 * `G` of a match. A client always has a `view` once the match has started. The server keeps `secret` instead, and makes a view
 * for each client.
 *
 * @category boardgame.io
 */
export interface BoardgameIoMatchState<Types extends GameTypes> {
  /** The client's view, `null` until the match has started. */
  readonly view: Types["view"] | null;
  /** The events of the last move that the client may know. */
  readonly events: readonly Types["event"][];
  /** The number of moves made, which shows whether `events` are new. */
  readonly moves: number;
  /** The options of the match, until it has started. */
  readonly options?: BoardgameIoSetup<Types>;
  /** The part that no client gets. */
  readonly secret?: BoardgameIoSecret<Types>;
}

/** `ctx.gameover` of a match that has ended. @category boardgame.io */
export interface BoardgameIoResult<Types extends GameTypes> {
  /** The player who won alone. */
  readonly winner?: string;
  /** `true` if several players won together. */
  readonly draw?: true;
  /** The players who won. */
  readonly winners: readonly string[];
  /** The points of each player by source, as `score` returns them. */
  readonly scores: Types["score"]["seats"];
  /** Why the game ended. */
  readonly endReason: string | null;
}

/** The options of {@link toBoardgameIo}. @category boardgame.io */
export interface BoardgameIoOptions<Types extends GameTypes> {
  /** Options of every match, such as its board. The `setupData` of a match overrides them. */
  readonly defaults?: BoardgameIoSetup<Types>;
  /** Returns the seed of the next match. It runs on the server only. Default: `randomSeed`. */
  readonly seed?: () => Seed;
  /** Whether boardgame.io's log hides the moves of others. Default: `false`, since all moves of our games are public. */
  readonly redact?: boolean;
  /**
   * The boards that the `setupData` of a match may have: `"built-in"` for those that come with the game, or the maximum number
   * of characters as JSON. The game needs `about`, as all games of this library have. Default: any board within the limits of the
   * library. A server that strangers can reach keeps what they send.
   */
  readonly layouts?: LayoutLimit;
}

/** The part of `ctx` that is read. @category boardgame.io */
export interface BoardgameIoContext {
  /** The number of players. */
  readonly numPlayers: number;
  /** The player whose turn it is. */
  readonly currentPlayer: string;
}

/** The argument of moves and hooks. @category boardgame.io */
export interface BoardgameIoCall<Types extends GameTypes> {
  /** The match state, as a draft of boardgame.io's copy of immer. */
  readonly G: BoardgameIoMatchState<Types>;
  /** The match state itself, which our plugin adds: reading a draft takes much longer. */
  readonly undrafted?: unknown;
  /** The turn order and phase of the match. */
  readonly ctx: BoardgameIoContext;
  /** The player who makes the move. */
  readonly playerID?: string | null;
  /** Changes the turn order of the match. */
  readonly events: {
    /**
     * Sets who may act, and in which stage.
     *
     * @param active - The stage of all players, or of each one by id.
     */
    setActivePlayers(active: { all?: string; value?: Record<string, string> }): void;
  };
}

/** A move of boardgame.io that runs on the server only. @category boardgame.io */
export interface BoardgameIoMove<Types extends GameTypes> {
  /**
   * Returns the next match state, or `INVALID_MOVE`.
   *
   * @param call - The match.
   * @param args - The arguments of the client's call.
   */
  readonly move: (
    call: BoardgameIoCall<Types>,
    ...args: unknown[]
  ) => BoardgameIoMatchState<Types> | "INVALID_MOVE";
  /** Never runs on a client, which has a view only. */
  readonly client: false;
  /** Whether the log hides the arguments from others. */
  readonly redact: boolean;
}

/** A move for the bots of boardgame.io. @category boardgame.io */
export interface BoardgameIoAction {
  /** The name of the move. */
  move: string;
  /** Its arguments. */
  args: unknown[];
}

/**
 * A game for boardgame.io's `Client` and `Server`. Its type fits `Game` of boardgame.io.
 *
 * @category boardgame.io
 */
export interface BoardgameIoGame<Types extends GameTypes> {
  /** The id of the game. */
  name: string;
  /** The fewest players. */
  minPlayers: number;
  /** The most players. */
  maxPlayers: number;
  /** Whether boardgame.io sends patches instead of whole views. */
  deltaState: boolean;
  /** No undo: a player who has seen hidden information could use it after the undo. */
  disableUndo: true;
  /**
   * Makes the match state of a match that has not started.
   *
   * @param context - The number of players.
   * @param setupData - The options of the match.
   */
  setup: (
    context: { readonly ctx: BoardgameIoContext },
    setupData?: BoardgameIoSetup<Types>,
  ) => BoardgameIoMatchState<Types>;
  /**
   * Returns the problem with the options of a match, `undefined` if there is none.
   *
   * @param setupData - The options of the match.
   * @param numPlayers - The number of players.
   */
  validateSetupData: (
    setupData: BoardgameIoSetup<Types> | undefined,
    numPlayers: number,
  ) => string | undefined;
  /** `start()` begins the match, `play(move)` makes a move of the game. */
  moves: {
    /** Starts the match. Any player can make this move. */
    start: BoardgameIoMove<Types>;
    /** Makes a move of the game, for the seat that decides. */
    play: BoardgameIoMove<Types>;
  };
  /** The turn order and the stages. */
  turn: {
    /**
     * Sets the active player.
     *
     * @param call - The match.
     */
    onBegin: (call: BoardgameIoCall<Types>) => void;
    /**
     * Sets the active player.
     *
     * @param call - The match.
     */
    onMove: (call: BoardgameIoCall<Types>) => void;
    /**
     * Ends the turn once it is another seat's.
     *
     * @param call - The match state and the turn order.
     */
    endIf: (call: {
      readonly G: BoardgameIoMatchState<Types>;
      readonly ctx: BoardgameIoContext;
    }) => false | Record<"next", string>;
    /** The stages: before the match has started, and while a seat decides. */
    stages: {
      /** Every player may start the match. */
      start: Record<"moves", Record<"start", BoardgameIoMove<Types>>>;
      /** One seat decides. */
      play: Record<"moves", Record<"play", BoardgameIoMove<Types>>>;
    };
  };
  /** Only the rules emit events, not clients. */
  events: Record<
    | "endGame"
    | "endPhase"
    | "endStage"
    | "endTurn"
    | "pass"
    | "setActivePlayers"
    | "setPhase"
    | "setStage",
    false
  >;
  /**
   * Returns the result, once the game is over.
   *
   * @param call - The match state.
   */
  endIf: (call: {
    readonly G: BoardgameIoMatchState<Types>;
  }) => BoardgameIoResult<Types> | undefined;
  /**
   * Returns the match state that a player may see.
   *
   * @param call - The match state and the player.
   */
  playerView: (call: {
    readonly G: BoardgameIoMatchState<Types>;
    readonly ctx: BoardgameIoContext;
    readonly playerID?: string | null;
  }) => BoardgameIoMatchState<Types>;
  /** The plugin that passes the match state itself to the moves. */
  plugins: {
    /** Its name. */
    name: string;
    /**
     * Wraps a move or a hook.
     *
     * @param method - The move or hook.
     */
    fnWrap: <Call extends Pick<BoardgameIoCall<Types>, "G">>(
      method: (call: Call, ...args: unknown[]) => unknown,
    ) => (call: Call, ...args: unknown[]) => unknown;
  }[];
  /** For the bots of boardgame.io. */
  ai: {
    /**
     * Returns every move that a player can make now.
     *
     * @param G - The match state.
     * @param ctx - The turn order of the match.
     * @param playerID - The player.
     */
    enumerate: (
      G: BoardgameIoMatchState<Types>,
      ctx: BoardgameIoContext,
      playerID: string,
    ) => BoardgameIoAction[];
  };
}
