/**
 * What boardgame.io takes as a game, as far as our games use it. Written out, so that users who do not have boardgame.io can
 * compile, and without the `any` of its own types; a test compiles it against those.
 */
import type { GameTypes, Seed } from "../game.js";

/** The options of a match: all options of a game except the number of players and the seed. @category boardgame.io */
export type BoardgameIoSetup<Types extends GameTypes> = Omit<Types["options"], "players" | "seed">;

/** What the server keeps of a match and never sends. @category boardgame.io */
export interface BoardgameIoSecret<Types extends GameTypes> {
  /** The whole state. */
  readonly state: Types["state"];
  /** What the last move caused: as each seat may know it, and last as a spectator may. */
  readonly events: readonly (readonly Types["event"][])[];
}

/**
 * `G` of a match. A client always has a `view` once the match has started. The server keeps `secret` instead, and makes a view of it
 * for each client that it sends to.
 *
 * @category boardgame.io
 */
export interface BoardgameIoTable<Types extends GameTypes> {
  /** What the client may see, `null` until the match has started. */
  readonly view: Types["view"] | null;
  /** What the last move caused, as the client may know it. */
  readonly events: readonly Types["event"][];
  /** How many moves were made: whether the events are new can be told from it. */
  readonly moves: number;
  /** The options of the match, until it has started. */
  readonly options?: BoardgameIoSetup<Types>;
  /** What no client gets. */
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

/** How {@link toBoardgameIo} makes a game. @category boardgame.io */
export interface BoardgameIoOptions<Types extends GameTypes> {
  /** Options of every match, such as its board. The `setupData` of a match overrides them. */
  readonly defaults?: BoardgameIoSetup<Types>;
  /** The seed of the next match that starts. It runs on the server only. Default: `randomSeed`. */
  readonly seed?: () => Seed;
  /** Whether boardgame.io's log hides what others have played. Default: `false`, since all moves of our games are made openly. */
  readonly redact?: boolean;
}

/** The part of `ctx` that is read. @category boardgame.io */
export interface BoardgameIoContext {
  /** How many play. */
  readonly numPlayers: number;
  /** The player whose turn it is. */
  readonly currentPlayer: string;
}

/** What a move or a hook is called with. @category boardgame.io */
export interface BoardgameIoCall<Types extends GameTypes> {
  /** The table, as a draft of boardgame.io's copy of immer. */
  readonly G: BoardgameIoTable<Types>;
  /** The table itself, which our plugin hands over: reading a draft takes much longer. */
  readonly undrafted?: unknown;
  /** The course of the match. */
  readonly ctx: BoardgameIoContext;
  /** Who makes the move. */
  readonly playerID?: string | null;
  /** Changes the course of the match. */
  readonly events: {
    /**
     * Says who may act, and in which stage.
     *
     * @param active - The stage of all players, or of each one by id.
     */
    setActivePlayers(active: { all?: string; value?: Record<string, string> }): void;
  };
}

/** A move of boardgame.io that runs on the server only. @category boardgame.io */
export interface BoardgameIoMove<Types extends GameTypes> {
  /**
   * Returns the next table, or says that the move is illegal.
   *
   * @param call - The match.
   * @param args - What the client called the move with.
   */
  readonly move: (
    call: BoardgameIoCall<Types>,
    ...args: unknown[]
  ) => BoardgameIoTable<Types> | "INVALID_MOVE";
  /** Never on a client: it has a view only. */
  readonly client: false;
  /** Whether the log hides the arguments from others. */
  readonly redact: boolean;
}

/** A move that a bot of boardgame.io can make. @category boardgame.io */
export interface BoardgameIoAction {
  /** Which of the moves. */
  move: string;
  /** What it is called with. */
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
  /** No undo: who has seen hidden things could play on with what they know. */
  disableUndo: true;
  /**
   * The table of a match that has not started.
   *
   * @param context - The number of players.
   * @param setupData - The options of the match.
   */
  setup: (
    context: { readonly ctx: BoardgameIoContext },
    setupData?: BoardgameIoSetup<Types>,
  ) => BoardgameIoTable<Types>;
  /**
   * What is wrong with the options of a match, `undefined` if nothing is.
   *
   * @param setupData - The options of the match.
   * @param numPlayers - How many play.
   */
  validateSetupData: (
    setupData: BoardgameIoSetup<Types> | undefined,
    numPlayers: number,
  ) => string | undefined;
  /** `start()` begins the match, `play(move)` makes a move of the game. */
  moves: {
    /** Sets the game up. Any player can make this move. */
    start: BoardgameIoMove<Types>;
    /** Makes a move of the game, for the seat that decides. */
    play: BoardgameIoMove<Types>;
  };
  /** Whose turn it is, and who decides. */
  turn: {
    /**
     * Asks who decides.
     *
     * @param call - The match.
     */
    onBegin: (call: BoardgameIoCall<Types>) => void;
    /**
     * Asks who decides next.
     *
     * @param call - The match.
     */
    onMove: (call: BoardgameIoCall<Types>) => void;
    /**
     * Ends the turn once it is another seat's.
     *
     * @param call - The table and the course of the match.
     */
    endIf: (call: {
      readonly G: BoardgameIoTable<Types>;
      readonly ctx: BoardgameIoContext;
    }) => false | Record<"next", string>;
    /** Before the match has started, and while a seat decides. */
    stages: {
      /** Everybody may start. */
      start: Record<"moves", Record<"start", BoardgameIoMove<Types>>>;
      /** One seat decides. */
      play: Record<"moves", Record<"play", BoardgameIoMove<Types>>>;
    };
  };
  /** Events are for the rules, not for clients. */
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
   * The result, once the game is over.
   *
   * @param call - The table.
   */
  endIf: (call: { readonly G: BoardgameIoTable<Types> }) => BoardgameIoResult<Types> | undefined;
  /**
   * What a player may see.
   *
   * @param call - The table, and the player who looks at it.
   */
  playerView: (call: {
    readonly G: BoardgameIoTable<Types>;
    readonly ctx: BoardgameIoContext;
    readonly playerID?: string | null;
  }) => BoardgameIoTable<Types>;
  /** What hands the table itself to the moves. */
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
     * Every move that a player can make now.
     *
     * @param G - The table.
     * @param ctx - The course of the match.
     * @param playerID - The player.
     */
    enumerate: (
      G: BoardgameIoTable<Types>,
      ctx: BoardgameIoContext,
      playerID: string,
    ) => BoardgameIoAction[];
  };
}
