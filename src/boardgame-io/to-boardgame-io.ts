/** Converts a game of this library to a game of boardgame.io. */
import type { GameTypes } from "../game.js";
import {
  checkGameFunctions,
  checkSettings,
  type GameWithFacts,
  matchesOf,
  problemIn,
} from "./settings.js";
import { eventsByViewer, keep, resultOf, seatsOf, show, viewerOf } from "./match-state.js";
import type {
  BoardgameIoCall,
  BoardgameIoGame,
  BoardgameIoMove,
  BoardgameIoOptions,
  BoardgameIoMatchState,
} from "./types.js";

/** The value of boardgame.io's `INVALID_MOVE`. */
const INVALID_MOVE = "INVALID_MOVE";

/**
 * Makes a game of boardgame.io from a game of this library, for its `Client`, its `Server` and its bots.
 *
 * - `moves.start()` sets the game up, once: boardgame.io sends the first state of a match to everybody, so nothing that is hidden
 *   may be in it. Any player can make this move.
 * - `moves.play(move)` makes a move of the game. Only the seat that decides can: it is the only one in `ctx.activePlayers`, also when
 *   it is another seat's turn, `ctx.currentPlayer`.
 * - `G.view` is what the client may see, `G.events` what the last move caused, `ctx.gameover` the result.
 * - Why a move is illegal, `explain(G.view, move)` says, on the client and before the move is sent.
 *
 * Protect a server that strangers can reach with {@link guardServer}.
 *
 * @param game - The module of a game, such as all of `caravanserai/nomadi`.
 * @param options - Settings that differ from the defaults.
 *
 * @example
 * ```ts
 * import * as nomadi from "caravanserai/nomadi";
 * import { toBoardgameIo } from "caravanserai/boardgame-io";
 *
 * const game = toBoardgameIo<nomadi.Types>(nomadi, { defaults: { layout: nomadi.shortCourse } });
 * game.name; // => "nomadi"
 * game.maxPlayers; // => 5
 * ```
 *
 * @throws {@link ArgumentError} if `game` is not a game of this library, or if an option is wrong.
 * @throws {@link SetupError} if the game can't be set up with the defaults.
 * @category boardgame.io
 */
export function toBoardgameIo<Types extends GameTypes>(
  game: GameWithFacts<Types>,
  options: BoardgameIoOptions<Types> = {},
): BoardgameIoGame<Types> {
  type MatchState = BoardgameIoMatchState<Types>;
  type Call = BoardgameIoCall<Types>;

  checkGameFunctions(game);
  const settings = checkSettings(options);
  const { name, minPlayers, maxPlayers, optionsOf, begin } = matchesOf(game, settings);

  function start({ G, undrafted = G, ctx: { numPlayers }, playerID }: Call, ...args: unknown[]) {
    const { options: chosen } = undrafted as MatchState;
    const isSeat = viewerOf(playerID, numPlayers) !== "spectator";
    if (chosen === undefined || !isSeat || args.length > 0) return INVALID_MOVE;
    const nothing = Array.from({ length: numPlayers + 1 }, () => []);
    return keep<Types>(begin(chosen, numPlayers), 0, nothing);
  }

  function play({ G, undrafted = G, ctx: { numPlayers }, playerID }: Call, ...args: unknown[]) {
    const { secret, moves } = undrafted as MatchState;
    if (secret === undefined || args.length !== 1) return INVALID_MOVE;
    const state = once(secret.state);
    if (state.seat === null || viewerOf(playerID, numPlayers) !== state.seat) return INVALID_MOVE;
    if (game.explain(state, args[0]) !== undefined) return INVALID_MOVE;
    const move = args[0] as Types["move"]; // `explain` has checked it.
    const told = eventsByViewer(game, state, move, numPlayers);
    return keep<Types>(game.apply(state, move), moves + 1, told);
  }

  /** Checks a state from a database once, not again at each call. Frozen states are our own, and valid. */
  const once = (state: Types["state"]): Types["state"] =>
    Object.isFrozen(state) ? state : game.load(state);

  /** Sets the active player to the seat that decides. */
  function ask({ G, events }: Call): void {
    const { seat } = seatsOf(G);
    if (G.secret === undefined) events.setActivePlayers({ all: "start" });
    else if (seat !== null) events.setActivePlayers({ value: { [seat]: "play" } });
  }

  const onServer = (move: BoardgameIoMove<Types>["move"], redact: boolean) =>
    ({ move, client: false, redact }) as const;
  const moves = bare({ start: onServer(start, false), play: onServer(play, settings.redact) });

  return {
    name,
    minPlayers,
    maxPlayers,
    deltaState: false,
    disableUndo: true,
    setup: ({ ctx }, setupData) => ({
      view: null,
      events: [],
      moves: 0,
      options: optionsOf(setupData, ctx.numPlayers),
    }),
    validateSetupData: (setupData, numPlayers) => problemIn(() => optionsOf(setupData, numPlayers)),
    moves,
    turn: {
      onBegin: ask,
      onMove: ask,
      endIf({ G, ctx }) {
        const { inTurn } = seatsOf(G);
        if (inTurn === null || String(inTurn) === ctx.currentPlayer) return false;
        return { next: String(inTurn) };
      },
      stages: bare({
        start: { moves: bare({ start: moves.start }) },
        play: { moves: bare({ play: moves.play }) },
      }),
    },
    events: {
      endGame: false,
      endPhase: false,
      endStage: false,
      endTurn: false,
      pass: false,
      setActivePlayers: false,
      setPhase: false,
      setStage: false,
    },
    endIf: ({ G }) => resultOf(game, G),
    playerView: ({ G, ctx, playerID }) => show(game, G, viewerOf(playerID, ctx.numPlayers)),
    plugins: [{ name: "caravanserai", fnWrap: withoutDraft }],
    ai: {
      enumerate(G, ctx, playerID) {
        const state = G.secret?.state ?? G.view;
        if (state === null) return [{ move: "start", args: [] }];
        if (state.seat === null || viewerOf(playerID, ctx.numPlayers) !== state.seat) return [];
        return game.legalMoves(state).map((move) => ({ move: "play", args: [move] }));
      },
    },
  };
}

/** Makes an object without a prototype: boardgame.io looks moves up with `in`, and would find `toString` in any other. */
const bare = <Fields extends object>(fields: Fields): Fields =>
  // The target has no fields of its own, so the result has the type of `fields`.
  Object.assign(Object.create(null) as object, fields);

/**
 * Passes the match state itself to a move: our functions also take the draft of boardgame.io's immer, but must copy and check
 * it.
 */
const withoutDraft =
  <Call extends { readonly G: unknown }>(method: (call: Call, ...args: unknown[]) => unknown) =>
  (call: Call, ...args: unknown[]): unknown =>
    method({ ...call, undrafted: call.G }, ...args);
