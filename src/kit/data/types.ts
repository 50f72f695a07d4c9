/** The types that follow from one description of a game's data. */
import type * as v from "valibot";
import type { Ended, Running, Seat, Seats, Seed, Viewed } from "../../game.js";
import type { Chance, RandomState } from "../chance/chance.js";
import type { PlayableTypes } from "../engine/game-parts.js";

/** A value with everything in it read-only. @category Data of a game */
export type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** A value with nothing in it read-only. @category Data of a game */
export type DeepWritable<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: DeepWritable<Value[Key]> }
  : Value;

/** The values of some fields. @category Data of a game */
export type FieldValues<Fields extends v.ObjectEntries> = DeepReadonly<
  v.InferOutput<v.StrictObjectSchema<Fields, undefined>>
>;

/** An object type written out, for readable messages. @category Data of a game */
export type Flat<Value> = { readonly [Key in keyof Value]: Value[Key] };

/** The kinds of fields of a description. @category Data of a game */
export interface DataKinds {
  /** The options beside `players` and `seed`. */
  readonly options: v.ObjectEntries;
  /** The fields of a state that only this game has. */
  readonly state: v.ObjectEntries;
  /** The fields of each seat. */
  readonly seat: v.ObjectEntries;
  /** The names of those that others may not see. */
  readonly secret: string;
  /** The schema of moves. */
  readonly move: v.GenericSchema;
  /** Why a game can end. */
  readonly reason: string;
}

/** The kinds of fields of one description: what {@link gameData} infers. @category Data of a game */
export interface TheseKinds<
  Options extends v.ObjectEntries,
  State extends v.ObjectEntries,
  SeatFields extends v.ObjectEntries,
  Secret extends string,
  Move extends v.GenericSchema,
  Reason extends string,
> extends DataKinds {
  /** The options beside `players` and `seed`. */
  readonly options: Options;
  /** The fields of a state that only this game has. */
  readonly state: State;
  /** The fields of each seat. */
  readonly seat: SeatFields;
  /** The names of those that others may not see. */
  readonly secret: Secret;
  /** The schema of moves. */
  readonly move: Move;
  /** Why a game can end. */
  readonly reason: Reason;
}

/** The options that every game has. @category Data of a game */
export interface SetupBase {
  /** The number of players. */
  readonly players: number;
  /** The seed. */
  readonly seed: Seed;
}

/** The options of `setup`. @category Data of a game */
export type DataOptions<Kinds extends DataKinds> = Flat<
  SetupBase & DeepReadonly<v.InferInput<v.StrictObjectSchema<Kinds["options"], undefined>>>
>;

/** A seat of a state. @category Data of a game */
export type DataSeat<Kinds extends DataKinds> = Flat<FieldValues<Kinds["seat"]>>;

/** A seat of a view: what others may not see is `null`. @category Data of a game */
export type DataViewSeat<Kinds extends DataKinds> = {
  readonly [Key in keyof DataSeat<Kinds>]:
    DataSeat<Kinds>[Key] | (Key extends Kinds["secret"] ? null : never);
};

/** The fields that the states and views of all games share. @category Data of a game */
export interface DataBase<SeatEntry> {
  /** The id of the game. */
  readonly game: string;
  /** The version of the format. */
  readonly version: number;
  /** The seats, by seat. */
  readonly seats: Seats<SeatEntry>;
}

/** The fields of a state that no view has. @category Data of a game */
export interface DataHidden {
  /** The seed of the game. */
  readonly seed: Seed;
  /** The random generator. */
  readonly chance: RandomState;
}

/** A state. @category Data of a game */
export type DataState<Kinds extends DataKinds> = DataBase<DataSeat<Kinds>> &
  FieldValues<Kinds["state"]> &
  DataHidden &
  (Running | Ended<Kinds["reason"]>);

/** A view. @category Data of a game */
export type DataView<Kinds extends DataKinds> = DataBase<DataViewSeat<Kinds>> &
  FieldValues<Kinds["state"]> &
  Viewed &
  (Running | Ended<Kinds["reason"]>);

/** A move. @category Data of a game */
export type DataMove<Kinds extends DataKinds> = DeepReadonly<v.InferOutput<Kinds["move"]>> & object;

/**
 * A position like the state: the same fields, to be changed in place. `seat` is the seat that decides, `NONE` once the game is over;
 * `endReason` then says why. In the position of a view, what is hidden is `null`.
 *
 * @category Data of a game
 */
export type DataPosition<Kinds extends DataKinds> = DeepWritable<FieldValues<Kinds["state"]>> & {
  /** The seat that decides; `NONE` once the game is over. */
  seat: Seat;
  /** Why the game ended; `null` while it goes on. */
  endReason: Kinds["reason"] | null;
  /** What each seat has. */
  seats: DeepWritable<DataViewSeat<Kinds>>[];
  /** All chance to come. */
  chance: Chance;
};

/** The types of a game, without events, score, refusals and board: extend it with these. @category Data of a game */
export interface DataTypes<Kinds extends DataKinds> extends PlayableTypes {
  readonly options: DataOptions<Kinds>;
  readonly state: DataState<Kinds>;
  readonly view: DataView<Kinds>;
  readonly move: DataMove<Kinds>;
}

/** A value that carries the kinds of fields of a game's data, only as a type. @category Data of a game */
export interface WithKinds {
  /** Only a type. */
  readonly kinds?: DataKinds;
}

/** The kinds of fields of a game's data: `KindsOf<typeof data>`. @category Data of a game */
export type KindsOf<Data extends WithKinds> = NonNullable<Data["kinds"]>;
