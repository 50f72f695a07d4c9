/** Arrow keys on a board: find the next control in a direction. */

/** A position on the screen. */
export interface Spot {
  /** To the right. */
  readonly x: number;
  /** Downwards. */
  readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The weight of sideways distance relative to distance ahead. */
const ASIDE = 2;

/**
 * Returns the index of the spot that an arrow key leads to: the nearest one ahead, with sideways distance counted double;
 * `from` if there is none. Returns `undefined` if the key is not an arrow.
 */
export function towards(key: string, spots: readonly Spot[], from: number): number | undefined {
  const direction = DIRECTIONS[key];
  const start = spots[from];
  if (direction === undefined) return undefined;
  if (start === undefined) return spots.length > 0 ? 0 : undefined;
  let best = from;
  let least = Infinity;
  for (const [index, { x, y }] of spots.entries()) {
    const ahead = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const aside = Math.abs((x - start.x) * direction.y) + Math.abs((y - start.y) * direction.x);
    // A spot that lies more sideways belongs to another arrow.
    if (ahead < 1 || aside > 2 * ahead) continue;
    const distance = ahead + ASIDE * aside;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}
