/** The longest common subsequence of two lists of texts. */

/** Beyond this many comparisons nothing in the middle is matched: pictures of one game differ in a few places. */
const MOST_COMPARED = 4_000_000;

/** Returns the places in `after` of the texts of `before` that both lists have in the same order. */
export function matched(before: readonly string[], after: readonly string[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const numbers = new Map<string, number>();
  // Equal texts have equal numbers, which are quick to compare.
  const numbered = (texts: readonly string[]): number[] =>
    texts.map((text) => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    });
  const [first, second] = [numbered(before), numbered(after)];
  let start = 0;
  let [end, otherEnd] = [before.length, after.length];
  while (start < end && start < otherEnd && first[start] === second[start]) {
    pairs.set(start, start);
    start++;
  }
  while (end > start && otherEnd > start && first[end - 1] === second[otherEnd - 1]) {
    pairs.set(--end, --otherEnd);
  }
  const [rows, columns] = [end - start, otherEnd - start];
  if (rows * columns > MOST_COMPARED) return pairs;
  const width = columns + 1;
  // The length of the longest common subsequence of what follows each pair of places.
  const lengths = new Uint16Array((rows + 1) * width);
  const lengthAt = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  const isSame = (row: number, column: number): boolean =>
    first[start + row] === second[start + column];
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      lengths[row * width + column] = isSame(row, column)
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  for (let [row, column] = [0, 0]; row < rows && column < columns;) {
    if (isSame(row, column)) pairs.set(start + row++, start + column++);
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}
