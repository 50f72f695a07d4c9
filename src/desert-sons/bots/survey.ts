/** A survey of the whole area: what fields promise to a seat that could explore them. */
import { askedAt, openField } from "../rules/fitting-tiles.js";
import { NONE } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";
import type { Outlook } from "./outlook.js";

/** What fields promise, for one seat and as of one position: valid until it changes. */
export class Survey {
  /** By field: what exploring it promises once it is judged, and before that what is gained in the oases around it. */
  private readonly interests: Float64Array;
  private readonly prizes: Float64Array;
  private readonly isJudged: Uint8Array;
  private seat = NONE;
  private closely = false;

  constructor(
    private readonly outlook: Outlook,
    { ground }: Position,
  ) {
    this.interests = new Float64Array(ground.board.count);
    this.prizes = new Float64Array(ground.board.count);
    this.isJudged = new Uint8Array(ground.board.count);
  }

  /** Begins a survey for a seat; at a glance, reserves are not looked at. */
  begin(position: Position, seat: number, closely: boolean): void {
    this.seat = seat;
    this.closely = closely;
    this.interests.fill(0);
    this.prizes.fill(0);
    this.isJudged.fill(0);
    this.addOases(position);
  }

  /** Adds what each oasis promises to the fields around it. */
  private addOases(position: Position): void {
    const { face, ground } = position;
    const { count, portions } = ground.board;
    const { outlook, seat, interests, prizes } = this;
    const { oasis } = outlook;
    let first = 0;
    for (let field = 0; field < count; field++) {
      if (face[field] === NONE) continue;
      for (let start = field * 4; start < field * 4 + portions[face[field]]; start++) {
        if (outlook.isMet(position, start, first)) continue;
        const isUseful = oasis.lookIfUseful(position, start);
        if (first === 0) first = oasis.sight.stamp;
        if (!isUseful) continue;
        outlook.judgeAdvance(position, seat);
        const { openings, fields } = oasis.sight;
        for (let index = 0; index < openings; index++) {
          const near = fields[index];
          interests[near] += outlook.advance;
          prizes[near] = Math.max(prizes[near], outlook.prize);
        }
      }
    }
  }

  /** The most that a field promises to which an open line leads from another. */
  bestFrom(position: Position, field: number): number {
    if (position.open[field] === 0) return 0;
    let best = 0;
    for (let side = 0; side < 4; side++) {
      const open = openField(position, field, side);
      if (open !== NONE) best = Math.max(best, this.interestIn(position, open));
    }
    return best;
  }

  /** What an unexplored field promises. It is worked out when it is asked for first: lines lead to few fields. */
  private interestIn(position: Position, field: number): number {
    const { outlook, seat, closely, interests, prizes, isJudged } = this;
    if (isJudged[field] === 0) {
      isJudged[field] = 1;
      const asked = askedAt(position, field);
      const gain = interests[field] + prizes[field];
      const drawing = outlook.hopeOfTile(position, seat, asked, gain);
      interests[field] = closely
        ? Math.max(drawing, outlook.placingReserves(position, seat, field, asked))
        : drawing;
    }
    return interests[field];
  }
}
