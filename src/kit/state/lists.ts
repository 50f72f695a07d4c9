/** Helpers for lists. */

/** Returns a list with `item` inserted into sorted `items`, before those that come after it. */
export function inserted<Item>(
  items: readonly Item[],
  item: Item,
  comesAfter: (other: Item) => boolean,
): Item[] {
  // A spread, since `slice` and `findIndex` of a frozen list are slow on Node 20.
  const longer = [...items, item];
  let place = items.length;
  for (; place > 0 && comesAfter(items[place - 1]); place--) longer[place] = items[place - 1];
  longer[place] = item;
  return exact(longer);
}

/** Appends items to a list. Unlike `push(...)`, it has no limit on their number. */
export function addAll<Item>(items: Item[], more: readonly Item[]): void {
  for (const item of more) items.push(item);
}

/** Returns the items to keep, as a new list. */
export function kept<Item>(items: readonly Item[], isKept: (item: Item) => boolean): Item[] {
  const shorter: Item[] = [];
  for (const item of items) if (isKept(item)) shorter.push(item);
  return exact(shorter);
}

/** Returns a copy without room to grow: engines reserve room for 16 more items in a list that has grown, and states keep it for good. */
export const exact = <Item>(items: readonly Item[]): Item[] => items.slice();
