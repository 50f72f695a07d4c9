/**
 * The data and the rules of Salt Pans.
 *
 * - **S1** The salt lake has 61 hexes. Each holds 1, 2 or 3 salt.
 * - **S2** 2 to 4 players, in turn, each drive a stake into a free hex. Everybody has 12 stakes.
 * - **S3** At most 5 free hexes that hang together, cut off from all other free ones, are a salt pan. It belongs to the player with
 *   the most stakes around it; to nobody if several have as many. No stake is driven into a pan.
 * - **S4** The game ends when nobody has stakes left, or no hex is free.
 * - **S5** Everybody scores the salt in the own pans. The most salt wins; equals win together.
 */
import {
  type Because,
  type BoardLine,
  type BoardSpace,
  bordersOf,
  type DataPosition,
  type DataTypes,
  type GameBoard,
  gameData,
  type GameScore,
  gridBoard,
  hexGrid,
  type InMove,
  type KindsOf,
  listOf,
  neighbours,
  NONE,
  perSeat,
  type Problem,
  regionFrom,
  type Seat,
  type SeatScore,
  wholeNumber,
} from "caravanserai/kit";
import * as v from "valibot";

/** S1: the lake. The numbers are salt. */
export const lake = hexGrid(`
      1 1 2 1 1
     1 2 1 1 2 1
    1 1 3 1 3 1 1
   2 1 1 2 2 1 1 2
  1 2 1 2 3 2 1 2 1
   2 1 1 2 2 1 1 2
    1 1 3 1 3 1 1
     1 2 1 1 2 1
      1 1 2 1 1
`);
/** By hex: its salt, and its neighbours. */
export const SALT = lake.terrain.map(Number);
export const BESIDE = SALT.map((_, hex) => neighbours(lake, hex));
const LARGEST_PAN = 5;
export const STAKES = 12;

/** What a hex holds: nothing, or `STAKE` or `PAN` plus a seat; `PAN` plus `NOBODY` for a pan that nobody has. */
export const FREE = 0;
export const STAKE = 1;
const PAN = 5;
export const NOBODY = 4;

/** All data of the game: types, checks, reading and writing follow from it. */
export const data = gameData({
  id: "salt-pans",
  players: [2, 4],
  options: {},
  state: { hexes: listOf(wholeNumber(FREE, PAN + NOBODY), lake.count, lake.count) },
  seat: { stakes: wholeNumber(0, STAKES) },
  move: v.strictObject({ type: v.literal("stake"), hex: v.picklist(lake.names) }),
  ends: ["no-stakes", "no-hexes"],
});
type Data = KindsOf<typeof data>;
export type Position = DataPosition<Data>;

export type MoveEvent =
  | { readonly type: "stake-driven"; readonly seat: Seat; readonly hex: string }
  | {
      readonly type: "pan-closed";
      readonly seat: Seat | null;
      readonly hexes: readonly string[];
      readonly salt: number;
    }
  | { readonly type: "game-ended"; readonly reason: Data["reason"] };

export type Refusal =
  (Because<"malformed", null> & InMove) | Because<"game-over", "S4"> | Because<"not-free", "S2">;

interface Contents {
  readonly stake: { readonly seat: Seat } | null;
  readonly salt: number;
}
type Border = BoardLine<"pan"> & { readonly seat: Seat };

/** The types of this game, for the contract. */
export interface Types extends DataTypes<Data> {
  readonly event: MoveEvent;
  readonly score: GameScore<SeatScore & { readonly pans: number }>;
  readonly refusal: Refusal;
  readonly board: GameBoard<BoardSpace<"salt" | "pan", Contents>, Border>;
}

/** S2: the first position. */
export const begin = (players: number, seed: string | number): Position =>
  data.begin(seed, {
    hexes: SALT.map(() => FREE),
    seats: Array.from({ length: players }, () => ({ stakes: STAKES })),
  });

/** The seat whose stake stands on a hex, or `NONE`. */
export const stakeOn = ({ hexes }: Position, hex: number): Seat => {
  const held = hexes[hex] ?? FREE;
  return held >= STAKE && held < PAN ? held - STAKE : NONE;
};

/** Writes every legal action: an action is a free hex. */
export function listActions({ hexes, seat }: Position, into: number[]): number {
  let count = 0;
  if (seat === NONE) return count;
  for (let hex = 0; hex < hexes.length; hex++) if (hexes[hex] === FREE) into[count++] = hex;
  return count;
}

export function judge({ hexes, seat }: Position, hex: number): Refusal | undefined {
  if (seat === NONE) return { reason: "game-over", rule: "S4", message: "the game is over" };
  if (hexes[hex] === FREE) return undefined;
  return { reason: "not-free", rule: "S2", message: `${lake.names[hex] ?? ""} is not free` };
}

/** S3: the pans beside a hex where a stake was just driven, and who has each. */
export function pansBeside(
  position: Position,
  hex: number,
): { readonly pan: readonly number[]; readonly owner: Seat }[] {
  const isFree = (one: number): boolean => position.hexes[one] === FREE;
  const found = new Set<number>();
  const pans: { readonly pan: readonly number[]; readonly owner: Seat }[] = [];
  for (const start of BESIDE[hex] ?? []) {
    if (found.has(start)) continue;
    const pan = regionFrom(lake, start, isFree, LARGEST_PAN);
    if (pan.length === 0 || pan.length > LARGEST_PAN) continue;
    for (const one of pan) found.add(one);
    pans.push({ pan, owner: ownerOf(position, pan) });
  }
  return pans;
}

/** S3: the seat with the most stakes around some hexes, or `NOBODY`. */
function ownerOf(position: Position, pan: readonly number[]): Seat {
  const around = new Set(pan.flatMap((hex) => BESIDE[hex] ?? []));
  const stakes = position.seats.map(
    (_, seat) => [...around].filter((hex) => stakeOn(position, hex) === seat).length,
  );
  const most = Math.max(...stakes);
  const first = stakes.indexOf(most);
  return stakes.lastIndexOf(most) === first ? first : NOBODY;
}

/** S2, S3: drives a stake, and closes the pans around it. */
export function play(position: Position, hex: number, emitted?: MoveEvent[]): void {
  const { hexes, seat, seats } = position;
  const mover = seats[seat];
  if (mover === undefined) return;
  mover.stakes--;
  hexes[hex] = STAKE + seat;
  emitted?.push({ type: "stake-driven", seat, hex: nameOf(hex) });
  for (const { pan, owner } of pansBeside(position, hex)) {
    for (const one of pan) hexes[one] = PAN + owner;
    const closed = { hexes: pan.map(nameOf), salt: saltIn(pan) };
    emitted?.push({ type: "pan-closed", seat: owner === NOBODY ? null : owner, ...closed });
  }
  position.seat = (seat + 1) % seats.length;
  const { endReason } = ending(position);
  if (endReason === null) return;
  position.seat = NONE;
  position.endReason = endReason;
  emitted?.push({ type: "game-ended", reason: endReason });
}

/** S4: why the game ends now, if it does. All have the same number of stakes when seat 0 is in turn. */
function ending({ hexes, seat, seats }: Position): { readonly endReason: Data["reason"] | null } {
  if (seats[seat]?.stakes === 0) return { endReason: "no-stakes" };
  return { endReason: hexes.includes(FREE) ? null : "no-hexes" };
}

const nameOf = (hex: number): string => lake.names[hex] ?? "";
export const saltIn = (hexes: readonly number[]): number =>
  hexes.reduce((sum, hex) => sum + (SALT[hex] ?? 0), 0);

/** The hexes of a seat's pans. */
const pansOf = ({ hexes }: Position, seat: Seat): number[] =>
  [...hexes.keys()].filter((hex) => hexes[hex] === PAN + seat);

/** S5: the salt of each seat. */
export function score(position: Position): Types["score"] {
  const seats = perSeat(position.seats, (_, seat) => {
    const pans = saltIn(pansOf(position, seat));
    return { total: pans, complete: true, pans };
  });
  const best = Math.max(...seats.map(({ total }) => total));
  const winners = [...seats.keys()].filter((seat) => seats[seat]?.total === best);
  return { seats, winners: position.seat === NONE ? winners : [] };
}

/** What the fields of a state can't tell by themselves. */
export function problemsOf(position: Position): Problem[] {
  const problems: Problem[] = [];
  const { hexes, seats, seat } = position;
  for (const [owner, { stakes }] of seats.entries()) {
    const driven = hexes.filter((held) => held === STAKE + owner).length;
    if (driven + stakes !== STAKES) {
      problems.push({ path: `seats[${owner}].stakes`, message: `expected ${STAKES - driven}` });
    }
  }
  const isKnown = (held: number): boolean =>
    held < STAKE + seats.length ||
    (held >= PAN && held < PAN + seats.length) ||
    held === PAN + NOBODY;
  if (!hexes.every(isKnown)) {
    problems.push({ path: "hexes", message: "there is no such seat" });
  }
  if (seat !== NONE && ending(position).endReason !== null) {
    problems.push({ path: "over", message: "the game is over" });
  }
  return problems;
}

/** The lake with stakes, pans and the borders of pans. */
export const board = (position: Position): Types["board"] =>
  gridBoard(
    lake,
    (hex) => {
      const seat = stakeOn(position, hex);
      const isPan = (position.hexes[hex] ?? FREE) >= PAN;
      return {
        terrain: isPan ? ("pan" as const) : ("salt" as const),
        contents: {
          stake: seat === NONE ? null : { seat },
          salt: seat === NONE ? (SALT[hex] ?? 0) : 0,
        },
      };
    },
    position.seats.flatMap((_, seat) =>
      bordersOf(lake, pansOf(position, seat)).map((points) => ({
        kind: "pan" as const,
        seat,
        points,
      })),
    ),
  );
