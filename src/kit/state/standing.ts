/** The status of a game (running or ended), and lists by seat. */
import type { Seats, Ended, Running, Seat } from "../../game.js";
import { ArgumentError } from "../errors.js";

/** The fields of a status, before they are typed as running or ended. */
interface Parts<Phase, Reason> {
  readonly endReason: Reason | null;
  readonly phase: Phase;
  readonly seat: Seat | null;
  readonly inTurn: Seat | null;
}

/** The status of a game of this library: each has phases, and the last is `over`. */
export type Standing<Phase extends string, Reason extends string> =
  | (Running & { readonly phase: Exclude<Phase, "over"> })
  | (Ended<Reason> & { readonly phase: "over" });

/** Returns the status fields of a state, in their order. */
export const standing = <Phase extends string, Reason extends string>({
  endReason,
  phase,
  seat,
  inTurn,
}: Parts<Phase, Reason>): Standing<Phase, Reason> =>
  // The rules end a game in one place, so that these fields always agree.
  ({ over: phase === "over", endReason, phase, seat, inTurn }) as Standing<Phase, Reason>;

/** Makes a list by seat. */
export function bySeat<Entry>(seats: number, entry: (seat: Seat) => Entry): Seats<Entry> {
  // Not `Array.from`, which is slower.
  const entries: Entry[] = [];
  for (let seat = 0; seat < seats; seat++) entries.push(entry(seat));
  // `setup` and `load` refuse fewer than two players.
  return entries as [Entry, Entry, ...Entry[]];
}

/**
 * Maps a list by seat to another one. Unlike `map`, its type says that there are at least two entries.
 *
 * @example
 * ```ts
 * import { perSeat } from "caravanserai/kit";
 *
 * perSeat(["ann", "bob"], (name, seat) => `${seat}: ${name}`); // => ["0: ann", "1: bob"]
 * perSeat(["ann"], (name) => name); // throws ArgumentError
 * ```
 *
 * @param items - One item for each seat.
 * @param entry - Makes the entry of an item.
 * @throws {@link ArgumentError} if there are fewer than two items.
 * @category Parts of a game
 */
export function perSeat<Item, Entry>(
  items: readonly Item[],
  entry: (item: Item, seat: Seat) => Entry,
): Seats<Entry> {
  const [first, second, ...others] = items.map(entry);
  if (items.length < 2)
    throw new ArgumentError("items", `expected at least 2, got ${items.length}`);
  return [first, second, ...others];
}

/** A well-formed state or view that is not yet known to be consistent. */
export type Formed<StateOrView extends { readonly seats: readonly object[] }> = Omit<
  StateOrView,
  "seats"
> & { readonly seats: readonly StateOrView["seats"][number][] };
