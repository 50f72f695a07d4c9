/** A survey of the whole area: what fields promise to a seat that could explore them. */
import { lowestPlace } from "../../kit/boards/sets.js";
import { askedAt } from "../rules/fitting-tiles.js";
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
          if (outlook.prize > prizes[near]) prizes[near] = outlook.prize;
        }
      }
    }
  }

  /** The most that a field promises to which an open line leads from another. */
  bestFrom(position: Position, field: number): number {
    const { interests, isJudged } = this;
    const { beside } = position.ground.board;
    let best = 0;
    for (let sides = position.open[field]; sides !== 0; sides &= sides - 1) {
      const near = beside[field * 4 + lowestPlace(sides)];
      if (isJudged[near] === 0) this.judgeField(position, near);
      if (interests[near] > best) best = interests[near];
    }
    return best;
  }

  /** Works out what an unexplored field promises. It is done when somebody asks for it: lines lead to few fields. */
  private judgeField(position: Position, field: number): void {
    const { outlook, seat, interests } = this;
    const asked = askedAt(position, field);
    const gain = interests[field] + this.prizes[field];
    let interest = outlook.hopeOfTile(position, seat, asked, gain);
    if (this.closely) {
      interest = Math.max(interest, outlook.placingReserves(position, seat, field, asked));
    }
    interests[field] = interest;
    this.isJudged[field] = 1;
  }
}
