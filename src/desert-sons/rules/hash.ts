/** The hash of a position: equal for equal positions, and almost never equal for different ones. */
import { hashOfChance } from "../../kit/chance/chance.js";
import { hashedOnce, hashText, mixed } from "../../kit/chance/random.js";
import type { Phase, Rules } from "../model/state.js";
import { tileSetText } from "../model/tile-set.js";
import type { Position } from "./position.js";

const hashOfTileSet = /* @__PURE__ */ hashedOnce(tileSetText);

/** The numbers of phases, by the rules that they are in. */
type PhaseNumbers = Partial<Record<Phase, number>>;
const phases: Record<Rules["actions"], Record<Rules["starts"], PhaseNumbers>> = {
  "at-once": { fixed: {}, choose: {} },
  "after-placing": { fixed: {}, choose: {} },
};

/** The hash so far: two words of 32 bits. */
let low = 0;
let high = 0;

function fold(value: number): void {
  low = mixed(low ^ value) | 0;
  high = (Math.imul(high ^ low, 0x9e3779b1) + value) | 0;
}

function foldList(list: Int16Array | Uint16Array): void {
  // An index loop: an iterator takes three times as long.
  const { length } = list;
  for (let at = 0; at < length; at++) fold(list[at]);
}

/** A hash of 53 bits of everything that matters from here on, the random generator included. */
export function hashPosition(position: Position): number {
  const { setting, phase, chance } = position;
  const { set } = setting.board;
  const { starts, actions } = setting.rules;
  low = 0x2545f491;
  high = 0x6c078965;
  fold(hashOfTileSet(set));
  fold((phases[actions][starts][phase] ??= hashText(actions + starts + phase)));
  fold(setting.players);
  fold(position.seat);
  fold(position.inTurn);
  fold(position.extra ? 1 : 0);
  fold(position.idle);
  fold(position.turnsLeft);
  fold(position.drawnTiles);
  fold(position.drawn);
  fold(position.found);
  fold(position.completed);
  fold(position.scoring);
  fold(position.queued);
  fold(position.wanted);
  fold(position.turban);
  fold(position.water);
  fold(position.camels);
  fold(position.unseen);
  fold(position.looked);
  fold(hashOfChance(chance));
  fold(chance.place);
  foldList(position.face);
  foldList(position.caravan);
  foldList(position.reserve);
  foldList(position.seatWater);
  foldList(position.seatCamels);
  foldList(position.seatGoods);
  foldList(position.goods);
  foldList(position.discarded);
  foldList(position.explorer);
  foldList(position.free);
  foldList(position.rumour);
  foldList(position.seenBy);
  // Without the option no explorer ever waits.
  if (actions === "after-placing") foldList(position.placed);
  for (let place = 0; place < position.queued; place++) fold(position.queue[place]);
  return (mixed(high) & 0x1fffff) * 2 ** 32 + mixed(low);
}
