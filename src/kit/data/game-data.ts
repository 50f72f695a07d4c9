/** One description of a game's data: gives its types, its checks, and reading and writing for positions like the state. */
import * as v from "valibot";
import type { Seat, Seed, Viewer } from "../../game.js";
import { Chance, hashOfChance } from "../chance/chance.js";
import { hashOf } from "../chance/hash.js";
import type { GameParts, PlayableTypes } from "../engine/game-parts.js";
import type { Because, InMove } from "../engine/refusals.js";
import { ArgumentError, type Problem, quoted } from "../errors.js";
import { anyChance, anySeed, listOf, wholeNumber } from "../input/author-schemas.js";
import { check, checkOptions } from "../input/check.js";
import { malformed } from "../input/move-form.js";
import { NONE } from "../none.js";
import { wrongForm } from "./forms.js";
import type {
  DataKinds,
  DataMove,
  DataPosition,
  DataSeat,
  DataState,
  DataTypes,
  DataView,
  SetupBase,
  TheseKinds,
} from "./types.js";
import { contentsOf, copied } from "./values.js";

/**
 * Tests whether a field of a seat is hidden from others.
 *
 * @param seat - The seat.
 * @param isOver - Whether the game is over.
 * @category Data of a game
 */
export type IsHidden<Kinds extends DataKinds> = (seat: DataSeat<Kinds>, isOver: boolean) => boolean;

/** What a game's data is made of: valibot schemas, named. @category Data of a game */
export interface DataDescription<Kinds extends DataKinds> {
  /** The id of the game. */
  readonly id: Kinds extends DataKinds ? string : never;
  /** The smallest and the largest number of players. */
  readonly players: readonly [least: number, most: number];
  /** Schemas of the options beside `players` and `seed`; `{}` if there are none. */
  readonly options: Kinds["options"];
  /** Schemas of the fields that only this game has. */
  readonly state: Kinds["state"];
  /** Schemas of what each seat has. */
  readonly seat: Kinds["seat"];
  /** For each field of a seat that others may not always see: tests whether it is hidden from them now. */
  readonly secrets?: Readonly<Record<Kinds["secret"], IsHidden<Kinds>>>;
  /** The schema of a move. */
  readonly move: Kinds["move"];
  /** Why a game can end. */
  readonly ends: readonly Kinds["reason"][];
}

/** The parts of a game that follow from its data. @category Data of a game */
export type DerivedParts<Types extends PlayableTypes, Position> = Pick<
  GameParts<Types, Position>,
  "id" | "read" | "write" | "copy" | "players" | "seat" | "hash" | "view"
>;

/** Schemas of all data of a game. @category Data of a game */
export interface DataSchemas<Kinds extends DataKinds> {
  /** The schema of the options. */
  readonly options: v.GenericSchema;
  /** The schema of the states. */
  readonly state: v.GenericSchema;
  /** The schema of the views. */
  readonly view: v.GenericSchema;
  /** The schema of the moves. */
  readonly move: Kinds["move"];
}

/** What {@link gameData} makes. @category Data of a game */
export interface GameData<Kinds extends DataKinds> {
  /** Only a type: see {@link KindsOf}. */
  readonly kinds?: Kinds;
  /** Schemas of all data, for checks of your own and for JSON Schemas. */
  readonly schemas: DataSchemas<Kinds>;
  /**
   * Returns the checked options of `setup`, with their defaults.
   *
   * @param options - Any value.
   */
  checkOptions(
    options: unknown,
  ): SetupBase & v.InferOutput<v.StrictObjectSchema<Kinds["options"], undefined>>;
  /**
   * Returns the first position: seat 0 decides, and all chance comes from the seed.
   *
   * @param seed - The seed of the game.
   * @param fields - The fields of the state, with `seats`.
   */
  begin(
    seed: Seed,
    fields: Omit<DataPosition<Kinds>, "seat" | "endReason" | "chance">,
  ): DataPosition<Kinds>;
  /**
   * Returns the format of states and views, with checks of everything that is the same in all games: who decides, how many seats
   * there are, what a view hides.
   *
   * @param problemsOf - Finds the problems that only this game knows of, in a position. Called only if all else is right.
   */
  format<Types extends DataTypes<Kinds>>(
    problemsOf?: (position: DataPosition<Kinds>) => readonly Problem[],
  ): GameParts<Types, DataPosition<Kinds>>["format"];
  /** Returns the parts that follow from the data: reading, writing, copies, hashes and views. */
  parts<Types extends DataTypes<Kinds>>(): DerivedParts<Types, DataPosition<Kinds>>;
  /**
   * Returns the part `actionOf`: checks the form of a move, and refuses what is none.
   *
   * @param toAction - Returns the action of a move.
   */
  actionOf(
    toAction: (move: DataMove<Kinds>, position: DataPosition<Kinds>) => number,
  ): (
    position: DataPosition<Kinds>,
    move: unknown,
  ) => number | (Because<"malformed", null> & InMove);
  /**
   * Returns the part `resample`: reads the view, lets `redraw` fill in what is `null`, and draws all chance anew.
   *
   * @param redraw - Draws what is hidden. Default: nothing is.
   */
  resample(
    redraw?: (position: DataPosition<Kinds>, chance: Chance) => void,
  ): (view: DataView<Kinds>, seed: Seed) => DataState<Kinds>;
  /**
   * Returns the paths of everything that a viewer may not see, for `checkGame`.
   *
   * @param state - A state.
   * @param viewer - A seat or `"spectator"`.
   */
  readonly hidden: (state: DataState<Kinds>, viewer: Viewer) => string[];
}

/** Any fields, by name. */
type Fields = Readonly<Record<string, unknown>>;

/** A state or view before its type is known. */
interface Loose extends Fields {
  readonly seats: readonly Fields[];
  readonly over: boolean;
  readonly endReason: string | null;
  readonly seat: Seat | null;
  readonly inTurn: Seat | null;
}

/** A position before its type is known. */
interface LoosePosition extends Record<string, unknown> {
  seat: Seat;
  endReason: string | null;
  seats: Fields[];
  chance: Chance;
}

/**
 * Describes the data of a game once. From its valibot schemas follow the types of options, states, views and moves, the checks of
 * values from outside, and all reading and writing: the position has the fields of the state, to be changed in place. Spread its
 * parts into those of {@link makeGame}. For games that need speed, write `read`, `write`, `copy` and `commit` by hand instead.
 *
 * @example
 * ```ts
 * import { gameData, wholeNumber } from "caravanserai/kit";
 * import * as v from "valibot";
 *
 * const data = gameData({
 *   id: "nim",
 *   players: [2, 2],
 *   options: {},
 *   state: { sticks: wholeNumber(0, 21) },
 *   seat: { taken: wholeNumber(0, 21) },
 *   move: v.strictObject({ type: v.literal("take"), sticks: wholeNumber(1, 3) }),
 *   ends: ["empty"],
 * });
 * const position = data.begin("petra", { sticks: 21, seats: [{ taken: 0 }, { taken: 0 }] });
 * position.sticks -= 3;
 * data.checkOptions({ players: 3, seed: 1 }); // throws SetupError
 * ```
 *
 * @param description - The schemas.
 * @throws {@link ArgumentError} if a name of a field is one that every state has.
 * @category Data of a game
 */
export function gameData<
  const State extends v.ObjectEntries,
  const SeatFields extends v.ObjectEntries,
  const Move extends v.GenericSchema,
  const Reason extends string,
  const Options extends v.ObjectEntries,
  Secret extends string = never,
>(
  description: DataDescription<TheseKinds<Options, State, SeatFields, Secret, Move, Reason>>,
): GameData<TheseKinds<Options, State, SeatFields, Secret, Move, Reason>> {
  type Kinds = TheseKinds<Options, State, SeatFields, Secret, Move, Reason>;
  const { id, players } = description;
  const [least, most] = players;
  const names = Object.keys(description.state);
  const taken = names.find((name) => RESERVED.has(name));
  if (taken !== undefined) {
    throw new ArgumentError("description.state", `every state has a field ${quoted(taken)}`);
  }
  // By field: whether it is hidden from others now. The types of seats are the author's.
  const secrets = Object.entries(description.secrets ?? {}) as [
    string,
    (seat: unknown, isOver: boolean) => boolean,
  ][];
  const schemas = {
    options: v.strictObject({
      players: wholeNumber(least, most),
      seed: anySeed(),
      ...description.options,
    }),
    ...stateSchemas(
      description,
      secrets.map(([name]) => name),
    ),
    move: description.move,
  };

  const isHidden = (seat: Fields, owner: number, viewer: unknown, isOver: boolean) =>
    secrets.filter(([, test]) => owner !== viewer && test(seat, isOver)).map(([name]) => name);

  const read = (state: Loose & { readonly chance?: unknown }): LoosePosition => ({
    ...Object.fromEntries(names.map((name) => [name, copied(state[name])])),
    seat: state.seat ?? NONE,
    endReason: state.endReason,
    seats: copied(state.seats) as Fields[],
    // A view has no chance, and nothing is drawn there. The schema has checked that of a state.
    chance: state.chance === undefined ? Chance.none() : Chance.at(state.chance as never),
  });

  const write = (position: LoosePosition, seed: Seed): object => {
    const isOver = position.seat === NONE;
    const seat = isOver ? null : position.seat;
    return {
      game: id,
      version: 1,
      seed,
      chance: position.chance.state,
      over: isOver,
      endReason: isOver ? position.endReason : null,
      seat,
      inTurn: seat,
      ...Object.fromEntries(names.map((name) => [name, copied(position[name])])),
      seats: copied(position.seats),
    };
  };

  const copy = (position: LoosePosition): LoosePosition => {
    const fields: Record<string, unknown> = {};
    for (const name of names) fields[name] = copied(position[name]);
    return {
      ...fields,
      seat: position.seat,
      endReason: position.endReason,
      seats: copied(position.seats),
      chance: position.chance.copy(),
    };
  };

  const hash = ({ chance, ...fields }: LoosePosition): number =>
    hashOf([...contentsOf(fields), hashOfChance(chance), chance.place]);

  const view = (state: Loose, viewer: Viewer): object => {
    const { seed, chance, seats, ...visible } = state;
    return {
      ...visible,
      seats: seats.map((seat, owner) => {
        const hidden = isHidden(seat, owner, viewer, state.over);
        return hidden.length === 0
          ? seat
          : { ...seat, ...Object.fromEntries(hidden.map((name) => [name, null])) };
      }),
      viewer,
    };
  };

  const format = (problemsOf?: (position: never) => readonly Problem[]) => ({
    state: schemas.state,
    view: schemas.view,
    problemsOf(state: Loose): readonly Problem[] {
      const problems = commonProblems(state);
      if ("viewer" in state) {
        for (const [owner, seat] of state.seats.entries()) {
          const hidden = isHidden(seat, owner, state["viewer"], state.over);
          for (const [name] of secrets) {
            if ((seat[name] === null) === hidden.includes(name)) continue;
            const path = `seats[${owner}].${name}`;
            problems.push({ path, message: "it is hidden exactly from those who may not see it" });
          }
        }
      }
      if (problems.length > 0) return problems;
      return problemsOf?.(read(state) as never) ?? [];
    },
  });

  const data = {
    schemas,
    checkOptions: (options: unknown) => checkOptions(schemas.options, options),
    begin: (seed: Seed, fields: object) => ({
      ...fields,
      seat: 0,
      endReason: null,
      chance: Chance.of(seed, id),
    }),
    format,
    parts: () => ({
      id,
      read,
      write,
      copy,
      players: ({ seats }: LoosePosition) => seats.length,
      seat: ({ seat }: LoosePosition) => seat,
      hash,
      view,
    }),
    actionOf:
      (toAction: (move: never, position: never) => number) => (position: never, move: unknown) => {
        const checked = check(description.move, move);
        if (checked.good) return toAction(checked.value as never, position);
        const [{ path, message }] = checked.problems;
        return wrongForm(description.move, move) ?? malformed(path, message);
      },
    resample: (redraw?: (position: never, chance: Chance) => void) => (seen: Loose, seed: Seed) => {
      const position = read(seen);
      redraw?.(position as never, Chance.of(seed, `${id} redrawn`));
      position.chance = Chance.of(seed, `${id} to come`);
      return write(position, seed);
    },
    hidden: (state: Loose, viewer: Viewer): string[] =>
      state.seats.flatMap((seat, owner) =>
        isHidden(seat, owner, viewer, state.over).map((name) => `seats[${owner}].${name}`),
      ),
  };
  // The loose types inside are those of the description outside: the schemas are the proof.
  return data as unknown as GameData<Kinds>;
}

/** The fields that every state or view has. */
const RESERVED = new Set([
  ...[
    "game",
    "version",
    "seed",
    "chance",
    "over",
    "endReason",
    "seat",
    "inTurn",
    "seats",
    "viewer",
  ],
]);

/** Returns the schemas of states and views. In views, secrets can be `null`. */
function stateSchemas(
  { id, players: [least, most], state, seat, ends }: Omit<DataDescription<DataKinds>, "secrets">,
  secrets: readonly string[],
) {
  const anySeat = wholeNumber(0, most - 1);
  const common = (entry: v.ObjectEntries) => ({
    game: v.literal(id),
    version: v.literal(1),
    over: v.boolean(),
    endReason: v.nullable(v.picklist(ends)),
    seat: v.nullable(anySeat),
    inTurn: v.nullable(anySeat),
    ...state,
    seats: listOf(v.strictObject(entry), most, least),
  });
  const nullable = Object.entries(seat).map(([name, schema]) => [
    name,
    secrets.includes(name) ? v.nullable(schema) : schema,
  ]);
  return {
    state: v.strictObject({ ...common(seat), seed: anySeed(), chance: anyChance() }),
    view: v.strictObject({
      ...common(Object.fromEntries(nullable) as v.ObjectEntries),
      viewer: v.union([v.literal("spectator"), anySeat]),
    }),
  };
}

/** Returns the problems that are the same in all games. */
function commonProblems(state: Loose): Problem[] {
  const problems: Problem[] = [];
  const expect = (holds: boolean, path: string, message: string): void => {
    if (!holds) problems.push({ path, message });
  };
  const players = state.seats.length;
  expect(
    (state.endReason !== null) === state.over,
    "endReason",
    "there is one once the game is over",
  );
  expect((state.seat === null) === state.over, "seat", "nobody decides once the game is over");
  expect(state.seat === null || state.seat < players, "seat", "there is no such seat");
  expect(state.inTurn === state.seat, "inTurn", "it is the turn of the seat that decides");
  const { viewer } = state;
  expect(typeof viewer !== "number" || viewer < players, "viewer", "there is no such seat");
  return problems;
}
