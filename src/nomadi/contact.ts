/**
 * Contact (N11): what a pawn that leaves its square has to join again where it lands. One walk over the pawns tells which of
 * them hold the group together; any other has to find nothing but some pawn, and only for those the pawns are searched again.
 */
import type { Position } from "./position.js";

/** The contact that a pawn must find. */
export class Contact {
  /** Whether all pawns form one group, as of the last survey. */
  isJoined = false;
  /** The square that the pawn leaves. */
  private from = 0;
  /** Whether the other pawns must still be labelled. */
  private isUnlabelled = false;
  /** A bit for each label that must be found beside the square where it lands. */
  private required = 0;
  /** By cell: the labels of the pawns, meaningful only if any is required. */
  private readonly labels: Int32Array;
  private readonly queue: Int32Array;
  /** By cell: when the last survey came to a pawn, and the pawns that hold the group together. */
  private readonly visits: Int32Array;
  private readonly joints: Int32Array;
  private clock = 0;
  private before = 0;
  /** From a square to the one above it, right of it, below it, left of it. */
  private readonly steps: Int32Array;

  constructor(cells: number, stride: number) {
    this.labels = new Int32Array(cells);
    this.queue = new Int32Array(cells);
    this.visits = new Int32Array(cells);
    this.joints = new Int32Array(cells);
    this.steps = Int32Array.of(-stride, 1, stride, -1);
  }

  /** Looks at how the pawns hang together. To be called before `leave`, once for each position. */
  survey({ occupant, pawns, placed }: Position): void {
    if (this.clock > 1e9) {
      this.clock = 0;
      this.visits.fill(0);
      this.joints.fill(0);
    }
    this.before = this.clock;
    if (placed > 0) this.visit(occupant, pawns[0], -1);
    this.isJoined = this.clock - this.before === placed;
  }

  /** Walks on from a pawn, and tells the earliest pawn that is beside those walked to: Tarjan's search for joints. */
  private visit(occupant: Int8Array, at: number, parent: number): number {
    const { visits, joints, steps } = this;
    const time = ++this.clock;
    visits[at] = time;
    let earliest = time;
    let branches = 0;
    for (let side = 0; side < 4; side++) {
      const beside = at + steps[side];
      if (occupant[beside] < 0 || beside === parent) continue;
      if (visits[beside] > this.before) {
        if (visits[beside] < earliest) earliest = visits[beside];
        continue;
      }
      branches++;
      const found = this.visit(occupant, beside, at);
      if (found < earliest) earliest = found;
      if (found >= time && parent >= 0) joints[at] = time;
    }
    if (parent < 0 && branches > 1) joints[at] = time;
    return earliest;
  }

  /** Works out what must be found when the pawn on a square leaves it. */
  leave(position: Position, from: number): void {
    this.from = from;
    this.required = 0;
    this.isUnlabelled = false;
    if (position.ground.rules.contact === "neighbour") this.labelLonely(position);
    else if (!this.isJoined) this.labelGroups(position);
    else this.isUnlabelled = this.joints[from] > this.before;
  }

  /** Whether all is in contact once the pawn has landed. */
  isKept(position: Position, to: number): boolean {
    const { from, labels, steps } = this;
    const { occupant } = position;
    let touching = 0;
    for (let side = 0; side < 4; side++) {
      const beside = to + steps[side];
      if (beside !== from && occupant[beside] >= 0) touching++;
    }
    if (touching === 0) return false;
    if (this.isUnlabelled) {
      // Without the pawn there are several groups, and one neighbour can't join them.
      if (touching === 1) return false;
      this.isUnlabelled = false;
      this.labelGroups(position);
    }
    if (this.required === 0) return true;
    let found = 0;
    for (let side = 0; side < 4; side++) {
      const beside = to + steps[side];
      if (beside !== from && occupant[beside] >= 0) found |= labels[beside];
    }
    return (found & this.required) === this.required;
  }

  /** Whether each pawn has another beside it. */
  hasNoLonely(position: Position): boolean {
    this.from = 0;
    this.labelLonely(position);
    return this.required === 0;
  }

  /** Gives each group of the other pawns a label, all of which are required if there are several. */
  private labelGroups({ pawns, placed, occupant }: Position): void {
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
