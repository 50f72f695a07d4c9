/** Matches of all three games with a known seed: what really happens in them, and what each player may know of it. */
import type { Game, GameTypes, Viewer } from "caravanserai";
import {
  type BoardgameIoGame,
  type BoardgameIoOptions,
  type BoardgameIoMatchState,
  toBoardgameIo,
} from "caravanserai/boardgame-io";
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { Dice } from "../helpers/dice.js";

export type State = GameTypes["state"];
export type Move = GameTypes["move"];
export type Table = BoardgameIoMatchState<GameTypes>;

/** No message may contain it. */
export const SEED = "petra-4b1d0c";

export const PLAYERS = 3;

/** The ids of the players in boardgame.io, and `null` for somebody who watches. */
export const EVERYBODY = ["0", "1", "2", null] as const;
export type PlayerID = (typeof EVERYBODY)[number];

const viewerOf = (id: PlayerID): Viewer => (id === null ? "spectator" : Number(id));

export interface Tried {
  readonly name: string;
  readonly game: Game<GameTypes>;
  readonly defaults: object;
}

/** The three games on small boards. In Nomadi seats also decide in the turns of others. */
export const tried: readonly Tried[] = [
  { name: "through-the-desert", game: desert, defaults: { layout: desert.smallWadi } },
  { name: "nomadi", game: nomadi, defaults: { layout: nomadi.shortCourse, bribery: true } },
  { name: "desert-sons", game: sons, defaults: { tileSet: sons.shortTrip } },
];

/** A game for boardgame.io whose seed is known to the test. */
export const made = (
  { game, defaults }: Tried,
  options: BoardgameIoOptions<GameTypes> = {},
): BoardgameIoGame<GameTypes> => toBoardgameIo(game, { defaults, seed: () => SEED, ...options });

/** What really happens in a match: the same game, played by the functions of the library alone. */
export class Truth {
  readonly states: State[];
  readonly moves: Move[] = [];
  readonly #dice: Dice;
  constructor(
    readonly of: Tried,
    seed: number,
  ) {
    this.states = [of.game.setup({ ...of.defaults, players: PLAYERS, seed: SEED })];
    this.#dice = new Dice(seed);
  }
  get state(): State {
    return this.states.at(-1) as State;
  }
  /** Makes a random move, and returns it with the seat that makes it. */
  step(): { readonly seat: number; readonly move: Move } {
    const { state } = this;
    const moves = this.of.game.legalMoves(state);
    const move = moves[this.#dice.below(moves.length)] as Move;
    this.states.push(this.of.game.apply(state, move));
    this.moves.push(move);
    return { seat: state.seat as number, move };
  }
  /** What a client has after some moves; before the match has started, after -1. */
  table(id: PlayerID, moves = this.moves.length): Table {
    const { game, defaults } = this.of;
    if (moves < 0) return { view: null, events: [], moves: 0, options: defaults };
    const viewer = viewerOf(id);
    const [before, move] = [this.states[moves - 1], this.moves[moves - 1]];
    const events = before && move ? game.events(before, move, viewer) : [];
    return { view: game.view(this.states[moves] as State, viewer), events, moves };
  }
}

/** A value as it arrives over the wire. */
export const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
