/** The types that follow from one description of a game's data. */
import type * as v from "valibot";
import type { Ended, Running, Seat, Seats, Seed, Viewed } from "../../game.js";
import type { Chance, RandomState } from "../chance/chance.js";
import type { PlayableTypes } from "../engine/game-parts.js";

/** A value with everything in it read-only. */
type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** A value with nothing in it read-only. */
type DeepWritable<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: DeepWritable<Value[Key]> }
  : Value;

/** The values of some fields. */
type FieldValues<Fields extends v.ObjectEntries> = DeepReadonly<
  v.InferOutput<v.StrictObjectSchema<Fields, undefined>>
>;

/** An object type written out, for readable messages. */
type Flat<Value> = { readonly [Key in keyof Value]: Value[Key] };

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

/** The options of `setup`. @category Data of a game */
export type DataOptions<Kinds extends DataKinds> = Flat<
  { readonly players: number; readonly seed: Seed } & DeepReadonly<
    v.InferInput<v.StrictObjectSchema<Kinds["options"], undefined>>
  >
>;

/** A seat of a state. @category Data of a game */
export type DataSeat<Kinds extends DataKinds> = Flat<FieldValues<Kinds["seat"]>>;

/** A seat of a view: what others may not see is `null`. @category Data of a game */
export type DataViewSeat<Kinds extends DataKinds> = {
  readonly [Key in keyof DataSeat<Kinds>]:
    DataSeat<Kinds>[Key] | (Key extends Kinds["secret"] ? null : never);
};

/** The fields that states and views share. */
type Common<Kinds extends DataKinds, SeatEntry> = {
  readonly game: string;
  readonly version: number;
  readonly seats: Seats<SeatEntry>;
} & FieldValues<Kinds["state"]>;

/** A state. @category Data of a game */
export type DataState<Kinds extends DataKinds> = Common<Kinds, DataSeat<Kinds>> & {
  readonly seed: Seed;
  readonly chance: RandomState;
} & (Running | Ended<Kinds["reason"]>);

/** A view. @category Data of a game */
export type DataView<Kinds extends DataKinds> = Common<Kinds, DataViewSeat<Kinds>> &
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

/** The kinds of fields of a game's data: `KindsOf<typeof data>`. @category Data of a game */
export type KindsOf<Data extends { readonly kinds?: DataKinds }> = NonNullable<Data["kinds"]>;
