/** A number for a position: equal positions have equal numbers, and different ones practically never. */
import { hashText, mixed } from "../kit/random.js";
import type { Position } from "./position.js";
import { tileSetText } from "./tile-set.js";

/** The numbers of tile sets. */
const digests = new WeakMap<object, number>();

/** 53 bits of all that can matter from here on, the chance to come included. */
export function hashPosition(position: Position): number {
  const { ground } = position;
  const { set } = ground.board;
  let low = 0x2545f491;
  let high = 0x6c078965;
  const fold = (value: number): void => {
    low = mixed(low ^ value);
    high = Math.imul(high ^ low, 0x9e3779b1) + value;
  };
  let digest = digests.get(set);
  if (digest === undefined) {
    digest = hashText(tileSetText(set));
    digests.set(set, digest);
  }
  fold(digest);
  fold(hashText(ground.rules.starts + position.phase));
  for (const value of [
    ground.players,
    position.seat,
    position.turn,
    position.extra ? 1 : 0,
    position.idle,
    position.turnsLeft,
    position.drawnTiles,
    position.drawn,
    position.found,
    position.completed,
    position.scoring,
    position.queued,
    position.wanted,
    position.turban,
    position.water,
    position.camels,
    position.unseen,
    position.looked,
    ...(position.chance ?? []),
  ]) {
    fold(value);
  }
  for (const list of [
    position.face,
    position.caravan,
    position.reserve,
    position.seatWater,
    position.seatCamels,
    position.seatGoods,
    position.goods,
    position.discarded,
    position.explorer,
    position.free,
    position.rumour,
    position.seenBy,
  ]) {
    for (const value of list) fold(value);
  }
  for (let place = 0; place < position.queued; place++) fold(position.queue[place]);
  return (mixed(high) & 0x1fffff) * 2 ** 32 + mixed(low);
}
