/** Whether tiles, goods, water, camels and rumours add up and lie where they can. */
import { freshStamp } from "../rules/board.js";
import { askedAt, fits } from "../rules/fitting-tiles.js";
import { NONE } from "../rules/numbers.js";
import { currentPile, placesOf, type Position } from "../rules/position.js";
import { type Goods, GOODS, type Rumour } from "../table/state.js";
import type { Subject } from "./soundness-subject.js";
import { readState } from "./transcript.js";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** T6, T17: tiles came off the stack in the order of the piles, fit their neighbours and were reached by lines. */
export function lookAtTiles({ state, board, report }: Subject): void {
  const position = readState(state);
  const { ground, seen, face } = position;
  const pile = currentPile(position);
  const last = ground.through.length - 1;
  for (const [kind, tile] of board.kinds.entries()) {
    const least =
      pile === NONE ? ground.through[last][kind] : (ground.through[pile - 1]?.[kind] ?? 0);
    const most = ground.through[pile === NONE ? last : pile][kind];
    if (seen[kind] < least || seen[kind] > most) {
      report("tiles", `${seen[kind]} of ${tile} have left the stack, not ${least} to ${most}`);
    }
  }
  const reached = markReachable(position);
  for (const [index, { field }] of state.tiles.entries()) {
    const number = board.numbers.get(field) ?? 0;
    const asked = askedAt(position, number);
    if (!fits(board, face[number], asked)) report(`tiles[${index}]`, "does not fit there");
    if (board.marks[number] !== reached) report(`tiles[${index}]`, "no line leads there");
  }
}

/** Marks the cross and every field that lines lead to from it, and gives the stamp. */
function markReachable({ face, ground }: Position): number {
  const { board } = ground;
  const { beside, lines, cross, marks, scratch } = board;
  const stamp = freshStamp(board);
  let found = 0;
  for (let field = 0; field < board.count; field++) {
    if (cross[field] === NONE) continue;
    marks[field] = stamp;
    scratch[found++] = field;
  }
  for (let next = 0; next < found; next++) {
    const field = scratch[next];
    for (let side = 0; side < 4; side++) {
      const other = beside[field * 4 + side];
      if (((lines[face[field]] >> side) & 1) === 0 || other === NONE) continue;
      if (face[other] === NONE || marks[other] === stamp) continue;
      marks[other] = stamp;
      scratch[found++] = other;
    }
  }
  return stamp;
}

/** T4, T9: supply and players together have as much as there is, and all goods have a place. */
export function lookAtPieces({ state, report }: Subject): void {
  const { seats, supply, tileSet } = state;
  const total = (path: string, parts: readonly number[], all: number): void => {
    if (sum(parts) !== all) report(path, `${sum(parts)} in all, not ${all}`);
  };
  total("supply.water", [supply.water, ...seats.map(({ water }) => water)], tileSet.water);
  total("supply.camels", [supply.camels, ...seats.map(({ camels }) => camels)], tileSet.camels);
  for (const good of GOODS) {
    const parts = [supply.goods[good], ...seats.map(({ goods }) => goods[good])];
    total(`supply.goods.${good}`, parts, tileSet.goods);
  }
  const position = readState(state);
  const held = (goods: Goods): number => sum(GOODS.map((good) => goods[good]));
  for (const [seat, { goods }] of seats.entries()) {
    if (held(goods) > placesOf(position, seat)) {
      report(`seats[${seat}].goods`, "more goods than places");
    }
  }
}

/** T4, T28: the rumours are those of the set, and who may know one does. */
export function lookAtRumours({ state, report }: Subject): void {
  const { rumours, tileSet, seat } = state;
  const { unseen, aside, hand, looked, board } = rumours;
  const known = [...board, aside, hand].filter((one) => one !== null);
  const values = [...tileSet.rumours];
  for (const { value } of known) {
    if (value === null) continue;
    const place = values.indexOf(value);
    if (place < 0) report("rumours", `there is no further rumour of ${value}`);
    else values.splice(place, 1);
  }
  if (unseen + known.length !== tileSet.rumours.length) {
    report("rumours.unseen", `there are ${tileSet.rumours.length} rumours`);
  }
  if (aside !== null && unseen > 0)
    report("rumours.aside", "none is taken off while some are left");
  if (aside !== null && hand !== null) report("rumours.hand", "the tile set aside is drawn first");
  const lookedAt = board.find(({ slot }) => slot === looked);
  if (looked !== null && lookedAt === undefined) report("rumours.looked", "no rumour lies there");
  for (const rumour of [hand, lookedAt]) {
    if (rumour === null || rumour === undefined || seat === null) continue;
    if (!rumour.seenBy.includes(seat)) report("rumours", "the seat to decide looks at it");
  }
  if (!("viewer" in state)) return;
  const { viewer, over } = state;
  const mayKnow = ({ seenBy }: Rumour<number | null>): boolean =>
    viewer !== "spectator" && seenBy.includes(viewer);
  for (const rumour of known) {
    const open = mayKnow(rumour) || (over && "slot" in rumour);
    if ((rumour.value !== null) !== open) report("rumours", "not what the viewer may know");
  }
  if (viewer !== "spectator" && viewer >= state.seats.length) report("viewer", "nobody sits there");
}
