/** Checks whether tiles, goods, water, camels and rumours add up and are in possible places. */
import { quoted } from "../../kit/errors.js";
import { freshStamp } from "../rules/board.js";
import { askedAt, fits } from "../rules/tiles/fitting-tiles.js";
import { NONE } from "../../kit/none.js";
import { placesOf } from "../rules/earnings.js";
import { currentPile, type Position } from "../rules/position.js";
import { type Goods, GOODS, type Rumour } from "../model/state.js";
import type { Subject } from "./soundness-subject.js";
import { readState } from "./transcript.js";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** T6, T17: tiles came off the stack in the order of the piles, fit their neighbours and were reached by lines. */
export function lookAtTiles({ state, board, report }: Subject): void {
  const position = readState(state);
  const { setting, seen, face } = position;
  const pile = currentPile(position);
  const last = setting.through.length - 1;
  for (const [kind, tile] of board.kinds.entries()) {
    const least =
      pile === NONE ? setting.through[last][kind] : (setting.through[pile - 1]?.[kind] ?? 0);
    const most = setting.through[pile === NONE ? last : pile][kind];
    if (seen[kind] < least || seen[kind] > most) {
      report(
        "tiles",
        `expected ${least} to ${most} of ${quoted(tile)} outside the stack, got ${seen[kind]}`,
      );
    }
  }
  const reached = markReachable(position);
  for (const [index, { field }] of state.tiles.entries()) {
    const number = board.numbers.get(field) ?? 0;
    const asked = askedAt(position, number);
    if (!fits(board, face[number], asked))
      report(`tiles[${index}]`, `${quoted(state.tiles[index].tile)} does not fit on ${field}`);
    if (board.marks[number] !== reached) report(`tiles[${index}]`, `no line leads to ${field}`);
  }
}

/** Marks the cross and every field that lines lead to from it, and returns the stamp of the marks. */
function markReachable({ face, setting }: Position): number {
  const { board } = setting;
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

/** T4, T9: supply and players together have all pieces of the set, and every good has a place. */
export function lookAtPieces({ state, report }: Subject): void {
  const { seats, supply, tileSet } = state;
  const total = (path: string, parts: readonly number[], all: number): void => {
    if (sum(parts) !== all)
      report(path, `expected ${all} in supply and seats together, got ${sum(parts)}`);
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
      report(
        `seats[${seat}].goods`,
        `expected at most ${placesOf(position, seat)}, got ${held(goods)}`,
      );
    }
  }
}

/** T4, T28: the rumours are those of the set, and a view has the values that its viewer may know. */
export function lookAtRumours({ state, report }: Subject): void {
  const { rumours, tileSet, seat } = state;
  const { unseen, aside, hand, looked, board } = rumours;
  const known = [...board, aside, hand].filter((one) => one !== null);
  const values = [...tileSet.rumours];
  for (const { value } of known) {
    if (value === null) continue;
    const place = values.indexOf(value);
    if (place < 0) report("rumours", `there are fewer rumours of value ${value}`);
    else values.splice(place, 1);
  }
  if (unseen + known.length !== tileSet.rumours.length) {
    report("rumours.unseen", `expected ${tileSet.rumours.length - known.length}`);
  }
  if (aside !== null && unseen > 0)
    report("rumours.aside", "expected null while there are unseen rumours");
  if (aside !== null && hand !== null)
    report("rumours.hand", "expected null while a rumour is set aside");
  const lookedAt = board.find(({ slot }) => slot === looked);
  if (looked !== null && lookedAt === undefined)
    report("rumours.looked", `there is no rumour on ${looked}`);
  for (const rumour of [hand, lookedAt]) {
    if (rumour === null || rumour === undefined || seat === null) continue;
    if (!rumour.seenBy.includes(seat))
      report("rumours", "expected the seat to decide among those who have seen its rumour");
  }
  if (!("viewer" in state)) return;
  const { viewer, over } = state;
  const mayKnow = ({ seenBy }: Rumour<number | null>): boolean =>
    viewer !== "spectator" && seenBy.includes(viewer);
  for (const rumour of known) {
    // T33: all rumours are turned up at the end.
    if ((rumour.value !== null) !== (over || mayKnow(rumour)))
      report("rumours", "the values are not those that the viewer may know");
  }
  if (viewer !== "spectator" && viewer >= state.seats.length)
    report("viewer", `there is no seat ${viewer}`);
}
