/** What a seat can make of a position: by explorers that it sends, tiles that it places and fields that it explores. */
import { layFace, liftFace } from "../rules/borders.js";
import { askedAt, fittingRotations } from "../rules/fitting-tiles.js";
import { NONE } from "../rules/numbers.js";
import { ownerOf, type Position, RESERVE, stackHasTiles } from "../rules/position.js";
import { explorerCost } from "./explorers.js";
import { OasisProspects } from "./oasis-prospects.js";
import type { TilesToCome } from "./tiles-to-come.js";
import { Values } from "./values.js";

/** After a desert tile a player goes on (T19). */
const DESERT_TILE = 1.2;
/** A drawn tile is of use sooner or later, wherever it goes. */
const ANY_TILE = 0.9;
/** What it costs to have an explorer away for an oasis that might be completed. */
const ERRAND = 0.5;

/** An outlook on positions of one game. What it says of a position is valid after `judge` and until it changes. */
export class Outlook {
  readonly values: Values;
  readonly oasis: OasisProspects;
  /** By seat: its explorers, the tallest first. */
  private readonly explorers: readonly (readonly number[])[];
  /** What `judgeAdvance` said last. */
  advance = 0;
  prize = 0;

  constructor(
    position: Position,
    readonly tiles: TilesToCome,
  ) {
    this.values = new Values(position);
    this.oasis = new OasisProspects(this.values, tiles, position);
    const { ground } = position;
    this.explorers = Array.from({ length: ground.players }, (_, seat) =>
      ground.board.byHeight.filter((explorer) => ownerOf(ground, explorer) === seat),
    );
  }

  /** Judges a position: before anything else is asked about it. */
  judge(position: Position): void {
    this.values.judge(position);
    this.oasis.begin();
  }

  /** What a seat gains by the best explorer that it could send into the oasis looked at last, whose margin is `before`. */
  private bestSending(position: Position, seat: number, before: number): number {
    const { oasis, values } = this;
    const { explorer } = position;
    const own = this.explorers[seat];
    let most = 0;
    let lastRank = NONE;
    // From the smallest on: a taller one is of use only if it acts before somebody else.
    for (let place = own.length - 1; place >= 0; place--) {
      const number = own[place];
      if (explorer[number] !== NONE) continue;
      const rank = oasis.rankOf(position, number);
      if (rank === lastRank) continue;
      lastRank = rank;
      const gain = oasis.marginWith(position, seat, number, rank) - before;
      const cost = oasis.sight.openings === 0 ? 0 : explorerCost(position, values, number);
      most = Math.max(most, gain - cost);
    }
    return most;
  }

  /** What the oases around an unexplored field promise to a seat as they are. */
  around(position: Position, seat: number, field: number): number {
    const { oasis } = this;
    let sum = 0;
    let first = 0;
    for (let side = 0; side < 4; side++) {
      const start = portionBeside(position, field, side);
      if (start === NONE || this.isMet(position, start, first)) continue;
      oasis.look(position, start);
      if (first === 0) first = oasis.sight.stamp;
      sum += oasis.judgedMargin(position, seat);
    }
    return sum;
  }

  /** Whether the oasis of a portion was looked at since a stamp. */
  isMet({ ground }: Position, start: number, first: number): boolean {
    return first > 0 && ground.board.marks[start] >= first;
  }

  /** What placing a tile promises to a seat, with the best explorer that it can send. `before` is what `around` said. */
  placing(position: Position, seat: number, face: number, field: number, before: number): number {
    const { board } = position.ground;
    if (board.desert[face >> 2] === 1) return DESERT_TILE;
    const { oasis } = this;
    let sum = 0;
    let most = 0;
    let first = 0;
    layFace(position, field, face);
    for (let portion = 0; portion < board.portions[face]; portion++) {
      const start = field * 4 + portion;
      if (this.isMet(position, start, first)) continue;
      oasis.lookAhead(position, start);
      if (first === 0) first = oasis.sight.stamp;
      const margin = oasis.judgedMargin(position, seat);
      sum += margin;
      most = Math.max(most, this.bestSending(position, seat, margin));
    }
    liftFace(position, field);
    return sum + most - before;
  }

  /** The most that a tile of a reserve promises on a field, or `NONE` if none fits. */
  private bestOfReserve(
    position: Position,
    seat: number,
    owner: number,
    field: number,
    asked: number,
    before: number,
  ): number {
    const { reserve, reserves, ground } = position;
    let best = NONE;
    for (let at = owner * RESERVE; at < owner * RESERVE + reserves[owner]; at++) {
      let rotations = fittingRotations(ground.board, reserve[at], asked);
      for (let face = reserve[at] * 4; rotations !== 0; face++, rotations >>= 1) {
        if ((rotations & 1) === 0) continue;
        best = Math.max(best, this.placing(position, seat, face, field, before));
      }
    }
    return best;
  }

  /**
   * What the right tile would bring beside the oasis looked at last: it gets nearer to completion, or is complete. Who explores
   * there can also send somebody for what is left in it: the `prize`.
   */
  judgeAdvance(position: Position, seat: number): void {
    const { oasis, values } = this;
    const { closing } = oasis;
    const { openings } = oasis.sight;
    oasis.closing = openings === 1 ? 1 : closing + (1 - closing) / (openings + 1);
    const margin = oasis.judgedMargin(position, seat);
    this.advance = margin * (1 - closing / oasis.closing);
    const action = oasis.bestFor(seat);
    this.prize = action === NONE ? 0 : oasis.closing * values.of(seat, action) - ERRAND;
  }

  /** What a tile from the stack promises on a field. */
  drawing(position: Position, seat: number, field: number): number {
    const { oasis } = this;
    let sum = 0;
    let most = 0;
    let first = 0;
    for (let side = 0; side < 4; side++) {
      const start = portionBeside(position, field, side);
      if (start === NONE || this.isMet(position, start, first)) continue;
      oasis.look(position, start);
      if (first === 0) first = oasis.sight.stamp;
      this.judgeAdvance(position, seat);
      sum += this.advance;
      most = Math.max(most, this.prize);
    }
    return this.hopeOfTile(position, seat, askedAt(position, field), sum + most);
  }

  /** What a tile from the stack promises on a field where something is asked for, if the right one would bring a gain. */
  hopeOfTile(position: Position, seat: number, asked: number, gain: number): number {
    if (!stackHasTiles(position) || position.reserves[seat] === RESERVE) return 0;
    return ANY_TILE + this.tiles.shareThatFits(position, asked) * gain;
  }

  /** What a tile of a reserve promises on a field: of the seat's own, or by the scout. */
  placingReserves(position: Position, seat: number, field: number, asked: number): number {
    const { ground, seatWater } = position;
    const before = this.around(position, seat, field);
    let best = this.bestOfReserve(position, seat, seat, field, asked, before);
    if (seatWater[seat] === 0) return best;
    for (let other = 0; other < ground.players; other++) {
      if (other === seat) continue;
      const scouting = this.bestOfReserve(position, seat, other, field, asked, before);
      best = Math.max(best, scouting - this.values.water[seat]);
    }
    return best;
  }
}

/** The portion that an unexplored field borders on at a side, as `field * 4 + portion`, or `NONE`. */
function portionBeside({ face, ground }: Position, field: number, side: number): number {
  const { beside, portionAt } = ground.board;
  const other = beside[field * 4 + side];
  if (other === NONE || face[other] === NONE) return NONE;
  const portion = portionAt[face[other] * 4 + ((side + 2) & 3)];
  return portion === NONE ? NONE : other * 4 + portion;
}
