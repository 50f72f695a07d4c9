/** The expected gains of a seat by tiles that it places or draws, with the explorers that it can send then. */
import { NONE } from "../../kit/none.js";
import { RESERVE } from "../rules/numbers.js";
import { ownerOf, type Position, stackHasTiles } from "../rules/position.js";
import { layFace, liftFace } from "../rules/tiles/borders.js";
import { askedAt, fittingRotations } from "../rules/tiles/fitting-tiles.js";
import { explorerCost } from "./explorer-values.js";
import { OasisGains } from "./oasis-gains.js";
import type { UnseenTiles } from "./unseen-tiles.js";
import { Values } from "./values.js";

/** The gain of placing a desert tile: the turn goes on after it (T19). */
const DESERT_TILE = 1.2;
/** The gain of drawing any tile, wherever it goes. */
const ANY_TILE = 0.9;
/** The cost of having an explorer away for an oasis that may be completed. */
const ERRAND = 0.5;

/** Gains in the positions of one game. They are valid after `update`, until the position changes. */
export class TileGains {
  readonly values: Values;
  readonly oasis: OasisGains;
  /** By seat: its explorers, the tallest first. */
  private readonly explorers: readonly (readonly number[])[];
  /** The results of `estimateAdvance`. */
  advance = 0;
  prize = 0;

  constructor(
    position: Position,
    readonly tiles: UnseenTiles,
  ) {
    this.values = new Values(position);
    this.oasis = new OasisGains(this.values, tiles, position);
    const { setting } = position;
    this.explorers = Array.from({ length: setting.players }, (_, seat) =>
      setting.board.byHeight.filter((explorer) => ownerOf(setting, explorer) === seat),
    );
  }

  /** Must be called before anything is asked about a position. */
  update(position: Position): void {
    this.values.update(position);
    this.oasis.reset();
  }

  /** The gain of a seat by the best explorer that it could send into the oasis read last, whose margin is `before`. */
  private bestSending(position: Position, seat: number, before: number): number {
    const { oasis, values } = this;
    const { explorer } = position;
    const own = this.explorers[seat];
    let most = 0;
    let lastRank = NONE;
    // From the smallest on: a taller one is better only if it acts before somebody else.
    for (let place = own.length - 1; place >= 0; place--) {
      const number = own[place];
      if (explorer[number] !== NONE) continue;
      const rank = oasis.rankOf(position, number);
      if (rank === lastRank) continue;
      lastRank = rank;
      const gain = oasis.marginWith(position, seat, number, rank) - before;
      const cost = oasis.oasis.openings === 0 ? 0 : explorerCost(position, values, number);
      most = Math.max(most, gain - cost);
    }
    return most;
  }

  /** The margin of a seat in the oases around an unexplored field, as they are. */
  around(position: Position, seat: number, field: number): number {
    const { oasis } = this;
    let sum = 0;
    let first = 0;
    for (let side = 0; side < 4; side++) {
      const start = portionBeside(position, field, side);
      if (start === NONE || this.isRead(position, start, first)) continue;
      oasis.read(position, start);
      if (first === 0) first = oasis.oasis.stamp;
      sum += oasis.margin(position, seat);
    }
    return sum;
  }

  /** Tests whether the oasis of a portion was read since a stamp; 0 stands for no stamp. */
  isRead({ setting }: Position, start: number, first: number): boolean {
    return first > 0 && setting.board.marks[start] >= first;
  }

  /** The gain of placing a tile, with the best explorer that the seat can send. `before` is the result of `around`. */
  placing(position: Position, seat: number, face: number, field: number, before: number): number {
    const { board } = position.setting;
    if (board.desert[face >> 2] === 1) return DESERT_TILE;
    const { oasis } = this;
    let sum = 0;
    let most = 0;
    let first = 0;
    layFace(position, field, face);
    for (let portion = 0; portion < board.portions[face]; portion++) {
      const start = field * 4 + portion;
      if (this.isRead(position, start, first)) continue;
      oasis.readOnTrial(position, start);
      if (first === 0) first = oasis.oasis.stamp;
      const margin = oasis.margin(position, seat);
      sum += margin;
      most = Math.max(most, this.bestSending(position, seat, margin));
    }
    liftFace(position, field);
    return sum + most - before;
  }

  /** The highest gain of placing a tile of a reserve on a field, or `NONE` if none fits. */
  private bestOfReserve(
    position: Position,
    seat: number,
    owner: number,
    field: number,
    asked: number,
    before: number,
  ): number {
    const { reserve, reserves, setting } = position;
    let best = NONE;
    for (let at = owner * RESERVE; at < owner * RESERVE + reserves[owner]; at++) {
      let rotations = fittingRotations(setting.board, reserve[at], asked);
      for (let face = reserve[at] * 4; rotations !== 0; face++, rotations >>= 1) {
        if ((rotations & 1) === 0) continue;
        best = Math.max(best, this.placing(position, seat, face, field, before));
      }
    }
    return best;
  }

  /**
   * Computes the gains by a fitting tile beside the oasis read last: `advance`, since it gets nearer to completion, and `prize`,
   * since an explorer can be sent for the best space that is left.
   */
  estimateAdvance(position: Position, seat: number): void {
    const { oasis, values } = this;
    const { closing } = oasis;
    const { openings } = oasis.oasis;
    oasis.closing = openings === 1 ? 1 : closing + (1 - closing) / (openings + 1);
    const margin = oasis.margin(position, seat);
    this.advance = margin * (1 - closing / oasis.closing);
    const action = oasis.bestFor(seat);
    this.prize = action === NONE ? 0 : oasis.closing * values.of(seat, action) - ERRAND;
  }

  /** The gain of drawing a tile for a field. */
  drawing(position: Position, seat: number, field: number): number {
    const { oasis } = this;
    let sum = 0;
    let most = 0;
    let first = 0;
    for (let side = 0; side < 4; side++) {
      const start = portionBeside(position, field, side);
      if (start === NONE || this.isRead(position, start, first)) continue;
      oasis.read(position, start);
      if (first === 0) first = oasis.oasis.stamp;
      this.estimateAdvance(position, seat);
      sum += this.advance;
      most = Math.max(most, this.prize);
    }
    return this.drawingFor(position, seat, askedAt(position, field), sum + most);
  }

  /** The gain of drawing a tile for a field where only tiles with certain sides fit, and a fitting one brings `gain`. */
  drawingFor(position: Position, seat: number, asked: number, gain: number): number {
    if (!stackHasTiles(position) || position.reserves[seat] === RESERVE) return 0;
    return ANY_TILE + this.tiles.shareThatFits(position, asked) * gain;
  }

  /** The gain of placing a tile of a reserve on a field: of the seat's own, or by the scout. */
  placingReserves(position: Position, seat: number, field: number, asked: number): number {
    const { setting, seatWater } = position;
    const before = this.around(position, seat, field);
    let best = this.bestOfReserve(position, seat, seat, field, asked, before);
    if (seatWater[seat] === 0) return best;
    for (let other = 0; other < setting.players; other++) {
      if (other === seat) continue;
      const scouting = this.bestOfReserve(position, seat, other, field, asked, before);
      best = Math.max(best, scouting - this.values.water[seat]);
    }
    return best;
  }
}

/** The portion that an unexplored field borders on at a side, as `field * 4 + portion`, or `NONE`. */
function portionBeside({ face, setting }: Position, field: number, side: number): number {
  const { beside, portionAt } = setting.board;
  const other = beside[field * 4 + side];
  if (other === NONE || face[other] === NONE) return NONE;
  const portion = portionAt[face[other] * 4 + ((side + 2) & 3)];
  return portion === NONE ? NONE : other * 4 + portion;
}
