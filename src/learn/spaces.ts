/** The spaces of a board as a graph. */
import type { BoardSpace, GameBoard } from "../game.js";

/** A space with a name. */
export type NamedSpace = BoardSpace & { readonly name: string };

/** Returns the spaces of a board on which something can be placed, in board order. */
export const namedSpaces = (board: GameBoard): NamedSpace[] =>
  board.spaces.filter((space): space is NamedSpace => space.name !== null);

/** The distance up to which spaces are neighbours. Adjacent spaces are 1 apart, and others at least the root of 2. */
const NEAR = 1.2;

/** Returns the indices of the neighbours of each space. */
export function neighboursOf(spaces: readonly NamedSpace[]): readonly (readonly number[])[] {
  // Each space is compared with those in the nine unit squares around its centre only.
  const cells = new Map<string, number[]>();
  const cellOf = (x: number, y: number): string =>
    `${Math.floor(x / NEAR)} ${Math.floor(y / NEAR)}`;
  for (const [index, { centre }] of spaces.entries()) {
    const cell = cellOf(centre.x, centre.y);
    const inside = cells.get(cell) ?? [];
    cells.set(cell, inside);
    inside.push(index);
  }
  const lists = spaces.map(({ centre: { x, y } }, index) => {
    const near: number[] = [];
    for (const dx of [-NEAR, 0, NEAR]) {
      for (const dy of [-NEAR, 0, NEAR]) {
        for (const other of cells.get(cellOf(x + dx, y + dy)) ?? []) {
          const { centre } = spaces[other];
          if (other !== index && Math.hypot(centre.x - x, centre.y - y) <= NEAR) near.push(other);
        }
      }
    }
    return Object.freeze(near.sort((one, other) => one - other));
  });
  return Object.freeze(lists);
}
