/** How a game stands, and lists by seat, as the contract types them. */
import type { Seats, Ended, Running, Seat } from "../../game.js";
import { ArgumentError } from "../errors.js";

/** What a position says of how a game stands, before it is known which of the two it is. */
interface Parts<Phase, Reason> {
  readonly endReason: Reason | null;
  readonly phase: Phase;
  readonly seat: Seat | null;
  readonly inTurn: Seat | null;
}

/** How a game of the library stands: each of them has phases, and the last is `over`. */
export type Standing<Phase extends string, Reason extends string> =
  | (Running & { readonly phase: Exclude<Phase, "over"> })
  | (Ended<Reason> & { readonly phase: "over" });

/** The fields of a state that tell how the game stands, in their order. */
export const standing = <Phase extends string, Reason extends string>({
  endReason,
  phase,
  seat,
  inTurn,
}: Parts<Phase, Reason>): Standing<Phase, Reason> =>
  // The rules end a game in one place, so that these parts always agree.
  ({ over: phase === "over", endReason, phase, seat, inTurn }) as Standing<Phase, Reason>;

/** One entry for each of `seats` seats. */
export function bySeat<Entry>(seats: number, entry: (seat: Seat) => Entry): Seats<Entry> {
  // Not `Array.from`, which takes longer than many an entry.
  const entries: Entry[] = [];
  for (let seat = 0; seat < seats; seat++) entries.push(entry(seat));
  // `setup` and `load` refuse fewer than two players.
  return entries as [Entry, Entry, ...Entry[]];
}

/**
 * A list by seat from another one: one entry for each item. Unlike `map`, its type says that there are at least two.
 *
 * @example
 * ```ts
 * import { perSeat } from "caravanserai/kit";
 *
 * perSeat(["ann", "bob"], (name, seat) => `${seat}: ${name}`); // => ["0: ann", "1: bob"]
 * perSeat(["ann"], (name) => name); // throws ArgumentError
 * ```
 *
 * @param items - One for each seat.
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

/** A well-formed state or view of which nobody knows yet whether its parts agree. */
export type Formed<Readable extends { readonly seats: readonly object[] }> = Omit<
  Readable,
  "seats"
> & { readonly seats: readonly Readable["seats"][number][] };
