/**
 * The state of a game of Desert Sons: small, readable JSON, read-only in its type and frozen at run time. Lists are kept
 * in one order, so equal positions have equal states however they were reached.
 */
import type {
  Seats,
  Ended,
  GameScore,
  Running,
  Seat,
  SeatScore,
  Seed,
  Viewed,
} from "../../game.js";
import type { RandomState } from "../../kit/chance/chance.js";
import type { TileSet } from "./tile-set.js";

/** The four goods, in the order that all lists use. @category Vocabulary */
export const GOODS = Object.freeze(["myrrh", "frankincense", "salt", "gems"] as const);

/** A good. @category Vocabulary */
export type Good = (typeof GOODS)[number];

/** The actions of action spaces, in the order that all lists use. @category Vocabulary */
export const ACTIONS = Object.freeze([...GOODS, "camel", "water", "rumour"] as const);

/** The action that an action space gives (rule T28). @category Vocabulary */
export type Action = (typeof ACTIONS)[number];

/** The slots of the rumour board, two for each good (rule T4). @category Vocabulary */
export const SLOTS: readonly Slot[] = Object.freeze(
  GOODS.flatMap((good) => [`${good}-1`, `${good}-2`] as const),
);

/** A slot of the rumour board, such as `salt-2`. @category Vocabulary */
export type Slot = `${Good}-${1 | 2}`;

/** The name of a field such as `f7`: letters for its row from the north, a number for its column from the west. @category Vocabulary */
export type Field = string;

/**
 * A tile in the notation of tile sets, such as `OODD NE[F]`: as the tile set lists it. If a set lists the same tile several times,
 * rotated or with its action spaces in another order, the first text is used for all of them, so equal tiles have equal texts. A
 * tile as it lies on the board is a {@link Face}.
 *
 * @category Vocabulary
 */
export type Tile = string;

/** A tile or a field of the cross as it lies on the board, in the notation of tile sets: `DOOD ES[F]`. @category Vocabulary */
export type Face = string;

/** A portion of a tile as it lies: the sides that it reaches, such as `NE`. @category Vocabulary */
export type Portion = string;

/** The decision that is due. @category Vocabulary */
export type Phase =
  | "start"
  | "travel"
  | "explore"
  | "place"
  | "explorer"
  | "oasis"
  | "action"
  | "swap"
  | "lay"
  | "look"
  | "remove"
  | "guide"
  | "over";

/**
 * The reason why a game ended: the last turns after the stack was empty have been played (rule T32), or there were too many turns
 * in a row without a tile drawn, placed or discarded (rule T35).
 *
 * @category Vocabulary
 */
export type EndReason = "stack-empty" | "idle";

/** A tile on the board. @category State */
export interface PlacedTile {
  /** The field where it lies. */
  readonly field: Field;
  /** The tile. */
  readonly tile: Tile;
  /** The rotation: 0 to 3 quarter turns clockwise, the smallest number that gives this face. */
  readonly rotation: number;
}

/** An explorer on the board. @category State */
export interface Explorer {
  /** Its height, which no other explorer has. */
  readonly height: number;
  /** The seat that owns the explorer. */
  readonly seat: Seat;
  /** The field it stands on. */
  readonly field: Field;
  /** The portion it stands on. */
  readonly portion: Portion;
}

/** A number of each good. @category State */
export type Goods = Readonly<Record<Good, number>>;

/** The pieces of one player. @category State */
export interface SeatState {
  /** The field where the caravan stands, `null` until its start is chosen. */
  readonly caravan: Field | null;
  /** The tiles in reserve, face up. */
  readonly reserve: readonly Tile[];
  /** Water. */
  readonly water: number;
  /** The number of camel tiles taken. Each has 2 places for goods, in addition to the 4 of the caravan board. */
  readonly camels: number;
  /** The goods on the camels. */
  readonly goods: Goods;
}

/** The pieces left in the supply. @category State */
export interface Supply {
  /** Water. */
  readonly water: number;
  /** Camel tiles. */
  readonly camels: number;
  /** Goods. */
  readonly goods: Goods;
}

/** A rumour tile that somebody has looked at. `Value` is `number | null` in a view. @category State */
export interface Rumour<Value = number> {
  /** The amount that it adds to the value of a good; `null` in a view whose viewer may not know it. */
  readonly value: Value;
  /** The seats that have looked at it. */
  readonly seenBy: readonly Seat[];
}

/** A rumour tile on its slot. @category State */
export interface LaidRumour<Value = number> extends Rumour<Value> {
  /** The slot where it lies. */
  readonly slot: Slot;
}

/** The rumour tiles (rules T4, T28). @category State */
export interface Rumours<Value = number> {
  /** The number of tiles left that nobody has looked at. */
  readonly unseen: number;
  /** The tile that was taken off the board and will be drawn next, `null` if there is none. */
  readonly aside: Rumour<Value> | null;
  /** The tile that the seat to decide has drawn and must lay, `null` if there is none. */
  readonly hand: Rumour<Value> | null;
  /** The slot whose tile the seat to decide is looking at, `null` if there is none. */
  readonly looked: Slot | null;
  /** The tiles on the board, by slot. */
  readonly board: readonly LaidRumour<Value>[];
}

/** An explorer on an action space whose action is still to be carried out (rule T28). @category State */
export interface PlacedExplorer {
  /** Its height. */
  readonly height: number;
  /** The action that the space gives. */
  readonly action: Action;
}

/** An oasis that is being scored (rules T26 to T29). @category State */
export interface Scoring {
  /** The portion of the tile just placed that belongs to it. */
  readonly portion: Portion;
  /**
   * The heights of the explorers that are still to act, in order; the first acts now. With the option `actions:
   * "after-placing"`, first those that are still to take a space, and then those in `placed`.
   */
  readonly explorers: readonly number[];
  /**
   * The explorers on action spaces whose actions are still to be carried out, in order. Always empty unless the option
   * `actions` is `"after-placing"`.
   */
  readonly placed: readonly PlacedExplorer[];
  /** The action spaces that are still free. */
  readonly spaces: readonly Action[];
  /** The good that the first explorer may take in exchange for another one, `null` unless the phase is `swap`. */
  readonly good: Good | null;
}

/** The rules that options choose. @category State */
export interface Rules {
  /** Whether the caravans' starts are fixed by seat or chosen in seat order (rule T8). */
  readonly starts: "fixed" | "choose";
  /** Whether each explorer's action is carried out at once, or after all explorers are placed (rule T28). */
  readonly actions: "at-once" | "after-placing";
}

/** The fields of a running game. While an oasis is scored, `seat` may differ from `inTurn`. @category State */
export interface InPlay extends Running {
  /** The decision that is due. */
  readonly phase: Exclude<Phase, "over">;
}

/** The fields of a game that has ended. @category State */
export interface Over extends Ended<EndReason> {
  /** The phase of a game that has ended. */
  readonly phase: "over";
}

/** The fields that states and views share, besides those of `InPlay` and `Over`. @category State */
export interface StateFields<Value> {
  /** The game this state belongs to. */
  readonly game: "desert-sons";
  /** The version of this format. */
  readonly version: 1;
  /** The tiles, the cross, the area and all other pieces. */
  readonly tileSet: TileSet;
  /** The rules that options choose. */
  readonly rules: Rules;
  /** Whether it is an extra turn, by the guide (rule T23). */
  readonly extra: boolean;
  /** The number of turns in a row without a tile drawn, placed or discarded, this one included (rule T35). */
  readonly idle: number;
  /** The number of turns left once the stack is empty, this one included (rule T32); `null` until then. */
  readonly turnsLeft: number | null;
  /** The number of tiles left in each pile. Tiles are drawn from the first pile that is not empty. */
  readonly stack: readonly number[];
  /** The tile just drawn that must be placed (rule T13), `null` if there is none. */
  readonly drawn: Tile | null;
  /** The tiles placed, in board order; the cross is not among them. */
  readonly tiles: readonly PlacedTile[];
  /** The tiles put out of the game (rule T16). */
  readonly discarded: readonly Tile[];
  /** The explorers on the board, from tallest to smallest. */
  readonly explorers: readonly Explorer[];
  /** The field of the tile with oasis that was placed in this turn, `null` if there is none. */
  readonly found: Field | null;
  /** The portions of that tile whose oases are complete and still to be scored, besides the one being scored. */
  readonly completed: readonly Portion[];
  /** The oasis that is being scored, `null` if there is none. */
  readonly scoring: Scoring | null;
  /** The pieces of each player, by seat. */
  readonly seats: Seats<SeatState>;
  /** The pieces left in the supply. */
  readonly supply: Supply;
  /** The rumour tiles. */
  readonly rumours: Rumours<Value>;
  /** The seat that has the turban (rule T26). */
  readonly turban: Seat;
}

/** The fields of a state that views do not have. @category State */
export interface Whole {
  /** The seed the game was set up with. */
  readonly seed: Seed;
  /** The state of the random generator, which decides what is drawn next. */
  readonly chance: RandomState;
}

/** The whole state of a running game. @category State */
export interface RunningState extends StateFields<number>, InPlay, Whole {}

/** The whole state of a game that has ended. @category State */
export interface EndedState extends StateFields<number>, Over, Whole {}

/** The whole state of a game. If `over` is `false`, `seat` decides. @category State */
export type State = RunningState | EndedState;

/** The view of a running game. @category State */
export interface RunningView extends StateFields<number | null>, InPlay, Viewed {}

/** The view of a game that has ended. @category State */
export interface EndedView extends StateFields<number | null>, Over, Viewed {}

/**
 * The state without what a viewer may not know: the seed, the random generator, and the values of rumours that this viewer has not
 * looked at.
 *
 * @category State
 */
export type View = RunningView | EndedView;

/** The options of `setup`. @category Playing */
export interface Options {
  /** The number of players: 2 to 4. */
  readonly players: number;
  /** The seed of all random numbers. */
  readonly seed: Seed;
  /** The tiles and all other pieces; default {@link wideDesert}. */
  readonly tileSet?: TileSet;
  /** Whether the starts are fixed by seat or chosen (rule T8); default `"fixed"`. */
  readonly starts?: Rules["starts"];
  /**
   * Whether an explorer that takes an action space carries the action out at once, or whether all explorers of the oasis are
   * placed first and their actions carried out after that, in the same order (rule T28); default `"at-once"`.
   */
  readonly actions?: Rules["actions"];
}

/** The gold of one seat by good. @category Playing */
export interface Points extends SeatScore {
  /** Water, which decides between equal gold (rule T34). */
  readonly tieBreak: number;
  /** Gold for myrrh. */
  readonly myrrh: number;
  /** Gold for frankincense. */
  readonly frankincense: number;
  /** Gold for salt. */
  readonly salt: number;
  /** Gold for gems. */
  readonly gems: number;
}

/** Gold by good for each seat, and the winners once the game is over. @category Playing */
export type Score = GameScore<Points>;
