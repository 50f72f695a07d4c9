/** What a player of Desert Sons knows. */
import { Chance } from "../../kit/chance.js";
import type { Mind } from "../../kit/mind.js";
import type { Random } from "../../kit/random.js";
import type { Viewer } from "../../game.js";
import { chanceOf, unknownRumours } from "../rules/chance.js";
import { copyPosition } from "../rules/copy-position.js";
import type { Choice } from "../rules/decision.js";
import { listDecisions } from "../rules/legality.js";
import { NONE } from "../rules/numbers.js";
import { play } from "../rules/play.js";
import { type Position, RESERVE, UNKNOWN } from "../rules/position.js";
import { freeSlot } from "../rules/rumours.js";
import { ACTIONS, GOODS } from "../table/state.js";
import type { Move } from "../table/move.js";
import { Outlook, WEIGHTS } from "./outlook.js";
import type { Fitting } from "./fitting.js";

export const TUNING = { noise: 1, horizon: 100, turns: 3, margin: 8, guide: 0.3 };

export class SonsMind implements Mind<Move> {
  readonly players: number;
  readonly traces: number;
  readonly margin = TUNING.margin;
  readonly horizon = TUNING.horizon;
  /** How many turns have ended since the beginning of the search. */
  private turns = 0;
  private readonly outlook: Outlook;
  private readonly listed: number[] = [];
  private readonly ratings: number[] = [];

  constructor(
    private position: Position,
    private readonly chance: Chance = chanceOf("bot"),
    fitting?: Fitting,
  ) {
    const { ground } = position;
    this.players = ground.players;
    this.traces = 8192;
    this.outlook = new Outlook(position, fitting);
  }

  get ripe(): boolean {
    return this.turns >= TUNING.turns;
  }

  get seat(): number {
    return this.position.seat;
  }

  clone(): SonsMind {
    const mind = new SonsMind(copyPosition(this.position), this.chance, this.outlook.fitting);
    mind.turns = this.turns;
    return mind;
  }

  follow(other: SonsMind): void {
    this.position = copyPosition(other.position, this.position);
    this.turns = other.turns;
  }

  settle(_viewer: Viewer, random: Random): void {
    const { position } = this;
    const { rumour, seenBy, chance } = position;
    chance.follow(this.chance);
    chance.goTo(random.word() >>> 1);
    let values: number[] | undefined;
    for (let place = 0; place < rumour.length; place++) {
      if (seenBy[place] === 0 || rumour[place] !== UNKNOWN) continue;
      values ??= unknownRumours(position);
      const index = random.below(values.length);
      rumour[place] = values[index];
      values[index] = values[values.length - 1];
      values.pop();
    }
  }

  list(into: number[]): number {
    return listDecisions(this.position, into);
  }

  rate(decisions: readonly number[], count: number, into: number[]): void {
    this.judge(decisions, count, into, true);
  }

  /** How good decisions look to the seat that decides. */
  private judge(decisions: readonly number[], count: number, into: number[], close: boolean): void {
    const { position, outlook } = this;
    const { all } = position.ground.board.choices;
    if (position.phase === "travel") outlook.survey(position, position.seat, close);
    else outlook.values.judge(position);
    let field = NONE;
    let before = 0;
    for (let index = 0; index < count; index++) {
      const choice = all[decisions[index]];
      if ((choice.type === "place" || choice.type === "scout") && choice.field !== field) {
        field = choice.field;
        before = outlook.beforeAt(position, position.inTurn, field);
      }
      into[index] = this.liking(choice, before);
    }
  }

  private liking(choice: Choice, before: number): number {
    const { position, outlook } = this;
    const { values } = outlook;
    const { seat } = position;
    switch (choice.type) {
      case "move":
        return (
          outlook.bestFrom(position, choice.field) - (choice.driver ? values.water[seat] : 0) - 0.1
        );
      case "draw": {
        const here = position.caravan[seat];
        if (position.phase === "travel") return this.drawHere(here) + 0.1;
        return this.drawHere(here);
      }
      case "place":
        return outlook.placing(position, seat, choice.face, choice.field, before) + WEIGHTS.keep;
      case "scout":
        return (
          outlook.placing(position, seat, choice.face, choice.field, before) - values.water[seat]
        );
      case "discard":
        return 0.3;
      case "withdraw":
        return this.withdrawing(choice.explorer);
      case "explorer":
        return this.sending(choice);
      case "guide":
        return TUNING.guide + (values.rounds < 3 ? 1 : 0) + 0.15 * position.seatWater[seat];
      case "take":
        return values.of(seat, choice.what);
      case "give":
        return values.goods[position.wanted] - values.goods[choice.what];
      case "lay":
        return this.laying(choice.what, position.rumour[position.rumour.length - 1]);
      case "remove":
        return -this.laying(position.looked >> 1, position.rumour[position.looked]);
      case "decline":
        return 0.05;
      default:
        return 0;
    }
  }

  /** What drawing a tile promises from where the caravan stands. */
  private drawHere(here: number): number {
    const { position, outlook } = this;
    const { beside } = position.ground.board;
    let best = 0;
    for (let side = 0; side < 4; side++) {
      const field = beside[here * 4 + side];
      if (field === NONE || position.face[field] !== NONE) continue;
      best = Math.max(best, outlook.interest(position, position.seat, field, false));
    }
    return best;
  }

  private withdrawing(explorer: number): number {
    const { position, outlook } = this;
    const { oasis } = outlook;
    oasis.look(position, position.explorer[explorer]);
    oasis.judgeClosing(position);
    oasis.judgeHopes(position);
    return -oasis.hopes[position.seat] / Math.max(1, oasis.members) - 0.2;
  }

  /** What a single explorer promises on a portion of the tile just placed. */
  private sending({ explorer, portion }: Choice): number {
    const { position, outlook } = this;
    const { found, face, ground, seat } = position;
    const { board } = ground;
    const { oasis } = outlook;
    const start = found * 4 + board.portionAt[face[found] * 4 + 31 - Math.clz32(portion)];
    oasis.look(position, start);
    oasis.judgeClosing(position);
    let without = 0;
    if (oasis.members > 0) {
      oasis.judgeHopes(position);
      without = oasis.margin(seat);
    }
    position.explorer[explorer] = start;
    oasis.look(position, start);
    oasis.judgeClosing(position);
    oasis.judgeHopes(position);
    position.explorer[explorer] = NONE;
    const { rounds } = outlook.values;
    const time = rounds / (rounds + 2);
    const cost =
      oasis.openings === 0
        ? 0
        : (WEIGHTS.height * board.heights[explorer] + WEIGHTS.hand * 0.7) * time;
    return oasis.margin(seat) - without - cost;
  }

  /** What a rumour on a good means to the seat that decides. */
  private laying(good: number, value: number): number {
    const { position } = this;
    const { seat, seatGoods } = position;
    if (value === UNKNOWN) return 0;
    let most = 0;
    for (let other = 0; other < this.players; other++) {
      if (other !== seat) most = Math.max(most, seatGoods[other * GOODS.length + good]);
    }
    return value * (seatGoods[seat * GOODS.length + good] - most);
  }

  glance(random: Random): number {
    const { listed, ratings, position } = this;
    const count = this.list(listed);
    if (count === 1) return listed[0];
    this.judge(listed, count, ratings, false);
    const noise = TUNING.noise / 2 ** 32;
    let best = 0;
    let most = -Infinity;
    void position;
    for (let index = 0; index < count; index++) {
      const value = ratings[index] + noise * random.word();
      if (value > most) {
        most = value;
        best = index;
      }
    }
    return listed[best];
  }

  play(decision: number): void {
    const { position } = this;
    const { inTurn } = position;
    play(position, position.ground.board.choices.all[decision], undefined);
    if (position.inTurn !== inTurn) this.turns++;
  }

  trace(decision: number): number {
    const { all } = this.position.ground.board.choices;
    const { type, field, explorer, what, face } = all[decision];
    let number = TYPES.get(type) ?? 0;
    if (type === "place" || type === "scout") number += face % 4 * 512 + field * 4 % 512;
    else number += Math.max(0, field) + 8 * Math.max(0, explorer) + Math.max(0, what);
    return number & 8191;
  }

  worth(into: number[]): void {
    this.outlook.worth(this.position, into);
  }

  moveOf(decision: number): Move {
    return this.position.ground.board.choices.all[decision].move;
  }
}
const TYPES = new Map<string, number>([
  ["move", 2048], ["explorer", 2500], ["withdraw", 2700], ["take", 2900], ["draw", 3000], ["done", 3001], ["guide", 3002], ["give", 3010], ["lay", 3020], ["decline", 3030], ["scout", 4096], ["look", 3040], ["remove", 3050], ["leave", 3051], ["discard", 3060], ["renounce", 3061], ["oasis", 3062], ["start", 3200],
]);
void RESERVE; void freeSlot; void ACTIONS;
