/** Findings of checks of boards, in one shape for all games: a code with its data, and the spaces concerned. */

/**
 * A finding about a board or tile set. A problem spoils games on it; a hint only says what is unusual, such as its looks. The words of a
 * game have a sentence for each code.
 *
 * @category Layouts
 */
export interface BoardFinding {
  /** Whether it spoils games. */
  readonly kind: "problem" | "hint";
  /** What was found. */
  readonly code: string;
  /** The spaces concerned; empty if it is about the board as a whole. */
  readonly spaces: readonly string[];
}

/** The findings of a kind, from the data of each code. @category Layouts */
export type FindingsOf<Kind extends BoardFinding["kind"], Data> = {
  readonly [Code in keyof Data & string]: BoardFinding & {
    /** Whether it spoils games. */
    readonly kind: Kind;
    /** What was found. */
    readonly code: Code;
  } & Data[Code];
}[keyof Data & string];

/** No data besides the spaces. @category Layouts */
export type NoData = unknown;

/** A place by row and column. */
interface Place {
  readonly row: number;
  readonly column: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** A share of the mean distance from the centre, squared: places whose centre is farther from it lie on one side. */
const ONE_SIDED = 0.3 * 0.3;

/**
 * Tests whether some places of a board lie on one side of it. `rowHeight` is the square of the height of a row in widths of a column: 3
 * on hexes, which are two columns wide.
 */
export function isOneSided(
  all: readonly Place[],
  chosen: readonly Place[],
  rowHeight: number,
): boolean {
  if (chosen.length === 0) return false;
  const row = mean(all.map((place) => place.row));
  const column = mean(all.map((place) => place.column));
  const squared = (rows: number, columns: number): number =>
    (rows - row) * (rows - row) * rowHeight + (columns - column) * (columns - column);
  const spread = mean(all.map((place) => squared(place.row, place.column)));
  const offset = squared(
    mean(chosen.map((place) => place.row)),
    mean(chosen.map((place) => place.column)),
  );
  return offset > spread * ONE_SIDED;
}
