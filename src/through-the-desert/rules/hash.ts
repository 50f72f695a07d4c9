/** A hash of a position: equal positions have equal hashes, and different ones almost never. */
import { hashedOnce, mixed } from "../../kit/chance/random.js";
import type { Board } from "./board.js";
import type { Position } from "./position.js";

/** A hash of the layout as it is in play. */
const hashOfBoard = /* @__PURE__ */ hashedOnce(
  ({ count, layout }: Board) => `${count} ${JSON.stringify(layout)}`,
);

/** 53 bits of everything that matters from here on: the pieces, what each seat has, and whose turn it is. */
export function hashPosition(position: Position): number {
  const { setting, phase, seat, left, round, occupant, territory, water } = position;
  const { board, rules } = setting;
  let low = 0x2545f491;
  let high = 0x6c078965;
  const fold = (value: number): void => {
    low = mixed(low ^ value);
    high = Math.imul(high ^ low, 0x9e3779b1) + value;
  };
  fold(hashOfBoard(board));
  fold(
    (rules.endTiming === "immediate" ? 1 : 0) |
      (rules.oasisWalls ? 2 : 0) |
      (rules.ownerMayFill ? 4 : 0),
  );
  for (let space = 0; space < board.count; space++) {
    fold((occupant[space] + 3) | ((territory[space] + 1) << 8) | (water[space] << 16));
  }
  for (const list of [
    position.supply,
    position.hands,
    position.gaveBack,
    position.leaders,
    position.scored,
    position.taken,
  ]) {
    for (const value of list) fold(value);
  }
  // Only the first round differs from the others (L5, C2).
  for (const value of [setting.players, phase.length, seat, left, Math.min(round, 2)]) fold(value);
  return (mixed(high) & 0x1fffff) * 2 ** 32 + mixed(low);
}
