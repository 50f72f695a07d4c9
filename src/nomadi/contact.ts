/**
 * Contact (N11): what a pawn that leaves its square has to join again where it lands. Mostly that is nothing but any other
 * pawn, and a look at the ring of eight squares around it proves it; only else the pawns are searched.
 */
import type { Position } from "./position.js";

/** By the pawns in the ring around a square, a bit for each from above clockwise: how many groups touch it by a side. */
const RING_GROUPS = Uint8Array.from({ length: 256 }, (_, ring) => {
  let sides = 0;
  let joints = 0;
  for (let place = 0; place < 8; place += 2) {
    const next = (place + 2) % 8;
    if (((ring >> place) & 1) === 0) continue;
    sides++;
    if (((ring >> (place + 1)) & 1) === 1 && ((ring >> next) & 1) === 1) joints++;
  }
  // Four sides with four joints go all the way round, and are one group.
  return sides === 0 ? 0 : Math.max(1, sides - joints);
});

/** The contact that a pawn must find. */
export class Contact {
  /** The square that the pawn leaves. */
  private from = 0;
  /** A bit for each label that must be found beside the square where it lands. */
  private required = 0;
  /** By cell: the labels of the pawns, meaningful only if any is required. */
  private readonly labels: Int32Array;
  private readonly queue: Int32Array;
  /** From a square to the one above it, right of it, below it, left of it. */
  private readonly steps: Int32Array;

  constructor(
    cells: number,
    private readonly stride: number,
  ) {
    this.labels = new Int32Array(cells);
    this.queue = new Int32Array(cells);
    this.steps = Int32Array.of(-stride, 1, stride, -1);
  }

  /** Works out what must be found when the pawn on a square leaves it. */
  leave(position: Position, from: number): void {
    this.from = from;
    this.required = 0;
    if (position.ground.rules.contact === "neighbour") this.labelLonely(position);
    else if (!position.joined || this.ringGroups(position.occupant) !== 1) {
      this.labelGroups(position);
    }
  }

  /** Whether all is in contact once the pawn has landed. */
  isKept({ occupant }: Position, to: number): boolean {
    const { from, required, labels, steps } = this;
    let found = 0;
    let any = false;
    for (let side = 0; side < 4; side++) {
      const beside = to + steps[side];
      if (beside === from || occupant[beside] < 0) continue;
      any = true;
      found |= labels[beside];
    }
    return any && (found & required) === required;
  }

  /** Whether all pawns form one group. */
  isJoined(position: Position): boolean {
    this.from = 0;
    return this.labelGroups(position) <= 1;
  }

  /** Whether each pawn has another beside it. */
  hasNoLonely(position: Position): boolean {
    this.from = 0;
    this.required = 0;
    this.labelLonely(position);
    return this.required === 0;
  }

  private ringGroups(occupant: Int8Array): number {
    const { from, stride } = this;
    let ring = 0;
    if (occupant[from - stride] >= 0) ring |= 1;
    if (occupant[from - stride + 1] >= 0) ring |= 2;
    if (occupant[from + 1] >= 0) ring |= 4;
    if (occupant[from + stride + 1] >= 0) ring |= 8;
    if (occupant[from + stride] >= 0) ring |= 16;
    if (occupant[from + stride - 1] >= 0) ring |= 32;
    if (occupant[from - 1] >= 0) ring |= 64;
    if (occupant[from - stride - 1] >= 0) ring |= 128;
    return RING_GROUPS[ring];
  }

  /** Gives each group of the other pawns a label, all of which are required if there are several. */
  private labelGroups({ pawns, placed, occupant }: Position): number {
    const { from, labels, queue, steps } = this;
    for (let index = 0; index < placed; index++) labels[pawns[index]] = 0;
    let groups = 0;
    for (let index = 0; index < placed; index++) {
      const first = pawns[index];
      if (first === from || labels[first] !== 0) continue;
      const label = 1 << groups++;
      labels[first] = label;
      queue[0] = first;
      for (let done = 0, found = 1; done < found; done++) {
        for (let side = 0; side < 4; side++) {
          const beside = queue[done] + steps[side];
          if (beside === from || occupant[beside] < 0 || labels[beside] !== 0) continue;
          labels[beside] = label;
          queue[found++] = beside;
        }
      }
    }
    this.required = groups > 1 ? 2 ** groups - 1 : 0;
    return groups;
  }

  /** Gives each of the other pawns that has none beside it a label of its own, all of which are required. */
  private labelLonely({ pawns, placed, occupant }: Position): void {
    const { from, labels, steps } = this;
    let lonely = 0;
    for (let index = 0; index < placed; index++) {
      const pawn = pawns[index];
      labels[pawn] = 0;
      let side = 0;
      for (; side < 4; side++) {
        const beside = pawn + steps[side];
        if (beside !== from && occupant[beside] >= 0) break;
      }
      if (side === 4 && pawn !== from) labels[pawn] = 1 << lonely++;
    }
    this.required = 2 ** lonely - 1;
  }
}

/** The cell above, right of, below or left of another. */
export function besideOf(cell: number, side: number, stride: number): number {
  if (side === 0) return cell - stride;
  if (side === 1) return cell + 1;
  return side === 2 ? cell + stride : cell - 1;
}
