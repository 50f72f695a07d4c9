/** How good a position is for a seat at first sight. */
import { NONE } from "../rules/numbers.js";
import { lineUp } from "../rules/oasis-scoring.js";
import { countSpaces, searchOasis, standsIn } from "../rules/oasis-search.js";
import { goodsOf, ownerOf, placesOf, type Position } from "../rules/position.js";
import { isKnown, valueOf } from "../rules/score.js";
import { ACTIONS, GOODS } from "../model/state.js";

/** Who decides, and what that seat takes goods to be worth. */
export interface Player {
  readonly seat: number;
  /** By good. */
  readonly values: readonly number[];
}

/** What a viewer takes a good with an unknown rumour to be worth. */
const USUAL_VALUE = 4;
/** How likely a side is closed in time. */
const CLOSING = 0.8;

/** The player who decides. */
export const playerOf = (position: Position): Player => ({
  seat: position.seat,
  values: GOODS.map((_, good) => (isKnown(position, good) ? valueOf(position, good) : USUAL_VALUE)),
});

/** What an action space is worth to a player. */
export function actionGain(position: Position, { seat, values }: Player, action: number): number {
  const free = placesOf(position, seat) - goodsOf(position, seat);
  switch (ACTIONS[action]) {
    case "camel":
      return free <= 2 ? 3.5 : 2;
    case "water":
      return position.seatWater[seat] < 3 ? 1.6 : 0.8;
    case "rumour":
      return 0.6;
    default:
      return free > 0 ? values[action] : 0.3;
  }
}

/** How good a position is for a player: gold, water, free places, and what the explorers may hope for. */
export function prospects(position: Position, player: Player): number {
  const { seat, values } = player;
  const { seatGoods, seatWater, reserves, explorer, ground } = position;
  const free = placesOf(position, seat) - goodsOf(position, seat);
  let hope = 0.7 * Math.min(seatWater[seat], 4) + 1.3 * Math.min(3, free);
  for (const [good, value] of values.entries())
    hope += seatGoods[seat * GOODS.length + good] * value;
  const met = new Set<number>();
  for (let number = 0; number < explorer.length; number++) {
    if (explorer[number] === NONE || ownerOf(ground, number) !== seat || met.has(number)) continue;
    hope += hopeIn(position, player, explorer[number], met);
  }
  return hope - 0.15 * reserves[seat];
}

/** What the player's explorers in the oasis of a portion may hope for. They are added to `met`. */
function hopeIn(position: Position, player: Player, start: number, met: Set<number>): number {
  const { ground } = position;
  const { size, stamp } = searchOasis(position, start);
  const open = openSides(position, size);
  const counts = ACTIONS.map(() => 0);
  countSpaces(position, size, counts);
  const gains = counts
    .flatMap((count, action) => new Array<number>(count).fill(actionGain(position, player, action)))
    .sort((one, other) => other - one);
  let closing = 1;
  for (let side = 0; side < open; side++) closing *= CLOSING;
  let hope = 0;
  for (const [rank, number] of lineUp(position, (one) =>
    standsIn(position, one, stamp),
  ).entries()) {
    if (ownerOf(ground, number) !== player.seat) continue;
    met.add(number);
    // A space may still be found in an oasis that is open.
    const gain = rank < gains.length ? gains[rank] : open === 0 ? 0 : 0.8;
    hope += gain * closing - ground.board.heights[number] / 100 - 0.5;
  }
  return hope;
}

/** How many sides of the oasis searched last face unexplored fields. */
function openSides({ face, ground }: Position, size: number): number {
  const { beside, portionSides, scratch } = ground.board;
  let open = 0;
  for (let next = 0; next < size; next++) {
    const field = scratch[next] >> 2;
    const reaches = portionSides[face[field] * 4 + (scratch[next] & 3)];
    for (let side = 0; side < 4; side++) {
      const other = beside[field * 4 + side];
      if ((reaches & (1 << side)) !== 0 && other !== NONE && face[other] === NONE) open++;
    }
  }
  return open;
}
