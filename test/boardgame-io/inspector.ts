/**
 * Reads every message that a client receives, part by part: whatever is not exactly what this player may know fails. So nothing
 * hidden gets through, under any name.
 */
import { expect } from "vitest";
import { PLAYERS, type PlayerID, sent, SEED, type Table, type Truth } from "./truth.js";

type Fields = Readonly<Record<string, unknown>>;

/** What boardgame.io's plugins keep. */
interface Plugins {
  readonly random: unknown;
  readonly log: { readonly data: unknown; readonly api?: unknown };
  readonly events: { readonly data: unknown; readonly api?: { readonly _private?: Fields } };
}

/** How the log tells of a move. */
interface LogEntry {
  readonly action: {
    readonly type: string;
    readonly payload: { readonly args?: { readonly next: string } };
  };
  readonly _stateID: number;
  readonly turn: number;
  readonly phase: unknown;
  readonly automatic?: boolean;
}

/** A message of boardgame.io: what kind, and what belongs to it. */
export interface Message {
  readonly type: string;
  readonly args: readonly unknown[];
}

/** Where all that boardgame.io sends is checked, for one player. */
export class Inspector {
  /** How many messages of each kind were checked. */
  readonly seen: Record<string, number> = {};
  constructor(
    readonly id: PlayerID,
    readonly truth: Truth,
    /** Whether the log hides what others played. */
    readonly redacted = false,
  ) {}

  /** Checks one message; throws if it tells something that it should not. */
  check(message: Message): void {
    const { type, args } = sent(message);
    this.checkText(JSON.stringify(args));
    this.seen[type] = (this.seen[type] ?? 0) + 1;
    if (type === "update") {
      const [, state, log, ...rest] = args;
      same(rest, []);
      this.#checkState(state as Fields);
      this.#checkLog(log as LogEntry[]);
    } else if (type === "sync") {
      const { state, log, initialState, filteredMetadata, ...rest } = args[1] as Fields;
      same(rest, {});
      this.#checkState(state as Fields);
      this.#checkLog((log ?? []) as LogEntry[]);
      this.#checkInitial(initialState as Fields);
      this.#checkPlayers(filteredMetadata as Fields[]);
    } else if (type === "matchData") this.#checkPlayers(args[1] as Fields[]);
    else throw new Error(`a message of a kind that nobody checks: ${type}`);
  }

  /** Checks what no text may contain: the seed, the key of the random generator, what only the server has. */
  checkText(text: string): void {
    const { chance } = this.truth.state as { readonly chance?: { readonly key: string } };
    for (const secret of [SEED, chance?.key ?? SEED, '"secret"', '"chance"']) {
      if (text.includes(secret)) throw new Error(`${secret} in a message to ${String(this.id)}`);
    }
  }

  #checkState({ G, ctx, plugins, _undo, _redo, _stateID, ...rest }: Fields): void {
    const { view, moves } = G as Table;
    const at = view === null ? -1 : moves;
    same(G, this.truth.table(this.id, at));
    this.#checkCourse(ctx as Fields, at);
    this.#checkPlugins(plugins as Plugins);
    same([_undo, _redo, _stateID], [[], [], at + 1]);
    same(rest, {});
  }

  /** What boardgame.io's own plugins keep. After a move that was refused, it sends what it called the move with, too. */
  #checkPlugins({ random, log, events, ...rest }: Plugins): void {
    same([random, log.data, events.data, rest], [{}, {}, {}, {}]);
    same(log.api ?? {}, {});
    const { _private: inner, ...functions } = events.api ?? {};
    same(functions, {});
    if (inner === undefined) return;
    const { playerID, flow, ...counts } = inner;
    same(Object.keys(flow as object).sort(), [
      "enabledEventNames",
      "eventHandlers",
      "eventNames",
      "moveMap",
      "moveNames",
    ]);
    const { turn } = { turn: counts["currentTurn"] };
    same(counts, {
      dispatch: [],
      initialTurn: turn,
      currentPhase: null,
      currentTurn: turn,
      maxEndedTurnsPerAction: 300,
    });
    same(typeof playerID, "string");
  }

  /** `ctx`: only what a spectator can see, and how boardgame.io counts. */
  #checkCourse(ctx: Fields, at: number): void {
    const { numMoves, turn, activePlayers, currentPlayer, gameover, ...rest } = ctx;
    const { _activePlayersNumMoves: counts, ...settings } = rest;
    const state = this.truth.states[at];
    same([typeof numMoves, typeof turn], ["number", "number"]);
    same(
      Object.values(counts as Fields).filter((count) => typeof count !== "number"),
      [],
    );
    if (state?.over === true) {
      const { seats: scores, winners: seats } = this.truth.of.game.score(state);
      const winners = seats.map(String);
      const alone = winners.length === 1 ? { winner: winners[0] } : { draw: true };
      same(gameover, { ...alone, winners, scores, endReason: state.endReason });
    } else {
      same(gameover, undefined);
      const everybody = { "0": "start", "1": "start", "2": "start" };
      same(activePlayers, state ? { [String(state.seat)]: "play" } : everybody);
      same(currentPlayer, String(state?.inTurn ?? state?.seat ?? 0));
    }
    same(settings, {
      numPlayers: PLAYERS,
      playOrder: ["0", "1", "2"],
      playOrderPos: Number(currentPlayer),
      phase: null,
      _activePlayersMinMoves: null,
      _activePlayersMaxMoves: null,
      _prevActivePlayers: [],
      _nextActivePlayers: null,
    });
  }

  /** The state before the match has started, which boardgame.io sends without asking what a player may see. */
  #checkInitial({ G, ctx, plugins, ...rest }: Fields): void {
    same(G, this.truth.table(this.id, -1));
    this.#checkCourse(ctx as Fields, -1);
    // Its own seed, which is the time of day. Ours must not follow from it.
    const { random, ...others } = plugins as { readonly random: unknown };
    expect(random).toEqual({ data: { seed: expect.any(String) as unknown } });
    expect(others).toEqual({ log: { data: {} }, events: { data: {} } });
    expect(rest).toEqual({ _undo: [], _redo: [], _stateID: 0 });
  }

  /** Moves as they were made, and the turns that they ended. */
  #checkLog(log: readonly LogEntry[]): void {
    for (const { action, _stateID, turn, phase, automatic, ...rest } of log) {
      same([typeof turn, phase], ["number", null]);
      if (action.type === "GAME_EVENT") {
        const { next } = action.payload.args ?? { next: "0" };
        same([automatic, next.length === 1 && "012".includes(next)], [true, true]);
        same(rest, {});
        const args = action.payload.args === undefined ? {} : { args: { next } };
        same(action, { type: "GAME_EVENT", payload: { type: "endTurn", ...args } });
        continue;
      }
      const seat = _stateID === 0 ? "1" : String(this.truth.states[_stateID - 1]?.seat);
      const isHidden = this.redacted && _stateID > 0;
      // Who made the move gets it with a mark that others do not.
      same(rest, isHidden && seat === this.id ? { redact: true } : {});
      const move = _stateID === 0 ? [] : [this.truth.moves[_stateID - 1]];
      const args = isHidden && seat !== this.id ? null : move;
      const type = _stateID === 0 ? "start" : "play";
      same(action, { type: "MAKE_MOVE", payload: { type, args, playerID: seat } });
    }
  }

  #checkPlayers(players: readonly Fields[]): void {
    for (const player of players) {
      const { id, name, isConnected, ...rest } = player;
      same(rest, {});
      expect([typeof id, typeof (name ?? ""), typeof (isConnected ?? true)]).toEqual([
        "number",
        "string",
        "boolean",
      ]);
    }
  }
}

/** Fails unless two values are equal. Equal texts are found much faster than equal objects. */
function same(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  expect(actual).toEqual(sent(expected));
}
