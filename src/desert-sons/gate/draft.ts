/** A state while it is written, and the changes that several events have in common. */
import type { Seat } from "../../game.js";
import type { Good, Goods, SeatState, State } from "../table/state.js";

/** A state while it is written. */
export type Draft = { -readonly [Key in keyof State]: State[Key] };

/** A draft with all that a state has. Spreading a frozen object takes many times as long. */
export const draftOf = (state: State): Draft => ({
  game: state.game,
  version: state.version,
  seed: state.seed,
  tileSet: state.tileSet,
  rules: state.rules,
  over: state.over,
  phase: state.phase,
  seat: state.seat,
  turn: state.turn,
  extra: state.extra,
  idle: state.idle,
  turnsLeft: state.turnsLeft,
  stack: state.stack,
  drawn: state.drawn,
  tiles: state.tiles,
  discarded: state.discarded,
  explorers: state.explorers,
  found: state.found,
  completed: state.completed,
  scoring: state.scoring,
  seats: state.seats,
  supply: state.supply,
  rumours: state.rumours,
  turban: state.turban,
  chance: state.chance,
});

/** Changes what lies in front of a seat. */
export function changeSeat(
  draft: Draft,
  seat: Seat,
  change: (before: SeatState) => Partial<SeatState>,
): void {
  draft.seats = Object.freeze(
    draft.seats.map((before, number) =>
      number === seat ? Object.freeze({ ...before, ...change(before) }) : before,
    ),
  );
}

/** Moves water between the supply and a seat. */
export function changeWater(draft: Draft, seat: Seat, by: number): void {
  changeSeat(draft, seat, ({ water }) => ({ water: water + by }));
  draft.supply = Object.freeze({ ...draft.supply, water: draft.supply.water - by });
}

/** Moves a good between the supply and a seat. */
export function changeGood(draft: Draft, seat: Seat, good: Good, by: number): void {
  const changed = (goods: Goods, more: number): Goods =>
    Object.freeze({ ...goods, [good]: goods[good] + more });
  changeSeat(draft, seat, ({ goods }) => ({ goods: changed(goods, by) }));
  draft.supply = Object.freeze({ ...draft.supply, goods: changed(draft.supply.goods, -by) });
}

/** An explorer is not to act any longer. */
export function leaveQueue(draft: Draft, height: number): void {
  if (draft.scoring === null) return;
  const explorers = Object.freeze(draft.scoring.explorers.filter((other) => other !== height));
  draft.scoring = Object.freeze({ ...draft.scoring, explorers, good: null });
}

/** The items with one more, put before those that come after it. */
export function inserted<Item>(
  items: readonly Item[],
  item: Item,
  comesAfter: (other: Item) => boolean,
): readonly Item[] {
  const longer = [...items, item];
  let place = items.length;
  for (; place > 0 && comesAfter(items[place - 1]); place--) longer[place] = items[place - 1];
  longer[place] = item;
  return Object.freeze(longer);
}
