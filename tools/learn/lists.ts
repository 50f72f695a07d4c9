/** Lists of numbers that are read and written only at indices they have. */

/** Returns the number at an index that is in the list. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;

/** Adds to a number of a list. */
export function addAt(list: Float64Array | Int32Array, index: number, number: number): void {
  list[index] = at(list, index) + number;
}
