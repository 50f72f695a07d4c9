/** Lists kept in an order. */

/** A new list with `item` before the first one that comes after it. */
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
  return longer;
}

/** Adds items to a list. Unlike `push(...)`, for however many. */
export function addAll<Item>(items: Item[], more: readonly Item[]): void {
  for (const item of more) items.push(item);
}

/** A new list without the items that are not to be kept. */
export function kept<Item>(items: readonly Item[], isKept: (item: Item) => boolean): Item[] {
  const shorter: Item[] = [];
  for (const item of items) if (isKept(item)) shorter.push(item);
  return shorter;
}
