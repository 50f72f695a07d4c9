/**
 * The types of catalogues: a sentence for everything that a game reports, and a name for everything that it shows. An entry
 * that is missing or unused does not compile.
 */
import type { TileSetFinding } from "../desert-sons/model/findings.js";
import type { RuleId as DesertSonsRule } from "../desert-sons/model/rule-ids.js";
import type { Action, Good, Portion, Slot } from "../desert-sons/model/state.js";
import type { Types as DesertSonsTypes } from "../desert-sons/model/types.js";
import type { GameTypes, Seat, StateOrView } from "../game.js";
import type { LayoutFinding as NomadiFinding } from "../nomadi/model/findings.js";
import type { RuleId as NomadiRule } from "../nomadi/model/rule-ids.js";
import type { Types as NomadiTypes } from "../nomadi/model/types.js";
import type { LayoutFinding as DesertFinding } from "../through-the-desert/model/findings.js";
import type { Camel, Owner } from "../through-the-desert/model/board.js";
import type { RuleId as DesertRule } from "../through-the-desert/model/rule-ids.js";
import type { Colour } from "../through-the-desert/model/state.js";
import type { Types as DesertTypes } from "../through-the-desert/model/types.js";

/** The names of the players by seat. A seat whose name is missing or empty is called "Player 2" or the like. @category Words */
export type Names = readonly (string | null | undefined)[];

/**
 * Returns the name of the player at a seat, as sentences use it.
 *
 * @param seat - The seat, from 0.
 * @category Words
 */
export type NameOf = (seat: Seat) => string;

/**
 * Writes a sentence, with the names of the players.
 *
 * @param told - The subject of the sentence.
 * @param name - The name of the player at a seat.
 * @category Words
 */
export type Sentence<Told> = (told: Told, name: NameOf) => string;

/** The members of a union that may have this value under this key. @category Words */
export type Having<Union, Key extends PropertyKey, Value> =
  Union extends Readonly<Record<Key, unknown>> ? (Value extends Union[Key] ? Union : never) : never;

/** A sentence for every value that members of a union have under a key. @category Words */
export type Sentences<Union extends object, Key extends PropertyKey> = {
  readonly [Value in Extract<Union, Readonly<Record<Key, string>>>[Key]]: Sentence<
    Having<Union, Key, Value>
  >;
};

/** The subjects of a catalogue's sentences; of several catalogues, the union. @category Words */
export type ToldIn<Catalogue extends object> = Catalogue extends unknown
  ? {
      readonly [Key in keyof Catalogue]: Catalogue[Key] extends Sentence<infer Told> ? Told : never;
    }[keyof Catalogue]
  : never;

/** A name for each of some values. @category Words */
export type Labels<Value extends string> = Readonly<Record<Value, string>>;

/** The parts of a seat's points: their sources and the total, and the tie-break if the game has one. @category Words */
export type Source<Types extends GameTypes> =
  keyof Types["score"]["seats"][number] extends infer Key extends string
    ? Exclude<
        Key,
        | "complete"
        | (undefined extends Types["score"]["seats"][number]["tieBreak"] ? "tieBreak" : never)
      >
    : never;

/** The phases of a game. @category Words */
export type PhaseOf<Types extends GameTypes> = Types["state"] extends {
  /** The phase. */
  readonly phase: infer Phase extends string;
}
  ? Phase
  : string;

/** Texts of the cover of a board while a screen that people share changes hands. @category Words */
export interface CoverWords {
  /**
   * Says whose turn it is.
   *
   * @param name - The name of the player.
   */
  readonly turn: (name: string) => string;
  /**
   * Says why the board is covered, and what to do.
   *
   * @param name - The name of the player.
   */
  readonly hint: (name: string) => string;
  /**
   * The label of the button that lifts the cover.
   *
   * @param name - The name of the player.
   */
  readonly ready: (name: string) => string;
}

/** The kinds of picks: `colour` of `colour:sky`. @category Words */
export type KindOf<Pick extends string> = Pick extends `${infer Kind}:${string}` ? Kind : never;

/** The values of the picks of a kind. @category Words */
export type ValueOf<
  Pick extends string,
  Kind extends string,
> = Pick extends `${Kind}:${infer Value}` ? Value : never;

/**
 * Labels a pick.
 *
 * @param value - The value of the pick.
 * @param state - The state or view in which it is picked.
 * @param name - The name of the player at a seat.
 * @category Words
 */
export type PickLabel<Value extends string, State> = (
  value: Value,
  state: State,
  name: NameOf,
) => string;

/**
 * A label for each kind of pick, from its value and the state that it is picked in. Picks of the kind `action` are moves without
 * details, and have the text of the move.
 *
 * @category Words
 */
export type PickWords<Types extends GameTypes> = {
  readonly [Kind in Exclude<KindOf<Types["pick"]>, "action">]: PickLabel<
    ValueOf<Types["pick"], Kind>,
    StateOrView<Types>
  >;
};

/** What a person has picked so far, and what is asked for next. @category Words */
export interface Asked<State, Pick extends string> {
  /** The state or view in which a move is picked. */
  readonly state: State;
  /** The picks so far. */
  readonly picked: readonly Pick[];
  /** The picks that are asked for now, as `next` of `choices`; empty if the move is complete. */
  readonly next: readonly Pick[];
}

/**
 * The words of one game in one language. Sentences begin with a capital letter and end with a full stop. Labels are written as
 * inside a sentence: capitalize them for a heading.
 *
 * @category Words
 */
export interface GameWords<Types extends GameTypes> {
  /** The code of the language, such as `en`. */
  readonly language: string;
  /** The name of the game. */
  readonly name: string;
  /** Returns the name of a player without a name. People count from 1: seat 0 is "Player 1". */
  readonly player: NameOf;
  /**
   * Returns the sentence that names the winners.
   *
   * @param names - The names of the winners.
   */
  readonly winners: (names: readonly string[]) => string;
  /**
   * Puts a name before a description, for a heading or a list, such as "Anna: move a pawn".
   *
   * @param name - The name of a player.
   * @param what - The player's decision, or move.
   */
  readonly whose: (name: string, what: string) => string;
  /**
   * Addresses the person who decides, such as "You: choose a colour".
   *
   * @param what - The person's decision.
   */
  readonly you: (what: string) => string;
  /**
   * Makes a preview out of the sentences of events, such as "This would happen: ...".
   *
   * @param sentences - What would happen.
   */
  readonly would: (sentences: string) => string;
  /** Labels of the buttons next to a board. */
  readonly control: Labels<"take-back" | "turn">;
  /** Texts of the cover while a shared screen changes hands. */
  readonly cover: CoverWords;
  /** Sentences about events. */
  readonly event: Sentences<Types["event"], "type">;
  /** Sentences about refusals. */
  readonly refusal: Sentences<Types["refusal"], "reason">;
  /** Descriptions of moves: for a button or a list of moves, without a full stop. */
  readonly move: Sentences<Types["move"], "type">;
  /** Labels of picks, by kind. */
  readonly pick: PickWords<Types>;
  /**
   * Says what to pick next, as inside a sentence: "choose a colour".
   *
   * @param asked - The state or view, the picks so far, and those that are asked for now.
   */
  readonly prompt: (asked: Asked<StateOrView<Types>, Types["pick"]>) => string;
  /**
   * Names the price of a pick, such as "1 water"; an empty text if it is free.
   *
   * @param pick - The pick.
   * @param state - The state or view in which it is picked.
   */
  readonly price: (pick: Types["pick"], state: StateOrView<Types>) => string;
  /** Descriptions of decisions, by phase. */
  readonly phase: Labels<PhaseOf<Types>>;
  /** Names of the sources of points, and of their total. */
  readonly source: Labels<Source<Types>>;
  /** Reasons why the game has ended. */
  readonly end: Labels<NonNullable<Types["state"]["endReason"]>>;
  /** Names of terrains. */
  readonly terrain: Labels<Types["board"]["spaces"][number]["terrain"]>;
  /** Names of the lines on and between spaces. */
  readonly line: Labels<Types["board"]["lines"][number]["kind"]>;
}

/** Names of the parts of a picture of Through the Desert, as inside a sentence. @category Words */
export interface ThroughTheDesertPicture {
  /**
   * A game on a layout.
   *
   * @param layout - The name of the layout.
   */
  readonly whole: (layout: string) => string;
  /** A camel or leader. */
  readonly camel: Sentence<Camel>;
  /**
   * A water hole by its points.
   *
   * @param value - Its points.
   */
  readonly water: (value: number) => string;
  /** An oasis. */
  readonly oasis: () => string;
  /** A territory. */
  readonly territory: Sentence<Owner>;
  /**
   * A caravan and its number of camels, including its leader.
   *
   * @param owner - The owner and the colour of the caravan.
   * @param camels - The number of camels, including the leader.
   * @param name - The name of the player at a seat.
   */
  readonly caravan: (owner: Owner, camels: number, name: NameOf) => string;
  /**
   * The loose camels of a colour.
   *
   * @param colour - The colour.
   * @param camels - The number of camels left.
   */
  readonly supply: (colour: Colour, camels: number) => string;
  /**
   * A player with their points.
   *
   * @param seat - The seat, from 0.
   * @param points - The points of the seat.
   * @param name - The name of the player at a seat.
   */
  readonly points: (seat: Seat, points: number, name: NameOf) => string;
}

/** The words of Through the Desert. @category Words */
export interface ThroughTheDesertWords extends GameWords<DesertTypes> {
  /** Sentences about what `checkLayout` finds in layouts. */
  readonly finding: Sentences<DesertFinding, "code">;
  /** The camel colours. */
  readonly colour: Labels<Colour>;
  /** Names of the parts of a picture. */
  readonly picture: ThroughTheDesertPicture;
  /** The heading of each rule. */
  readonly rule: Labels<DesertRule>;
}

/** Names of the parts of a picture of Nomadi. @category Words */
export interface NomadiPictureWords {
  /**
   * A pawn by its owner's name and its square.
   *
   * @param name - The name of its owner.
   * @param square - The name of its square.
   */
  readonly pawn: (name: string, square: string) => string;
  /**
   * A die with its value.
   *
   * @param value - Its value.
   */
  readonly die: (value: number) => string;
  /** A die that is used. */
  readonly usedDie: string;
  /**
   * A desert card by its value; `null` for one that lies face down.
   *
   * @param value - Its value.
   */
  readonly card: (value: number | null) => string;
}

/** The words of Nomadi. @category Words */
export interface NomadiWords extends GameWords<NomadiTypes> {
  /**
   * Says why a pick leads nowhere although it may be picked, such as a price that nobody can pay; an empty text otherwise.
   *
   * @param pick - The pick.
   * @param state - The state or view in which it is picked.
   */
  readonly doubt: (pick: NomadiTypes["pick"], state: StateOrView<NomadiTypes>) => string;
  /** Sentences about what `checkLayout` finds in layouts. */
  readonly finding: Sentences<NomadiFinding, "code">;
  /** Names of the parts of a picture. */
  readonly picture: NomadiPictureWords;
  /** The heading of each rule. */
  readonly rule: Labels<NomadiRule>;
}

/** The words of Desert Sons. @category Words */
export interface DesertSonsWords extends GameWords<DesertSonsTypes> {
  /** Sentences about what `checkTileSet` finds in tile sets. */
  readonly finding: Sentences<TileSetFinding, "code">;
  /** Labels of picks, by kind. Those of `action` here are only a part of a move. */
  readonly pick: PickWords<DesertSonsTypes> & {
    /** Labels of the actions that need more picks. */
    readonly action: Labels<"driver" | "discard" | "withdraw">;
  };
  /** The goods. */
  readonly good: Labels<Good>;
  /** Names of the action spaces. */
  readonly action: Labels<Action>;
  /**
   * Describes a tile, by its text such as `OODD NE[F]`.
   *
   * @param tile - The text of the tile.
   */
  readonly tile: (tile: string) => string;
  /** The heading of each rule. */
  readonly rule: Labels<DesertSonsRule>;
  /** Names of the parts of a picture. */
  readonly picture: DesertSonsPicture;
}

/** Names of the parts of a picture of Desert Sons. @category Words */
export interface DesertSonsPicture {
  /**
   * A caravan, by the name of its player.
   *
   * @param name - The name of its player.
   */
  readonly caravan: (name: string) => string;
  /**
   * An explorer, by its height and the name of its player.
   *
   * @param height - Its height.
   * @param name - The name of its player.
   */
  readonly explorer: (height: number, name: string) => string;
  /**
   * The scout, who takes a tile from the reserve of the player with this name.
   *
   * @param name - The name of the player with the reserve.
   */
  readonly scout: (name: string) => string;
  /**
   * A portion of oasis.
   *
   * @param portion - The portion.
   */
  readonly portion: (portion: Portion) => string;
  /**
   * The rotation of a tile: 0 to 3 quarter turns clockwise.
   *
   * @param turns - The number of quarter turns clockwise, 0 to 3.
   */
  readonly rotation: (turns: number) => string;
  /**
   * A slot of the rumour board with the value of its rumour: `null` if it is hidden, `undefined` if there is none.
   *
   * @param slot - The slot.
   * @param value - The value of its rumour.
   */
  readonly slot: (slot: Slot, value: number | null | undefined) => string;
}

/** The phases of all games. @category Words */
export type AnyPhase = PhaseOf<DesertTypes> | PhaseOf<NomadiTypes> | PhaseOf<DesertSonsTypes>;

/** The words of a game whose phases can be looked up by the phase of any: those of other games are `undefined`. @category Words */
export type AmongAll<Catalogue> = Catalogue & {
  /** Descriptions of decisions, by phase. */
  readonly phase: Partial<Labels<AnyPhase>>;
};

/** All words of one language, by game. @category Words */
export interface Words {
  /** The code of the language, such as `en`. */
  readonly language: string;
  /** The words of Through the Desert. */
  readonly "through-the-desert": AmongAll<ThroughTheDesertWords>;
  /** The words of Nomadi. */
  readonly nomadi: AmongAll<NomadiWords>;
  /** The words of Desert Sons. */
  readonly "desert-sons": AmongAll<DesertSonsWords>;
}
